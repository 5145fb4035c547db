//! One step of a lesson: what is pointed at, and what the learner does.

use majesty_rules::{Location, Space};

use crate::Claim;

/// A step of a lesson.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// What it explains.
    pub topic: Topic,
    /// How many moves have been made when it is shown.
    pub ply: usize,
    /// What it is about, to point at.
    pub anchor: Anchor,
    /// What the learner does.
    pub task: Task,
    /// What the asked move does, as the step says.
    pub does: &'static [Claim],
    /// What the last move did, as the step says.
    pub did: &'static [Claim],
}

/// What a step explains. The words for each are in `majesty-words`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Topic {
    /// What the game is about: most points after twelve cards.
    Goal,
    /// The front card is free.
    Front,
    /// Meeples pay for a card farther back.
    Pay,
    /// Meeples on a card are for whoever takes it.
    Collect,
    /// More than five meeples become points.
    Surplus,
    /// A location that pays all players who have somebody.
    AllWith,
    /// A split card counts as one of its two.
    Split,
    /// A Knight attacks.
    Attack,
    /// The attacked opponent, before they move again.
    Hit,
    /// A Guard defends.
    Guard,
    /// Most cards at a location.
    Majority,
    /// A Witch heals.
    Heal,
    /// Cards at many locations.
    Variety,
    /// The learner's own choice.
    Last,
    /// Points during play and the Infirmary.
    Count,
    /// Variety and majorities.
    CountMore,
    /// The end of the first lesson.
    Finish,
    /// Sides B: what is turned over.
    BIntro,
    /// 10 points for a pair, once.
    BBrewery,
    /// Innkeepers count another kind.
    BInn,
    /// Points and meeples are traded, and wounded cards pay.
    BCastle,
    /// Wounded cards cost more.
    BInfirmary,
    /// The learner's own choice.
    BLast,
    /// The final count.
    BCount,
    /// The end of the lesson.
    BFinish,
}

/// What a step is about.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Anchor {
    /// The head of the learner's realm: points, meeples, variety.
    Own,
    /// A space of the display.
    Space(Space),
    /// The whole display.
    Display,
    /// A location of the learner's realm.
    Place(Location),
    /// All locations of the learner's realm.
    Realm,
    /// The opponent's line.
    Rival,
    /// The final sheet: points during play and the Infirmary.
    SheetPlay,
    /// The final sheet: variety and majorities.
    SheetMore,
    /// The result.
    Result,
}

/// What the learner does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// Reads and goes on.
    Read,
    /// Makes the move that the record has at this ply.
    Play,
    /// Makes any legal move: the last one of the game.
    Choose,
}

impl Step {
    /// A step to read.
    pub(crate) const fn read(topic: Topic, ply: usize, anchor: Anchor) -> Self {
        Self { topic, ply, anchor, task: Task::Read, does: &[], did: &[] }
    }

    /// A step that asks for the record's move and says what it does.
    pub(crate) const fn play(
        topic: Topic,
        ply: usize,
        anchor: Anchor,
        does: &'static [Claim],
    ) -> Self {
        Self { topic, ply, anchor, task: Task::Play, does, did: &[] }
    }

    /// The step that leaves the last move to the learner.
    pub(crate) const fn choose(topic: Topic, ply: usize) -> Self {
        Self { topic, ply, anchor: Anchor::Display, task: Task::Choose, does: &[], did: &[] }
    }

    /// The same step, which also speaks of the last move.
    pub(crate) const fn after(self, did: &'static [Claim]) -> Self {
        Self { did, ..self }
    }
}
