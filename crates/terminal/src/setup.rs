//! What is agreed before a game.

use majesty_rules::{Config, DeckRule, Players, Sides, Ties};

use crate::{Holder, holder::USUAL_BOT};

/// What is agreed before a game.
#[derive(Clone)]
pub struct Setup {
    /// Who plays, in seat order; the first seat moves first.
    pub holders: Vec<Holder>,
    /// Which sides are up; without any, the deal decides.
    pub sides: Option<Sides>,
    /// How the deck is built.
    pub deck: DeckRule,
    /// Who wins a tie.
    pub ties: Ties,
    /// Whether what all gain is to be announced.
    pub announce: bool,
    /// The seed of the deal; without one, a new game every time.
    pub seed: Option<u64>,
}

impl Setup {
    /// A person against bots, with the usual rules. Seats that are left get the usual bot.
    ///
    /// # Panics
    /// There must be no more holders than players.
    pub fn new(players: Players, mut holders: Vec<Holder>) -> Self {
        assert!(holders.len() <= players.count());
        if holders.is_empty() {
            holders.push(Holder::Person(None));
        }
        holders.resize_with(players.count(), usual_bot);
        Self {
            holders,
            sides: Some(Sides::ALL_A),
            deck: DeckRule::Standard,
            ties: Ties::Shared,
            announce: false,
            seed: None,
        }
    }

    /// How many play.
    pub fn players(&self) -> Players {
        Players::new(self.holders.len()).expect("a set-up is made for two to four")
    }

    /// Another number of players: those who come are bots.
    pub(crate) fn set_players(&mut self, players: Players) {
        self.holders.resize_with(players.count(), usual_bot);
    }

    /// The set-up of the rules, with a mix of sides for those who leave it to the deal.
    pub(crate) fn config(&self, mix: Sides) -> Config {
        Config {
            players: self.players(),
            sides: self.sides.unwrap_or(mix),
            deck: self.deck,
            ties: self.ties,
            announce: self.announce,
        }
    }
}

fn usual_bot() -> Holder {
    Holder::bot(USUAL_BOT).expect("the usual bot is one")
}
