CREATE TABLE mailboxes (
    person BIGINT PRIMARY KEY REFERENCES people ON DELETE CASCADE, address TEXT NOT NULL,
    language TEXT NOT NULL, kinds TEXT NOT NULL, stop TEXT NOT NULL UNIQUE,
    confirmed INTEGER NOT NULL, link TEXT NOT NULL, until DOUBLE PRECISION NOT NULL
);
CREATE INDEX mailboxes_by_link ON mailboxes (link);
