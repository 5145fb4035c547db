//! A sequential test: play until it's known whether the first contestant's win rate is one or the
//! other, and no longer.
//!
//! This is the generalised sequential probability ratio test (GSPRT) in its normal approximation, as
//! chess engines are tested with. Its unit is a deal that was played from every seat: the mean of
//! the first contestant's luck-adjusted win shares. Units are independent and equally distributed,
//! which single games aren't, and adjusting for luck makes their variance smaller.

use std::str::FromStr;

use majesty_rules::Players;
use serde::Serialize;

use crate::Round;

/// The chance to accept H1 where H0 is true, and the chance to accept H0 where H1 is true.
pub const ERROR_RATE: f64 = 0.05;

/// So many deals at least, before their variance is trusted.
const MIN_DEALS: u64 = 32;

/// Deals that are all alike would have no variance, and decide by rounding errors.
const MIN_VARIANCE: f64 = 1e-6;

/// The win rates of the first contestant between which a test decides, from 0 to 1.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Hypotheses {
    h0: f64,
    h1: f64,
}

/// Why a sequential test can't be held.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SprtError {
    /// A text that isn't two rates in order.
    #[error(
        "a sequential test needs two win rates in percent, H0 and then a higher H1, such as 50,52; \
         equals win {}% with two players, {}% with three and {}% with four",
        par(Players::Two),
        par(Players::Three),
        par(Players::Four)
    )]
    Rates,
    /// Not one contestant against another.
    #[error(
        "a sequential test compares exactly two bots, not {0}; with more than two players, the \
         second takes all other seats"
    )]
    Contestants(usize),
}

/// What equals win, in percent.
fn par(players: Players) -> String {
    let percent = format!("{:.1}", 100.0 / players.count() as f64);
    percent.strip_suffix(".0").unwrap_or(&percent).to_owned()
}

impl Hypotheses {
    /// Two win rates from 0 to 1, the lower first.
    pub fn new(h0: f64, h1: f64) -> Result<Self, SprtError> {
        let ok = 0.0 < h0 && h0 < h1 && h1 < 1.0;
        ok.then_some(Self { h0, h1 }).ok_or(SprtError::Rates)
    }
}

impl FromStr for Hypotheses {
    type Err = SprtError;

    fn from_str(text: &str) -> Result<Self, SprtError> {
        let (h0, h1) = text.split_once(',').ok_or(SprtError::Rates)?;
        let rate = |text: &str| text.trim().parse::<f64>().map_err(|_| SprtError::Rates);
        Self::new(rate(h0)? / 100.0, rate(h1)? / 100.0)
    }
}

/// What a test has found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Verdict {
    /// The win rate is the lower one, or less.
    H0,
    /// The win rate is the higher one, or more.
    H1,
    /// Too few deals were played to know.
    Undecided,
}

/// A test and what it has found, for tables, pages and programs.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct SprtSummary {
    /// The two win rates.
    #[serde(flatten)]
    pub hypotheses: Hypotheses,
    /// The chance of either error.
    pub error_rate: f64,
    /// How many deals were added.
    pub deals: u64,
    /// The log-likelihood ratio of H1 to H0.
    pub llr: f64,
    /// H0 is accepted at this ratio or below.
    pub lower: f64,
    /// H1 is accepted at this ratio or above.
    pub upper: f64,
    /// The verdict.
    pub verdict: Verdict,
}

impl SprtSummary {
    /// The lower win rate.
    pub fn h0(&self) -> f64 {
        self.hypotheses.h0
    }

    /// The higher win rate.
    pub fn h1(&self) -> f64 {
        self.hypotheses.h1
    }
}

/// A test on its way.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Sprt {
    hypotheses: Hypotheses,
    deals: u64,
    mean: f64,
    /// The sum of squared distances to the mean.
    squares: f64,
}

impl Sprt {
    pub fn new(hypotheses: Hypotheses) -> Self {
        Self { hypotheses, deals: 0, mean: 0.0, squares: 0.0 }
    }

    /// Adds a deal that was played from every seat.
    pub fn add(&mut self, round: &Round) {
        let seats = round.games.iter().flat_map(|game| {
            let first = game.players.iter().filter(|played| played.contestant == 0);
            first.map(|played| game.adjusted_share(played.seat))
        });
        let (sum, count) = seats.fold((0.0, 0), |(sum, count), share| (sum + share, count + 1));
        if count > 0 {
            self.add_unit(sum / f64::from(count));
        }
    }

    /// Welford's update: stable for any number of units.
    fn add_unit(&mut self, unit: f64) {
        self.deals += 1;
        let distance = unit - self.mean;
        self.mean += distance / self.deals as f64;
        self.squares += distance * (unit - self.mean);
    }

    /// The log-likelihood ratio of H1 to H0, both with the variance that was found.
    fn llr(&self) -> f64 {
        if self.deals < MIN_DEALS {
            return 0.0;
        }
        let Hypotheses { h0, h1 } = self.hypotheses;
        let deals = self.deals as f64;
        let variance = (self.squares / (deals - 1.0)).max(MIN_VARIANCE);
        deals * (h1 - h0) * (2.0 * self.mean - h0 - h1) / (2.0 * variance)
    }

    pub fn summary(&self) -> SprtSummary {
        let upper = ((1.0 - ERROR_RATE) / ERROR_RATE).ln();
        let (lower, llr) = (-upper, self.llr());
        let verdict = match llr {
            _ if llr <= lower => Verdict::H0,
            _ if llr >= upper => Verdict::H1,
            _ => Verdict::Undecided,
        };
        SprtSummary {
            hypotheses: self.hypotheses,
            error_rate: ERROR_RATE,
            deals: self.deals,
            llr,
            lower,
            upper,
            verdict,
        }
    }
}

#[cfg(test)]
mod tests {
    use rand_core::{Rng, SeedableRng};
    use rand_xoshiro::Xoshiro256PlusPlus;

    use super::*;

    /// About normal: the sum of twelve uniform numbers has variance 1.
    fn normal(rng: &mut impl Rng) -> f64 {
        let uniform = |_| f64::from(rng.next_u32()) / f64::from(u32::MAX);
        (0..12).map(uniform).sum::<f64>() - 6.0
    }

    /// How often a test of 50% against 52% ends with each verdict, and after how many deals.
    fn verdicts(mean: f64, deviation: f64, runs: u64) -> (u64, u64, u64) {
        let (mut h0, mut h1, mut deals) = (0, 0, 0);
        for run in 0..runs {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(run);
            let mut sprt = Sprt::new(Hypotheses::new(0.5, 0.52).unwrap());
            let verdict = loop {
                sprt.add_unit(mean + deviation * normal(&mut rng));
                let verdict = sprt.summary().verdict;
                if verdict != Verdict::Undecided {
                    break verdict;
                }
            };
            h0 += u64::from(verdict == Verdict::H0);
            h1 += u64::from(verdict == Verdict::H1);
            deals += sprt.deals;
        }
        (h0, h1, deals / runs)
    }

    #[test]
    fn errors_are_as_rare_as_promised() {
        const RUNS: u64 = 400;
        for deviation in [0.1, 0.25] {
            let (_, wrong, long) = verdicts(0.5, deviation, RUNS);
            assert!(wrong * 100 <= 8 * RUNS, "H0 was rejected {wrong} times");
            let (wrong, _, also_long) = verdicts(0.52, deviation, RUNS);
            assert!(wrong * 100 <= 8 * RUNS, "H1 was rejected {wrong} times");
            // Wald's approximation of how long it takes: 0.9 · ln 19 · 2σ²/δ².
            let expected = 2.65 * 2.0 * deviation * deviation / (0.02 * 0.02);
            for deals in [long, also_long] {
                assert!((0.7..1.6).contains(&(deals as f64 / expected)), "{deals} deals");
            }
        }
    }

    #[test]
    fn nothing_is_decided_by_a_handful_of_deals() {
        let mut sprt = Sprt::new(Hypotheses::new(0.5, 0.52).unwrap());
        for _ in 1..MIN_DEALS {
            sprt.add_unit(1.0);
            assert_eq!(sprt.summary().verdict, Verdict::Undecided);
        }
        sprt.add_unit(1.0);
        assert_eq!(sprt.summary().verdict, Verdict::H1);
    }

    #[test]
    fn deals_that_are_all_alike_decide_too() {
        let mut sprt = Sprt::new(Hypotheses::new(0.5, 0.52).unwrap());
        (0..MIN_DEALS).for_each(|_| sprt.add_unit(0.5));
        assert_eq!(sprt.summary().verdict, Verdict::H0);
    }

    #[test]
    fn rates_are_read_in_percent() {
        assert_eq!("50,52".parse(), Hypotheses::new(0.5, 0.52));
        assert_eq!("25, 27.5".parse(), Hypotheses::new(0.25, 0.275));
        for text in
            ["", "50", "52,50", "50,50", "0,10", "90,100", "a,b", "50,52,54", "nan,52", "50,inf"]
        {
            assert_eq!(text.parse::<Hypotheses>(), Err(SprtError::Rates), "{text}");
        }
        let told = SprtError::Rates.to_string();
        assert!(
            told.contains("50% with two players, 33.3% with three and 25% with four"),
            "{told}"
        );
    }
}
