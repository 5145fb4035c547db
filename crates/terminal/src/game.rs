//! The game that is played: its deal, its moves and who plays. Only views of it can be seen.

use majesty_rules::{Deal, Event, Illegal, Move, Record, Seat, Sides, State, View};
use majesty_words::Lang;

use crate::{Holder, Setup, holder};

/// A game at this table, from its deal to its last move.
#[derive(Clone)]
pub struct Game {
    holders: Vec<Holder>,
    deal: Deal,
    state: State,
    view: View,
    steps: Vec<Step>,
    practice: bool,
}

/// A move that was made, as all saw it.
#[derive(Clone)]
pub struct Step {
    /// The table before it.
    pub before: View,
    /// The move.
    pub m: Move,
    /// What happened.
    pub events: Vec<Event>,
}

/// The tags that a record of a game at this table has besides the usual ones.
mod tag {
    pub const LANG: &str = "Language";
    pub const PRACTICE: &str = "Practice";
    pub const HOLDERS: [&str; 4] = ["Holder1", "Holder2", "Holder3", "Holder4"];
}

impl Game {
    /// Deals a game. A mix of sides that is left to the deal comes from the seed, too.
    pub fn new(setup: &Setup, seed: u64) -> Self {
        let mix = Sides::from_bits((seed ^ seed >> 17 ^ seed >> 43) as u8);
        Self::of(Deal::new(setup.config(mix), seed), setup.holders.clone())
    }

    fn of(deal: Deal, holders: Vec<Holder>) -> Self {
        let state = State::start(&deal);
        Self { holders, deal, view: state.view(), state, steps: Vec::new(), practice: false }
    }

    /// The game that a record tells, and its language. Who is not named there is a person.
    pub fn from_record(record: &Record) -> (Self, Option<Lang>) {
        let tag = |name: &str| {
            let found = record.tags().iter().find(|(other, _)| other == name);
            found.map(|(_, value)| value.as_str())
        };
        let holders = record.names().iter().zip(tag::HOLDERS).map(|(name, holder)| {
            let held = tag(holder).and_then(|text| text.parse().ok());
            held.unwrap_or_else(|| Holder::Person(Some(name.clone())))
        });
        let mut game = Self::of(*record.deal(), holders.collect());
        for &m in record.moves() {
            game.play(m).expect("a record follows the rules");
        }
        game.practice = tag(tag::PRACTICE) == Some("on");
        (game, tag(tag::LANG).and_then(Lang::from_code))
    }

    /// The game as a record, with what is needed to go on with it.
    pub fn record(&self, lang: Lang) -> Record {
        let mut record = Record::new(self.deal, self.names(lang)).expect("names are one line each");
        for step in &self.steps {
            record.push(step.m).expect("moves were legal");
        }
        let holders = tag::HOLDERS.into_iter().zip(self.holders.iter().map(ToString::to_string));
        let practice = if self.practice { "on" } else { "off" };
        let others = [(tag::LANG, lang.code().to_owned()), (tag::PRACTICE, practice.to_owned())];
        for (name, value) in holders.chain(others) {
            record.tag(name, &value).expect("the tags are ours");
        }
        record
    }

    /// The table as all see it.
    pub fn view(&self) -> &View {
        &self.view
    }

    /// The table after so many moves; as it is now where there are fewer.
    pub fn view_after(&self, plies: usize) -> &View {
        self.steps.get(plies).map_or(&self.view, |step| &step.before)
    }

    /// The moves so far.
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Who holds a seat.
    pub fn holder(&self, seat: Seat) -> &Holder {
        &self.holders[seat.index()]
    }

    /// Who decides now; nobody once the game is over.
    pub fn on_turn(&self) -> Option<&Holder> {
        (!self.view.is_over()).then(|| self.holder(self.view.turn()))
    }

    /// Whether a seat can be spoken of as "you": nobody else at the table is a person.
    pub fn is_you(&self, seat: Seat) -> bool {
        !self.holder(seat).is_bot() && self.holders.iter().filter(|h| !h.is_bot()).count() == 1
    }

    /// The players' names, in seat order.
    pub fn names(&self, lang: Lang) -> Vec<String> {
        holder::names(&self.holders, lang)
    }

    /// Whether somebody took back what had shown a hidden card.
    pub fn is_practice(&self) -> bool {
        self.practice
    }

    /// Plays a move if it is legal.
    pub fn play(&mut self, m: Move) -> Result<(), Illegal> {
        let mut events = Vec::new();
        self.state.play(m, &mut events)?;
        self.steps.push(Step { before: self.view, m, events });
        self.view = self.state.view();
        Ok(())
    }

    /// Goes back to the last decision of a person, the cards as they lay. Nothing happens where
    /// there is none. If a card was drawn since, somebody now knows what nobody should, and the
    /// game is practice from here on.
    pub fn take_back(&mut self) -> bool {
        let is_person = |step: &Step| !self.holder(step.before.turn()).is_bot();
        let Some(keep) = self.steps.iter().rposition(is_person) else { return false };
        let taken = self.steps.split_off(keep);
        let drawn = |event: &Event| matches!(event, Event::Refilled { .. });
        self.practice |= taken.iter().flat_map(|step| &step.events).any(drawn);
        let mut state = State::start(&self.deal);
        for step in &self.steps {
            state.play_listed(step.m, &mut ());
        }
        self.state = state;
        self.view = state.view();
        true
    }
}
