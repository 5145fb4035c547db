//! What is said to the move that the learner has chosen.

use majesty_rules::{Extra, Illegal, Move};

use crate::{Moment, Task};

/// What a legal move means at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// It was asked for.
    Right,
    /// It was not.
    Wrong(Wrong),
}

/// In which way a legal move isn't the one that the step asks for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wrong {
    /// The step has nothing to play.
    NothingToPlay,
    /// The right card, placed as its other character.
    OtherHalf,
    /// The right card at the right place, with another trade or another card's home.
    OtherOption,
    /// The same character, from another space.
    OtherSpace,
    /// Another character, which brings so many points.
    OtherCard(u16),
}

impl Moment {
    /// What a move means here.
    pub fn answer(&self, m: Move) -> Result<Answer, Illegal> {
        let view = self.view();
        let after = view.preview(m, &mut ())?;
        let Some(expected) = self.expected() else {
            let is_free = self.step().task == Task::Choose;
            return Ok(if is_free { Answer::Right } else { Answer::Wrong(Wrong::NothingToPlay) });
        };
        if m == expected {
            return Ok(Answer::Right);
        }
        let points = |table: &majesty_rules::Table| table.realm(view.turn()).points();
        let plain = |m: Move| m.with(Extra::None);
        Ok(Answer::Wrong(
            match (m.space() == expected.space(), m.character() == expected.character()) {
                _ if plain(m) == plain(expected) => Wrong::OtherOption,
                (true, _) => Wrong::OtherHalf,
                (false, true) => Wrong::OtherSpace,
                (false, false) => Wrong::OtherCard(points(&after).saturating_sub(points(&view))),
            },
        ))
    }
}
