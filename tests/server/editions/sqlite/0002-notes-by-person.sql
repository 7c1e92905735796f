CREATE TABLE notes_of_people (
    table_id INTEGER NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
    person INTEGER NOT NULL, text TEXT NOT NULL, PRIMARY KEY (table_id, seat, person)
) WITHOUT ROWID;
INSERT INTO notes_of_people
    SELECT table_id, seat, person, text FROM (
        SELECT table_id, seat, text, coalesce(
            json_extract(data, '$.seats[' || seat || '].person'),
            json_extract(data, '$.seats[' || seat || '].former[#-1]')
        ) AS person
        FROM notes JOIN tables ON id = table_id WHERE json_valid(data)
    ) WHERE person IS NOT NULL;
DROP TABLE notes;
