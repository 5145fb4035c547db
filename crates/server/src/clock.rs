//! Time: the time of day, which may be set, and time that only goes forward.

use std::{
    sync::{
        Arc,
        atomic::{AtomicI64, AtomicU64, Ordering},
    },
    time::{Duration, Instant, SystemTime, UNIX_EPOCH},
};

use majesty_table::Millis;

/// The present moment.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(since.as_millis() as u64)
}

/// The time of day and the time that has passed, which a test can change.
#[derive(Clone, Debug)]
pub struct Time {
    begin: Instant,
    /// Milliseconds by which a test has set the time of day.
    shift: Arc<AtomicI64>,
    /// Milliseconds that a test lets pass.
    passed: Arc<AtomicU64>,
}

impl Default for Time {
    fn default() -> Self {
        Self { begin: Instant::now(), shift: Arc::default(), passed: Arc::default() }
    }
}

impl Time {
    /// The time of day.
    pub fn now(&self) -> Millis {
        let (shift, passed) = (self.shift.load(Ordering::SeqCst), self.passed());
        Millis(now().0.saturating_add(passed).saturating_add_signed(shift))
    }

    /// The time that has passed, which nobody can set.
    pub fn elapsed(&self) -> Duration {
        self.begin.elapsed() + Duration::from_millis(self.passed())
    }

    fn passed(&self) -> u64 {
        self.passed.load(Ordering::SeqCst)
    }

    /// Sets the time of day, by milliseconds from what it is. For tests.
    pub fn set_by(&self, milliseconds: i64) {
        self.shift.fetch_add(milliseconds, Ordering::SeqCst);
    }

    /// Lets time pass. For tests.
    pub fn pass(&self, time: Duration) {
        self.passed.fetch_add(time.as_millis() as u64, Ordering::SeqCst);
    }
}

/// A difference between the two kinds of time that means that the time of day was set, or that the
/// machine slept.
const JUMP: u64 = 60_000;

/// How long the time of day has to be steady after it was set before anything is deleted by it. That
/// is how long an operator has to notice a wrong clock and set it right.
const STEADY: Duration = Duration::from_hours(6);

/// Tells whether the time of day can be relied on.
#[derive(Debug)]
pub struct Steady {
    /// The time of day and the time that had passed, when they were compared last.
    last: (Millis, Duration),
    /// The time that has to have passed before the time of day is relied on.
    from: Duration,
}

impl Steady {
    /// Relies on the time of day after a while without a jump: a machine that has just started may
    /// not have set its clock yet.
    pub fn after(time: &Time, settling: Duration) -> Self {
        let passed = time.elapsed();
        Self { last: (time.now(), passed), from: passed + settling }
    }

    /// Compares both kinds of time. True if they have agreed for long enough.
    pub fn check(&mut self, time: &Time) -> bool {
        let (now, passed) = (time.now(), time.elapsed());
        let (last, before) = self.last;
        let expected = last.0.saturating_add(passed.saturating_sub(before).as_millis() as u64);
        if now.0.abs_diff(expected) > JUMP {
            tracing::warn!("the system clock was changed, or this machine was asleep");
            self.from = passed + STEADY;
        }
        self.last = (now, passed);
        passed >= self.from
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DAY: i64 = 24 * 3_600_000;

    #[test]
    fn a_clock_is_steady_after_some_hours_without_a_jump() {
        let time = Time::default();
        let mut steady = Steady::after(&time, STEADY / 6);
        assert!(!steady.check(&time), "nothing is known at the start");
        time.pass(STEADY / 6);
        assert!(steady.check(&time));
        for jump in [30 * DAY, -30 * DAY, 300 * 365 * DAY, -300 * 365 * DAY] {
            time.set_by(jump);
            assert!(!steady.check(&time), "{jump}");
            time.pass(STEADY / 2);
            assert!(!steady.check(&time), "{jump}");
            time.pass(STEADY / 2);
            assert!(steady.check(&time), "{jump}");
        }
        time.set_by(1_000);
        assert!(steady.check(&time), "a second is no jump");
    }
}
