//! Ratings.

use serde::Serialize;
use skillratings::{
    MultiTeamOutcome,
    weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team},
};

use crate::{Estimate, Game, estimate::Z95};

/// A Weng–Lin rating (Bayesian Bradley–Terry, as in OpenSkill): everybody begins at 25.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Rating {
    /// The rating.
    pub rating: f64,
    /// How unsure it is of itself.
    pub sigma: f64,
    /// The lower end of its interval of 95%.
    pub low: f64,
    /// The upper end.
    pub high: f64,
}

impl Rating {
    /// Half the width of the interval.
    pub fn half_width(&self) -> f64 {
        Z95 * self.sigma
    }
}

impl From<WengLinRating> for Rating {
    fn from(WengLinRating { rating, uncertainty: sigma }: WengLinRating) -> Self {
        Self { rating, sigma, low: rating - Z95 * sigma, high: rating + Z95 * sigma }
    }
}

/// The ratings of all contestants, game by game. They depend on the order of the games, so games
/// are added in the order of their numbers.
///
/// The system has no floor for sigma. Every game makes it smaller, so that late games hardly move a
/// rating any more. Bots do not learn, so that is what we want of them; but the interval grows
/// tighter than the truth: it takes games for independent, which those of one deal are not, and
/// strength for a single number, which it is not. Whoever wants to know if one bot beats another
/// reads the win rate and its interval.
pub(crate) struct Ratings(Vec<WengLinRating>);

impl Ratings {
    pub fn new(contestants: usize) -> Self {
        Self(vec![WengLinRating::new(); contestants])
    }

    /// Rates a game, each seat a team of one.
    ///
    /// A contestant in several seats gets the mean of what they would get. What its seats win from
    /// each other cancels; only sigma shrinks a little by it.
    pub fn add(&mut self, game: &Game) {
        let teams: Vec<_> = game
            .players
            .iter()
            .map(|played| {
                let team = std::slice::from_ref(&self.0[played.contestant]);
                (team, MultiTeamOutcome::new(game.place(played.seat)))
            })
            .collect();
        let rated = weng_lin_multi_team(&teams, &WengLinConfig::new());
        for (contestant, rating) in self.0.iter_mut().enumerate() {
            let seats: Vec<WengLinRating> = game
                .players
                .iter()
                .zip(&rated)
                .filter(|(played, _)| played.contestant == contestant)
                .map(|(_, team)| team[0])
                .collect();
            if !seats.is_empty() {
                let mean = |of: fn(&WengLinRating) -> f64| {
                    seats.iter().map(of).sum::<f64>() / seats.len() as f64
                };
                *rating = WengLinRating {
                    rating: mean(|seat| seat.rating),
                    uncertainty: mean(|seat| seat.uncertainty),
                };
            }
        }
    }

    pub fn of(&self, contestant: usize) -> Rating {
        self.0[contestant].into()
    }
}

/// By how much one of two is stronger, on the scale of chess: 400 points are odds of ten to one.
///
/// Nothing stands for infinitely much, where an end of the win rate's interval is 0 or 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Elo {
    /// The difference, of the first contestant to the second.
    pub difference: Option<f64>,
    /// The lower end of its interval of 95%.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
}

impl Elo {
    pub(crate) fn of_win_rate(rate: &Estimate) -> Self {
        Self {
            difference: elo(rate.mean),
            low: rate.low.and_then(elo),
            high: rate.high.and_then(elo),
        }
    }
}

fn elo(share: f64) -> Option<f64> {
    let difference = 400.0 * (share / (1.0 - share)).log10();
    // Adding zero makes a draw plain 0, not -0.
    difference.is_finite().then_some(difference + 0.0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elo_is_that_of_chess() {
        let rate = Estimate { mean: 0.64, se: None, low: Some(0.5), high: Some(1.0), n: 100 };
        let elo = Elo::of_win_rate(&rate);
        assert!((elo.difference.unwrap() - 99.95).abs() < 0.01);
        assert_eq!(elo.low, Some(0.0));
        assert_eq!(elo.high, None);
        assert_eq!(super::elo(0.0), None);
        assert!((super::elo(10.0 / 11.0).unwrap() - 400.0).abs() < 1e-9);
    }
}
