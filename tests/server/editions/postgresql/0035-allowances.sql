CREATE TABLE allowances (
    name TEXT PRIMARY KEY, level DOUBLE PRECISION NOT NULL, at DOUBLE PRECISION NOT NULL
);
CREATE INDEX allowances_by_time ON allowances (at);
