-- "Mjst": tells a game store from the databases of other programs.
PRAGMA application_id = 0x4d6a7374;

-- Moments are milliseconds since 1970.
CREATE TABLE tables (
    id              TEXT    NOT NULL PRIMARY KEY,
    created_at      INTEGER NOT NULL,
    changed_at      INTEGER NOT NULL,
    started_at      INTEGER,
    turn_started_at INTEGER,
    revision        INTEGER NOT NULL,
    phase           TEXT    NOT NULL CHECK (phase IN ('gathering', 'playing', 'over')),
    listed          INTEGER NOT NULL CHECK (listed IN (0, 1)),
    header          TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- Lists show what is open or played now, among all that ever was.
CREATE INDEX tables_by_phase ON tables (phase, listed, created_at);

-- Who has which seat: the part of the headers that is searched.
CREATE TABLE members (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat      INTEGER NOT NULL,
    player_id TEXT    NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX members_by_player ON members (player_id);

CREATE TABLE moves (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    ply      INTEGER NOT NULL,
    word     TEXT    NOT NULL,
    made_by  TEXT    NOT NULL CHECK (made_by IN ('person', 'bot', 'stand-in')),
    made_at  INTEGER NOT NULL,
    PRIMARY KEY (table_id, ply)
) STRICT, WITHOUT ROWID;

CREATE TABLE chat (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n         INTEGER NOT NULL,
    player_id TEXT    NOT NULL,
    name      TEXT    NOT NULL,
    text      TEXT    NOT NULL,
    said_at   INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

CREATE TABLE players (
    id          TEXT    NOT NULL PRIMARY KEY,
    name        TEXT    NOT NULL,
    preferences TEXT    NOT NULL,
    last_seen   INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
