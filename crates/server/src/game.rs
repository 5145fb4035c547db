//! A stored table as it is played: pure, and derived from the log alone.

use std::collections::{BTreeMap, BTreeSet};

use majesty_pages::model::TurnView;
use majesty_rules::{Deal, Illegal, Move, Seat, State};
use majesty_store::{
    Advice, ChatLine, Header, MadeBy, Millis, NodeId, Phase, PlayerId, Request, SeatHolder,
    SeatKind, StoredMove, Table, TableInfo,
};

/// A game played again from its log, with what happened in each turn.
#[derive(Clone, Debug)]
pub struct Game {
    /// The game now. It holds the deck: only its view may leave the server.
    pub state: State,
    /// The turns so far.
    pub turns: Vec<TurnView>,
}

impl Game {
    /// A game before its first move.
    pub fn start(deal: &Deal) -> Self {
        Self { state: State::start(deal), turns: Vec::new() }
    }

    /// A game after some moves.
    pub fn after(deal: &Deal, moves: impl IntoIterator<Item = Move>) -> Result<Self, Illegal> {
        let mut game = Self::start(deal);
        moves.into_iter().try_for_each(|m| game.play(m))?;
        Ok(game)
    }

    /// Plays a move if it is legal.
    pub fn play(&mut self, m: Move) -> Result<(), Illegal> {
        let seat = self.state.turn();
        let mut events = Vec::new();
        self.state.play(m, &mut events)?;
        self.turns.push(TurnView { seat, m, events });
        Ok(())
    }
}

/// A table as it is stored, and its game.
#[derive(Clone, Debug)]
pub struct Stored {
    /// The table.
    pub info: TableInfo,
    /// Its moves as they are stored.
    pub moves: Vec<StoredMove>,
    /// The game, once the cards are dealt.
    pub game: Option<Game>,
    /// The newest lines of the chat.
    pub chat: Vec<ChatLine>,
}

/// A log that no game follows: somebody else wrote it.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("the moves of this table can't be played")]
pub struct BadLog;

impl Stored {
    /// Plays a table's log again.
    pub fn new(table: Table, chat: Vec<ChatLine>) -> Result<Self, BadLog> {
        let deal = table.info.setup.header.deal().map_err(|_| BadLog)?;
        let words: Result<Vec<Move>, _> =
            table.moves.iter().map(|made| made.word.parse()).collect();
        let words = words.map_err(|_| BadLog)?;
        let game = deal.map(|deal| Game::after(&deal, words)).transpose().map_err(|_| BadLog)?;
        Ok(Self { info: table.info, moves: table.moves, game, chat })
    }

    /// What is agreed at the table.
    pub fn header(&self) -> &Header {
        &self.info.setup.header
    }

    /// How far it is.
    pub fn phase(&self) -> Phase {
        self.info.setup.phase
    }

    /// The number of moves made.
    pub fn ply(&self) -> u32 {
        self.moves.len() as u32
    }

    /// Whether this is somebody's record, opened to be looked through: nobody sits at it.
    pub fn is_record(&self) -> bool {
        self.header().extra.contains_key(RECORD)
    }

    /// The seat that is to move, while the game goes on.
    pub fn turn(&self) -> Option<Seat> {
        let game = self.game.as_ref().filter(|_| self.phase() == Phase::Playing)?;
        (!game.state.is_over()).then(|| game.state.turn())
    }

    /// Who holds a seat.
    pub fn seat(&self, seat: Seat) -> &SeatHolder {
        &self.header().seats[seat.index()]
    }

    /// Whether a person holds a seat.
    pub fn holds(&self, seat: usize, player: PlayerId) -> bool {
        self.header().people().any(|(place, holder)| place == seat && holder == player)
    }

    /// Whether a person sits at the table.
    pub fn sits(&self, player: PlayerId) -> bool {
        self.header().people().any(|(_, holder)| holder == player)
    }

    /// The other people at the table who are not away.
    pub fn others(&self, player: PlayerId) -> BTreeSet<PlayerId> {
        let header = self.header();
        let here = header.people().filter(|&(place, _)| header.seats[place].stand_in.is_none());
        here.map(|(_, other)| other).filter(|&other| other != player).collect()
    }

    /// Whether a person plays against nobody but bots.
    pub fn is_alone(&self, player: PlayerId) -> bool {
        self.sits(player) && self.header().people().all(|(_, other)| other == player)
    }

    /// How many moves stay when a person takes back to the last turn of their own.
    pub fn take_back_to(&self, player: PlayerId) -> Option<u32> {
        let players = self.header().seats.len();
        let own = |ply: &usize| {
            self.holds(ply % players, player) && self.moves[*ply].by == MadeBy::Person
        };
        (0..self.moves.len()).rev().find(own).map(|ply| ply as u32)
    }

    /// The request to take moves back that is open.
    pub fn request(&self) -> Option<&Request> {
        self.header().request.as_ref().filter(|request| request.ply == self.ply())
    }

    /// Advice on the present position.
    pub fn advice(&self) -> Option<&Advice> {
        self.header().advice.as_ref().filter(|advice| advice.ply == self.ply())
    }

    /// When the clock of this turn began. Who comes back in the middle of a turn begins it anew.
    pub fn clock_from(&self) -> Option<Millis> {
        let started = self.info.turn_started?;
        let back = self.header().extra.get(BACK).and_then(|back| {
            let at = back.get("at")?.as_u64()?;
            (back.get("ply")?.as_u64()? == u64::from(self.ply())).then_some(Millis(at))
        });
        Some(back.map_or(started, |at| at.max(started)))
    }
}

/// Marks a table that is an opened record.
pub const RECORD: &str = "record";
/// When somebody came back in the middle of a turn.
pub const BACK: &str = "back";
/// Whom people do not want to hear, each for themselves.
pub const MUTES: &str = "mutes";

/// All that is known of a table at one moment: what is stored, and what passes.
#[derive(Clone, Debug)]
pub struct Now {
    /// What is stored.
    pub stored: std::sync::Arc<Stored>,
    /// What is not.
    pub passing: Passing,
}

/// What of a table is not stored and may be lost.
#[derive(Clone, Debug, Default)]
pub struct Passing {
    /// It goes up with every change.
    pub count: u32,
    /// How many streams are open, for each person and for those nobody knows.
    pub streams: BTreeMap<Option<PlayerId>, usize>,
    /// The same on other nodes.
    pub elsewhere: BTreeMap<NodeId, BTreeMap<Option<PlayerId>, usize>>,
}

impl Now {
    /// It goes up with every change that a page could show: the stored revision counts most.
    /// Passing changes count from the moment the table was loaded, so that a page that was made
    /// before a restart does not look newer. It stays below 2⁵³, which browsers can count to.
    pub fn revision(&self) -> u64 {
        self.stored.info.revision << 32 | u64::from(self.passing.count)
    }

    /// Whether a page of a person is open.
    pub fn is_online(&self, player: PlayerId) -> bool {
        self.streams().any(|(viewer, _)| viewer == Some(player))
    }

    /// How many look on without a seat.
    pub fn watchers(&self) -> usize {
        let known: BTreeSet<PlayerId> = self.streams().filter_map(|(viewer, _)| viewer).collect();
        let unknown = self.streams().filter(|(viewer, _)| viewer.is_none());
        let seated = |player: &&PlayerId| self.stored.sits(**player);
        known.len() - known.iter().filter(seated).count()
            + unknown.map(|(_, count)| count).sum::<usize>()
    }

    /// Who has how many pages open, on each node.
    fn streams(&self) -> impl Iterator<Item = (Option<PlayerId>, usize)> {
        let Passing { streams, elsewhere, .. } = &self.passing;
        let nodes = std::iter::once(streams).chain(elsewhere.values());
        nodes.flatten().map(|(&viewer, &count)| (viewer, count))
    }
}

/// Whether a seat is played by a bot, of which level, and in whose name.
pub fn bot_in(seat: &SeatHolder) -> Option<(&str, MadeBy)> {
    match (&seat.kind, &seat.stand_in) {
        (SeatKind::Bot { level }, _) => Some((level, MadeBy::Bot)),
        (SeatKind::Person { .. }, Some(level)) => Some((level, MadeBy::StandIn)),
        (SeatKind::Person { .. } | SeatKind::Open, _) => None,
    }
}
