-- Whether the disk takes anything can only be told by writing: one row, written from time to time.
CREATE TABLE probe (
    id     BIGINT PRIMARY KEY CHECK (id = 1),
    at     BIGINT NOT NULL,
    filler BYTEA  NOT NULL
);
