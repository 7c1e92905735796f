CREATE TABLE passkeys (
    id INTEGER PRIMARY KEY, person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    credential TEXT NOT NULL UNIQUE, key BLOB NOT NULL, algorithm INTEGER NOT NULL,
    counter INTEGER NOT NULL, name TEXT NOT NULL, created REAL NOT NULL,
    used REAL NOT NULL DEFAULT 0
);
CREATE INDEX passkeys_by_person ON passkeys (person);
CREATE TABLE challenges (
    hash TEXT PRIMARY KEY, person INTEGER REFERENCES people ON DELETE CASCADE, until REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX challenges_by_time ON challenges (until);
CREATE TABLE recovery_codes (
    person INTEGER NOT NULL REFERENCES people ON DELETE CASCADE,
    hash TEXT NOT NULL, created REAL NOT NULL, PRIMARY KEY (person)
) WITHOUT ROWID;
CREATE INDEX recovery_codes_by_hash ON recovery_codes (hash);
