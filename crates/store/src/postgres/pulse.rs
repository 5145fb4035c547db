//! Whether a node hears: each heartbeat is also sent to the node itself.
//!
//! A connection that only listens says nothing when it is dead. So with every beat goes a
//! notification, and if the listener does not receive it in time, the connection is dropped.

use std::{
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use tokio::time::sleep;

use crate::{Listening, NodeId};

/// So long after an unheard beat the listener connects anew.
const DEAF: Duration = Duration::from_secs(5);

/// How often that is looked at.
const LOOK: Duration = Duration::from_millis(250);

/// The beats that were sent and heard.
#[derive(Clone, Debug)]
pub struct Pulse {
    /// A store in this process, and not the node: one that starts again must not hear old beats.
    id: NodeId,
    state: Arc<Mutex<State>>,
}

#[derive(Debug, Default)]
struct State {
    sent: u64,
    /// The first beat that was not heard, and when it was sent.
    unheard: Option<(u64, Instant)>,
    reconnects: u64,
}

impl Pulse {
    /// One that has never beaten.
    pub fn new() -> Self {
        Self { id: NodeId::random(), state: Arc::default() }
    }

    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The words of the next beat. It counts as unheard from now on, sent or not.
    pub fn beat(&self) -> String {
        let mut state = self.lock();
        state.sent += 1;
        let n = state.sent;
        state.unheard.get_or_insert_with(|| (n, Instant::now()));
        format!("beat {} {n}", self.id)
    }

    /// Hears a beat; those of others mean nothing.
    pub fn hear(&self, words: &str) {
        let Some((id, n)) = words.split_once(' ') else { return };
        let (Ok(id), Ok(n)) = (id.parse::<NodeId>(), n.parse::<u64>()) else { return };
        let mut state = self.lock();
        if id == self.id && state.unheard.is_some_and(|(first, _)| first <= n) {
            state.unheard = (n < state.sent).then(|| (n + 1, Instant::now()));
        }
    }

    /// Waits until a beat has not been heard for too long.
    pub async fn deaf(&self) {
        // A connection that is new has to hear only what is sent from now on.
        let since = Instant::now();
        loop {
            let unheard = self.lock().unheard.map(|(_, sent)| sent.max(since));
            if unheard.is_some_and(|unheard| unheard.elapsed() > DEAF) {
                return;
            }
            sleep(LOOK).await;
        }
    }

    /// Notes that the listener connects anew.
    pub fn reconnect(&self) {
        self.lock().reconnects += 1;
    }

    /// How well this node hears.
    pub fn listening(&self) -> Listening {
        let state = self.lock();
        let silence = state.unheard.map_or(Duration::ZERO, |(_, sent)| sent.elapsed());
        Listening { silence, reconnects: state.reconnects }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn own_beats_are_heard_and_no_others() {
        let (pulse, other) = (Pulse::new(), Pulse::new());
        assert_eq!(pulse.listening().silence, Duration::ZERO);
        let words = pulse.beat();
        let said = words.strip_prefix("beat ").unwrap();
        let is_silent = || pulse.listening().silence > Duration::ZERO;
        assert!(is_silent());
        let foreign = other.beat();
        for heard in ["", "x", "x y", "0 1", foreign.strip_prefix("beat ").unwrap()] {
            pulse.hear(heard);
            assert!(is_silent(), "{heard}");
        }
        pulse.hear(said);
        assert!(!is_silent());
        // One that is heard late does not make up for the next.
        pulse.beat();
        pulse.hear(said);
        assert!(is_silent());
    }
}
