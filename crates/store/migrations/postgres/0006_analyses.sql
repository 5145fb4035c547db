-- What finished games were found to be worth, move by move. It follows from the log, takes seconds to
-- make, and may be thrown away at any time. Analyses of another version are made anew.
CREATE TABLE analyses (
    table_id TEXT   PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    version  BIGINT NOT NULL,
    made_at  BIGINT NOT NULL,
    analysis TEXT   NOT NULL
);
