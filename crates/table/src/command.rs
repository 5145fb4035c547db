//! Commands: what a player, a bot or a clock asks a table to do.

use majesty_rules::{Move, View};

use crate::{Advised, MadeBy, MemberId, Millis, PlayerId, Reason, TurnClock};

/// An action and its time.
#[derive(Clone, Debug)]
pub struct Command<'a> {
    /// Now.
    pub at: Millis,
    /// The action.
    pub action: Action<'a>,
}

/// An action at a table.
#[derive(Clone, Debug)]
pub enum Action<'a> {
    /// Take a free seat.
    Sit {
        /// Who.
        who: PlayerId,
        /// Which seat, counted from 0.
        seat: usize,
        /// Their name at this table; may be empty.
        name: &'a str,
    },
    /// Take a free seat and be ready, in one step.
    Join {
        /// Who.
        who: PlayerId,
        /// Which seat, counted from 0.
        seat: usize,
        /// Their name at this table; may be empty.
        name: &'a str,
        /// Their share of a joint deal; may be empty.
        share: &'a str,
        /// Secrets for the deal, should the game start by itself.
        fresh: Fresh,
    },
    /// Set whether a player is ready to start.
    Ready {
        /// Who.
        who: PlayerId,
        /// Whether they are ready.
        ready: bool,
        /// Their share of a joint deal; may be empty.
        share: &'a str,
        /// Secrets for the deal, should the game start by itself.
        fresh: Fresh,
    },
    /// Start the game.
    Start {
        /// Who.
        who: PlayerId,
        /// Their share of a joint deal; may be empty.
        share: &'a str,
        /// Secrets for the deal.
        fresh: Fresh,
    },
    /// Leave. Before the game this frees the player's seats. During the game a bot stands in, unless
    /// there are only bots to play against: then the game waits.
    Leave {
        /// Who.
        who: PlayerId,
    },
    /// Resign: lose the game, whatever the bot achieves that plays on.
    Resign {
        /// Who.
        who: PlayerId,
    },
    /// End a game that is won because the only opponent has resigned.
    Conclude {
        /// Who.
        who: PlayerId,
    },
    /// Take seats back from the bots that stand in.
    ComeBack {
        /// Who.
        who: PlayerId,
    },
    /// Make a move.
    Play {
        /// Who.
        who: PlayerId,
        /// How many moves were made before it.
        ply: u32,
        /// The move as records write it.
        word: &'a str,
    },
    /// Play a bot's move, unless the position has changed since it started thinking.
    PlayBot {
        /// The position it thought about.
        view: &'a View,
        /// Its move.
        m: Move,
        /// Whether it plays for itself or for a person who is away.
        by: MadeBy,
    },
    /// Let a bot stand in for a player who has run out of time, unless the turn is another by now.
    TimeOut {
        /// The clock that ran out.
        clock: TurnClock,
        /// For how many milliseconds the caller has watched it, by a clock that can't be set.
        waited: u64,
    },
    /// Take back to the player's last own turn, or ask the others for consent.
    TakeBack {
        /// Who.
        who: PlayerId,
        /// How many moves there are.
        ply: u32,
    },
    /// Answer a take-back request.
    AnswerTakeBack {
        /// Who.
        who: PlayerId,
        /// Whether they agree.
        yes: bool,
    },
    /// Give a player a bot's advice on their turn.
    Advise {
        /// Who.
        who: PlayerId,
        /// The number of moves made before it.
        ply: u32,
        /// The position the bot thought about.
        view: &'a View,
        /// The bot's moves, the best first.
        moves: &'a [Advised],
        /// Why the first one is better than another.
        why: Option<&'a Reason>,
    },
    /// Say something in the chat.
    Say {
        /// Who.
        who: PlayerId,
        /// Their name, if they have no seat.
        name: &'a str,
        /// One line.
        text: &'a str,
    },
    /// Mute or unmute a person.
    Mute {
        /// Who.
        who: PlayerId,
        /// Whom.
        whom: Whom,
        /// Whether to mute.
        on: bool,
    },
    /// Hand everything of one player to another: a guest signs in to an account.
    HandOver {
        /// The guest.
        from: PlayerId,
        /// The account.
        to: PlayerId,
    },
    /// Remove the person on a seat.
    Remove {
        /// Who; only the host may.
        who: PlayerId,
        /// Whose seat, counted from 0.
        seat: usize,
    },
    /// Block a person at this table, or no longer. Removes them from their seats.
    Block {
        /// Who; only the host may.
        who: PlayerId,
        /// Whom.
        whom: Whom,
        /// Whether to block.
        on: bool,
    },
    /// Allow or disallow chat by watchers.
    LetWatchersChat {
        /// Who; only the host may.
        who: PlayerId,
        /// Whether they may.
        on: bool,
    },
    /// Close the table.
    Close {
        /// Who; only the host may.
        who: PlayerId,
    },
}

/// A person as others at the table can name them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Whom {
    /// The person on a seat, counted from 0.
    Seat(usize),
    /// The author of a chat line.
    Line(u64),
    /// A member.
    Member(MemberId),
}

/// Fresh secrets for a deal. The crate has no randomness of its own.
#[derive(Clone, Copy, Debug)]
pub struct Fresh {
    /// The seed to use unless one was chosen.
    pub seed: u64,
    /// The salt of the commitment.
    pub salt: [u8; 32],
    /// The server's secret of a joint deal.
    pub secret: [u8; 32],
}
