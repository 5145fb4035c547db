-- What people report, what operators do about it, and what retention needs to find old data.

-- A report keeps a copy of the line, because the line or its table may be gone when somebody reads
-- it. `reporter` is empty once that person is forgotten.
CREATE TABLE reports (
    id          BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    table_id    TEXT   NOT NULL,
    line        BIGINT NOT NULL,
    player_id   TEXT   NOT NULL,
    name        TEXT   NOT NULL,
    text        TEXT   NOT NULL,
    said_at     BIGINT NOT NULL,
    reporter    TEXT   NOT NULL,
    reason      TEXT   NOT NULL,
    reported_at BIGINT NOT NULL,
    handled_at  BIGINT,
    note        TEXT   NOT NULL DEFAULT ''
);

CREATE UNIQUE INDEX reports_once ON reports (table_id, line, reporter) WHERE reporter <> '';
CREATE INDEX reports_by_handling ON reports (handled_at, id);

-- Without `until` a lock holds until it is taken off. A subject is a player or a network.
CREATE TABLE locks (
    kind    TEXT   NOT NULL CHECK (kind IN ('account', 'guest', 'address')),
    subject TEXT   NOT NULL,
    until   BIGINT,
    reason  TEXT   NOT NULL,
    made_at BIGINT NOT NULL,
    PRIMARY KEY (kind, subject)
);

-- Links to set a new password, as the SHA-256 of their secrets.
CREATE TABLE password_links (
    hash      TEXT   PRIMARY KEY,
    player_id TEXT   NOT NULL,
    until     BIGINT NOT NULL,
    used_at   BIGINT
);

-- Every change by an operator, with the table and the player it concerns, by which running servers
-- notice it.
CREATE TABLE audit (
    seq       BIGINT PRIMARY KEY,
    at        BIGINT NOT NULL,
    operator  TEXT   NOT NULL,
    action    TEXT   NOT NULL,
    subject   TEXT   NOT NULL,
    reason    TEXT   NOT NULL,
    table_id  TEXT,
    player_id TEXT
);

-- The number of the last entry. Writers update this row first, so entries appear in order.
CREATE TABLE audit_seq (last BIGINT NOT NULL);
INSERT INTO audit_seq (last) VALUES (0);

-- Retention looks for what is old.
CREATE INDEX chat_by_time ON chat (said_at);
CREATE INDEX tables_by_change ON tables (phase, changed_at, id);
CREATE INDEX keys_by_use ON keys (kind, last_used);
CREATE INDEX keys_by_actor ON keys (acts_as);
CREATE INDEX players_by_visit ON players (last_seen);

-- Deleting and handing over looks for a person's reports.
CREATE INDEX reports_by_author ON reports (player_id);
CREATE INDEX reports_by_reporter ON reports (reporter);
