ALTER TABLE chat ADD COLUMN person BIGINT;
CREATE INDEX chat_by_person ON chat (person) WHERE person IS NOT NULL;
CREATE TABLE tags_of_people (
    table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE, seat INTEGER NOT NULL,
    person BIGINT NOT NULL, about INTEGER NOT NULL, tag TEXT NOT NULL,
    PRIMARY KEY (table_id, seat, person, about)
);
ALTER TABLE people ADD COLUMN open INTEGER NOT NULL DEFAULT 0;
