ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN league INTEGER NOT NULL DEFAULT 0;
CREATE INDEX tables_rated ON tables (id) WHERE rated = 1;
CREATE INDEX tables_by_league ON tables (league, id) WHERE league > 0;
CREATE TABLE matches (
    table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE, game TEXT NOT NULL,
    ended REAL NOT NULL, rated INTEGER NOT NULL, league INTEGER NOT NULL,
    why TEXT NOT NULL, data TEXT NOT NULL
);
CREATE INDEX matches_by_end ON matches (game, ended, table_id) WHERE rated = 1;
CREATE INDEX matches_by_league ON matches (league, game, ended, table_id) WHERE league > 0;
CREATE TABLE rated_until (
    pool INTEGER NOT NULL, game TEXT NOT NULL, ended REAL NOT NULL,
    table_id INTEGER NOT NULL, revision INTEGER NOT NULL, PRIMARY KEY (pool, game)
) WITHOUT ROWID;
CREATE TABLE rating_steps (
    pool INTEGER NOT NULL, game TEXT NOT NULL, person INTEGER NOT NULL,
    ended REAL NOT NULL, table_id INTEGER NOT NULL, mu REAL NOT NULL, sigma REAL NOT NULL,
    games INTEGER NOT NULL, won INTEGER NOT NULL, latest INTEGER NOT NULL,
    PRIMARY KEY (pool, game, person, ended, table_id)
) WITHOUT ROWID;
CREATE INDEX ratings_latest ON rating_steps (pool, game, mu) WHERE latest = 1;
CREATE INDEX rating_steps_by_person ON rating_steps (person);
CREATE INDEX rating_steps_by_table ON rating_steps (table_id);
