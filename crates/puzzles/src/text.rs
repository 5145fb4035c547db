//! Puzzles as text: one a line, its fields with `; ` between them, each with its name in front:
//!
//! ```text
//! id k7m2q; level 4; rating 1530; themes attack timing; solved 0 0 1 5 6 8 8;
//! from AAAAAAAA standard …; since 3N:MB 1G:K; moves 2N=0.83333 3G=0.5 …; solutions 1;
//! reply 1G=0.62; than 3G own majority-inn=9.20 others 2=-4.10 reply 1K=1
//! ```
//!
//! There may be several fields `than`. `from` is the position before the player's last turn, `since`
//! are the turns after it, each with the card that was revealed; no order of a deck stands here. A
//! line that begins with `#` is a remark.

use std::fmt;

use majesty_analysis::Comparison;
use majesty_rules::{Card, Move, PositionError, View};

use crate::{LEVELS, Past, Puzzle, Rated, Reply, Temptation};

/// Why a line is no puzzle.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("puzzle in line {line}: {problem}")]
pub struct PuzzleError {
    /// The line, counted from 1.
    pub line: usize,
    /// What is wrong with it.
    pub problem: PuzzleProblem,
}

/// What is wrong with a line.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PuzzleProblem {
    /// A field is missing or comes where another should.
    #[error("expected the field \"{0}\"")]
    Field(&'static str),
    /// A value that can't be read.
    #[error("the field \"{field}\" can't have the value \"{value}\"")]
    Value {
        /// The field.
        field: &'static str,
        /// Its value.
        value: String,
    },
    /// The position can't be read.
    #[error("the field \"from\": {0}")]
    Position(PositionError),
    /// The turns since then aren't possible.
    #[error("the turns in \"since\" aren't possible")]
    Turns,
    /// Not every legal move is rated, or one that isn't legal is.
    #[error("the field \"moves\" doesn't rate the legal moves")]
    Moves,
}

impl fmt::Display for Puzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let themes: Vec<&str> = self.themes.iter().map(|theme| theme.word()).collect();
        let turn = |(m, card): &(Move, Option<Card>)| match card {
            Some(card) => format!("{m}:{card}"),
            None => m.to_string(),
        };
        let turns: Vec<String> = self.past.turns.iter().map(turn).collect();
        let rated = |rated: &Rated| format!("{}={}", rated.m, number(rated.win));
        let moves: Vec<String> = self.moves.iter().map(rated).collect();
        write!(
            f,
            "id {}; level {}; rating {}; themes {}; solved {}; from {}; since {}; moves {}; \
             solutions {}",
            self.id,
            self.level,
            self.rating,
            themes.join(" "),
            self.solved.map(|n| n.to_string()).join(" "),
            self.past.from,
            turns.join(" "),
            moves.join(" "),
            self.solutions,
        )?;
        if let Some(reply) = self.reply {
            write!(f, "; reply {}={}", reply.m, number(reply.chance))?;
        }
        for Temptation { m, comparison, reply } in &self.temptations {
            write!(f, "; than {m} own")?;
            for &(part, by) in &comparison.own {
                write!(f, " {part}={}", number(by))?;
            }
            write!(f, " others")?;
            for &(seat, by) in &comparison.others {
                write!(f, " {}={}", seat.number(), number(by))?;
            }
            if let Some(reply) = reply {
                write!(f, " reply {}={}", reply.m, number(reply.chance))?;
            }
        }
        Ok(())
    }
}

/// More digits than these would only make the file long.
fn number(value: f64) -> f64 {
    (value * 1e5).round() / 1e5
}

/// The fields of a line.
struct Fields<'a>(Vec<(&'a str, &'a str)>);

impl<'a> Fields<'a> {
    fn of(line: &'a str) -> Self {
        Self(line.split("; ").map(|field| field.split_once(' ').unwrap_or((field, ""))).collect())
    }

    fn get(&self, name: &'static str) -> Result<&'a str, PuzzleProblem> {
        self.all(name).next().ok_or(PuzzleProblem::Field(name))
    }

    fn all(&self, name: &'static str) -> impl Iterator<Item = &'a str> {
        self.0.iter().filter(move |(found, _)| *found == name).map(|(_, value)| *value)
    }

    fn parse<T>(
        &self,
        name: &'static str,
        read: impl FnOnce(&'a str) -> Option<T>,
    ) -> Result<T, PuzzleProblem> {
        let value = self.get(name)?;
        read(value).ok_or_else(|| bad(name, value))
    }
}

fn bad(field: &'static str, value: &str) -> PuzzleProblem {
    PuzzleProblem::Value { field, value: value.to_owned() }
}

impl Puzzle {
    /// Reads all puzzles of a text.
    pub fn read_all(text: &str) -> Result<Vec<Self>, PuzzleError> {
        text.lines()
            .enumerate()
            .filter(|(_, line)| !line.is_empty() && !line.starts_with('#'))
            .map(|(place, line)| {
                Self::read(line).map_err(|problem| PuzzleError { line: place + 1, problem })
            })
            .collect()
    }

    /// Reads a puzzle from a line. Whether it says the truth, only the solver can tell.
    pub fn read(line: &str) -> Result<Self, PuzzleProblem> {
        let fields = Fields::of(line);
        let from: View = fields.get("from")?.parse().map_err(PuzzleProblem::Position)?;
        let turns = fields.parse("since", |text| list(text, read_turn))?;
        let past = Past::new(from, turns).ok_or(PuzzleProblem::Turns)?;
        let moves = fields.parse("moves", |text| {
            list(text, |word| read_rated(word).map(|(m, win)| Rated { m, win }))
        })?;
        let legal = past.view.legal_moves();
        if moves.len() != legal.len()
            || !legal.iter().all(|m| moves.iter().any(|rated| rated.m == *m))
        {
            return Err(PuzzleProblem::Moves);
        }
        let solutions = fields.parse("solutions", |text| {
            text.parse().ok().filter(|count| (1..moves.len()).contains(count))
        })?;
        let solved = fields.parse("solved", |text| {
            list(text, |word| word.parse().ok())?.try_into().ok() as Option<[u8; LEVELS]>
        })?;
        let level = |text: &str| text.parse().ok().filter(|n| (1..=LEVELS as u8).contains(n));
        let reply = match fields.all("reply").next() {
            Some(text) => Some(read_reply(text).ok_or_else(|| bad("reply", text))?),
            None => None,
        };
        let temptations: Vec<Temptation> = fields
            .all("than")
            .map(|text| {
                let legal = |tempting: &Temptation| legal.contains(&tempting.m);
                read_temptation(text, &past.view).filter(legal).ok_or_else(|| bad("than", text))
            })
            .collect::<Result<_, _>>()?;
        if temptations.is_empty() {
            return Err(PuzzleProblem::Field("than"));
        }
        Ok(Self {
            id: fields.parse("id", |text| text.parse().ok())?,
            level: fields.parse("level", level)?,
            rating: fields.parse("rating", |text| text.parse().ok())?,
            themes: fields.parse("themes", |text| {
                list(text, |word| word.parse().ok()).filter(|themes| !themes.is_empty())
            })?,
            solved,
            past,
            moves,
            solutions,
            reply,
            temptations,
        })
    }
}

fn list<T>(text: &str, read: impl Fn(&str) -> Option<T>) -> Option<Vec<T>> {
    text.split_ascii_whitespace().map(read).collect()
}

fn read_turn(word: &str) -> Option<(Move, Option<Card>)> {
    match word.split_once(':') {
        Some((m, card)) => Some((m.parse().ok()?, Some(card.parse().ok()?))),
        None => Some((word.parse().ok()?, None)),
    }
}

fn read_number(text: &str) -> Option<f64> {
    text.parse().ok().filter(|value: &f64| value.is_finite())
}

/// A move with a share of something.
fn read_rated(word: &str) -> Option<(Move, f64)> {
    let (m, share) = word.split_once('=')?;
    let share = read_number(share).filter(|share| (0.0..=1.0).contains(share))?;
    Some((m.parse().ok()?, share))
}

fn read_reply(word: &str) -> Option<Reply> {
    read_rated(word).map(|(m, chance)| Reply { m, chance })
}

fn read_temptation(text: &str, view: &View) -> Option<Temptation> {
    let (m, rest) = text.split_once(" own")?;
    let (own, rest) = rest.split_once(" others")?;
    let (others, reply) = match rest.split_once(" reply ") {
        Some((others, reply)) => (others, Some(read_reply(reply)?)),
        None => (rest, None),
    };
    let own = list(own, |word| {
        let (part, by) = word.split_once('=')?;
        Some((part.parse().ok()?, read_number(by)?))
    })?;
    let others = list(others, |word| {
        let (number, by) = word.split_once('=')?;
        let number: usize = number.parse().ok()?;
        let seat = view.config().players.seats().find(|seat| seat.number() == number)?;
        Some((seat, read_number(by)?))
    })?;
    // The line keeps the parts alone.
    let comparison = Comparison { total: None, own, others };
    Some(Temptation { m: m.parse().ok()?, comparison, reply })
}
