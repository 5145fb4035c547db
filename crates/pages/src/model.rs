//! What a page is made from: all that its reader may know, and nothing else.

use majesty_rules::{Config, Event, Move, Seat, View};
use majesty_words::Lang;

/// Who reads a page, and how.
#[derive(Clone, Debug)]
pub struct Reader {
    /// The language.
    pub lang: Lang,
    /// Light or dark.
    pub theme: Theme,
    /// The name they gave themselves, or nothing.
    pub name: String,
    /// Whether they are signed in to an account.
    pub signed_in: bool,
    /// The address of the site as their browser knows it, without a slash at the end.
    pub origin: String,
}

/// Light or dark.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Theme {
    /// As the device says.
    #[default]
    Auto,
    /// Parchment.
    Light,
    /// Candlelight.
    Dark,
}

/// A table, whatever happens at it.
#[derive(Clone, Debug)]
pub struct TableView {
    /// The last part of its address, `/t/{id}`.
    pub id: String,
    /// It goes up with every change: an update with a lower one is old.
    pub revision: u64,
    /// The whole address, to be sent to friends.
    pub link: String,
    /// The set-up.
    pub config: Config,
    /// One for each seat.
    pub seats: Vec<SeatView>,
    /// The reader opened the table, and may start the game.
    pub is_host: bool,
    /// The name that whoever opened the table gave themselves at it.
    pub host: Option<String>,
    /// Milliseconds for a turn.
    pub turn_limit: Option<u64>,
    /// Whether strangers see it in the list.
    pub listed: bool,
    /// A move was taken back, or the game was gone on with from a replay: it counts for nothing.
    pub practice: bool,
    /// The level of the bot that plays for who leaves.
    pub substitute: String,
    /// How many people look on, the players not counted.
    pub watchers: usize,
    /// What was said, the newest last.
    pub chat: Vec<ChatView>,
    /// The table of the rematch, if there is one.
    pub next: Option<String>,
    /// What the reader should be told now, such as why a move was refused.
    pub notice: Option<String>,
    /// The game, once it has begun.
    pub game: Option<GameView>,
}

/// A seat and who holds it.
#[derive(Clone, Debug)]
pub struct SeatView {
    /// The name to show.
    pub name: String,
    /// Who holds it.
    pub holder: Holder,
    /// Whether the reader holds it. Several seats may be theirs: people who share a device.
    pub own: bool,
    /// Ready to start.
    pub ready: bool,
    /// The reader does not want to hear them.
    pub muted: bool,
}

/// Who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Holder {
    /// Nobody yet.
    Open,
    /// A person; `online` while one of their pages is open. `stand_in` is the level of the bot that
    /// plays while they are away.
    Person {
        /// Whether a page of theirs is open.
        online: bool,
        /// The level of the bot that plays for them now.
        stand_in: Option<String>,
    },
    /// A bot of a level.
    Bot {
        /// Its id in the registry of bots.
        level: String,
    },
}

/// A line of the chat.
#[derive(Clone, Debug)]
pub struct ChatView {
    /// Its number; they go up.
    pub n: u64,
    /// Who said it.
    pub name: String,
    /// What was said: plain text.
    pub text: String,
    /// The seat of who said it, if they sit at the table.
    pub seat: Option<Seat>,
}

/// A game that has begun.
#[derive(Clone, Debug)]
pub struct GameView {
    /// What the players may know of it.
    pub view: View,
    /// What happened, turn by turn.
    pub turns: Vec<TurnView>,
    /// Milliseconds that are left for this turn, when the page was made.
    pub clock: Option<u64>,
    /// Whether and how the last moves can be taken back by the reader.
    pub take_back: TakeBackView,
    /// What the strongest bot would do, if the reader asked.
    pub hint: Option<HintView>,
    /// What was promised about the cards, where it was.
    pub commitment: Option<CommitmentView>,
}

/// A promise about the cards that anybody can check after the game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CommitmentView {
    /// A hash over the cards and a salt.
    pub hash: String,
    /// The salt, once the game is over.
    pub salt: Option<String>,
}

/// One turn that was played.
#[derive(Clone, Debug)]
pub struct TurnView {
    /// Who.
    pub seat: Seat,
    /// Which move.
    pub m: Move,
    /// What happened.
    pub events: Vec<Event>,
}

/// Taking back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TakeBackView {
    /// There is nothing to take back, or it is not for the reader to do.
    No,
    /// At once: the reader plays against bots.
    AtOnce,
    /// The others are asked.
    ByConsent,
    /// The reader has asked and waits.
    Waiting,
    /// Somebody asks the reader, by name.
    Asked(String),
}

/// Advice from the strongest bot.
#[derive(Clone, Debug)]
pub struct HintView {
    /// The move it would play.
    pub m: Move,
    /// What it expects for the player, in percent from 0 (lost) to 100 (won).
    pub promise: u8,
    /// The other moves it looked at most, the best first, with the same.
    pub others: Vec<(Move, u8)>,
}

impl TableView {
    /// Whose turn it is, while the game goes on.
    pub fn turn(&self) -> Option<Seat> {
        let game = self.game.as_ref()?;
        (!game.view.is_over()).then(|| game.view.turn())
    }

    /// Whether the reader is to move.
    pub fn is_own_turn(&self) -> bool {
        self.turn().is_some_and(|seat| self.seats[seat.index()].own)
    }

    /// The seat whose realm the reader sees in full: the own one whose turn it is, or the next own
    /// one to move, or, for those who look on, the one whose turn it is.
    pub fn foreground(&self) -> Seat {
        let turn = self.turn().unwrap_or(Seat::First);
        let mut round = self.config.players.round_from(turn);
        round.find(|seat| self.seats[seat.index()].own).unwrap_or(turn)
    }
}

/// A game that is looked through.
#[derive(Clone, Debug)]
pub struct ReplayView {
    /// The address of the replay, without the query: `/t/{id}/replay` or `/record/{id}`.
    pub path: String,
    /// The players' names.
    pub names: Vec<String>,
    /// The step shown: so many moves were made.
    pub ply: usize,
    /// The moves in all.
    pub plies: usize,
    /// The realm that is shown in full.
    pub seat: Seat,
    /// The game at that step.
    pub view: View,
    /// The turns up to it.
    pub turns: Vec<TurnView>,
    /// Whether nobody plays it any more, so that its record may be read and tried out.
    pub finished: bool,
    /// Whether it was played here, so that there is a table to go back to.
    pub has_table: bool,
}

/// A table in a list.
#[derive(Clone, Debug)]
pub struct TableLine {
    /// Where it is: `/t/{id}`.
    pub id: String,
    /// The names at it; open seats have none.
    pub names: Vec<Option<String>>,
    /// The set-up.
    pub config: Config,
    /// The round, 1 to 12, once it has begun.
    pub round: Option<u8>,
    /// The game has ended.
    pub over: bool,
    /// The reader is to move.
    pub your_turn: bool,
}

/// The start page.
#[derive(Clone, Debug)]
pub struct StartView {
    /// The reader's own games, those to move in first.
    pub own: Vec<TableLine>,
    /// Tables with an open seat.
    pub open: Vec<TableLine>,
    /// Games to look on.
    pub watchable: Vec<TableLine>,
}
