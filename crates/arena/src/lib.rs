//! Bots against bots: the same deals from every seat, and figures that can be believed.
//!
//! ```
//! use std::{num::NonZero, sync::atomic::AtomicBool, time::Duration};
//!
//! use majesty_arena::{Arena, Contestant, Setup, Standing};
//! use majesty_rules::Players;
//!
//! let bots = ["greedy", "random"].map(|id| Contestant::of_spec(&id.parse().unwrap()));
//! let arena = Arena::new(Setup::new(Players::Two, 1), bots, 20)?;
//!
//! let mut standing = Standing::new(&arena);
//! let two = NonZero::new(2).unwrap();
//! arena.play(two, &AtomicBool::new(false), |round| Ok::<(), ()>(standing.add(&round))).unwrap();
//!
//! let summary = standing.summary(Duration::ZERO, two).expect("games were played");
//! assert!(summary.contestants[0].figures.win_rate.mean > 0.9);
//! # Ok::<(), majesty_arena::ArenaError>(())
//! ```
//!
//! A job is a line-up and a deal: it is played once from every seat. All that is random in it comes
//! from the arena's seed and the job's numbers, and results are added up in the order of the jobs,
//! so the same seed gives the same figures whatever the number of threads.

mod arena;
mod contestant;
mod csv;
mod estimate;
mod game;
mod ledger;
mod luck;
mod play;
mod positions;
mod rating;
mod reference;
mod regret;
mod report;
mod rollouts;
mod seeds;
mod speed;
mod sprt;
mod standing;
mod summary;
mod table;
mod tally;
mod words;

pub use arena::{Arena, ArenaError, MAX_CONTESTANTS, MAX_GAMES, Setup, SidesRule};
pub use contestant::Contestant;
pub use csv::{CsvError, CsvReader};
pub use estimate::Estimate;
pub use game::{Game, Played};
pub use ledger::{Attacks, Points, Source};
pub use play::Round;
pub use rating::{Elo, Rating};
pub use reference::{ReferenceRegret, ReferenceSetup, RegretFigures, reference_regret};
pub use regret::{Regret, RegretSetup, regret};
pub use report::report;
pub use rollouts::{RolloutFigures, RolloutRegret, RolloutSetup, rollout_regret};
pub use speed::{Effort, playouts, random_games};
pub use sprt::{Hypotheses, SprtError, SprtSummary, Verdict};
pub use standing::Standing;
pub use summary::{
    AttackFigures, CharacterFigures, ContestantSummary, CountFigures, Figures, Mishaps, MoveTime,
    SeatFigures, SetupSummary, SourceFigures, Summary, Timing,
};
pub use table::{Notes, notes, table};
