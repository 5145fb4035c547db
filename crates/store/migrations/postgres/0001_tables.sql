-- Everything is in a schema of its own, so that a database may hold other things, too.
-- Moments are milliseconds since 1970. Texts that strangers write are escaped: PostgreSQL keeps
-- every character but one.
CREATE TABLE tables (
    id              TEXT    PRIMARY KEY,
    created_at      BIGINT  NOT NULL,
    changed_at      BIGINT  NOT NULL,
    started_at      BIGINT,
    turn_started_at BIGINT,
    revision        BIGINT  NOT NULL,
    phase           TEXT    NOT NULL CHECK (phase IN ('gathering', 'playing', 'over')),
    listed          BOOLEAN NOT NULL,
    header          TEXT    NOT NULL,
    -- How many moves and lines of chat there are: whoever adds one changes this row, and so waits
    -- for whoever did before.
    plies           BIGINT  NOT NULL DEFAULT 0,
    lines           BIGINT  NOT NULL DEFAULT 0
);

-- Lists show what is open or played now, among all that ever was.
CREATE INDEX tables_by_phase ON tables (phase, listed, created_at);

-- Who has which seat: the part of the headers that is searched.
CREATE TABLE members (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      BIGINT  NOT NULL,
    player_id TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
);

CREATE INDEX members_by_player ON members (player_id);

CREATE TABLE moves (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply      BIGINT  NOT NULL,
    word     TEXT    NOT NULL,
    made_by  TEXT    NOT NULL CHECK (made_by IN ('person', 'bot', 'stand-in')),
    made_at  BIGINT  NOT NULL,
    PRIMARY KEY (table_id, ply)
);

CREATE TABLE chat (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n         BIGINT  NOT NULL,
    player_id TEXT    NOT NULL,
    name      TEXT    NOT NULL,
    text      TEXT    NOT NULL,
    said_at   BIGINT  NOT NULL,
    PRIMARY KEY (table_id, n)
);

CREATE TABLE players (
    id          TEXT    PRIMARY KEY,
    name        TEXT    NOT NULL,
    preferences TEXT    NOT NULL,
    last_seen   BIGINT  NOT NULL
);

-- The servers that work on this store, each until it is not heard of any more. The database's
-- clock counts, which is the same for all. What is here is of no use after a crash.
CREATE UNLOGGED TABLE nodes (
    id          TEXT        PRIMARY KEY,
    alive_until TIMESTAMPTZ NOT NULL
);
