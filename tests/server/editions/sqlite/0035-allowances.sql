CREATE TABLE allowances (
    name TEXT PRIMARY KEY, level REAL NOT NULL, at REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX allowances_by_time ON allowances (at);
