//! Who plays: a name and a way to make a bot for each game.

use majesty_bots::{Bot, Spec};

type Make = Box<dyn Fn(u64) -> Box<dyn Bot> + Send + Sync>;

/// Someone who takes part in an arena. Every game gets a new bot with a seed of its own, so that
/// no game depends on those before it, and so not on which thread played them.
pub struct Contestant {
    label: String,
    make: Make,
}

impl Contestant {
    /// A contestant with a name for tables and records, where control characters become spaces.
    pub fn new(label: &str, make: impl Fn(u64) -> Box<dyn Bot> + Send + Sync + 'static) -> Self {
        Self { label: printable(label), make: Box::new(make) }
    }

    /// A bot of the registry.
    pub fn of_spec(spec: &Spec) -> Self {
        let label = spec.to_string();
        let spec = spec.clone();
        Self::new(&label, move |seed| spec.make(seed))
    }

    /// Its name.
    pub fn label(&self) -> &str {
        &self.label
    }

    pub(crate) fn make(&self, seed: u64) -> Box<dyn Bot> {
        (self.make)(seed)
    }
}

/// Gives those who are listed again a number: `greedy`, `greedy#2`.
pub(crate) fn number_labels(contestants: &mut [Contestant]) {
    for i in 1..contestants.len() {
        let (before, rest) = contestants.split_at_mut(i);
        let taken = |label: &str| before.iter().any(|other| other.label == label);
        let label = &mut rest[0].label;
        if taken(label) {
            let numbered = (2..).map(|number| format!("{label}#{number}"));
            *label = numbered.into_iter().find(|label| !taken(label)).expect("numbers do not end");
        }
    }
}

/// A text of a stranger's for one line of a table, a record or a terminal.
pub(crate) fn printable(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use majesty_bots::Greedy;

    use super::*;

    #[test]
    fn who_is_listed_again_gets_a_number() {
        let mut all: Vec<Contestant> = ["greedy", "a\nb", "greedy", "greedy"]
            .map(|label| Contestant::new(label, |_| Box::new(Greedy)))
            .into();
        number_labels(&mut all);
        let labels: Vec<&str> = all.iter().map(Contestant::label).collect();
        assert_eq!(labels, ["greedy", "a b", "greedy#2", "greedy#3"]);
    }
}
