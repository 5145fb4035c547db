-- Somebody with a name and a password. `name_key` is the name without regard to case.
CREATE TABLE accounts (
    player_id  TEXT    PRIMARY KEY,
    name       TEXT    NOT NULL,
    name_key   TEXT    NOT NULL UNIQUE,
    password   TEXT    NOT NULL,
    created_at BIGINT  NOT NULL
);

-- Secrets by which somebody is known, as their SHA-256. `id` is the name that may be seen.
CREATE TABLE keys (
    hash       TEXT    PRIMARY KEY,
    id         TEXT    NOT NULL,
    kind       TEXT    NOT NULL CHECK (kind IN ('session', 'token')),
    owner      TEXT    NOT NULL,
    acts_as    TEXT    NOT NULL,
    name       TEXT    NOT NULL,
    created_at BIGINT  NOT NULL,
    last_used  BIGINT  NOT NULL
);

CREATE INDEX keys_by_owner ON keys (owner);

-- All that somebody said can be taken away and forgotten.
CREATE INDEX chat_by_player ON chat (player_id);

-- The host is a member in seat -1, so that whoever is forgotten is found where they have no seat.
INSERT INTO members (table_id, seat, player_id)
SELECT id, -1, substring(header FROM '"host":"([0-9a-f]{64})"') FROM tables
WHERE header ~ '"host":"[0-9a-f]{64}"';
