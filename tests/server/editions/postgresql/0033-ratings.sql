ALTER TABLE tables ADD COLUMN rated INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN league BIGINT NOT NULL DEFAULT 0;
CREATE INDEX tables_rated ON tables (id) WHERE rated = 1;
CREATE INDEX tables_by_league ON tables (league, id) WHERE league > 0;
CREATE TABLE matches (
    table_id BIGINT PRIMARY KEY REFERENCES tables ON DELETE CASCADE, game TEXT NOT NULL,
    ended DOUBLE PRECISION NOT NULL, rated INTEGER NOT NULL, league BIGINT NOT NULL,
    why TEXT NOT NULL, data TEXT NOT NULL
);
CREATE INDEX matches_by_end ON matches (game, ended, table_id) WHERE rated = 1;
CREATE INDEX matches_by_league ON matches (league, game, ended, table_id) WHERE league > 0;
CREATE TABLE rated_until (
    pool BIGINT NOT NULL, game TEXT NOT NULL, ended DOUBLE PRECISION NOT NULL,
    table_id BIGINT NOT NULL, revision BIGINT NOT NULL, PRIMARY KEY (pool, game)
);
CREATE TABLE rating_steps (
    pool BIGINT NOT NULL, game TEXT NOT NULL, person BIGINT NOT NULL,
    ended DOUBLE PRECISION NOT NULL, table_id BIGINT NOT NULL,
    mu DOUBLE PRECISION NOT NULL, sigma DOUBLE PRECISION NOT NULL,
    games INTEGER NOT NULL, won INTEGER NOT NULL, latest INTEGER NOT NULL,
    PRIMARY KEY (pool, game, person, ended, table_id)
);
CREATE INDEX ratings_latest ON rating_steps (pool, game, mu) WHERE latest = 1;
CREATE INDEX rating_steps_by_person ON rating_steps (person);
CREATE INDEX rating_steps_by_table ON rating_steps (table_id);
