//! Every bot there is, as data: for the command line, the lobby and the documentation.

use std::{fmt, str::FromStr};

use crate::{Bot, Budget, BudgetError, Greedy, Random};

/// A bot that can be asked for by name.
pub struct BotInfo {
    /// The word to ask for it.
    pub id: &'static str,
    /// Its name.
    pub name: &'static str,
    /// How it plays, in a sentence.
    pub about: &'static str,
    /// How long it thinks about a move, for bots that can think longer.
    pub budget: Option<Budget>,
    make: fn(Budget, u64) -> Box<dyn Bot>,
}

/// All bots, the weakest first.
pub static BOTS: &[BotInfo] = &[
    BotInfo {
        id: "random",
        name: "Random",
        about: "plays any legal move, each equally likely",
        budget: None,
        make: |_, seed| Box::new(Random::new(seed)),
    },
    BotInfo {
        id: "greedy",
        name: "Greedy",
        about: "looks one move ahead: points now and in final scoring as the table lies",
        budget: None,
        make: |_, _| Box::new(Greedy),
    },
];

/// A bot with a budget: `greedy`, `chancellor`, `chancellor@4000` or `chancellor@0.5s`.
#[derive(Clone)]
pub struct Spec {
    info: &'static BotInfo,
    budget: Option<Budget>,
}

impl Spec {
    /// The bot that is asked for.
    pub fn info(&self) -> &'static BotInfo {
        self.info
    }

    /// The budget it plays with.
    pub fn budget(&self) -> Option<Budget> {
        self.budget.or(self.info.budget)
    }

    /// A bot of this kind with a generator of its own.
    pub fn make(&self, seed: u64) -> Box<dyn Bot> {
        (self.info.make)(self.budget().unwrap_or(Budget::Simulations(1)), seed)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.budget {
            Some(budget) => write!(f, "{}@{budget}", self.info.id),
            None => f.write_str(self.info.id),
        }
    }
}

/// Why a text names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// No bot has this name.
    #[error("there is no bot \"{0}\"; there are {list}", list = ids())]
    Unknown(String),
    /// A budget for a bot that does not think.
    #[error("{0} plays at once and takes no budget")]
    NoBudget(&'static str),
    /// A budget that can't be read.
    #[error(transparent)]
    Budget(#[from] BudgetError),
}

fn ids() -> String {
    let ids: Vec<&str> = BOTS.iter().map(|bot| bot.id).collect();
    ids.join(", ")
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (id, budget) = match text.split_once('@') {
            Some((id, budget)) => (id, Some(budget.parse()?)),
            None => (text, None),
        };
        let info = BOTS.iter().find(|bot| bot.id == id);
        let info = info.ok_or_else(|| SpecError::Unknown(id.to_owned()))?;
        if budget.is_some() && info.budget.is_none() {
            return Err(SpecError::NoBudget(info.id));
        }
        Ok(Self { info, budget })
    }
}
