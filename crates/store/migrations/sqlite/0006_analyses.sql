-- What finished games were found to be worth, move by move. It follows from the log, takes seconds to
-- make, and may be thrown away at any time. Analyses of another version are made anew.
CREATE TABLE analyses (
    table_id TEXT    NOT NULL PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version  INTEGER NOT NULL,
    made_at  INTEGER NOT NULL,
    analysis TEXT    NOT NULL
) STRICT;
