CREATE TABLE deals (
    day TEXT NOT NULL, game TEXT NOT NULL, secret TEXT NOT NULL, bots_secret TEXT NOT NULL,
    PRIMARY KEY (day, game)
) WITHOUT ROWID;
CREATE TABLE tries (
    day TEXT NOT NULL, game TEXT NOT NULL, person INTEGER NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (day, game, person)
) WITHOUT ROWID;
CREATE INDEX tries_by_table ON tries (table_id);
