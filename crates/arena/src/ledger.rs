//! Where each point of a game came from, read off what happened at the table.

use std::ops::{Index, IndexMut};

use majesty_rules::{Ability, BySeat, Event, Location, Seat, Sink};

/// Where points come from, or go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// What a location pays only to the player who activates it.
    Ability(Location),
    /// What a location pays all players who have a character, to the player who activates it.
    SharedOwnTurn(Location),
    /// The same, paid to the others.
    SharedOthersTurn(Location),
    /// Final scoring: the most cards at a location.
    Majority(Location),
    /// Meeples beyond the worker card.
    Surplus,
    /// Meeples sold, less those bought.
    Trades,
    /// What forgotten announcements cost.
    Announcements,
    /// Final scoring: what the wounded cost.
    Infirmary,
    /// Final scoring: the square of the number of locations.
    Variety,
}

impl Source {
    /// The locations that have a character.
    const LOCATIONS: usize = Location::ALL.len() - 1;
    const COUNT: usize = 4 * Self::LOCATIONS + 5;

    /// All, in the order in which they are printed.
    pub fn all() -> impl Iterator<Item = Self> {
        let each =
            |of: fn(Location) -> Self| Location::ALL.into_iter().take(Self::LOCATIONS).map(of);
        each(Self::Ability)
            .chain(each(Self::SharedOwnTurn))
            .chain(each(Self::SharedOthersTurn))
            .chain([Self::Surplus, Self::Trades, Self::Announcements])
            .chain([Self::Infirmary, Self::Variety])
            .chain(each(Self::Majority))
    }

    /// The word for its kind, for programs.
    pub fn kind(self) -> &'static str {
        match self {
            Self::Ability(_) => "ability",
            Self::SharedOwnTurn(_) => "shared_own_turn",
            Self::SharedOthersTurn(_) => "shared_others_turn",
            Self::Majority(_) => "majority",
            Self::Surplus => "surplus",
            Self::Trades => "trades",
            Self::Announcements => "announcements",
            Self::Infirmary => "infirmary",
            Self::Variety => "variety",
        }
    }

    /// The location it belongs to, where it belongs to one.
    pub fn location(self) -> Option<Location> {
        match self {
            Self::Ability(location)
            | Self::SharedOwnTurn(location)
            | Self::SharedOthersTurn(location)
            | Self::Majority(location) => Some(location),
            _ => None,
        }
    }

    fn index(self) -> usize {
        let group =
            |number: usize, location: Location| number * Self::LOCATIONS + location as usize;
        match self {
            Self::Ability(location) => group(0, location),
            Self::SharedOwnTurn(location) => group(1, location),
            Self::SharedOthersTurn(location) => group(2, location),
            Self::Majority(location) => group(3, location),
            Self::Surplus => 4 * Self::LOCATIONS,
            Self::Trades => 4 * Self::LOCATIONS + 1,
            Self::Announcements => 4 * Self::LOCATIONS + 2,
            Self::Infirmary => 4 * Self::LOCATIONS + 3,
            Self::Variety => 4 * Self::LOCATIONS + 4,
        }
    }
}

/// A value for each source.
#[derive(Clone, Copy, Debug)]
pub struct Points<T = i32>([T; Source::COUNT]);

impl<T: Default + Copy> Default for Points<T> {
    fn default() -> Self {
        Self([T::default(); Source::COUNT])
    }
}

impl Points {
    /// The sum of all sources: the final score.
    pub fn total(&self) -> i32 {
        self.0.iter().sum()
    }
}

impl<T> Points<T> {
    pub(crate) fn values_mut(&mut self) -> impl Iterator<Item = &mut T> {
        self.0.iter_mut()
    }
}

impl<T> Index<Source> for Points<T> {
    type Output = T;

    fn index(&self, source: Source) -> &T {
        &self.0[source.index()]
    }
}

impl<T> IndexMut<Source> for Points<T> {
    fn index_mut(&mut self, source: Source) -> &mut T {
        &mut self.0[source.index()]
    }
}

/// One player's attacks in a game; an attack on three opponents counts as three.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Attacks<T = u32> {
    /// A card was wounded.
    pub wounded: T,
    /// Enough Guards stood there.
    pub repelled: T,
    /// There was no card to wound.
    pub found_nobody: T,
    /// This player's own cards that others wounded.
    pub suffered: T,
}

/// Listens to a game and keeps its books.
#[derive(Default)]
pub(crate) struct Ledger {
    pub points: BySeat<Points>,
    pub attacks: BySeat<Attacks>,
    turn: Option<Seat>,
}

impl Sink for Ledger {
    fn event(&mut self, event: Event) {
        let (seat, source, points) = match event {
            Event::CardTaken { seat, .. } => {
                self.turn = Some(seat);
                return;
            }
            Event::AttackRepelled { attacker, .. } => {
                self.attacks[attacker].repelled += 1;
                return;
            }
            Event::AttackFoundNobody { attacker, .. } => {
                self.attacks[attacker].found_nobody += 1;
                return;
            }
            Event::CardWounded { attacker, defender, .. } => {
                self.attacks[attacker].wounded += 1;
                self.attacks[defender].suffered += 1;
                return;
            }
            Event::Gained { seat, gain, reason } => {
                let source = match reason.ability {
                    Ability::AllWith { .. } if self.turn == Some(seat) => Source::SharedOwnTurn,
                    Ability::AllWith { .. } => Source::SharedOthersTurn,
                    _ => Source::Ability,
                };
                (seat, source(reason.location), i32::from(gain.points))
            }
            Event::Traded { seat, meeples } => (seat, Source::Trades, -i32::from(meeples)),
            Event::AnnouncementMissed { seat, lost, .. } => {
                (seat, Source::Announcements, -i32::from(lost))
            }
            Event::SurplusCashed { seat, meeples } => (seat, Source::Surplus, meeples.into()),
            Event::WoundedScored { seat, points, .. } => (seat, Source::Infirmary, points.into()),
            Event::VarietyScored { seat, points, .. } => (seat, Source::Variety, points.into()),
            Event::MajorityScored { seat, location, points, .. } => {
                (seat, Source::Majority(location), points.into())
            }
            Event::MeeplesLaid { .. }
            | Event::CardPlaced { .. }
            | Event::CardHealed { .. }
            | Event::Announced { .. }
            | Event::Refilled { .. }
            | Event::GameOver { .. } => return,
        };
        self.points[seat][source] += points;
    }
}

#[cfg(test)]
mod tests {
    use majesty_bots::{Bot, Random};
    use majesty_rules::{Config, Deal, Players, Sides, State};

    use super::*;

    #[test]
    fn every_source_has_a_place_of_its_own() {
        let mut points: Points = Points::default();
        for source in Source::all() {
            points[source] += 1;
        }
        assert!(points.0.iter().all(|&count| count == 1));
    }

    #[test]
    fn the_sources_add_up_to_the_score() {
        for seed in 0..300 {
            let config = Config {
                sides: Sides::from_bits((seed * 37) as u8),
                announce: seed % 2 == 0,
                ..Config::new(Players::ALL[seed as usize % 3])
            };
            let mut state = State::start(&Deal::new(config, seed));
            let mut bot = Random::new(seed);
            let mut ledger = Ledger::default();
            while !state.is_over() {
                let m = bot.choose(&state.view());
                state.play(m, &mut ledger).unwrap();
            }
            let sheet = state.score_sheet().unwrap();
            for seat in config.players.seats() {
                assert_eq!(ledger.points[seat].total(), sheet.scores[seat].total());
            }
        }
    }
}
