-- A table is its log from now on. What was there before waits under another name until it is
-- written anew, in the same transaction.
DROP INDEX tables_by_phase;
DROP INDEX members_by_player;
DROP INDEX chat_by_player;
ALTER TABLE tables RENAME TO old_tables;
ALTER TABLE members RENAME TO old_members;
ALTER TABLE moves RENAME TO old_moves;
ALTER TABLE chat RENAME TO old_chat;

-- `events` is their number. What lists show, `phase` and `listed` with it, follows from them.
CREATE TABLE tables (
    id         TEXT    NOT NULL PRIMARY KEY,
    created_at INTEGER NOT NULL,
    changed_at INTEGER NOT NULL,
    revision   INTEGER NOT NULL,
    events     INTEGER NOT NULL,
    phase      TEXT    NOT NULL CHECK (phase IN ('gathering', 'playing', 'over')),
    listed     INTEGER NOT NULL CHECK (listed IN (0, 1)),
    summary    TEXT    NOT NULL
) STRICT, WITHOUT ROWID;

-- Lists show what is open or played now, among all that ever was.
CREATE INDEX tables_by_phase ON tables (phase, listed, created_at);

CREATE TABLE events (
    table_id TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    event    TEXT    NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;

-- Who is behind the numbers in the events. People in records and those who are forgotten have no
-- player.
CREATE TABLE members (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    member    INTEGER NOT NULL,
    player_id TEXT,
    name      TEXT    NOT NULL,
    seated    INTEGER NOT NULL CHECK (seated IN (0, 1)),
    PRIMARY KEY (table_id, member)
) STRICT, WITHOUT ROWID;

CREATE INDEX members_by_player ON members (player_id);

CREATE TABLE chat (
    table_id  TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    n         INTEGER NOT NULL,
    player_id TEXT    NOT NULL,
    name      TEXT    NOT NULL,
    text      TEXT    NOT NULL,
    said_at   INTEGER NOT NULL,
    PRIMARY KEY (table_id, n)
) STRICT, WITHOUT ROWID;

-- All that somebody said can be taken away and forgotten.
CREATE INDEX chat_by_player ON chat (player_id);
