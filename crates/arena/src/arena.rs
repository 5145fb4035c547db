//! What is to be played: who against whom, on which deals, from which seats.

use majesty_rules::{Config, Deal, DeckRule, Players, Sides, Ties};

use crate::{
    Contestant,
    contestant::number_labels,
    seeds::{Use, derive},
};

/// The most games that an arena plays.
pub const MAX_GAMES: u64 = 1_000_000_000;

/// The most contestants that an arena takes.
pub const MAX_CONTESTANTS: usize = 32;

/// The set-up of every game, and the seed from which all that is random comes.
#[derive(Clone, Copy, Debug)]
pub struct Setup {
    /// How many play in a game.
    pub players: Players,
    /// Which sides are up.
    pub sides: SidesRule,
    /// How the deck is built.
    pub deck: DeckRule,
    /// Who wins a tie.
    pub ties: Ties,
    /// The house rule of announcements.
    pub announce: bool,
    /// The same seed gives the same games for ever.
    pub seed: u64,
    /// How many simulations value each card that might have come, to adjust results for luck; with
    /// none the network alone does.
    pub luck_simulations: u32,
}

impl Setup {
    /// The usual game.
    pub fn new(players: Players, seed: u64) -> Self {
        let Config { sides, deck, ties, announce, .. } = Config::new(players);
        Self {
            players,
            sides: SidesRule::Same(sides),
            deck,
            ties,
            announce,
            seed,
            luck_simulations: 0,
        }
    }
}

/// Which sides of the locations are up.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SidesRule {
    /// The same in every game.
    Same(Sides),
    /// A new mix for each deal.
    Random,
}

/// Bots that are to play, and all their games.
pub struct Arena {
    setup: Setup,
    contestants: Vec<Contestant>,
    /// Who sits together, as places in the list of contestants; one is there more than once where
    /// contestants are fewer than seats.
    line_ups: Vec<Vec<usize>>,
    asked: u64,
    deals: u64,
}

/// Why an arena can't be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum ArenaError {
    /// Nobody was named.
    #[error("no bots given; choose at least one")]
    NoContestants,
    /// Too many were named.
    #[error("at most {MAX_CONTESTANTS} contestants can play, not {0}")]
    TooManyContestants(usize),
    /// No game, or too many.
    #[error("the number of games must be from 1 to {MAX_GAMES}")]
    Games,
}

/// A line-up and a deal, played once from every seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Job {
    pub line_up: usize,
    pub deal: u64,
}

impl Arena {
    /// An arena of at least so many games.
    ///
    /// If there are fewer contestants than seats, the last one takes the seats that are left: with
    /// two for four seats, one of the first plays against three of the second. If there are more,
    /// every combination of them plays.
    pub fn new(
        setup: Setup,
        contestants: impl IntoIterator<Item = Contestant>,
        games: u64,
    ) -> Result<Self, ArenaError> {
        let mut contestants: Vec<Contestant> = contestants.into_iter().collect();
        if contestants.is_empty() {
            return Err(ArenaError::NoContestants);
        }
        if contestants.len() > MAX_CONTESTANTS {
            return Err(ArenaError::TooManyContestants(contestants.len()));
        }
        if !(1..=MAX_GAMES).contains(&games) {
            return Err(ArenaError::Games);
        }
        number_labels(&mut contestants);
        let line_ups = line_ups(contestants.len(), setup.players.count());
        let games_a_deal = (line_ups.len() * setup.players.count()) as u64;
        let deals = games.div_ceil(games_a_deal);
        Ok(Self { setup, contestants, line_ups, asked: games, deals })
    }

    /// The set-up of every game.
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// Who plays.
    pub fn contestants(&self) -> &[Contestant] {
        &self.contestants
    }

    /// Who sits together, as places in the list of contestants.
    pub fn line_ups(&self) -> &[Vec<usize>] {
        &self.line_ups
    }

    /// How many games were asked for.
    pub fn asked(&self) -> u64 {
        self.asked
    }

    /// How many deals there are. Each is played by every line-up from every seat.
    pub fn deals(&self) -> u64 {
        self.deals
    }

    /// How many games there are: those asked for, rounded up to whole deals.
    pub fn games(&self) -> u64 {
        self.jobs() * self.setup.players.count() as u64
    }

    pub(crate) fn jobs(&self) -> u64 {
        self.deals * self.line_ups.len() as u64
    }

    /// The job with a number. All line-ups play a deal before the next one is begun, so that an
    /// arena that is ended early has treated all alike.
    pub(crate) fn job(&self, number: u64) -> Job {
        let line_ups = self.line_ups.len() as u64;
        Job { line_up: (number % line_ups) as usize, deal: number / line_ups }
    }

    /// The number of a job's first game, from 0.
    pub(crate) fn first_game(&self, job: Job) -> u64 {
        let number = job.deal * self.line_ups.len() as u64 + job.line_up as u64;
        number * self.setup.players.count() as u64
    }

    pub(crate) fn deal_seed(&self, deal: u64) -> u64 {
        derive(self.setup.seed, Use::Deal, &[deal])
    }

    /// The cards of a deal, the same for all line-ups.
    pub(crate) fn deal(&self, deal: u64) -> Deal {
        let Setup { players, sides, deck, ties, announce, seed, .. } = self.setup;
        let sides = match sides {
            SidesRule::Same(sides) => sides,
            SidesRule::Random => Sides::from_bits(derive(seed, Use::Sides, &[deal]) as u8),
        };
        Deal::new(Config { players, sides, deck, ties, announce }, self.deal_seed(deal))
    }

    /// Who sits where: for each seat, the place in the list of contestants.
    pub(crate) fn seating(&self, job: Job, rotation: usize) -> Vec<usize> {
        let mut order = round_the_table(&self.line_ups[job.line_up], job.deal);
        order.rotate_left(rotation);
        order
    }
}

/// Who sits together.
fn line_ups(contestants: usize, seats: usize) -> Vec<Vec<usize>> {
    if contestants <= seats {
        return vec![(0..seats).map(|seat| seat.min(contestants - 1)).collect()];
    }
    combinations(0, contestants, seats)
}

/// All ways to choose so many of the numbers from one up to another, in order.
fn combinations(from: usize, to: usize, count: usize) -> Vec<Vec<usize>> {
    if count == 0 {
        return vec![Vec::new()];
    }
    let with = |first| {
        let rest = combinations(first + 1, to, count - 1);
        rest.into_iter().map(move |rest| [vec![first], rest].concat())
    };
    (from..to).flat_map(with).collect()
}

/// A line-up in the order in which it sits round the table, before the seats are rotated.
///
/// Who plays after a weak player finds better cards. Rotating the seats does not change who follows
/// whom, so the deals take turns with all orders: two for three players, six for four.
fn round_the_table(line_up: &[usize], deal: u64) -> Vec<usize> {
    let mut rest = line_up.to_vec();
    let mut order = vec![rest.remove(0)];
    let mut code = deal as usize;
    while !rest.is_empty() {
        let choices = rest.len();
        order.push(rest.remove(code % choices));
        code /= choices;
    }
    order
}

#[cfg(test)]
mod tests {
    use std::collections::HashSet;

    use majesty_bots::Greedy;

    use super::*;

    fn arena(contestants: usize, players: Players, games: u64) -> Arena {
        let all = (0..contestants).map(|_| Contestant::new("x", |_| Box::new(Greedy)));
        Arena::new(Setup::new(players, 1), all, games).unwrap()
    }

    #[test]
    fn the_last_fills_the_seats_and_more_play_in_turns() {
        assert_eq!(line_ups(1, 2), [[0, 0]]);
        assert_eq!(line_ups(2, 2), [[0, 1]]);
        assert_eq!(line_ups(2, 4), [[0, 1, 1, 1]]);
        assert_eq!(line_ups(3, 2), [[0, 1], [0, 2], [1, 2]]);
        assert_eq!(line_ups(4, 3), [[0, 1, 2], [0, 1, 3], [0, 2, 3], [1, 2, 3]]);
    }

    #[test]
    fn games_are_rounded_up_to_whole_deals() {
        assert_eq!(arena(2, Players::Two, 1000).games(), 1000);
        assert_eq!(arena(2, Players::Two, 1).games(), 2);
        assert_eq!(arena(2, Players::Four, 1001).games(), 1004);
        assert_eq!(arena(3, Players::Two, 1000).games(), 1002);
    }

    #[test]
    fn an_arena_has_limits() {
        let of = |contestants: usize, games| {
            let all = (0..contestants).map(|_| Contestant::new("x", |_| Box::new(Greedy)));
            Arena::new(Setup::new(Players::Two, 1), all, games).err()
        };
        assert_eq!(of(0, 1), Some(ArenaError::NoContestants));
        assert_eq!(of(33, 1), Some(ArenaError::TooManyContestants(33)));
        assert_eq!(of(2, 0), Some(ArenaError::Games));
        assert_eq!(of(2, MAX_GAMES + 1), Some(ArenaError::Games));
        assert_eq!(of(32, MAX_GAMES), None);
    }

    #[test]
    fn everybody_sits_everywhere_and_follows_everybody() {
        for players in Players::ALL {
            let seats = players.count();
            let arena = arena(seats, players, 100);
            let mut seatings = HashSet::new();
            for deal in 0..6 {
                let all: Vec<Vec<usize>> = (0..seats)
                    .map(|rotation| arena.seating(Job { line_up: 0, deal }, rotation))
                    .collect();
                for seat in 0..seats {
                    let there: HashSet<usize> = all.iter().map(|seating| seating[seat]).collect();
                    assert_eq!(there.len(), seats, "all sit in seat {seat} once");
                }
                seatings.extend(all);
            }
            let every_order: usize = (1..=seats).product();
            assert_eq!(seatings.len(), every_order);
        }
    }

    #[test]
    fn random_sides_change_from_deal_to_deal_and_not_from_seat_to_seat() {
        let mut arena = arena(2, Players::Two, 100);
        assert_eq!(arena.deal(0).config().sides, Sides::ALL_A);
        arena.setup.sides = SidesRule::Random;
        let mixes: HashSet<Sides> = (0..50).map(|deal| arena.deal(deal).config().sides).collect();
        assert!(mixes.len() > 30);
        assert_eq!(arena.deal(7), arena.deal(7));
    }
}
