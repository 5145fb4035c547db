-- Who tried which puzzle, and the ratings of puzzles and of the accounts that solve them.

-- A row for each player and puzzle, made by the first try. `solved_at` stays empty until a try is
-- right.
CREATE TABLE puzzle_tries (
    player_id   TEXT    NOT NULL,
    puzzle      TEXT    NOT NULL,
    first_right BOOLEAN NOT NULL,
    tried_at    BIGINT  NOT NULL,
    solved_at   BIGINT,
    PRIMARY KEY (player_id, puzzle)
);

-- Retention looks for what is old.
CREATE INDEX puzzle_tries_by_time ON puzzle_tries (tried_at);

-- Glicko-2. A subject is an account or a puzzle.
CREATE TABLE puzzle_ratings (
    kind       TEXT             NOT NULL CHECK (kind IN ('account', 'puzzle')),
    subject    TEXT             NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    tries      BIGINT           NOT NULL,
    PRIMARY KEY (kind, subject)
);
