//! What the learner sees at a step: the position, what led to it, and what is asked.

use majesty_rules::{Event, Move, Seat, State, Turn, View};

use crate::{
    lesson::{Lesson, LessonId},
    step::{Anchor, Step, Task},
};

/// A step as it is shown.
#[derive(Clone, Debug)]
pub struct Moment {
    /// Which lesson.
    pub id: LessonId,
    /// The number of the step, from 0.
    pub number: usize,
    /// The learner's last move, which was theirs to choose, once it is made.
    pub last: Option<Move>,
    /// All turns so far.
    pub turns: Vec<Turn>,
    state: State,
}

impl Moment {
    /// The step with a number, from 0. After the learner's own choice, it has to be told.
    ///
    /// Nothing where there is no such step, where it needs a last move and none is told, or where
    /// that move is not legal.
    pub fn at(id: LessonId, number: usize, last: Option<Move>) -> Option<Self> {
        let lesson = id.lesson();
        let step = lesson.steps.get(number)?;
        let mut turns: Vec<Turn> = lesson.record.replay().take(step.ply).collect();
        let mut state = lesson.record.state_after(step.ply);
        if turns.len() < step.ply {
            // The learner's own choice, and then the opponent takes what is in front.
            turns.push(played(&mut state, last?)?);
            let reply = *state.legal_moves().first()?;
            turns.push(played(&mut state, reply)?);
        }
        let last = last.filter(|_| step.ply > lesson.record.moves().len());
        Some(Self { id, number, last, turns, state })
    }

    /// A step for anybody who has been there before: a last move that isn't told is the first legal
    /// one. The learner wins with any.
    pub fn again(id: LessonId, number: usize, last: Option<Move>) -> Option<Self> {
        Self::at(id, number, last).or_else(|| {
            let steps = id.lesson().steps;
            let choice = steps.iter().position(|step| step.task == Task::Choose)?;
            let last = *Self::at(id, choice, None)?.view().legal_moves().first()?;
            Self::at(id, number, Some(last))
        })
    }

    /// The step.
    pub fn step(&self) -> &'static Step {
        &self.id.lesson().steps[self.number]
    }

    /// How many steps there are.
    pub fn steps(&self) -> usize {
        self.id.lesson().steps.len()
    }

    /// What a player may know of the game.
    pub fn view(&self) -> View {
        self.state.view()
    }

    /// The move that is asked for; none where the learner reads or chooses.
    pub fn expected(&self) -> Option<Move> {
        let is_asked = self.step().task == Task::Play;
        self.id.lesson().record.moves().get(self.step().ply).copied().filter(|_| is_asked)
    }

    /// What the move that is asked for will do.
    pub fn outcome(&self) -> Vec<Event> {
        let mut events = Vec::new();
        if let Some(m) = self.expected() {
            self.state.preview(m, &mut events).expect("the tests play every lesson");
        }
        events
    }

    /// What a player's last turn did.
    pub fn last_turn_of(&self, seat: Seat) -> Option<&Turn> {
        self.turns.iter().rev().find(|turn| turn.before.turn() == seat)
    }

    /// The opponent's move since the step before, which the learner hasn't seen.
    pub fn news(&self) -> Option<&Turn> {
        let before = self.id.lesson().steps[self.number.checked_sub(1)?].ply;
        let mut news = self.turns.get(before..)?.iter().rev();
        news.find(|turn| turn.before.turn() == Lesson::OPPONENT).filter(|_| !self.is_over())
    }

    /// How many lines of the final sheet have been counted.
    pub fn lines_counted(&self) -> usize {
        match self.step().anchor {
            Anchor::SheetPlay => 2,
            Anchor::SheetMore => 10,
            Anchor::Result => usize::MAX,
            _ => 0,
        }
    }

    /// Whether this is the end of the lesson.
    pub fn is_last(&self) -> bool {
        self.number + 1 == self.steps()
    }

    /// Whether the game is over, so that its score sheet is shown.
    pub fn is_over(&self) -> bool {
        self.state.is_over()
    }

    /// The opponent's seat.
    pub const fn opponent(&self) -> Seat {
        Lesson::OPPONENT
    }
}

/// Plays a move if it is legal.
fn played(state: &mut State, m: Move) -> Option<Turn> {
    let (before, mut events) = (*state, Vec::new());
    state.play(m, &mut events).ok()?;
    Some(Turn { before, m, events, after: *state })
}
