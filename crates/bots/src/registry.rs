//! Every bot there is, as data: for the command line, the lobby and the documentation.

use std::{fmt, str::FromStr, time::Duration};

use crate::{
    BY_OPINION, Bot, Budget, BudgetError, Greedy, PLAIN_UCT, Person, Random, STRONGEST, Search,
    Settings, UNGUIDED,
};

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
    make: fn(Thinking, u64) -> Box<dyn Bot>,
}

/// The levels at court, the weakest first: those that people play against. Each is about 200 Elo
/// above the one before it, as `scripts/ladder` measures.
pub fn court() -> &'static [BotInfo] {
    &COURT
}

/// All bots: the levels at court, the weakest first, and then the yardsticks.
pub fn bots() -> impl Iterator<Item = &'static BotInfo> {
    COURT.iter().chain(&YARDSTICKS)
}

static COURT: [BotInfo; 7] = [
    BotInfo {
        id: "page",
        name: "Page",
        about: "takes what catches the eye: overlooks expensive cards, has favourites and spends meeples freely",
        budget: None,
        make: |_, seed| Box::new(Person::new(habits::PAGE, seed)),
    },
    BotInfo {
        id: "herald",
        name: "Herald",
        about: "counts the points of a move, but overlooks expensive cards and hardly cares what opponents gain",
        budget: None,
        make: |_, seed| Box::new(Person::new(habits::HERALD, seed)),
    },
    BotInfo {
        id: "steward",
        name: "Steward",
        about: "keeps final scoring and its meeples in mind, but reads the position only roughly",
        budget: None,
        make: |_, seed| Box::new(Person::new(habits::STEWARD, seed)),
    },
    BotInfo {
        id: "treasurer",
        name: "Treasurer",
        about: "counts precisely and watches opponents, but prefers points now to a good position",
        budget: None,
        make: |_, seed| Box::new(Person::new(habits::TREASURER, seed)),
    },
    BotInfo {
        id: "castellan",
        name: "Castellan",
        about: "knows a good position, but looks only one move ahead and sometimes overlooks an expensive card",
        budget: None,
        make: |_, seed| Box::new(Person::new(habits::CASTELLAN, seed)),
    },
    BotInfo {
        id: "marshal",
        name: "Marshal",
        about: "overlooks nothing and thinks a move or two ahead, but never for long",
        budget: Some(Budget::Simulations(15)),
        make: |thinking, seed| thinking.search(UNGUIDED, seed),
    },
    BotInfo {
        id: "chancellor",
        name: "Chancellor",
        about: "thinks for a second about every move and plays the endgame perfectly",
        budget: Some(Budget::Time(Duration::from_secs(1))),
        make: |thinking, seed| thinking.search(STRONGEST, seed),
    },
];

/// The bots that others are measured with; they're no company.
static YARDSTICKS: [BotInfo; 5] = [
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
        about: "looks one move ahead: points now, and final scoring as things stand",
        budget: None,
        make: |_, _| Box::new(Greedy),
    },
    BotInfo {
        id: "uct",
        name: "Plain UCT",
        about: "searches a tree with random rollouts and knows nothing but the rules",
        budget: Some(Budget::Simulations(4000)),
        make: |thinking, seed| thinking.search(PLAIN_UCT, seed),
    },
    BotInfo {
        id: "rollout",
        name: "Rollout search",
        about: "searches a tree with rollouts that follow rules of thumb",
        budget: Some(Budget::Simulations(400)),
        make: |thinking, seed| thinking.search(BY_OPINION, seed),
    },
    BotInfo {
        id: "search",
        name: "Search only",
        about: "plays like the Chancellor, but searches the endgame instead of solving it",
        budget: Some(Budget::Simulations(4000)),
        make: |thinking, seed| thinking.search(Settings { solves: false, ..STRONGEST }, seed),
    },
];

/// What distinguishes the levels that err as people do, the weakest first.
#[rustfmt::skip]
mod habits {
    use crate::Habits;

    pub const PAGE: Habits =
        Habits { overlooks: 25, favour: 5.0, thrift: 0.0, foresight: 0.2, envy: 0.0, experience: 0.0,  roughness: 0.0 };
    pub const HERALD: Habits =
        Habits { overlooks: 17, favour: 1.5, thrift: 1.3, foresight: 0.5, envy: 0.3, experience: 0.0,  roughness: 0.0 };
    pub const STEWARD: Habits =
        Habits { overlooks: 14, favour: 2.0, thrift: 1.2, foresight: 1.0, envy: 0.5, experience: 0.25, roughness: 3.0 };
    pub const TREASURER: Habits =
        Habits { overlooks: 12, favour: 1.0, thrift: 1.5, foresight: 1.0, envy: 0.8, experience: 0.46, roughness: 2.0 };
    pub const CASTELLAN: Habits =
        Habits { overlooks:  8, favour: 0.0, thrift: 1.5, foresight: 1.0, envy: 1.0, experience: 0.9,  roughness: 0.0 };
}

/// How long a bot thinks, and on how many threads.
#[derive(Clone, Copy)]
struct Thinking {
    budget: Budget,
    threads: usize,
}

impl Thinking {
    fn search(self, settings: Settings, seed: u64) -> Box<dyn Bot> {
        Box::new(Search::new(settings, self.budget, self.threads, seed))
    }
}

/// A bot with a budget, and perhaps threads: `greedy`, `chancellor`, `chancellor@4000`,
/// `chancellor@0.5s` or, on four threads, `chancellor@1s*4`.
#[derive(Clone)]
pub struct Spec {
    info: &'static BotInfo,
    budget: Option<Budget>,
    threads: usize,
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

    /// The same bot with another budget; one that plays at once has none.
    pub fn with_budget(&self, budget: Budget) -> Self {
        Self { budget: self.info.budget.map(|_| budget), ..self.clone() }
    }

    /// A bot of this kind with a generator of its own.
    pub fn make(&self, seed: u64) -> Box<dyn Bot> {
        let budget = self.budget().unwrap_or(Budget::Simulations(1));
        (self.info.make)(Thinking { budget, threads: self.threads }, seed)
    }
}

impl fmt::Display for Spec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.info.id)?;
        if let Some(budget) = self.budget {
            write!(f, "@{budget}")?;
        }
        if self.threads > 1 {
            write!(f, "*{}", self.threads)?;
        }
        Ok(())
    }
}

/// More threads than this help nobody.
const MAX_THREADS: usize = 256;

/// Why a text names no bot.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SpecError {
    /// No bot has this name.
    #[error("there is no bot \"{0}\"; choose one of {list}", list = ids())]
    Unknown(String),
    /// A budget for a bot that does not think.
    #[error("{0} moves instantly, so it takes no budget or threads")]
    NoBudget(&'static str),
    /// A budget that can't be read.
    #[error(transparent)]
    Budget(#[from] BudgetError),
    /// A number of threads that can't be had.
    #[error(
        "after the star, enter a number of threads from 1 to {MAX_THREADS}, as in chancellor@1s*4"
    )]
    Threads,
}

fn ids() -> String {
    let ids: Vec<&str> = bots().map(|bot| bot.id).collect();
    ids.join(", ")
}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Self, SpecError> {
        let (text, threads) = match text.split_once('*') {
            Some((text, threads)) => (text, threads.parse().map_err(|_| SpecError::Threads)?),
            None => (text, 1),
        };
        let (id, budget) = match text.split_once('@') {
            Some((id, budget)) => (id, Some(budget.parse()?)),
            None => (text, None),
        };
        let info = bots().find(|bot| bot.id == id);
        let info = info.ok_or_else(|| SpecError::Unknown(id.to_owned()))?;
        if (budget.is_some() || threads > 1) && info.budget.is_none() {
            return Err(SpecError::NoBudget(info.id));
        }
        if !(1..=MAX_THREADS).contains(&threads) {
            return Err(SpecError::Threads);
        }
        Ok(Self { info, budget, threads })
    }
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Config, Deal, Players, State};

    use super::*;

    #[test]
    fn what_is_asked_for_is_written_as_it_is_read() {
        for text in ["page", "random", "chancellor@4000", "chancellor@0.5s", "marshal@100*2"] {
            assert_eq!(text.parse::<Spec>().map(|spec| spec.to_string()), Ok(text.to_owned()));
        }
        for text in ["", "king", "page@5", "page*2", "chancellor@", "chancellor@0", "marshal@1s*0"]
        {
            assert!(text.parse::<Spec>().is_err(), "{text}");
        }
    }

    /// Nobody can ask for the second of two bots with the same id, nor for one whose id is read as
    /// something else; and a budget for a bot that doesn't think would go unnoticed.
    #[test]
    fn every_bot_is_found_by_its_id_and_plays_with_its_budget() {
        let view = State::start(&Deal::new(Config::new(Players::Two), 7)).view();
        for bot in bots() {
            let spec: Spec = bot.id.parse().expect("an id names a bot");
            assert!(std::ptr::eq(spec.info(), bot), "{} is another bot", bot.id);
            assert_eq!(bots().filter(|other| other.name == bot.name).count(), 1);
            assert_eq!(spec.budget(), bot.budget);
            let few = Budget::Simulations(20);
            let quick = spec.with_budget(few);
            assert_eq!(quick.budget(), bot.budget.map(|_| few), "{}", bot.id);
            let (one, again) = (quick.make(1).choose(&view), quick.make(1).choose(&view));
            assert_eq!(view.check(one), Ok(()), "{}", bot.id);
            assert_eq!(one, again, "{}: the same seed plays the same", bot.id);
        }
    }
}
