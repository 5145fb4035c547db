-- Whether the disk takes anything can only be told by writing: one row, written from time to time.
CREATE TABLE probe (
    id     INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    at     INTEGER NOT NULL,
    filler BLOB    NOT NULL
) STRICT;
