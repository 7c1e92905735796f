ALTER TABLE tokens ADD COLUMN device TEXT NOT NULL DEFAULT '';
ALTER TABLE tokens ADD COLUMN seen REAL NOT NULL DEFAULT 0;
UPDATE tokens SET seen = created;
CREATE INDEX tokens_by_person ON tokens (person);
