ALTER TABLE people ADD COLUMN invitable INTEGER NOT NULL DEFAULT 0;
CREATE TABLE invitations (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    sender INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    at REAL NOT NULL, PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX invitations_by_table ON invitations (table_id);
CREATE INDEX invitations_by_sender ON invitations (sender);
CREATE TABLE unheard (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    other INTEGER NOT NULL REFERENCES people ON DELETE CASCADE, PRIMARY KEY (person, other)
) WITHOUT ROWID;
CREATE INDEX unheard_by_other ON unheard (other);
