//! A table as a program sees it: the same that a page is made from, as JSON.

// What is told has as many things that are so or not so as a table has.
#![allow(clippy::struct_excessive_bools)]

use majesty_rules::{Seat, View};
use majesty_table::{
    GameView, Hints, HolderView, JointView, Note, Noted, Outcome, PersonView, Phase, Reason,
    SeatView, ShareView, TableLine, TableView, TakeBackView, Whom,
};
use majesty_wire::{WireConfig, WireEvent, WireScoreSheet, WireView};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// A table as its reader may see it.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableState {
    /// Its name in addresses.
    #[schema(example = "0123456789abcdef")]
    id: String,
    /// It goes up with every change: a state with a lower one is old.
    revision: u64,
    /// The address of its page, to be sent to friends.
    link: String,
    /// How far it is.
    phase: PhaseWord,
    /// Whether it is somebody's record, opened to be looked through: nobody sits at it.
    is_record: bool,
    /// The set-up.
    config: WireConfig,
    /// One for each seat, in the order of play. A seat is its place here, counted from 0.
    seats: Vec<SeatState>,
    /// Whether you opened it, and may start the game.
    is_host: bool,
    /// Milliseconds for a turn, where they are limited.
    turn_limit_ms: Option<u64>,
    /// Whether strangers see it in the list.
    listed: bool,
    /// The day whose deal is played here, if it is a table of the daily deal.
    #[schema(example = "2026-11-19")]
    daily: Option<String>,
    /// Whether the game starts by itself as soon as every seat is taken and everybody is ready.
    auto_start: bool,
    /// Whether it is a practice game: a seed was chosen, a move was taken back after a card was seen,
    /// or it continues another game.
    practice: bool,
    /// Whether the host chose the seed, so that the host may know all cards.
    chosen_seed: bool,
    /// The joint deal, if the server and the players determine the cards together.
    joint_deal: Option<JointDealState>,
    /// The level of the bot that plays for who leaves.
    substitute: String,
    /// How many look on, the players not counted.
    watchers: usize,
    /// What was said lately, the newest last.
    chat: Vec<Said>,
    /// The table of the rematch, if there is one.
    next: Option<String>,
    /// The seat of the player who asked for the rematch, if that is known.
    rematch_by: Option<usize>,
    /// The game, once it has begun.
    game: Option<GameState>,
    /// Who may ask for hints.
    hints: HintsWord,
    /// Whether the host closed it.
    closed: bool,
    /// Whether watchers may chat.
    watchers_chat: bool,
    /// Whether you may chat.
    may_chat: bool,
    /// Whether the host has blocked you here.
    is_blocked: bool,
    /// The other people whom you can mute and the host can block: players, and watchers who chat.
    people: Vec<PersonState>,
}

/// Who may ask for hints.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HintsWord {
    /// A player whose opponents are all bots.
    Alone,
    /// Every player. All are told.
    Everyone,
    /// Nobody.
    Nobody,
}

/// Another person at the table. One of `seat`, `line` and `member` names them.
#[derive(Debug, Serialize, ToSchema)]
pub struct PersonState {
    /// The name to show.
    name: String,
    /// Their seat.
    seat: Option<usize>,
    /// A chat line that they said.
    line: Option<u64>,
    /// Their number.
    member: Option<u32>,
    /// You do not want to hear them.
    muted: bool,
    /// They are blocked; only the host sees it.
    blocked: bool,
}

/// A hint that a player took.
#[derive(Debug, Serialize, ToSchema)]
pub struct HintTakenState {
    /// How many moves were made before it.
    ply: u32,
    /// On which seat.
    seat: usize,
}

/// A deal that the server and the players determine together.
#[derive(Debug, Serialize, ToSchema)]
pub struct JointDealState {
    /// The hash of the server's secret.
    server_hash: String,
    /// The server's secret, once the game is over.
    server_secret: Option<String>,
    /// One for each seat: the player's share, or nothing where there is none or it is still hidden.
    /// Until the cards are dealt you see only your own.
    shares: Vec<Option<String>>,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum PhaseWord {
    /// People take their seats.
    Gathering,
    /// The game goes on.
    Playing,
    /// The game is over.
    Over,
}

/// A seat and who holds it.
#[derive(Debug, Serialize, ToSchema)]
pub struct SeatState {
    /// The name to show; a free seat has none.
    name: String,
    /// Who holds it.
    holder: HolderWord,
    /// The level of the bot, where one holds it.
    level: Option<String>,
    /// Whether the person is there now.
    online: bool,
    /// The level of the bot that plays while the person is away.
    stand_in: Option<String>,
    /// Whether it is yours.
    own: bool,
    /// Ready to start.
    ready: bool,
    /// You do not want to hear them.
    muted: bool,
    /// The host removed the person, and a bot plays to the end.
    removed: bool,
    /// The round in which the person resigned. A bot plays to the end, and the person has lost.
    resigned: Option<u8>,
    /// How many hints were taken on it.
    hints: u32,
}

/// Who holds a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum HolderWord {
    /// Nobody yet.
    Open,
    /// A person, or a person's program.
    Person,
    /// A bot of the server.
    Bot,
}

/// A line of the chat.
#[derive(Debug, Serialize, ToSchema)]
pub struct Said {
    /// Its number; they go up.
    n: u64,
    /// Who said it.
    name: String,
    /// What was said: plain text.
    text: String,
    /// The seat of who said it, if they sit at the table.
    seat: Option<usize>,
    /// Whether a watcher said it.
    watcher: bool,
}

/// A game that has begun.
#[derive(Debug, Serialize, ToSchema)]
pub struct GameState {
    /// How many moves were made: what a move has to say that it follows.
    ply: usize,
    /// The seat that is to move; nobody once the game is over.
    turn: Option<usize>,
    /// Whether that seat is yours.
    own_turn: bool,
    /// All that a player may know, as program bots get it.
    view: WireView,
    /// The legal moves as words, for whoever is to move; none once the game is over.
    legal: Vec<String>,
    /// What happened, turn by turn.
    turns: Vec<TurnState>,
    /// Milliseconds that are left for this turn, where they are limited.
    clock_ms: Option<u64>,
    /// Taking back.
    take_back: TakeBackState,
    /// What the strongest bot would do, if you asked.
    hint: Option<HintState>,
    /// What was promised about the cards, where it was.
    commitment: Option<Promise>,
    /// The scores as if the game ended as the table lies.
    score: WireScoreSheet,
    /// The final scores, once the game is over.
    result: Option<WireScoreSheet>,
    /// Whether you may ask for a hint now.
    may_hint: bool,
    /// The hints that were taken. All see them.
    hints_taken: Vec<HintTakenState>,
    /// The time for this turn is over: a bot makes this move, whoever comes back.
    timed_out: bool,
    /// What people did besides moving, in order.
    notes: Vec<NoteState>,
}

/// Something that a person did besides moving, or that happened to them.
#[derive(Debug, Serialize, ToSchema)]
pub struct NoteState {
    /// How many moves were made before it.
    ply: u32,
    /// On which seat.
    seat: usize,
    /// What: `left`, `timed-out`, `came-back`, `resigned`, `removed`, `take-back-declined` or
    /// `take-back-lapsed`.
    what: &'static str,
    /// The seat of the player who declined a take-back.
    by: Option<usize>,
}

/// One turn that was played.
#[derive(Debug, Serialize, ToSchema)]
pub struct TurnState {
    /// Who.
    seat: usize,
    /// Which move.
    #[schema(example = "3W>G")]
    word: String,
    /// What happened.
    events: Vec<WireEvent>,
}

/// Whether and how you can take your last move back.
#[derive(Debug, Serialize, ToSchema)]
pub struct TakeBackState {
    /// How it stands.
    state: TakeBackWord,
    /// Who asks you, where somebody does.
    asked_by: Option<String>,
}

/// Taking back.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "kebab-case")]
pub enum TakeBackWord {
    /// There is nothing to take back, or it is not for you to do.
    No,
    /// At once: you play against bots.
    AtOnce,
    /// The others are asked.
    ByConsent,
    /// You have asked, and wait.
    Waiting,
    /// Somebody asks you.
    Asked,
}

/// Advice from the strongest bot.
#[derive(Debug, Serialize, ToSchema)]
pub struct HintState {
    /// The moves it looked at most, the best first.
    moves: Vec<Advised>,
    /// Why the first is better than another, as far as single parts of the score say so.
    why: Option<ReasonState>,
}

/// What a move is expected to bring more than another by the end of the game.
#[derive(Debug, Serialize, ToSchema)]
pub struct ReasonState {
    /// The other move.
    than: String,
    /// How the player's whole score changes.
    total: Option<i16>,
    /// Parts of the player's own score, the largest change first.
    own: Vec<PartState>,
    /// Other players' whole scores, the largest change first.
    others: Vec<OtherState>,
}

/// A part of a score that is expected to change.
#[derive(Debug, Serialize, ToSchema)]
pub struct PartState {
    /// The part: `play-mill`, `majority-mill` and the like for each location, `meeples`, `variety` or
    /// `infirmary`.
    part: String,
    /// By so many points.
    points: i16,
}

/// A player's score that is expected to change.
#[derive(Debug, Serialize, ToSchema)]
pub struct OtherState {
    /// The player's seat, from 0.
    seat: usize,
    /// By so many points.
    points: i16,
}

/// A move that the strongest bot looked at.
#[derive(Debug, Serialize, ToSchema)]
pub struct Advised {
    /// The move.
    word: String,
    /// What it expects of it, in percent from 0 (lost) to 100 (won).
    promise: u8,
}

/// A promise about the cards that anybody can check after the game.
#[derive(Debug, Serialize, ToSchema)]
pub struct Promise {
    /// A hash over the cards and a salt.
    hash: String,
    /// The salt, once the game is over.
    salt: Option<String>,
}

/// A table in a list.
#[derive(Debug, Serialize, ToSchema)]
pub struct TableEntry {
    /// Its name in addresses.
    #[schema(example = "0123456789abcdef")]
    id: String,
    /// The names at it; free seats have none.
    names: Vec<Option<String>>,
    /// The set-up.
    config: WireConfig,
    /// The round, 1 to 12, while the game goes on.
    round: Option<u8>,
    /// Whether the game is over.
    over: bool,
    /// The final score on each seat, once the game was played to its end.
    scores: Vec<Option<i32>>,
    /// For each seat the round in which its person resigned. A bot made the points after that.
    resigned: Vec<Option<u8>>,
    /// Whether you won, alone or with others, where you sat at a game that is over. A player who
    /// resigned has lost.
    won: Option<bool>,
    /// When the game ended, or the table changed last, in milliseconds since 1970.
    changed_ms: u64,
    /// Whether you are to move.
    your_turn: bool,
    /// Whether it is a practice game, for example because the host chose the seed.
    practice: bool,
}

impl TableState {
    /// A table as the view shows it.
    pub fn new(view: TableView, link: String) -> Self {
        let phase = view.phase;
        let own_turn = phase == Phase::Playing && view.is_own_turn();
        let turn = view.turn().filter(|_| phase == Phase::Playing);
        let said = view.chat.into_iter().map(|line| Said {
            n: line.n,
            name: line.name,
            text: line.text,
            seat: line.seat.map(Seat::index),
            watcher: line.watcher,
        });
        Self {
            id: view.id.to_string(),
            revision: view.revision,
            link,
            phase: phase.into(),
            is_record: view.is_record,
            config: (&view.config).into(),
            seats: view.seats.into_iter().map(SeatState::from).collect(),
            is_host: view.is_host,
            turn_limit_ms: view.turn_limit,
            listed: view.listed,
            daily: view.daily.map(|day| day.to_string()),
            auto_start: view.auto_start,
            practice: view.practice,
            chosen_seed: view.fairness.chosen_seed,
            joint_deal: view.fairness.joint.map(Into::into),
            substitute: view.substitute,
            watchers: view.watchers,
            chat: said.collect(),
            next: view.next.map(|next| next.to_string()),
            rematch_by: view.rematch_by.map(Seat::index),
            game: view.game.map(|game| GameState::new(&game, turn, own_turn)),
            hints: view.hints.into(),
            closed: view.closed,
            watchers_chat: view.watchers_chat,
            may_chat: view.may_chat,
            is_blocked: view.is_blocked,
            people: view.people.into_iter().map(PersonState::from).collect(),
        }
    }
}

impl From<&Reason> for ReasonState {
    fn from(reason: &Reason) -> Self {
        let own = reason.own.iter();
        let others = reason.others.iter();
        Self {
            than: reason.than.to_string(),
            total: reason.total,
            own: own
                .map(|change| PartState { part: change.part.to_string(), points: change.by })
                .collect(),
            others: others
                .map(|change| OtherState { seat: change.seat.index(), points: change.by })
                .collect(),
        }
    }
}

impl GameState {
    fn new(game: &GameView, turn: Option<Seat>, own_turn: bool) -> Self {
        let view = &game.view;
        let hint = game.hint.as_ref().map(|hint| {
            let moves = [(hint.m, hint.promise)].into_iter().chain(hint.others.iter().copied());
            let advised =
                |(m, promise): (majesty_rules::Move, u8)| Advised { word: m.to_string(), promise };
            HintState {
                moves: moves.map(advised).collect(),
                why: hint.why.as_ref().map(ReasonState::from),
            }
        });
        let turns = game.turns.iter().map(|turn| TurnState {
            seat: turn.seat.index(),
            word: turn.m.to_string(),
            events: turn.events.iter().map(Into::into).collect(),
        });
        Self {
            ply: view.ply(),
            turn: turn.map(Seat::index),
            own_turn,
            view: view.into(),
            legal: turn.map(|_| words(view)).unwrap_or_default(),
            turns: turns.collect(),
            clock_ms: game.clock,
            take_back: (&game.take_back).into(),
            hint,
            commitment: game.commitment.as_ref().map(|commitment| Promise {
                hash: commitment.hash.clone(),
                salt: commitment.salt.clone(),
            }),
            score: (&view.score_if_over_now()).into(),
            result: game.score_sheet().map(|sheet| (&sheet).into()),
            may_hint: game.may_hint,
            hints_taken: game
                .hints
                .iter()
                .map(|hint| HintTakenState { ply: hint.ply, seat: hint.seat.index() })
                .collect(),
            timed_out: game.timed_out,
            notes: game.notes.iter().map(NoteState::from).collect(),
        }
    }
}

impl From<JointView> for JointDealState {
    fn from(view: JointView) -> Self {
        let share = |share| match share {
            ShareView::Missing | ShareView::Given => None,
            ShareView::Shown(share) => Some(share),
        };
        Self {
            server_hash: view.hash,
            server_secret: view.secret,
            shares: view.shares.into_iter().map(share).collect(),
        }
    }
}

fn words(view: &View) -> Vec<String> {
    view.legal_moves().iter().map(ToString::to_string).collect()
}

impl From<Phase> for PhaseWord {
    fn from(phase: Phase) -> Self {
        match phase {
            Phase::Gathering => Self::Gathering,
            Phase::Playing => Self::Playing,
            Phase::Over => Self::Over,
        }
    }
}

impl From<SeatView> for SeatState {
    fn from(seat: SeatView) -> Self {
        let (holder, level, online, stand_in) = match seat.holder {
            HolderView::Open => (HolderWord::Open, None, false, None),
            HolderView::Person { online, stand_in } => (HolderWord::Person, None, online, stand_in),
            HolderView::Bot { level } => (HolderWord::Bot, Some(level), false, None),
        };
        let SeatView { name, own, ready, muted, removed, resigned, hints, .. } = seat;
        Self { name, holder, level, online, stand_in, own, ready, muted, removed, resigned, hints }
    }
}

impl From<&Note> for NoteState {
    fn from(note: &Note) -> Self {
        let by = match note.what {
            Noted::TakeBackDeclined { by } => Some(by.index()),
            _ => None,
        };
        Self { ply: note.ply, seat: note.seat.index(), what: note.what.word(), by }
    }
}

impl From<PersonView> for PersonState {
    fn from(person: PersonView) -> Self {
        let PersonView { whom, name, muted, blocked, .. } = person;
        let (seat, line, member) = match whom {
            Whom::Seat(seat) => (Some(seat), None, None),
            Whom::Line(line) => (None, Some(line), None),
            Whom::Member(member) => (None, None, Some(member.0)),
        };
        Self { name, seat, line, member, muted, blocked }
    }
}

impl From<Hints> for HintsWord {
    fn from(hints: Hints) -> Self {
        match hints {
            Hints::Alone => Self::Alone,
            Hints::Everyone => Self::Everyone,
            Hints::Nobody => Self::Nobody,
        }
    }
}

impl From<HintsWord> for Hints {
    fn from(word: HintsWord) -> Self {
        match word {
            HintsWord::Alone => Self::Alone,
            HintsWord::Everyone => Self::Everyone,
            HintsWord::Nobody => Self::Nobody,
        }
    }
}

impl From<&TakeBackView> for TakeBackState {
    fn from(view: &TakeBackView) -> Self {
        let (state, asked_by) = match view {
            TakeBackView::No => (TakeBackWord::No, None),
            TakeBackView::AtOnce => (TakeBackWord::AtOnce, None),
            TakeBackView::ByConsent => (TakeBackWord::ByConsent, None),
            TakeBackView::Waiting => (TakeBackWord::Waiting, None),
            TakeBackView::Asked(name) => (TakeBackWord::Asked, Some(name.clone())),
        };
        Self { state, asked_by }
    }
}

impl From<TableLine> for TableEntry {
    fn from(line: TableLine) -> Self {
        let TableLine {
            id,
            names,
            scores,
            resigned,
            config,
            round,
            over,
            outcome,
            date,
            your_turn,
            practice,
            ..
        } = line;
        let won = outcome.map(|outcome| outcome != Outcome::Lost);
        let (id, config, changed_ms) = (id.to_string(), (&config).into(), date.0);
        Self {
            id,
            names,
            config,
            round,
            over,
            scores,
            resigned,
            won,
            changed_ms,
            your_turn,
            practice,
        }
    }
}
