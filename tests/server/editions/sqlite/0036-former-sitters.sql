CREATE TABLE former_sitters (
    person INTEGER NOT NULL, table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
) WITHOUT ROWID;
CREATE INDEX former_sitters_by_table ON former_sitters (table_id);
INSERT INTO former_sitters
    SELECT DISTINCT person.value, tables.id FROM tables,
        json_each(data, '$.seats') AS seat, json_each(seat.value, '$.former') AS person
    WHERE json_valid(data) AND data LIKE '%"former":%';
