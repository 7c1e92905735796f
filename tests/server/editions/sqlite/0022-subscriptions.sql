CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY, person INTEGER NOT NULL,
    token TEXT NOT NULL REFERENCES tokens ON DELETE CASCADE, p256dh TEXT NOT NULL,
    auth TEXT NOT NULL, language TEXT NOT NULL, kinds TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX subscriptions_by_person ON subscriptions (person);
CREATE INDEX subscriptions_by_token ON subscriptions (token);
CREATE TABLE mutes (
    person INTEGER NOT NULL, table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX mutes_by_table ON mutes (table_id);
