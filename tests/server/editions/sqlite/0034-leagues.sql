CREATE TABLE leagues (
    id INTEGER PRIMARY KEY, code TEXT NOT NULL UNIQUE, name TEXT NOT NULL,
    created REAL NOT NULL
);
CREATE TABLE members (
    league INTEGER NOT NULL REFERENCES leagues ON DELETE CASCADE,
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE, since REAL NOT NULL,
    PRIMARY KEY (league, person)
) WITHOUT ROWID;
CREATE INDEX members_by_person ON members (person);
