//! A lesson: a game and what is said about it.

use std::sync::LazyLock;

use majesty_rules::{Record, Seat};

use crate::{first, sides_b, step::Step};

/// Which lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum LessonId {
    /// The whole game, on sides A.
    First,
    /// What is different on sides B.
    SidesB,
}

/// A game on a scripted deal, and the steps through it.
#[derive(Debug)]
pub struct Lesson {
    /// The game up to the learner's last move, which is theirs to choose.
    pub record: Record,
    /// What is shown and asked, in its order.
    pub steps: &'static [Step],
}

impl LessonId {
    /// All of them, in the order in which they are taken.
    pub const ALL: [Self; 2] = [Self::First, Self::SidesB];

    /// Its number, from 1.
    pub const fn number(self) -> usize {
        self as usize + 1
    }

    /// The lesson with a number.
    pub fn from_number(number: usize) -> Option<Self> {
        Self::ALL.into_iter().find(|id| id.number() == number)
    }

    /// The lesson itself.
    pub fn lesson(self) -> &'static Lesson {
        static LESSONS: LazyLock<[Lesson; LessonId::ALL.len()]> = LazyLock::new(|| {
            [
                Lesson::new(include_str!("../games/first.txt"), &first::STEPS),
                Lesson::new(include_str!("../games/sides_b.txt"), &sides_b::STEPS),
            ]
        });
        &LESSONS[self as usize]
    }
}

impl Lesson {
    /// The seat of whoever learns.
    pub const LEARNER: Seat = Seat::First;

    /// The seat of the opponent, whose moves are scripted.
    pub const OPPONENT: Seat = Seat::Second;

    /// The level whose name the opponent bears: the friendliest at court.
    pub const OPPONENT_LEVEL: &'static str = "page";

    fn new(record: &str, steps: &'static [Step]) -> Self {
        Self { record: record.parse().expect("the tests play every lesson"), steps }
    }
}
