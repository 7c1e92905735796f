CREATE TABLE handed_in (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE, digest TEXT NOT NULL,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, at REAL NOT NULL,
    PRIMARY KEY (person, digest)
) WITHOUT ROWID;
CREATE INDEX handed_in_by_table ON handed_in (table_id);
