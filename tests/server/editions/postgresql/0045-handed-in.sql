CREATE TABLE handed_in (
    person BIGINT NOT NULL REFERENCES people ON DELETE CASCADE, digest TEXT NOT NULL,
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE, at DOUBLE PRECISION NOT NULL,
    PRIMARY KEY (person, digest)
);
CREATE INDEX handed_in_by_table ON handed_in (table_id);
