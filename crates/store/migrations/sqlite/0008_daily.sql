-- The daily deal. One secret, from which those of all days follow: without it nobody can check what
-- was promised for the next days, so a backup has to hold it.
CREATE TABLE daily_secret (
    id     INTEGER NOT NULL PRIMARY KEY CHECK (id = 1),
    secret TEXT    NOT NULL
) STRICT;

-- One try of a player at the deal of a day. It goes with its table. Without points it was given up,
-- or ended after the day.
CREATE TABLE daily_tries (
    day         TEXT    NOT NULL,
    player_id   TEXT    NOT NULL,
    table_id    TEXT    NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    started_at  INTEGER NOT NULL,
    finished_at INTEGER,
    points      INTEGER,
    bot_points  INTEGER,
    PRIMARY KEY (day, player_id)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX daily_tries_by_table ON daily_tries (table_id);
CREATE INDEX daily_tries_by_player ON daily_tries (player_id, day);
CREATE INDEX daily_tries_by_result ON daily_tries (day, (points - bot_points), points);

-- What the strongest bot made of the deal of a day.
CREATE TABLE daily_references (
    day        TEXT    NOT NULL PRIMARY KEY,
    points     INTEGER NOT NULL,
    bot_points INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
