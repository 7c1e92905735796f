ALTER TABLE people ADD COLUMN invitable INTEGER NOT NULL DEFAULT 0;
CREATE TABLE invitations (
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    sender BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    at DOUBLE PRECISION NOT NULL, PRIMARY KEY (person, table_id)
);
CREATE INDEX invitations_by_table ON invitations (table_id);
CREATE INDEX invitations_by_sender ON invitations (sender);
CREATE TABLE unheard (
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE,
    other BIGINT NOT NULL REFERENCES people ON DELETE CASCADE, PRIMARY KEY (person, other)
);
CREATE INDEX unheard_by_other ON unheard (other);
