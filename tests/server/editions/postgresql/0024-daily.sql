CREATE TABLE deals (
    day TEXT NOT NULL, game TEXT NOT NULL, secret TEXT NOT NULL, bots_secret TEXT NOT NULL,
    PRIMARY KEY (day, game)
);
CREATE TABLE tries (
    day TEXT NOT NULL, game TEXT NOT NULL, person BIGINT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (day, game, person)
);
CREATE INDEX tries_by_table ON tries (table_id);
