CREATE TABLE renames (
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    before TEXT NOT NULL, every INTEGER NOT NULL, PRIMARY KEY (person, table_id, before)
);
CREATE INDEX renames_by_table ON renames (table_id);
