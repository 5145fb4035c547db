//! The game that is played: a table at which everybody sits at the same keyboard.

use std::sync::Arc;

use majesty_rules::{Config, Deal, Illegal, Move, Record, Seat, Sides, View};
use majesty_table::{
    Action, Agreement, Command, Hints, MadeBy, Millis, NewSeat, NewTable, Origin, PlayerId,
    Refusal, Table, TableId, Turn,
};
use majesty_words::Lang;

use crate::{Holder, Setup};

/// A game at this table, from its deal to its last move. Only views of it can be seen.
#[derive(Clone)]
pub struct Game {
    table: Table,
    holders: Vec<Holder>,
    /// The table before each move, and as it is now.
    views: Vec<View>,
}

/// Whoever sits at the keyboard.
const HERE: PlayerId = PlayerId::from_hash([0; 32]);

/// Nobody looks at the clock.
const NOW: Millis = Millis(0);

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
        let deal = Deal::new(setup.config(mix), seed);
        Self::begun(&deal, setup.holders.clone(), &[], Origin::New)
    }

    fn begun(deal: &Deal, holders: Vec<Holder>, moves: &[Move], origin: Origin) -> Self {
        let seat = |holder: &Holder| match holder {
            Holder::Person(name) => {
                let name = name.clone().unwrap_or_default();
                NewSeat::Person { player: HERE, name, ready: true }
            }
            Holder::Bot(spec) => NewSeat::Bot { level: spec.to_string() },
        };
        let agreement = Agreement {
            config: *deal.config(),
            turn_limit: None,
            substitute: String::new(),
            hints: Hints::Everyone,
            auto_start: false,
        };
        let seats = holders.iter().map(seat).collect();
        let new = NewTable { agreement, seats, host: HERE, listed: false, seed: None };
        let made = moves.iter().enumerate().map(|(ply, &m)| {
            let is_bot = holders[ply % holders.len()].is_bot();
            (m, if is_bot { MadeBy::Bot } else { MadeBy::Person })
        });
        let changes = Table::open_begun(NOW, new, origin, deal, made).expect("moves are legal");
        let table = Table::from_changes(TableId::from_random([0; 16]), &changes);
        let table = table.expect("what was decided fits");
        let mut game = Self { table, holders, views: Vec::new() };
        game.look();
        game
    }

    /// A game up to its last move of a script, with these players.
    pub fn scripted(deal: &Deal, holders: Vec<Holder>, moves: &[Move]) -> Self {
        Self::begun(deal, holders, moves, Origin::New)
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
        // A game that is practice already goes on as one.
        let is_practice = tag(tag::PRACTICE) == Some("on");
        let origin = if is_practice { Origin::PlayedOn } else { Origin::New };
        let game = Self::begun(record.deal(), holders.collect(), record.moves(), origin);
        (game, tag(tag::LANG).and_then(Lang::from_code))
    }

    /// What it takes to play again: the same players and rules, and other cards.
    pub fn setup(&self) -> Setup {
        let Config { sides, deck, ties, announce, .. } = *self.view().config();
        let all = [Sides::ALL_A, Sides::ALL_B];
        // A mix is drawn anew.
        let sides = Some(sides).filter(|sides| all.contains(sides));
        Setup { holders: self.holders.clone(), sides, deck, ties, announce, seed: None }
    }

    /// The game as a record, with what is needed to go on with it.
    pub fn record(&self, lang: Lang) -> Record {
        let mut record =
            Record::new(*self.game().deal(), self.names(lang)).expect("names are one line each");
        for turn in self.turns() {
            record.push(turn.m).expect("moves were legal");
        }
        let holders = tag::HOLDERS.into_iter().zip(self.holders.iter().map(ToString::to_string));
        let practice = if self.is_practice() { "on" } else { "off" };
        let others = [(tag::LANG, lang.code().to_owned()), (tag::PRACTICE, practice.to_owned())];
        for (name, value) in holders.chain(others) {
            record.tag(name, &value).expect("the tags are ours");
        }
        record
    }

    fn game(&self) -> &majesty_table::Game {
        self.table.game().expect("the cards are dealt from the beginning")
    }

    /// Looks at the table again, after moves were made or taken back.
    fn look(&mut self) {
        self.views.truncate(self.turns().len());
        for ply in self.views.len()..=self.turns().len() {
            let view = self.game().state_after(ply).view();
            self.views.push(view);
        }
    }

    /// The table as all see it.
    pub fn view(&self) -> &View {
        self.view_after(self.turns().len())
    }

    /// The table after so many moves; as it is now where there are fewer.
    pub fn view_after(&self, plies: usize) -> &View {
        &self.views[plies.min(self.views.len() - 1)]
    }

    /// The positions before the present one, each with the move that was played there.
    pub fn history(&self) -> Vec<(View, Move)> {
        self.views.iter().copied().zip(self.turns().iter().map(|turn| turn.m)).collect()
    }

    /// The moves so far.
    pub fn turns(&self) -> &[Arc<Turn>] {
        self.game().turns()
    }

    /// Who holds a seat.
    pub fn holder(&self, seat: Seat) -> &Holder {
        &self.holders[seat.index()]
    }

    /// Who decides now; nobody once the game is over.
    pub fn on_turn(&self) -> Option<&Holder> {
        self.table.turn().map(|seat| self.holder(seat))
    }

    /// Whether a seat can be spoken of as "you": nobody else at the table is a person.
    pub fn is_you(&self, seat: Seat) -> bool {
        !self.holder(seat).is_bot() && self.holders.iter().filter(|h| !h.is_bot()).count() == 1
    }

    /// The seat of the one person at the keyboard; nothing where several play, or none.
    pub fn own_seat(&self) -> Option<Seat> {
        self.view().config().players.seats().find(|&seat| self.is_you(seat))
    }

    /// The players' names, in seat order.
    pub fn names(&self, lang: Lang) -> Vec<String> {
        self.table.names(&lang)
    }

    /// Whether somebody took back what had shown a hidden card.
    pub fn is_practice(&self) -> bool {
        self.table.is_practice()
    }

    /// Plays a move if it is legal.
    pub fn play(&mut self, m: Move) -> Result<(), Illegal> {
        let (view, ply, word) = (*self.view(), self.table.ply(), m.to_string());
        let is_bot = self.on_turn().is_some_and(Holder::is_bot);
        let played = self.act(if is_bot {
            Action::PlayBot { view: &view, m, by: MadeBy::Bot }
        } else {
            Action::Play { who: HERE, ply, word: &word }
        });
        match played {
            Ok(()) => Ok(()),
            Err(Refusal::Illegal(reason)) => Err(reason),
            Err(_) => Err(Illegal::GameOver),
        }
    }

    /// Goes back to the last decision of a person, the cards as they lay. Nothing happens where
    /// there is none. If a card was drawn since, somebody now knows what nobody should, and the
    /// game is practice from here on.
    pub fn take_back(&mut self) -> bool {
        self.act(Action::TakeBack { who: HERE, ply: self.table.ply() }).is_ok()
    }

    fn act(&mut self, action: Action<'_>) -> Result<(), Refusal> {
        let changes = self.table.decide(&Command { at: NOW, action })?;
        self.table.commit(&changes).expect("what was decided fits");
        self.look();
        Ok(())
    }
}
