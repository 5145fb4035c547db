//! A person at a table: looks, thinks, and moves.

use std::{
    sync::{Arc, Mutex, PoisonError, atomic::AtomicUsize},
    time::{Duration, Instant},
};

use hyper::StatusCode;
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

use crate::{
    LoadTest,
    http::{Answer, NoAnswer, Node, Stream},
    ledger::Ledger,
    page::{Glance, glance, moves},
};

/// How long to wait before asking another node.
const AGAIN: Duration = Duration::from_millis(100);

/// All people together.
pub struct Crowd {
    pub test: LoadTest,
    pub ledger: Ledger,
    /// From then on it is measured how long things take.
    pub measured: Instant,
    /// How many games were begun.
    pub began: AtomicUsize,
    /// No new games begin, and nobody thinks any more before a move.
    pub close: CancellationToken,
    /// All games break off.
    pub stop: CancellationToken,
}

impl Crowd {
    /// Whether people play at their pace: they have come, and do not hurry to the end.
    fn is_measured(&self) -> bool {
        Instant::now() >= self.measured && !self.close.is_cancelled()
    }
}

/// A table as those who sit at it know it.
pub struct Table {
    pub path: String,
    /// The moves that were acknowledged, and when each was sent first; by ply.
    pub made: Mutex<Vec<(u32, String, Instant)>>,
}

impl Table {
    fn sent(&self, ply: u32) -> Option<Instant> {
        let made = self.made.lock().unwrap_or_else(PoisonError::into_inner);
        made.iter().find(|(made, ..)| *made == ply).map(|(.., at)| *at)
    }
}

/// Somebody with a cookie.
pub struct Person {
    pub crowd: Arc<Crowd>,
    pub cookie: String,
    pub rng: Xoshiro256PlusPlus,
}

impl Person {
    /// Somebody new.
    pub fn new(crowd: &Arc<Crowd>, number: u64) -> Self {
        let rng = Xoshiro256PlusPlus::seed_from_u64(crowd.test.seed ^ (number << 8));
        Self { crowd: crowd.clone(), cookie: String::new(), rng }
    }

    fn chance(&mut self, count: usize) -> usize {
        (self.rng.next_u64() % count.max(1) as u64) as usize
    }

    fn node(&mut self) -> Node {
        let at = self.chance(self.crowd.test.nodes.len());
        self.crowd.test.nodes[at].clone()
    }

    /// Sends a form until a node answers, and says whether it was sent more than once. A server
    /// that can't do it now is asked again, as a person would.
    pub async fn post(&mut self, path: &str, form: &str) -> Result<(Answer, bool), String> {
        let start = Instant::now();
        let mut again = false;
        loop {
            let answer = self.node().post(path, &self.cookie, form.to_owned()).await;
            if let Some(answer) = self.settle(answer) {
                return Ok((answer, again));
            }
            again = true;
            self.wait(start, path).await?;
        }
    }

    /// Asks for a page until a node answers.
    pub async fn get(&mut self, path: &str) -> Result<Answer, String> {
        let start = Instant::now();
        loop {
            let answer = self.node().get(path, &self.cookie).await;
            if let Some(answer) = self.settle(answer) {
                return Ok(answer);
            }
            self.wait(start, path).await?;
        }
    }

    /// Takes an answer that is one, and the cookie with it.
    fn settle(&mut self, answer: Result<Answer, NoAnswer>) -> Option<Answer> {
        let answer = answer.ok().filter(|answer| !answer.status.is_server_error());
        let Some(answer) = answer else {
            self.crowd.ledger.count(|progress| progress.unanswered += 1);
            return None;
        };
        if let Some(cookie) = answer.header(hyper::header::SET_COOKIE) {
            cookie.split(';').next().unwrap_or_default().clone_into(&mut self.cookie);
        }
        Some(answer)
    }

    async fn wait(&mut self, start: Instant, what: &str) -> Result<(), String> {
        if self.crowd.stop.is_cancelled() {
            return Err("stopped".to_owned());
        }
        if start.elapsed() > self.crowd.test.patience {
            return Err(format!("{what}: no answer in {:?}", self.crowd.test.patience));
        }
        sleep(AGAIN).await;
        Ok(())
    }

    /// Looks at a table until its game is over, and moves where it is the own turn.
    pub async fn stay(&mut self, table: &Table) -> Result<(), String> {
        let mut last: Option<Glance> = None;
        let mut stream: Option<Stream> = None;
        let mut quiet = Instant::now();
        loop {
            if self.crowd.stop.is_cancelled() {
                return Err("stopped".to_owned());
            }
            if quiet.elapsed() > self.crowd.test.patience + self.crowd.test.pace {
                let ply = last.map(|glance| glance.ply);
                return Err(format!("{}: stuck at {ply:?}", table.path));
            }
            let Some(open) = &mut stream else {
                stream = self.look(table, last).await;
                continue;
            };
            // A server that died without a word is noticed by its silence.
            let next = timeout(self.crowd.test.patience, open.next("table")).await;
            let next = next.unwrap_or(Ok(None)).map_err(|error| format!("{}: {error}", table.path));
            let Some(event) = next? else {
                stream = None;
                self.crowd.ledger.count(|progress| {
                    progress.streams -= 1;
                    progress.reopened += 1;
                });
                continue;
            };
            self.crowd.ledger.received(open.encoding(), &event);
            let page = event.data;
            let now = glance(&page).ok_or_else(|| format!("{}: no table", table.path))?;
            quiet = Instant::now();
            self.notice(table, last, now)?;
            last = Some(now);
            if now.over {
                self.crowd.ledger.count(|progress| progress.streams -= 1);
                return Ok(());
            }
            if now.own_turn {
                self.move_once(table, &page, now.ply).await?;
            }
        }
    }

    /// Opens a stream at some node, from what was seen last.
    async fn look(&mut self, table: &Table, last: Option<Glance>) -> Option<Stream> {
        let after = last.map_or(0, |glance| glance.revision);
        let path = format!("{}/events?after={after}", table.path);
        let stream = self.node().stream(&path, &self.cookie).await.ok();
        match &stream {
            Some(_) => self.crowd.ledger.count(|progress| progress.streams += 1),
            None => sleep(AGAIN).await,
        }
        stream
    }

    /// Checks that what is shown goes on from what was shown before.
    fn notice(&self, table: &Table, last: Option<Glance>, now: Glance) -> Result<(), String> {
        let Self { crowd, .. } = self;
        crowd.ledger.count(|progress| progress.updates += 1);
        let before = last.map_or(0, |last| last.ply);
        if now.ply < before {
            return Err(format!("{}: after move {before} came move {}", table.path, now.ply));
        }
        if last.is_some() && crowd.is_measured() {
            for ply in before..now.ply {
                // Moves of bots were sent by nobody here.
                if let Some(sent) = table.sent(ply) {
                    crowd.ledger.seen(sent.elapsed());
                }
            }
        }
        Ok(())
    }

    /// Makes a move, and goes on until it is acknowledged.
    async fn move_once(&mut self, table: &Table, page: &str, ply: u32) -> Result<(), String> {
        if table.sent(ply).is_some() {
            return Ok(());
        }
        let choices = moves(page, ply);
        if choices.is_empty() {
            return Err(format!("{}: nothing to choose at {ply}", table.path));
        }
        let at = self.chance(choices.len());
        let (word, form) = &choices[at];
        // Thinking ends early when the test does.
        drop(timeout(self.crowd.test.pace, self.crowd.close.cancelled()).await);
        let start = Instant::now();
        let entry = (ply, word.clone(), start);
        // Noted before, because an update may come before the answer.
        table.made.lock().unwrap_or_else(PoisonError::into_inner).push(entry);
        let (answer, _) = self.post(&format!("{}/move", table.path), form).await?;
        if answer.status != StatusCode::SEE_OTHER {
            return Err(format!("{}: {word} at {ply} got {}", table.path, answer.status));
        }
        self.crowd.ledger.count(|progress| progress.moves += 1);
        if self.crowd.is_measured() {
            self.crowd.ledger.acknowledged(start.elapsed());
        }
        Ok(())
    }
}
