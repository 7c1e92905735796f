CREATE TABLE seekers (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    game TEXT NOT NULL, pace TEXT NOT NULL, experience TEXT NOT NULL,
    language TEXT NOT NULL, seats INTEGER NOT NULL,
    since REAL NOT NULL, heard REAL NOT NULL,
    claimed REAL NOT NULL DEFAULT 0, code TEXT NOT NULL DEFAULT '', PRIMARY KEY (person)
) WITHOUT ROWID;
CREATE INDEX seekers_by_game ON seekers (game, pace);
CREATE TABLE met_tables (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    experience TEXT NOT NULL, language TEXT NOT NULL, PRIMARY KEY (table_id)
) WITHOUT ROWID;
CREATE TABLE waits (game TEXT NOT NULL, at REAL NOT NULL, seconds REAL NOT NULL);
CREATE INDEX waits_by_game ON waits (game, at);
