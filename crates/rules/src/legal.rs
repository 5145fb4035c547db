//! Which moves are legal, and why another one is not.

use crate::{Card, Character, Extra, Group, Location, Move, MoveList, Space, Table, WORKER_CARD};

/// Why a move is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Illegal {
    /// Every player has taken twelve cards.
    #[error("the game is over")]
    GameOver,
    /// The space holds no card.
    #[error("space {0} in the display is empty")]
    EmptySpace(u8),
    /// The player can't lay a meeple on each card before it.
    #[error("the card in space {space} costs {cost} {}, but only {has} {} available", meeples(*cost), are(*has))]
    TooFewMeeples {
        /// The number of the space.
        space: u8,
        /// The meeples it costs.
        cost: u8,
        /// The meeples the player has.
        has: u8,
    },
    /// The card shows other characters.
    #[error("the card in space {space} is {card}, so it can't be placed as {character}")]
    NotOnCard {
        /// The number of the space.
        space: u8,
        /// The card there.
        card: Card,
        /// The character asked for.
        character: Character,
    },
    /// A healed split card must be sent to one of its two locations.
    #[error("the {location} heals the split card {card}: choose where it goes, as in >{}", card.first().letter())]
    HealMissing {
        /// The location that heals.
        location: Location,
        /// The card on top of the Infirmary.
        card: Card,
    },
    /// The healed card does not show that character.
    #[error("the healed card is {card}, so it can't go to the {}", to.location())]
    HealElsewhere {
        /// The card on top of the Infirmary.
        card: Card,
        /// The character asked for.
        to: Character,
    },
    /// Nothing is healed, or a plain card, which has one home.
    #[error("this move heals no split card, so > isn't allowed")]
    NothingToChoose,
    /// The location does not trade.
    #[error("the {0} doesn't trade points and meeples on this side")]
    NoTrade(Location),
    /// More than the location allows.
    #[error("at most {0} trades per turn")]
    TradeLimit(u8),
    /// A trade is of one meeple at least.
    #[error("a trade needs at least one meeple; leave it out")]
    TradeOfNothing,
    /// The worker card would overflow.
    #[error("a worker card holds {WORKER_CARD} meeples, but this trade leaves {after}")]
    TradeAboveFive {
        /// The meeples after the trade.
        after: u16,
    },
    /// Too few meeples to sell.
    #[error("can't sell {sold}: only {has} {} available", are(*has))]
    TradeTooFewMeeples {
        /// The meeples before the trade.
        has: u8,
        /// The meeples offered.
        sold: u8,
    },
    /// Too few points to pay.
    #[error("can't buy {bought} {} at 1 point each: points available: {has}", meeples(*bought))]
    TradeTooFewPoints {
        /// The points before the trade.
        has: u16,
        /// The meeples asked for.
        bought: u8,
    },
    /// The house rule is off.
    #[error("payments aren't announced: the house rule is off")]
    AnnounceOff,
    /// The location does not pay all players.
    #[error("the {0} doesn't pay all players, so there is nothing to announce")]
    NothingToAnnounce(Location),
}

fn meeples(count: u8) -> &'static str {
    if count == 1 { "meeple" } else { "meeples" }
}

fn are(count: u8) -> &'static str {
    if count == 1 { "meeple is" } else { "meeples are" }
}

impl Table {
    /// The legal moves of the player whose turn it is; none once the game is over.
    ///
    /// Their order is fixed: by space, from the front; then by character, from left to right; then
    /// by where a healed card goes, from left to right; then by trade, from the most sold to the
    /// most bought; and silent before announced.
    pub fn legal_moves(&self) -> MoveList {
        let mut list = MoveList::new();
        self.list_moves(&mut list);
        list
    }

    /// Writes the legal moves into a list that is used again and again.
    #[inline]
    pub fn list_moves(&self, list: &mut MoveList) {
        list.clear();
        if self.is_over() {
            return;
        }
        let choosers = self.choosers();
        let reach = 1 + self.realm(self.turn()).meeples();
        let characters = self.display().characters().take(reach);
        if choosers == Group::NOBODY {
            // Many positions: told apart here, this loop has nothing left to decide.
            for space in Space::ALL {
                list.push_card(space, Group::from_bits(characters.at(space)));
            }
        } else {
            for space in Space::ALL {
                let characters = Group::from_bits(characters.at(space));
                if choosers.meets(characters) {
                    self.list_with_choices(space, characters, list);
                } else {
                    list.push_card(space, characters);
                }
            }
        }
    }

    /// Lists the moves with a card that offers a choice.
    #[inline(never)]
    fn list_with_choices(&self, space: Space, characters: Group, list: &mut MoveList) {
        let moves = self.count_moves();
        for character in characters.iter() {
            let character = Group::of(&[character]);
            for n in 0..moves.choices(space, character) {
                list.push(moves.choose(space, character, n));
            }
        }
    }

    /// Whether a move is legal, and if not, why.
    pub fn check(&self, m: Move) -> Result<(), Illegal> {
        if self.is_over() {
            return Err(Illegal::GameOver);
        }
        let space = m.space().number();
        let card = self.display().card(m.space()).ok_or(Illegal::EmptySpace(space))?;
        let realm = self.realm(self.turn());
        let (cost, has) = (m.space().cost(), realm.meeples());
        if cost > has {
            return Err(Illegal::TooFewMeeples { space, cost, has });
        }
        let character = m.character();
        if !card.shows(character) {
            return Err(Illegal::NotOnCard { space, card, character });
        }
        self.check_extra(m)
    }

    fn check_extra(&self, m: Move) -> Result<(), Illegal> {
        let location = m.character().location();
        let plan = &self.location_card(location).plan;
        let healed = self.realm(self.turn()).to_heal().filter(|card| plan.heals && card.is_split());
        match (m.extra(), healed) {
            (Extra::HealTo(_), None) => Err(Illegal::NothingToChoose),
            (Extra::HealTo(to), Some(card)) if !card.shows(to) => {
                Err(Illegal::HealElsewhere { card, to })
            }
            (Extra::HealTo(_), Some(_)) => Ok(()),
            (_, Some(card)) => Err(Illegal::HealMissing { location, card }),
            (Extra::Trade(_), _) if plan.trades == 0 => Err(Illegal::NoTrade(location)),
            (Extra::Trade(trade), _) => self.check_trade(m, trade, plan.trades),
            (Extra::Announce, _) if !self.config().announce => Err(Illegal::AnnounceOff),
            (Extra::Announce, _) if !plan.pays_all() => Err(Illegal::NothingToAnnounce(location)),
            (Extra::Announce | Extra::None, _) => Ok(()),
        }
    }

    fn check_trade(&self, m: Move, trade: i8, up_to: u8) -> Result<(), Illegal> {
        let realm = self.realm(self.turn());
        let points = realm.points();
        let has = realm.meeples() - m.space().cost() + self.display().meeples(m.space());
        let after = i16::from(has) + i16::from(trade);
        let traded = trade.unsigned_abs();
        if trade == 0 {
            Err(Illegal::TradeOfNothing)
        } else if traded > up_to {
            Err(Illegal::TradeLimit(up_to))
        } else if after < 0 {
            Err(Illegal::TradeTooFewMeeples { has, sold: traded })
        } else if after > i16::from(WORKER_CARD) {
            Err(Illegal::TradeAboveFive { after: after.unsigned_abs() })
        } else if trade > 0 && u16::from(traded) > points {
            Err(Illegal::TradeTooFewPoints { has: points, bought: traded })
        } else {
            Ok(())
        }
    }
}
