//! What was found in the gallery, by kind and phase.

use std::{collections::BTreeMap, fmt::Write, fs};

use anyhow::{Result, bail};

use crate::harness::screenshots;

/// So many cases are named for each flaw.
const NAMED: usize = 3;

/// Flaws by kind, phase and gist.
#[derive(Default)]
pub struct Report {
    flaws: BTreeMap<String, BTreeMap<String, BTreeMap<String, Flaw>>>,
}

/// The same in several cases, but for words and numbers.
struct Flaw {
    /// As it was said the first time.
    example: String,
    cases: Vec<String>,
}

/// A flaw without what is written there and how large it is: in other languages both differ.
fn gist(what: &str) -> String {
    let unquoted: String = what.split('"').step_by(2).collect();
    unquoted.chars().filter(|it| !it.is_ascii_digit() && *it != '-').collect()
}

impl Report {
    pub fn add(&mut self, phase: &str, case: &str, flaws: Vec<String>) {
        for flaw in flaws {
            let (kind, what) = flaw.split_once(": ").unwrap_or(("other", &flaw));
            let by_phase = self.flaws.entry(kind.to_owned()).or_default();
            let by_gist = by_phase.entry(phase.to_owned()).or_default();
            let new = || Flaw { example: what.to_owned(), cases: Vec::new() };
            let cases = &mut by_gist.entry(gist(what)).or_insert_with(new).cases;
            if cases.last().is_none_or(|last| last != case) {
                cases.push(case.to_owned());
            }
        }
    }

    /// Fails with everything that was found.
    pub fn end(&self) -> Result<()> {
        let folder = screenshots()?.join("gallery");
        fs::create_dir_all(&folder)?;
        let (path, text) = (folder.join("flaws.txt"), self.to_string());
        fs::write(&path, &text)?;
        if self.flaws.is_empty() {
            return Ok(());
        }
        bail!("the gallery has flaws (also in {}):\n{text}", path.display());
    }
}

impl std::fmt::Display for Report {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (kind, phases) in &self.flaws {
            let count: usize = phases.values().map(BTreeMap::len).sum();
            writeln!(f, "== {kind} ({count})")?;
            for (phase, flaws) in phases {
                writeln!(f, "-- {phase}")?;
                for Flaw { example, cases } in flaws.values() {
                    let mut named = cases[..cases.len().min(NAMED)].join(", ");
                    if cases.len() > NAMED {
                        write!(named, " and {} more", cases.len() - NAMED)?;
                    }
                    writeln!(f, "{example}  [{named}]")?;
                }
            }
        }
        Ok(())
    }
}
