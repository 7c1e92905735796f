ALTER TABLE tables ADD COLUMN due DOUBLE PRECISION NOT NULL DEFAULT 0;
CREATE INDEX tables_by_due ON tables (due) WHERE due > 0;
UPDATE tables SET due = 1 WHERE status = 'playing' AND data LIKE '%"kind":"days"%';
