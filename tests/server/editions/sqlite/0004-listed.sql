ALTER TABLE tables ADD COLUMN listed INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET listed = 1 WHERE status = 'lobby' AND json_valid(data)
    AND json_extract(data, '$.visibility') = 'public' AND EXISTS (
        SELECT 1 FROM json_each(data, '$.seats')
        WHERE coalesce(json_extract(value, '$.kind'), 'open') = 'open'
    );
CREATE INDEX tables_listed ON tables (id) WHERE listed = 1;
