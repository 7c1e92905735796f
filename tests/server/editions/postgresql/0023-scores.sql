CREATE TABLE scores (
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE, game TEXT NOT NULL,
    kind TEXT COLLATE "C" NOT NULL, value INTEGER NOT NULL, open INTEGER NOT NULL,
    ended DOUBLE PRECISION NOT NULL, PRIMARY KEY (table_id, seat)
);
CREATE INDEX scores_by_kind ON scores (game, kind, value, table_id);
CREATE INDEX scores_by_person ON scores (person, game, kind, value, table_id);
ALTER TABLE people ADD COLUMN unlisted INTEGER NOT NULL DEFAULT 0;
