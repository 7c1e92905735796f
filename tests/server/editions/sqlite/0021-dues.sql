ALTER TABLE tables ADD COLUMN due REAL NOT NULL DEFAULT 0;
CREATE INDEX tables_by_due ON tables (due) WHERE due > 0;
UPDATE tables SET due = 1 WHERE status = 'playing' AND json_valid(data)
    AND json_extract(data, '$.clock.kind') = 'days';
