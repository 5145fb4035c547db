//! Reasons to refuse a command.

use majesty_rules::Illegal;

/// Why a command is refused. A refused command changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    /// The player has no seat at this table.
    #[error("you have no seat at this table")]
    NotYourSeat,
    /// It's another player's turn.
    #[error("it is another player's turn")]
    NotYourTurn,
    /// The table has changed since the player saw it.
    #[error("the table has changed in the meantime")]
    Stale,
    /// The game is over.
    #[error("the game is over")]
    GameOver,
    /// The game has begun.
    #[error("the game has already started")]
    Begun,
    /// The game has not begun.
    #[error("the game hasn't started yet")]
    NotBegun,
    /// The game is not over.
    #[error("the game isn't over yet")]
    NotOver,
    /// The text isn't a move.
    #[error("that isn't a move")]
    NoMove,
    /// The move breaks a rule.
    #[error("the move breaks a rule: {0}")]
    Illegal(Illegal),
    /// There is no such seat, or no person on it.
    #[error("there is no such seat")]
    NoSeat,
    /// The seat is not free.
    #[error("the seat is taken")]
    SeatTaken,
    /// Only the host may do it.
    #[error("only the host can do that")]
    OnlyHost,
    /// There are free seats.
    #[error("there are free seats")]
    SeatsFree,
    /// Not everyone is ready.
    #[error("not everyone is ready")]
    NotReady,
    /// There is no move to take back.
    #[error("there is no move to take back")]
    NothingToTakeBack,
    /// There is no take-back request to answer.
    #[error("nobody has asked to take a move back")]
    NothingAsked,
    /// The game ends at this step.
    #[error("the game ends there")]
    NothingToPlayOn,
    /// The chat line is too long.
    #[error("the chat line is too long")]
    LineTooLong,
    /// Too many chat lines in a short time.
    #[error("too many chat lines at once")]
    TooManyLines,
    /// The log is full: only moves and leaving are possible now.
    #[error("too much has happened at this table")]
    LogFull,
    /// The share of a joint deal is too long or has other characters than allowed.
    #[error("a share can have up to 64 letters, digits and spaces")]
    WrongShare,
    /// The number of seats doesn't match the number of players.
    #[error("a table has one seat for each player")]
    WrongPlayers,
    /// The time limit is out of range.
    #[error("the time per turn must be from one second to two weeks")]
    WrongTurnLimit,
    /// The time for this turn ran out, and a bot plays it.
    #[error("the time for this turn is up")]
    TimeOver,
    /// Nobody may take hints at this table.
    #[error("this table allows no hints")]
    NoHints,
    /// Hints are for games against bots only.
    #[error("this table allows hints against bots only")]
    HintsAlone,
    /// The host has blocked the person.
    #[error("the host has blocked you at this table")]
    Blocked,
    /// Watchers can't chat here.
    #[error("watchers can't chat at this table")]
    WatchersQuiet,
    /// The table is closed.
    #[error("the table is closed")]
    Closed,
    /// Another person plays, so the table can't be closed.
    #[error("others are still playing at this table")]
    OthersPlay,
    /// The player has resigned.
    #[error("you have resigned this game")]
    Resigned,
    /// One try counts in the daily deal: no take-backs and no rematch.
    #[error("everyone gets one try at the daily deal")]
    OneTry,
    /// Others still play the same deal.
    #[error("this deal is secret until its day is over")]
    Sealed,
    /// One seat is enough for a stranger.
    #[error("you have a seat at this table")]
    OneSeat,
}
