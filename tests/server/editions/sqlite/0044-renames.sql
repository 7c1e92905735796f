CREATE TABLE renames (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    before TEXT NOT NULL, every INTEGER NOT NULL, PRIMARY KEY (person, table_id, before)
) WITHOUT ROWID;
CREATE INDEX renames_by_table ON renames (table_id);
