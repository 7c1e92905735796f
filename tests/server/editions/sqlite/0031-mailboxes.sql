CREATE TABLE mailboxes (
    person INTEGER PRIMARY KEY REFERENCES people ON DELETE CASCADE, address TEXT NOT NULL,
    language TEXT NOT NULL, kinds TEXT NOT NULL, stop TEXT NOT NULL UNIQUE,
    confirmed INTEGER NOT NULL, link TEXT NOT NULL, until REAL NOT NULL
);
CREATE INDEX mailboxes_by_link ON mailboxes (link);
