//! Many people at once: a load and fault tool that plays real games over HTTP and events.
//!
//! Every person has a cookie, an open stream of events and a mind of their own: a move is chosen
//! from what the page offers, sent to any of the nodes, and sent again elsewhere where no answer
//! comes. Whatever a server answers is checked, and after a game its record is: every move that was
//! acknowledged is in it, and it follows the rules. Nothing here knows how a server works inside.

mod http;
mod ledger;
mod page;
mod person;
mod table;

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use tokio::{task::JoinSet, time::sleep};
use tokio_util::sync::CancellationToken;

pub use http::{BadAddress, Node};
pub use ledger::{Progress, Report, Times, Traffic};

use ledger::Ledger;
use person::Crowd;

/// What to do.
#[derive(Clone, Debug)]
pub struct LoadTest {
    /// The servers, all on one store. Any request may go to any of them.
    pub nodes: Vec<Node>,
    /// How many games are played at once.
    pub tables: usize,
    /// Of ten tables, so many have a person and a bot; at the others sit two people.
    pub bots: usize,
    /// How many look on at every table.
    pub watchers: usize,
    /// How long a person takes for a move.
    pub pace: Duration,
    /// Over how long people come and sit down. What is slow then is checked and not measured.
    pub gather: Duration,
    /// How long a person waits for anything before the game counts as stuck.
    pub patience: Duration,
    /// What is chosen is chosen by chance from this.
    pub seed: u64,
}

impl LoadTest {
    /// Plays one game after the other until `close` is cancelled: then those that are on are
    /// played to their end at once. When `stop` is cancelled, too, they break off. `watch` is told
    /// how it goes.
    pub async fn run(
        self,
        close: CancellationToken,
        stop: CancellationToken,
        watch: impl Fn(Progress),
    ) -> Report {
        let tables = self.tables;
        let start = Instant::now() + self.gather;
        let crowd = Arc::new(Crowd {
            measured: start,
            test: self,
            ledger: Ledger::default(),
            began: AtomicUsize::new(0),
            close,
            stop,
        });
        let mut games = JoinSet::new();
        for place in 0..tables {
            games.spawn(keep_playing(crowd.clone(), place));
        }
        let mut open = Duration::ZERO;
        let mut ticks = tokio::time::interval(Duration::from_millis(200));
        while !games.is_empty() {
            tokio::select! {
                ended = games.join_next() => {
                    if let Some(Err(panic)) = ended {
                        crowd.ledger.wrong(format!("a game broke off: {panic}"));
                    }
                }
                _ = ticks.tick() => {
                    if !crowd.close.is_cancelled() {
                        open = start.elapsed();
                    }
                    watch(crowd.ledger.progress());
                }
            }
        }
        watch(crowd.ledger.progress());
        crowd.ledger.report(open)
    }
}

/// Plays one game after the other at one place.
async fn keep_playing(crowd: Arc<Crowd>, place: usize) {
    // Not all at the same moment: that would measure the start alone.
    sleep(crowd.test.gather * place as u32 / crowd.test.tables.max(1) as u32).await;
    while !crowd.close.is_cancelled() && !crowd.stop.is_cancelled() {
        let number = crowd.began.fetch_add(1, Ordering::Relaxed);
        if let Err(problem) = table::play(&crowd, number).await
            && !crowd.stop.is_cancelled()
        {
            crowd.ledger.wrong(problem);
        }
    }
}
