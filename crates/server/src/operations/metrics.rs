//! What the server counts and measures of itself, in the text format of Prometheus.
//!
//! No figure has a table, a name or an address in it: whoever may read them learns how much goes on
//! and nothing of who does it.

use std::{
    fmt::Write,
    sync::{
        Arc,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use majesty_store::Listening;
use majesty_table::MadeBy;

use super::retention::Deleted;

/// The bounds between which times are counted, in seconds.
const BOUNDS: [f64; 13] =
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0];

/// Everything that is counted.
#[derive(Default)]
pub struct Metrics {
    /// Requests answered, by the first digit of their status.
    requests: [Counter; 6],
    /// From a request to the beginning of its answer.
    pub request: Times,
    /// Moves stored, by who decided on them.
    moves: [Counter; 3],
    /// From a person's request to their move being stored.
    pub stored: Times,
    /// Open connections.
    pub connections: Arc<Level>,
    /// Open streams.
    pub streams: Arc<Level>,
    /// Updates of tables that were rendered.
    pub rendered: Counter,
    /// Bots that wait for a core.
    pub waiting: Arc<Level>,
    /// How long bots wait for a core.
    pub wait: Times,
    /// How long bots think.
    pub thought: Times,
    /// How often the server tidied up.
    pub tidied: Counter,
    /// What was deleted because it was old.
    deleted: [Counter; Deleted::ALL.len()],
}

impl Metrics {
    /// Counts an answer.
    pub fn answered(&self, status: u16, time: Duration) {
        self.requests[usize::from(status / 100).min(self.requests.len() - 1)].up();
        self.request.note(time);
    }

    /// Counts a move that was stored.
    pub fn moved(&self, by: MadeBy) {
        let place = MadeBy::ALL.iter().position(|&other| other == by);
        self.moves[place.unwrap_or_default()].up();
    }

    /// Counts what was deleted because it was old.
    pub fn deleted(&self, what: Deleted, count: u64) {
        self.deleted[what as usize].add(count);
    }

    /// All figures, with how many nodes share the store, how many tables are in memory, and how often the
    /// store did not answer.
    pub fn text(&self, nodes: usize, tables: usize, store_errors: u64) -> String {
        let mut text = String::new();
        let all = &mut text;
        head(all, "nodes", "gauge", "Servers that share the store, as far as this one knows.");
        line(all, "nodes", "", nodes);
        head(all, "tables", "gauge", "Tables in memory.");
        line(all, "tables", "", tables);
        head(all, "connections", "gauge", "Open connections.");
        line(all, "connections", "", self.connections.get());
        head(all, "streams", "gauge", "Open event streams, one per open table page.");
        line(all, "streams", "", self.streams.get());
        head(all, "updates_total", "counter", "Updates rendered; identical views share one.");
        line(all, "updates_total", "", self.rendered.get());
        head(all, "requests_total", "counter", "Requests answered.");
        for (class, counter) in self.requests.iter().enumerate().skip(1) {
            line(all, "requests_total", &format!("{{status=\"{class}xx\"}}"), counter.get());
        }
        self.request.text(all, "request_seconds", "Time from request to response.");
        head(all, "moves_total", "counter", "Moves stored.");
        for (by, counter) in MadeBy::ALL.iter().zip(&self.moves) {
            line(all, "moves_total", &format!("{{by=\"{}\"}}", by.word()), counter.get());
        }
        self.stored.text(all, "move_seconds", "Time from a person's request to the stored move.");
        head(all, "bots_waiting", "gauge", "Bots waiting for a core.");
        line(all, "bots_waiting", "", self.waiting.get());
        self.wait.text(all, "bot_wait_seconds", "How long bots wait for a core.");
        self.thought.text(all, "bot_think_seconds", "How long bots think about a move.");
        head(all, "tidied_total", "counter", "Sweeps for idle and old tables.");
        line(all, "tidied_total", "", self.tidied.get());
        head(all, "deleted_total", "counter", "Items deleted by retention, by kind.");
        for (what, counter) in Deleted::ALL.iter().zip(&self.deleted) {
            line(all, "deleted_total", &format!("{{what=\"{}\"}}", what.word()), counter.get());
        }
        head(all, "store_errors_total", "counter", "Store operations that failed.");
        line(all, "store_errors_total", "", store_errors);
        text
    }
}

/// Figures of the store beside its errors: rows that lists left out, and how well this node hears
/// the others, where there are any.
pub fn store_text(unreadable: u64, listening: Option<Listening>) -> String {
    let mut text = String::new();
    let all = &mut text;
    head(all, "store_unreadable_rows_total", "counter", "Damaged rows skipped.");
    line(all, "store_unreadable_rows_total", "", unreadable);
    if let Some(Listening { silence, reconnects }) = listening {
        let about = "Time since this node last heard its own heartbeat.";
        head(all, "listener_silence_seconds", "gauge", about);
        line(all, "listener_silence_seconds", "", silence.as_secs_f64());
        let about = "Times this node had to reconnect its database listener.";
        head(all, "listener_reconnects_total", "counter", about);
        line(all, "listener_reconnects_total", "", reconnects);
    }
    text
}

fn head(text: &mut String, name: &str, kind: &str, about: &str) {
    let _ = writeln!(text, "# HELP majesty_{name} {about}\n# TYPE majesty_{name} {kind}");
}

fn line(text: &mut String, name: &str, labels: &str, value: impl std::fmt::Display) {
    let _ = writeln!(text, "majesty_{name}{labels} {value}");
}

/// A number that only goes up.
#[derive(Debug, Default)]
pub struct Counter(AtomicU64);

impl Counter {
    /// One more.
    pub fn up(&self) {
        self.add(1);
    }

    /// So many more.
    pub fn add(&self, count: u64) {
        self.0.fetch_add(count, Ordering::Relaxed);
    }

    fn get(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// How many there are now.
#[derive(Debug, Default)]
pub struct Level(AtomicU64);

impl Level {
    /// One more, until the answer is dropped.
    pub fn enter(self: &Arc<Self>) -> Entered {
        self.0.fetch_add(1, Ordering::SeqCst);
        Entered(self.clone())
    }

    /// How many there are.
    pub fn get(&self) -> u64 {
        self.0.load(Ordering::SeqCst)
    }
}

/// One of those that a [`Level`] counts.
#[derive(Debug)]
pub struct Entered(Arc<Level>);

impl Drop for Entered {
    fn drop(&mut self) {
        self.0.0.fetch_sub(1, Ordering::SeqCst);
    }
}

/// How long something takes, as a histogram.
#[derive(Debug, Default)]
pub struct Times {
    /// Those within each bound and above the one before, and at the end those above all.
    counts: [AtomicU64; BOUNDS.len() + 1],
    micros: AtomicU64,
}

impl Times {
    /// Takes note of one.
    pub fn note(&self, time: Duration) {
        let seconds = time.as_secs_f64();
        let place = BOUNDS.iter().position(|&bound| seconds <= bound).unwrap_or(BOUNDS.len());
        self.counts[place].fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(time.as_micros() as u64, Ordering::Relaxed);
    }

    fn text(&self, text: &mut String, name: &str, about: &str) {
        head(text, name, "histogram", about);
        let mut sum = 0;
        let bounds = BOUNDS.iter().map(f64::to_string).chain(["+Inf".to_owned()]);
        for (bound, count) in bounds.zip(&self.counts) {
            sum += count.load(Ordering::Relaxed);
            line(text, &format!("{name}_bucket"), &format!("{{le=\"{bound}\"}}"), sum);
        }
        let seconds = Duration::from_micros(self.micros.load(Ordering::Relaxed)).as_secs_f64();
        line(text, &format!("{name}_sum"), "", seconds);
        line(text, &format!("{name}_count"), "", sum);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_are_counted_up_to_their_bounds() {
        let metrics = Metrics::default();
        for millis in [1, 4, 300, 60_000] {
            metrics.stored.note(Duration::from_millis(millis));
        }
        metrics.moved(MadeBy::Bot);
        metrics.answered(303, Duration::ZERO);
        let entered = metrics.streams.enter();
        let text = metrics.text(3, 7, 0);
        for expected in [
            "majesty_nodes 3\n",
            "majesty_tables 7\n",
            "majesty_streams 1\n",
            "# TYPE majesty_move_seconds histogram\n",
            "majesty_move_seconds_bucket{le=\"0.001\"} 1\n",
            "majesty_move_seconds_bucket{le=\"0.005\"} 2\n",
            "majesty_move_seconds_bucket{le=\"0.25\"} 2\n",
            "majesty_move_seconds_bucket{le=\"10\"} 3\n",
            "majesty_move_seconds_bucket{le=\"+Inf\"} 4\n",
            "majesty_move_seconds_sum 60.305\n",
            "majesty_move_seconds_count 4\n",
            "majesty_moves_total{by=\"bot\"} 1\n",
            "majesty_requests_total{status=\"3xx\"} 1\n",
        ] {
            assert!(text.contains(expected), "{expected} is not in\n{text}");
        }
        drop(entered);
        assert!(metrics.text(3, 7, 0).contains("majesty_streams 0\n"));
    }
}
