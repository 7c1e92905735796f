CREATE TABLE tallies (
    table_id INTEGER PRIMARY KEY REFERENCES tables ON DELETE CASCADE,
    edition TEXT NOT NULL, data TEXT NOT NULL
);
CREATE INDEX results_by_person ON results (person, table_id);
