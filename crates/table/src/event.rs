//! Everything that can happen at a table. The events in order are its log, and its only truth.

use majesty_rules::{Commitment, Deal, JointDeal, Move, ScorePart, Seat};
use serde::{Deserialize, Serialize};

use crate::{Agreement, Day, Holder, MadeBy, MemberId, Origin, TableId, serde_as};

/// Something that happened at a table. Events are stored as JSON and never rewritten, so every
/// variant must stay readable for ever.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "event", rename_all = "kebab-case")]
pub enum Event {
    /// The table was opened. Always the first event, and only the first.
    Opened {
        /// The terms.
        #[serde(flatten)]
        agreement: Agreement,
        /// Who sits where.
        seats: Vec<OpenedSeat>,
        /// Who may start the game.
        host: MemberId,
        /// Whether strangers find it in the lobby.
        listed: bool,
        /// The chosen seed, as secret as the cards.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
        /// The server's secret of a joint deal, as secret as the cards.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "serde_as::secret")]
        secret: Option<JointDeal>,
        /// Where the game comes from.
        #[serde(default)]
        origin: Origin,
        /// The day whose deal is played here. Older logs have none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        daily: Option<Day>,
    },
    /// A player took a free seat.
    SatDown {
        /// Which.
        #[serde(with = "serde_as::seat")]
        seat: Seat,
        /// Who.
        member: MemberId,
    },
    /// A player gave up a seat before the game.
    StoodUp {
        /// Which.
        #[serde(with = "serde_as::seat")]
        seat: Seat,
    },
    /// A player is ready to start, or no longer is.
    Readied {
        /// On which seat.
        #[serde(with = "serde_as::seat")]
        seat: Seat,
        /// Whether they are.
        ready: bool,
        /// A new share of the joint deal. Without it, an earlier one stays.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        share: Option<String>,
    },
    /// The table has a new host.
    HostChanged {
        /// Who.
        host: MemberId,
    },
    /// The cards were dealt and the game began. They stay secret until it is over.
    Dealt {
        /// The seed of the deal, where it was dealt with one. A joint deal has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        seed: Option<u64>,
        /// The set-up and the draw order.
        #[serde(with = "serde_as::deal")]
        deal: Box<Deal>,
        /// The commitment to the cards.
        #[serde(default, skip_serializing_if = "Option::is_none", with = "serde_as::commitment")]
        commitment: Option<Commitment>,
    },
    /// A move was made.
    Played {
        /// Which.
        #[serde(rename = "move", with = "serde_as::text")]
        m: Move,
        /// Who decided on it.
        by: MadeBy,
    },
    /// The game is over.
    Ended,
    /// A bot stands in for the person on a seat, who left or ran out of time.
    StoodIn {
        /// Which seat.
        #[serde(with = "serde_as::seat")]
        seat: Seat,
    },
    /// The person on a seat plays again.
    CameBack {
        /// Which seat.
        #[serde(with = "serde_as::seat")]
        seat: Seat,
    },
    /// A player asked the others to consent to a take-back.
    TakeBackAsked {
        /// Who asks.
        by: MemberId,
        /// How many moves would stay.
        keep: u32,
        /// Who has to agree.
        of: Vec<MemberId>,
    },
    /// A player agreed while others have yet to answer.
    TakeBackAgreed {
        /// Who.
        by: MemberId,
    },
    /// The request ended without a take-back: a player declined, or one who takes part in it is gone.
    TakeBackDeclined {
        /// Who.
        by: MemberId,
    },
    /// Moves were taken back, and the game goes on from there.
    TookBack {
        /// How many stay.
        keep: u32,
        /// Whether the game now counts as practice.
        practice: bool,
    },
    /// A player got a hint from the strongest bot.
    Advised {
        /// Who.
        to: MemberId,
        /// Its moves, the best first.
        moves: Vec<Advised>,
        /// Why the first one is better than another. Older logs don't say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        why: Option<Reason>,
    },
    /// A player muted or unmuted another.
    Muted {
        /// Who.
        by: MemberId,
        /// Whom.
        whom: MemberId,
        /// Whether they are muted now.
        on: bool,
    },
    /// A chat line was added.
    Said {
        /// The number of the chat line.
        line: u64,
    },
    /// A rematch was opened.
    RematchOpened {
        /// Where.
        table: TableId,
        /// Who asked for it. Older logs don't say.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        by: Option<MemberId>,
    },
    /// The player to move ran out of time. A bot makes this move, whatever the player does.
    TimedOut {
        /// On which seat.
        #[serde(with = "serde_as::seat")]
        seat: Seat,
    },
    /// The host removed the person on a seat. Before the game the seat is free again; during the
    /// game a bot plays on, and the person can't come back.
    Removed {
        /// Which seat.
        #[serde(with = "serde_as::seat")]
        seat: Seat,
    },
    /// The person on a seat resigned: a bot plays on, and the person can't come back. Without
    /// anyone else in the game, it ends at once.
    Resigned {
        /// Which seat.
        #[serde(with = "serde_as::seat")]
        seat: Seat,
    },
    /// The host blocked a person, or no longer does. Blocked people can't sit down or chat.
    Blocked {
        /// Whom.
        whom: MemberId,
        /// Whether they are blocked now.
        on: bool,
    },
    /// The host switched the chat of watchers on or off.
    WatchersChat {
        /// Whether watchers may chat now.
        on: bool,
    },
    /// The host closed the table.
    Closed,
}

/// A seat as the table opens.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct OpenedSeat {
    /// Who holds it.
    #[serde(flatten)]
    pub holder: Holder,
    /// Whether this seat is ready to start.
    pub ready: bool,
}

/// A move that a bot recommends.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Advised {
    /// The move.
    #[serde(rename = "move", with = "serde_as::text")]
    pub m: Move,
    /// Its chance to win, in percent.
    pub chance: u8,
}

/// Why a move is better than another: what it's expected to bring more by the end of the game, the
/// largest difference first.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reason {
    /// The other move.
    #[serde(with = "serde_as::text")]
    pub than: Move,
    /// How the player's whole score changes. Older logs don't say.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub total: Option<i16>,
    /// The parts of the player's own score that change.
    pub own: Vec<PartChange>,
    /// How the other players' whole scores change.
    pub others: Vec<SeatChange>,
}

/// A part of a score that is expected to change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct PartChange {
    /// The part.
    #[serde(with = "serde_as::text")]
    pub part: ScorePart,
    /// By so many points, above zero where the better move brings more.
    pub by: i16,
}

/// A player's score that is expected to change.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SeatChange {
    /// The player's seat.
    #[serde(with = "serde_as::seat")]
    pub seat: Seat,
    /// By so many points.
    pub by: i16,
}
