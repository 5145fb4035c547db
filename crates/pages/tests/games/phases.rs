//! The phases of a table that the gallery walks through, each with what may come next without the
//! phase changing.

use majesty_rules::{Config, Deal, Event, Extra, Move, Players, Seat, Sides};
use majesty_table::{HolderView, TableView};

use super::{Played, advice, config, offering, playing, said, table};

/// As long as names may be: one that can be broken between words, one that can't, one in Cyrillic.
const LONG_NAMES: [&str; 3] =
    ["Wilhelmina von Hohenfels", "Maximilianusbartholomeus", "Константин Серебряницкий"];

/// A table, what the reader has done with it, and the updates that come one after the other.
pub struct Phase {
    pub name: &'static str,
    pub table: TableView,
    /// The choice that is made.
    pub chosen: Option<Move>,
    pub opened: Opened,
    /// Each with what it brings.
    pub updates: Vec<(&'static str, TableView)>,
}

/// What the reader has opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Opened {
    Nothing,
    Rival,
    Chat,
}

impl Phase {
    /// A phase in which chat, a refusal and a hint may come.
    fn new(name: &'static str, mut table: TableView) -> Self {
        rename(&mut table);
        let mut phase = Self {
            name,
            table: table.clone(),
            chosen: None,
            opened: Opened::Nothing,
            updates: Vec::new(),
        };
        phase.then("chat", |table| {
            let n = table.chat.len() as u64 + 1;
            table.chat.push(said(n, &table.seats[1].name, "Was that wise?", Some(Seat::Second)));
        });
        let goes_on = phase.goes_on();
        if goes_on {
            phase.then("notice", |table| table.notice = Some(REFUSAL.to_owned()));
        }
        if goes_on && table.is_own_turn() {
            phase.then("hint", hint);
        }
        phase
    }

    pub fn goes_on(&self) -> bool {
        let is_over = self.table.game.as_ref().is_none_or(|game| game.view.is_over());
        !is_over && self.table.phase == majesty_table::Phase::Playing
    }

    fn chosen(mut self, wanted: impl Fn(&TableView, &Move) -> bool) -> Self {
        let game = self.table.game.as_ref().expect("a game goes on");
        let moves = game.view.legal_moves();
        let found = moves.iter().rev().find(|m| wanted(&self.table, m));
        self.chosen = Some(*found.expect("the move is offered"));
        self
    }

    fn opened(self, opened: Opened) -> Self {
        Self { opened, ..self }
    }

    /// Adds an update that changes what the one before it left.
    fn then(&mut self, what: &'static str, change: impl FnOnce(&mut TableView)) {
        let mut next = self.updates.last().map_or(&self.table, |(_, last)| last).clone();
        next.revision += 1;
        next.notice = None;
        change(&mut next);
        self.updates.push((what, next));
    }

    /// Adds the rivals' moves until it's the reader's turn.
    fn then_moves(mut self, mut game: Played) -> Self {
        while game.state.turn() != Seat::First && !game.state.is_over() {
            let plies = game.turns.len() + 1;
            game = game.until(plies);
            let view = game.view();
            self.then("move", |table| table.game = Some(view));
        }
        self
    }
}

const REFUSAL: &str =
    "The card in space 6 costs 5 meeples, but you have 3. Choose a card closer to the front.";

fn rename(table: &mut TableView) {
    for (seat, name) in table.seats.iter_mut().skip(1).zip(LONG_NAMES) {
        if seat.holder != HolderView::Open {
            name.clone_into(&mut seat.name);
        }
    }
    for person in &mut table.people {
        if let Some(seat) = person.seat {
            person.name.clone_from(&table.seats[seat.number() - 1].name);
        }
    }
}

fn hint(table: &mut TableView) {
    let game = table.game.as_mut().expect("a game goes on");
    game.hint = Some(advice(&game.view));
}

/// The first move of a game of four is the reader's.
pub fn first_turn() -> Phase {
    Phase::new("first-turn", playing(config(Players::Four, Sides::ALL_A), 7, 0))
}

/// A half of a split card is chosen.
pub fn split() -> Phase {
    let config = config(Players::Four, Sides::ALL_B);
    let is_split = |table: &TableView, m: &Move| {
        let display = table.game.as_ref().expect("a game goes on").view.display();
        display.card(m.space()).is_some_and(majesty_rules::Card::is_split)
    };
    let found = (0..500).find_map(|seed| {
        let table = playing(config, seed, 24);
        let offered = table.game.as_ref()?.view.legal_moves().iter().any(|m| is_split(&table, m));
        offered.then_some(table)
    });
    Phase::new("split", found.expect("such a game is soon found")).chosen(is_split)
}

/// A card that heals another one is chosen.
pub fn heal() -> Phase {
    let offered = |extra| matches!(extra, Extra::HealTo(_));
    let table = offering(config(Players::Three, Sides::ALL_A), offered);
    Phase::new("heal", table).chosen(|_, m| offered(m.extra()))
}

/// A card that trades meeples is chosen.
pub fn trade() -> Phase {
    let offered = |extra| matches!(extra, Extra::Trade(_));
    let table = offering(config(Players::Two, Sides::ALL_B), offered);
    Phase::new("trade", table).chosen(|_, m| offered(m.extra()))
}

/// A card that pays others is chosen, which must be announced.
pub fn announce() -> Phase {
    let config = Config { announce: true, ..config(Players::Four, Sides::ALL_B) };
    let table = offering(config, |extra| extra == Extra::Announce);
    Phase::new("announce", table).chosen(|_, m| m.extra() == Extra::Announce)
}

/// The second player has just wounded a card of the reader's, and two rivals are still to move.
pub fn attack() -> Phase {
    let config = config(Players::Four, Sides::ALL_A);
    let hurts = |event: &Event| {
        matches!(event, Event::CardWounded { attacker: Seat::Second, defender: Seat::First, .. })
    };
    let found = (0..500).flat_map(|seed| [14, 18, 22, 26, 30].map(|plies| (seed, plies))).find_map(
        |(seed, plies)| {
            let game = Played::start(&Deal::new(config, seed)).until(plies);
            game.turns.last()?.events.iter().any(hurts).then_some(game)
        },
    );
    let game = found.expect("such a game is soon found");
    Phase::new("attack", table(config, Some(game.view()))).then_moves(game)
}

/// It's a rival's turn, and the reader looks at a rival's realm.
pub fn rivals_open() -> Phase {
    let config = config(Players::Four, Sides::ALL_B);
    let game = Played::start(&Deal::new(config, 13)).until(37);
    Phase::new("rivals-open", table(config, Some(game.view())))
        .opened(Opened::Rival)
        .then_moves(game)
}

/// Much was said.
pub fn chat_long() -> Phase {
    let config = config(Players::Three, Sides::ALL_A);
    let game = Played::start(&Deal::new(config, 17)).until(19);
    let mut view = table(config, Some(game.view()));
    for n in 1..=40_u64 {
        let (name, text) = match n % 4 {
            0 => ("Ada", "Good luck!"),
            1 => ("Ben", "Who took my Noble? I had an eye on it since the second round, honestly."),
            2 => ("Cem", "Не я."),
            _ => ("Ada", "Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz!"),
        };
        view.chat.push(said(n, name, text, None));
    }
    Phase::new("chat-long", view).opened(Opened::Chat).then_moves(game)
}

/// The end of a game.
pub fn over(players: Players) -> Phase {
    let (name, seed) = match players {
        Players::Two => ("over-2", 5),
        Players::Three => ("over-3", 8),
        Players::Four => ("over-4", 11),
    };
    let sides = if players == Players::Two { Sides::ALL_B } else { Sides::ALL_A };
    Phase::new(name, playing(config(players, sides), seed, 12 * players.count()))
}

/// The reader has resigned, and nobody is left to play on.
pub fn resigned() -> Phase {
    let mut table = playing(config(Players::Four, Sides::ALL_A), 21, 20);
    table.phase = majesty_table::Phase::Over;
    table.seats[0].resigned = Some(6);
    Phase::new("resigned", table)
}

/// Before a game, with a seat open.
pub fn gathering() -> Phase {
    Phase::new("gathering", super::gathering())
}

/// Every phase.
pub fn all() -> Vec<Phase> {
    vec![
        gathering(),
        first_turn(),
        split(),
        heal(),
        trade(),
        announce(),
        attack(),
        rivals_open(),
        chat_long(),
        over(Players::Two),
        over(Players::Three),
        over(Players::Four),
        resigned(),
    ]
}
