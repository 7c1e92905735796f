CREATE TABLE former_sitters (
    person BIGINT NOT NULL, table_id BIGINT NOT NULL REFERENCES tables ON DELETE CASCADE,
    PRIMARY KEY (person, table_id)
);
CREATE INDEX former_sitters_by_table ON former_sitters (table_id);
ALTER TABLE tables ADD COLUMN taken TIMESTAMPTZ;
ALTER TABLE nodes ADD COLUMN wanted TEXT NOT NULL DEFAULT '',
    ADD COLUMN began TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp();
INSERT INTO former_sitters
    SELECT DISTINCT person::bigint, id FROM tables,
        regexp_matches(data, '"former":\[([0-9,]+)\]', 'g') AS found,
        unnest(string_to_array(found[1], ',')) AS person;
