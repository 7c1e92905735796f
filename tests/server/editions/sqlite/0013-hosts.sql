ALTER TABLE tables ADD COLUMN host INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET host = coalesce(json_extract(data, '$.host'), 0) WHERE json_valid(data);
