//! Games to look at: tables in every state, the same ones each time.

// Each user of this module needs some of the states.
#![allow(dead_code)]

pub mod phases;
pub mod puzzles;
pub mod study;

use std::sync::Arc;

use majesty_pages::model::{Reader, Theme};
use majesty_rules::{
    Config, Deal, Extra, Location, Move, Players, ScorePart, Seat, Sides, State, View,
};
use majesty_table::{
    ChatView, CommitmentView, GameView, HintTaken, HintView, Hints, HolderView, MadeBy, MemberId,
    Millis, PartChange, PersonView, Phase, Reason, SeatChange, SeatView, TableView, TakeBackView,
    Turn, Whom,
};
use majesty_words::Lang;

/// Every table's name.
pub const ID: &str = "k7m2k7m2k7m2k7m2";

/// A game with its turns.
#[derive(Clone)]
pub struct Played {
    pub state: State,
    pub turns: Vec<Arc<Turn>>,
}

impl Played {
    pub fn start(deal: &Deal) -> Self {
        Self { state: State::start(deal), turns: Vec::new() }
    }

    pub fn play(&mut self, m: Move) {
        let (seat, mut events) = (self.state.turn(), Vec::new());
        self.state.play(m, &mut events).expect("a listed move is legal");
        let (by, at) = (MadeBy::Person, Millis(0));
        self.turns.push(Arc::new(Turn { seat, m, by, at, events }));
    }

    /// Plays sensible moves until so many were made.
    pub fn until(mut self, plies: usize) -> Self {
        while self.turns.len() < plies && !self.state.is_over() {
            let m = sensible(&self.state.view());
            self.play(m);
        }
        self
    }

    /// Plays on until it is the first seat's turn and a move has an extra of the kind asked for.
    fn until_offered(mut self, offered: fn(Extra) -> bool) -> Option<Self> {
        while !self.state.is_over() {
            let moves = self.state.legal_moves();
            if self.state.turn() == Seat::First && moves.iter().any(|m| offered(m.extra())) {
                return Some(self);
            }
            let m = sensible(&self.state.view());
            self.play(m);
        }
        None
    }

    pub fn view(&self) -> GameView {
        GameView {
            view: self.state.view(),
            turns: self.turns.clone(),
            clock: None,
            take_back: TakeBackView::No,
            hint: None,
            commitment: Some(CommitmentView {
                hash: "c0".repeat(32),
                salt: self.state.is_over().then(|| "5a".repeat(32)),
            }),
            may_hint: false,
            hints: Vec::new(),
            timed_out: false,
            notes: Vec::new(),
            news: Vec::new(),
        }
    }
}

/// A move that a person might make: points now, a little for meeples and wounds.
fn sensible(view: &View) -> Move {
    let worth = |m: &Move| {
        let prospect = view.prospect(m.character());
        let variety = view.realm(view.turn()).count(m.character()) == 0;
        let lying = view.display().meeples(m.space());
        let won = i32::from(prospect.gain.points) + i32::from(prospect.gain.meeples);
        won + 4 * i32::from(prospect.wounds)
            + 5 * i32::from(variety)
            + 2 * (i32::from(lying) - i32::from(m.space().cost()))
    };
    *view.legal_moves().iter().max_by_key(|m| worth(m)).expect("the game goes on")
}

pub fn reader(lang: Lang) -> Reader {
    let origin = "https://majesty.example".to_owned();
    let name = "Ada".to_owned();
    Reader { lang, theme: Theme::Auto, name, signed_in: false, origin, has_imprint: false }
}

fn person(name: &str, own: bool) -> SeatView {
    let holder = HolderView::Person { online: true, stand_in: None };
    SeatView {
        name: name.to_owned(),
        holder,
        own,
        ready: true,
        muted: false,
        removed: false,
        forgotten: false,
        resigned: None,
        hints: 0,
    }
}

fn bot(name: &str, level: &str) -> SeatView {
    let holder = HolderView::Bot { level: level.to_owned() };
    SeatView {
        name: name.to_owned(),
        holder,
        own: false,
        ready: true,
        muted: false,
        removed: false,
        forgotten: false,
        resigned: None,
        hints: 0,
    }
}

/// A table at which Ada sits in the first seat.
pub fn table(config: Config, game: Option<GameView>) -> TableView {
    let mut seats = vec![
        person("Ada", true),
        bot("Ben", "marshal"),
        person("Cem", false),
        bot("Dora", "steward"),
    ];
    seats.truncate(config.players.count());
    let mut table = TableView {
        id: ID.parse().expect("sixteen digits"),
        revision: 41,
        phase: if game.is_some() { Phase::Playing } else { Phase::Gathering },
        is_record: false,
        config,
        seats,
        is_host: true,
        host: Some("Ada".to_owned()),
        turn_limit: None,
        listed: false,
        daily: None,
        is_sealed: false,
        practice: false,
        substitute: "steward".to_owned(),
        watchers: 0,
        chat: Vec::new(),
        next: None,
        rematch_by: None,
        fairness: majesty_table::FairnessView::default(),
        notice: None,
        game,
        hints: Hints::Alone,
        auto_start: false,
        closed: false,
        watchers_chat: true,
        may_chat: true,
        is_blocked: false,
        is_removed: false,
        people: vec![PersonView {
            whom: Whom::Seat(2),
            name: "Cem".to_owned(),
            seat: Some(Seat::Third),
            muted: false,
            blocked: false,
        }]
        .into_iter()
        .filter(|_| config.players.count() > 2)
        .collect(),
    };
    let is_own_turn = table.is_own_turn();
    if let Some(game) = &mut table.game {
        game.may_hint = is_own_turn;
    }
    table
}

fn config(players: Players, sides: Sides) -> Config {
    Config { sides, ..Config::new(players) }
}

fn playing(config: Config, seed: u64, plies: usize) -> TableView {
    let played = Played::start(&Deal::new(config, seed)).until(plies);
    table(config, Some(played.view()))
}

fn offering(config: Config, offered: fn(Extra) -> bool) -> TableView {
    let found = (0..500).find_map(|seed| {
        let game = Played::start(&Deal::new(config, seed)).until(5 * config.players.count());
        game.until_offered(offered)
    });
    table(config, Some(found.expect("such a game is soon found").view()))
}

pub fn start_of_two() -> TableView {
    playing(config(Players::Two, Sides::ALL_A), 7, 0)
}

pub fn four_with_wounded() -> TableView {
    let config = config(Players::Four, Sides::ALL_B);
    let found = (0..500).find_map(|seed| {
        let game = Played::start(&Deal::new(config, seed)).until(32);
        let wounded = |seat| game.state.realm(seat).wounded() > 0;
        config.players.seats().all(wounded).then_some(game)
    });
    table(config, Some(found.expect("such a game is soon found").view()))
}

pub fn house_rule() -> TableView {
    let config = Config { announce: true, ..Config::new(Players::Three) };
    offering(config, |extra| extra == Extra::Announce)
}

pub fn heal() -> TableView {
    offering(config(Players::Three, Sides::ALL_A), |extra| matches!(extra, Extra::HealTo(_)))
}

pub fn trade() -> TableView {
    offering(config(Players::Two, Sides::ALL_B), |extra| matches!(extra, Extra::Trade(_)))
}

pub fn over() -> TableView {
    playing(config(Players::Four, Sides::ALL_A), 11, 48)
}

/// The end of a game for two, with a rematch on its way.
pub fn over_for_two() -> TableView {
    let mut table = playing(config(Players::Two, Sides::ALL_B), 5, 24);
    table.next = Some("r3m4r3m4r3m4r3m4".parse().expect("sixteen digits"));
    table
}

pub fn gathering() -> TableView {
    let config = Config { announce: true, ..config(Players::Four, Sides::from_bits(0b0101_0010)) };
    let mut table = table(config, None);
    table.seats[0].ready = false;
    table.seats[2] = SeatView {
        name: String::new(),
        holder: HolderView::Open,
        own: false,
        ready: false,
        muted: false,
        removed: false,
        forgotten: false,
        resigned: None,
        hints: 0,
    };
    table.people.clear();
    table.turn_limit = Some(90_000);
    table.watchers = 2;
    table
}

pub fn gathering_guest() -> TableView {
    let mut table = gathering();
    table.seats[0].own = false;
    table.is_host = false;
    table
}

/// A table made to play with a friend.
pub fn invite() -> TableView {
    let mut table = table(config(Players::Two, Sides::ALL_A), None);
    table.seats[1] = gathering().seats[2].clone();
    table.auto_start = true;
    table.listed = false;
    table.people.clear();
    table.chat.clear();
    table
}

/// The same table as the friend sees it.
pub fn invited() -> TableView {
    let mut table = invite();
    table.seats[0].own = false;
    table.is_host = false;
    table
}

pub fn watcher() -> TableView {
    let mut table = playing(config(Players::Three, Sides::ALL_A), 3, 16);
    table.seats[0].own = false;
    table.is_host = false;
    table.watchers = 1;
    if let Some(game) = &mut table.game {
        game.may_hint = false;
    }
    table
}

/// Two people at one device, and it is the second one's turn.
pub fn one_device() -> TableView {
    let mut table = playing(config(Players::Three, Sides::ALL_A), 23, 14);
    table.seats[2].own = true;
    table.people.clear();
    if let Some(game) = &mut table.game {
        game.may_hint = true;
    }
    table
}

/// Players and watchers at a table whose host keeps order.
pub fn managed() -> TableView {
    let mut table = playing(config(Players::Three, Sides::ALL_A), 17, 8);
    table.hints = Hints::Everyone;
    table.watchers_chat = false;
    table.watchers = 2;
    table.chat = vec![
        said(1, "Cem", "Good luck!", Some(Seat::Third)),
        ChatView { watcher: true, ..said(2, "Cem 2", "Buy my carpets!", None) },
    ];
    let watcher = |whom, name: &str, muted, blocked| PersonView {
        whom,
        name: name.to_owned(),
        seat: None,
        muted,
        blocked,
    };
    table.people.push(watcher(Whom::Line(2), "Cem 2", false, false));
    table.people.push(watcher(Whom::Member(MemberId(5)), "Mallory", true, true));
    table.seats[2].hints = 1;
    if let Some(game) = &mut table.game {
        game.hints = vec![HintTaken { ply: 5, seat: Seat::Third }];
    }
    table
}

/// The host closed the table before the game.
pub fn closed() -> TableView {
    let mut table = gathering_guest();
    table.closed = true;
    table.may_chat = false;
    table
}

/// It is somebody else's turn, and much is going on.
pub fn waiting() -> TableView {
    let mut table = playing(config(Players::Four, Sides::ALL_A), 17, 22);
    table.chat = vec![
        said(1, "Cem", "Good luck!", Some(Seat::Third)),
        said(2, "Ada", "You too. Who took my Noble?", Some(Seat::First)),
    ];
    if let Some(game) = &mut table.game {
        game.take_back = TakeBackView::Asked("Cem".to_owned());
        game.clock = Some(83_000);
    }
    table
}

/// A hint was asked for, a move was refused, and moves can be taken back.
pub fn advised() -> TableView {
    let mut table = playing(config(Players::Four, Sides::ALL_A), 29, 28);
    table.notice = Some(
        "The card in space 6 costs 5 meeples, but you have 3. Choose a card closer to the front."
            .to_owned(),
    );
    table.practice = true;
    if let Some(game) = &mut table.game {
        game.take_back = TakeBackView::AtOnce;
        game.hint = Some(advice(&game.view));
    }
    table
}

/// A hint with reasons of every kind.
pub fn advice(view: &View) -> HintView {
    let moves = view.legal_moves();
    let others = moves[1..].iter().take(3).zip([49, 41, 36]).map(|(&m, p)| (m, p)).collect();
    let own = [
        (ScorePart::Majority(Location::Guardhouse), 9),
        (ScorePart::Play(Location::Castle), 4),
        (ScorePart::Variety, -2),
    ];
    let own = own.map(|(part, by)| PartChange { part, by }).to_vec();
    let rival = Seat::ALL[usize::from(view.turn() == Seat::First)];
    let rivals = vec![SeatChange { seat: rival, by: -5 }];
    let why = Reason { than: moves[1], total: Some(10), own, others: rivals };
    HintView { m: moves[0], promise: 57, others, why: Some(why) }
}

fn said(n: u64, name: &str, text: &str, seat: Option<Seat>) -> ChatView {
    ChatView { n, name: name.to_owned(), text: text.to_owned(), seat, watcher: false }
}

/// Every state by name.
pub fn all() -> Vec<(&'static str, TableView)> {
    vec![
        ("start", start_of_two()),
        ("four", four_with_wounded()),
        ("house-rule", house_rule()),
        ("heal", heal()),
        ("trade", trade()),
        ("over", over()),
        ("over-two", over_for_two()),
        ("gathering", gathering()),
        ("gathering-guest", gathering_guest()),
        ("invite", invite()),
        ("invited", invited()),
        ("watcher", watcher()),
        ("one-device", one_device()),
        ("waiting", waiting()),
        ("advised", advised()),
        ("managed", managed()),
        ("closed", closed()),
    ]
}
