//! What was acknowledged, how long it took, and what was wrong.

use std::{
    collections::BTreeMap,
    fmt::Write as _,
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use crate::http::StreamEvent;

/// All that people found out.
#[derive(Debug, Default)]
pub struct Ledger(Mutex<Found>);

#[derive(Debug, Default)]
struct Found {
    progress: Progress,
    acknowledged: Vec<Duration>,
    seen: Vec<Duration>,
    traffic: BTreeMap<String, Traffic>,
    wrong: Vec<String>,
}

/// Updates in one content encoding.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Traffic {
    /// How many there were.
    pub updates: usize,
    /// Their bytes as they came, with the short events between them.
    pub wire: usize,
    /// Their bytes as text.
    pub text: usize,
}

/// How it goes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Progress {
    /// Games that were played to their end, with a record that is right.
    pub games: usize,
    /// Moves of people that were acknowledged.
    pub moves: usize,
    /// Updates that somebody saw.
    pub updates: usize,
    /// Streams that are open.
    pub streams: usize,
    /// Requests that were answered by nobody, or by a server that could not.
    pub unanswered: usize,
    /// Streams that broke off and were opened again.
    pub reopened: usize,
    /// Things that must not happen.
    pub wrong: usize,
}

/// How it went.
#[derive(Clone, Debug)]
pub struct Report {
    /// The counts.
    pub progress: Progress,
    /// How long new games began.
    pub time: Duration,
    /// How many moves people made in that time. What came then, when all hurried to the end, is
    /// checked and not measured.
    pub paced: usize,
    /// From a move to its acknowledgement.
    pub acknowledged: Times,
    /// From a move to the update at everybody who looked.
    pub seen: Times,
    /// Updates by content encoding, without the first one of each stream.
    pub traffic: BTreeMap<String, Traffic>,
    /// What must not happen and did, at most a hundred of them.
    pub wrong: Vec<String>,
}

/// How long something took.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Times {
    /// Half of them took no longer.
    pub p50: Duration,
    /// Nine of ten took no longer.
    pub p90: Duration,
    /// 99 of a hundred took no longer.
    pub p99: Duration,
    /// The longest.
    pub most: Duration,
}

impl Times {
    fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let at = |percent: usize| {
            let place = (times.len() * percent / 100).min(times.len().saturating_sub(1));
            times.get(place).copied().unwrap_or_default()
        };
        Self { p50: at(50), p90: at(90), p99: at(99), most: at(100) }
    }
}

impl Ledger {
    fn lock(&self) -> MutexGuard<'_, Found> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Counts something.
    pub fn count(&self, change: impl FnOnce(&mut Progress)) {
        change(&mut self.lock().progress);
    }

    /// A move was acknowledged.
    pub fn acknowledged(&self, after: Duration) {
        self.lock().acknowledged.push(after);
    }

    /// A move was seen.
    pub fn seen(&self, after: Duration) {
        self.lock().seen.push(after);
    }

    /// An update came. The first one of a stream has nothing before it that it could be like.
    pub fn received(&self, encoding: &str, event: &StreamEvent) {
        if event.is_first {
            return;
        }
        let mut found = self.lock();
        if !found.traffic.contains_key(encoding) {
            found.traffic.insert(encoding.to_owned(), Traffic::default());
        }
        if let Some(traffic) = found.traffic.get_mut(encoding) {
            traffic.updates += 1;
            traffic.wire += event.wire;
            traffic.text += event.text;
        }
    }

    /// Something must not happen and did.
    pub fn wrong(&self, what: String) {
        let mut found = self.lock();
        found.progress.wrong += 1;
        if found.wrong.len() < 100 {
            found.wrong.push(what);
        }
    }

    /// How it goes.
    pub fn progress(&self) -> Progress {
        self.lock().progress
    }

    /// How it went, with new games for so long.
    pub fn report(&self, time: Duration) -> Report {
        let Found { progress, acknowledged, seen, traffic, wrong } =
            std::mem::take(&mut *self.lock());
        Report {
            progress,
            time,
            paced: acknowledged.len(),
            acknowledged: Times::of(acknowledged),
            seen: Times::of(seen),
            traffic,
            wrong,
        }
    }
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let Self { progress, time, paced, acknowledged, seen, traffic, wrong } = self;
        writeln!(
            f,
            "{} games, {} moves of people, {} updates",
            progress.games, progress.moves, progress.updates
        )?;
        let seconds = time.as_secs_f64();
        let rate = *paced as f64 / seconds.max(0.001);
        writeln!(f, "{paced} of the moves in {seconds:.1} s at their pace: {rate:.0} a second")?;
        let line = |times: &Times| {
            let mut line = String::new();
            let named =
                [("p50", times.p50), ("p90", times.p90), ("p99", times.p99), ("most", times.most)];
            for (name, time) in named {
                let _ = write!(line, "{name} {:.1} ms  ", time.as_secs_f64() * 1e3);
            }
            line.trim_end().to_owned()
        };
        writeln!(f, "from a move to its acknowledgement  {}", line(acknowledged))?;
        writeln!(f, "from a move to the update           {}", line(seen))?;
        for (encoding, Traffic { updates, wire, text }) in traffic {
            let each = |bytes: &usize| bytes / updates.max(&1);
            writeln!(
                f,
                "{updates} updates as {encoding}: {} bytes each on the wire, {} bytes of text",
                each(wire),
                each(text)
            )?;
        }
        writeln!(
            f,
            "{} requests without an answer, {} streams opened again, {} things wrong",
            progress.unanswered, progress.reopened, progress.wrong
        )?;
        wrong.iter().try_for_each(|what| writeln!(f, "WRONG: {what}"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_from_the_shortest() {
        let times = Times::of((1..=200).rev().map(Duration::from_millis).collect());
        let shown = [times.p50, times.p90, times.p99, times.most].map(|time| time.as_millis());
        assert_eq!(shown, [101, 181, 199, 200]);
        assert_eq!(Times::of(Vec::new()), Times::default());
    }
}
