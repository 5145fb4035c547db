//! Means with honest intervals.
//!
//! The games of one deal share its cards, so they are not independent of each other, and an interval
//! that counts games would be wrong: too wide where rotating the seats cancels luck, too narrow
//! where a deal helps the same bot in every game. Deals are independent. So the standard error is
//! taken over deals (a ratio estimate with the deals as clusters: the mean is the sum of all values
//! over their number, and its error comes from how far each deal's sum is from what the mean would
//! give that deal). The interval of 95% uses Student's t with one less than the number of deals as
//! its degrees of freedom.

use serde::Serialize;

/// The quantile of the normal distribution for 95%.
pub const Z95: f64 = 1.959_964;

/// A mean and what is known of its error.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub mean: f64,
    /// Its standard error over deals; unknown for a single deal.
    pub se: Option<f64>,
    /// The lower end of the interval of 95%.
    pub low: Option<f64>,
    /// The upper end.
    pub high: Option<f64>,
    /// How many values it is the mean of.
    pub n: u64,
}

impl Estimate {
    /// Half the width of the interval.
    pub fn half_width(&self) -> Option<f64> {
        Some((self.high? - self.low?) / 2.0)
    }
}

/// Adds values up deal by deal.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Mean {
    /// The deals that had a value.
    deals: u64,
    n: u64,
    sum: f64,
    /// Over deals: the sums of count², count · sum and sum².
    nn: f64,
    ns: f64,
    ss: f64,
    /// The count and the sum of the deal that is being added.
    open: (u64, f64),
}

impl Mean {
    /// Adds a value of the present deal.
    pub fn add(&mut self, value: f64) {
        self.open.0 += 1;
        self.open.1 += value;
    }

    /// Ends the present deal.
    pub fn close(&mut self) {
        let (n, sum) = std::mem::take(&mut self.open);
        if n > 0 {
            self.deals += 1;
            self.n += n;
            let n = n as f64;
            self.sum += sum;
            self.nn += n * n;
            self.ns += n * sum;
            self.ss += sum * sum;
        }
    }

    /// The mean so far, also in the middle of a deal.
    pub fn so_far(&self) -> f64 {
        (self.sum + self.open.1) / (self.n + self.open.0).max(1) as f64
    }

    /// The mean of all closed deals; nothing where there was no value.
    pub fn estimate(&self) -> Option<Estimate> {
        if self.deals == 0 {
            return None;
        }
        let n = self.n as f64;
        let mean = self.sum / n;
        let se = (self.deals > 1).then(|| {
            let deals = self.deals as f64;
            let squares = self.ss - 2.0 * mean * self.ns + mean * mean * self.nn;
            // Rounding may leave a trace below zero.
            (squares.max(0.0) * deals / (deals - 1.0)).sqrt() / n
        });
        let reach = se.map(|se| se * student_95(self.deals - 1));
        Some(Estimate {
            mean,
            se,
            low: reach.map(|reach| mean - reach),
            high: reach.map(|reach| mean + reach),
            n: self.n,
        })
    }

    /// The same for values from 0 to 1, and so an interval within 0 and 1.
    ///
    /// If every game was won, or none, the spread is nothing and would promise certainty. Then the
    /// interval is Wilson's with deals as its trials.
    pub fn share(&self) -> Option<Estimate> {
        let estimate = self.estimate()?;
        let slack = Z95 * Z95 / (self.deals as f64 + Z95 * Z95);
        let (low, high) = if self.sum <= 0.0 {
            (Some(0.0), Some(slack))
        } else if self.sum >= self.n as f64 {
            (Some(1.0 - slack), Some(1.0))
        } else {
            (estimate.low.map(|low| low.max(0.0)), estimate.high.map(|high| high.min(1.0)))
        };
        Some(Estimate { low, high, ..estimate })
    }
}

/// The quantiles of Student's distribution for 95%, from one degree of freedom.
const STUDENT_95: [f64; 9] = [12.706, 4.303, 3.182, 2.776, 2.571, 2.447, 2.365, 2.306, 2.262];

/// The quantile for any number of degrees: beyond the table by the first terms of the expansion of
/// Cornish and Fisher, which are then off by less than 0.003.
fn student_95(degrees: u64) -> f64 {
    let place = degrees.saturating_sub(1) as usize;
    STUDENT_95.get(place).copied().unwrap_or_else(|| {
        let (z, v) = (Z95, degrees as f64);
        let [z3, z5] = [3, 5].map(|power| z.powi(power));
        z + (z3 + z) / (4.0 * v) + (5.0 * z5 + 16.0 * z3 + 3.0 * z) / (96.0 * v * v)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn mean_of(deals: &[&[f64]]) -> Mean {
        let mut mean = Mean::default();
        for deal in deals {
            for &value in *deal {
                mean.add(value);
            }
            mean.close();
        }
        mean
    }

    fn near(a: f64, b: f64, tolerance: f64) {
        assert!((a - b).abs() < tolerance, "{a} and {b}");
    }

    #[test]
    fn students_quantiles_are_those_of_the_tables() {
        for (degrees, expected) in [
            (1, 12.706),
            (2, 4.303),
            (9, 2.262),
            (10, 2.228),
            (15, 2.131),
            (30, 2.042),
            (100, 1.984),
            (1_000_000, 1.960),
        ] {
            near(student_95(degrees), expected, 0.003);
        }
    }

    #[test]
    fn the_error_is_that_of_the_deals_means() {
        // Deal means 1, 0.5, 0.5, 0: mean 0.5, standard deviation √(1/6), error √(1/24).
        let mean = mean_of(&[&[1.0, 1.0], &[1.0, 0.0], &[0.0, 1.0], &[0.0, 0.0]]);
        let estimate = mean.estimate().unwrap();
        near(estimate.mean, 0.5, 1e-12);
        near(estimate.se.unwrap(), (1.0_f64 / 24.0).sqrt(), 1e-12);
        near(estimate.high.unwrap() - 0.5, 3.182 * (1.0_f64 / 24.0).sqrt(), 1e-9);
        assert_eq!(estimate.n, 8);
        // As a share it can't go beyond all games.
        assert_eq!(mean.share().unwrap().high, Some(1.0));
    }

    #[test]
    fn luck_that_cancels_leaves_no_error() {
        let estimate = mean_of(&[&[1.0, 0.0], &[0.0, 1.0], &[1.0, 0.0]]).share().unwrap();
        near(estimate.mean, 0.5, 1e-12);
        near(estimate.se.unwrap(), 0.0, 1e-9);
    }

    #[test]
    fn games_of_one_deal_that_agree_count_once() {
        // Ten deals of four equal games are ten values, not forty.
        let won: &[f64] = &[1.0; 4];
        let lost: &[f64] = &[0.0; 4];
        let four = mean_of(&[won, lost, won, lost, won, lost, won, lost, won, lost]);
        let one = mean_of(&[&won[..1], &lost[..1]].repeat(5));
        near(four.estimate().unwrap().se.unwrap(), one.estimate().unwrap().se.unwrap(), 1e-12);
    }

    #[test]
    fn deals_of_unequal_size_weigh_by_their_games() {
        let estimate = mean_of(&[&[3.0], &[1.0, 1.0, 1.0]]).estimate().unwrap();
        near(estimate.mean, 1.5, 1e-12);
        // Residuals 1.5 and -1.5: √(2 · 4.5) / 4.
        near(estimate.se.unwrap(), 0.75, 1e-12);
    }

    #[test]
    fn winning_always_is_not_certainty() {
        let estimate = mean_of(&[&[1.0, 1.0][..]; 100]).share().unwrap();
        near(estimate.low.unwrap(), 1.0 - 3.8415 / 103.8415, 1e-4);
        near(estimate.high.unwrap(), 1.0, 1e-12);
        let estimate = mean_of(&[&[0.0]]).share().unwrap();
        assert_eq!((estimate.se, estimate.low), (None, Some(0.0)));
    }

    #[test]
    fn one_deal_has_a_mean_and_no_error_and_none_has_nothing() {
        let estimate = mean_of(&[&[2.0, 4.0]]).estimate().unwrap();
        assert_eq!((estimate.mean, estimate.se, estimate.low), (3.0, None, None));
        assert_eq!(Mean::default().estimate(), None);
    }
}
