//! How long a bot may think about a move.

use std::{fmt, str::FromStr, time::Duration};

/// How long a bot may think about a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many simulated games: the same play on every machine.
    Simulations(u32),
    /// So much time.
    Time(Duration),
}

impl Budget {
    /// What each of several threads may spend: its share of the simulations, or the same time.
    pub(crate) fn shared_by(self, threads: usize) -> Self {
        match self {
            Self::Simulations(count) => Self::Simulations(count.div_ceil(threads.max(1) as u32)),
            Self::Time(_) => self,
        }
    }
}

impl fmt::Display for Budget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Simulations(count) => write!(f, "{count}"),
            Self::Time(time) => write!(f, "{}s", time.as_secs_f64()),
        }
    }
}

/// A text that is no budget.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("a budget must be a number of simulations, such as 4000, or a time, such as 0.5s")]
pub struct BudgetError;

impl FromStr for Budget {
    type Err = BudgetError;

    fn from_str(text: &str) -> Result<Self, BudgetError> {
        if let Some(seconds) = text.strip_suffix('s') {
            let seconds: f64 = seconds.parse().map_err(|_| BudgetError)?;
            if !(0.001..=3600.0).contains(&seconds) {
                return Err(BudgetError);
            }
            Ok(Self::Time(Duration::from_secs_f64(seconds)))
        } else {
            text.parse().ok().filter(|&count| count > 0).map(Self::Simulations).ok_or(BudgetError)
        }
    }
}
