CREATE TABLE subscriptions (
    endpoint TEXT PRIMARY KEY, person BIGINT NOT NULL,
    token TEXT NOT NULL REFERENCES tokens ON DELETE CASCADE, p256dh TEXT NOT NULL,
    auth TEXT NOT NULL, language TEXT NOT NULL, kinds TEXT NOT NULL
);
CREATE INDEX subscriptions_by_person ON subscriptions (person);
CREATE INDEX subscriptions_by_token ON subscriptions (token);
CREATE TABLE mutes (
    person BIGINT NOT NULL, table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX mutes_by_table ON mutes (table_id);
