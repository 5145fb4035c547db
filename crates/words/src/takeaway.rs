//! What to remember from one's marked moves: what the better ones had most often.

use majesty_rules::{Move, View};

use crate::{
    Lang,
    facts::{Fact, facts},
};

/// What a better move had, as a habit to learn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Habit {
    Points,
    Majorities,
    Variety,
    Attacks,
    Healing,
    Defence,
    Denial,
    Meeples,
}

impl Habit {
    const ALL: [Self; 8] = [
        Self::Points,
        Self::Majorities,
        Self::Variety,
        Self::Attacks,
        Self::Healing,
        Self::Defence,
        Self::Denial,
        Self::Meeples,
    ];

    const fn of(fact: Fact) -> Self {
        match fact {
            Fact::Points(_) | Fact::PointsMore(_) => Self::Points,
            Fact::Lead(..) | Fact::Tie(..) => Self::Majorities,
            Fact::Variety(_) => Self::Variety,
            Fact::Wounds(_) => Self::Attacks,
            Fact::Heals => Self::Healing,
            Fact::Defends | Fact::Safe(_) => Self::Defence,
            Fact::Denies(..) => Self::Denial,
            Fact::Meeples(..) => Self::Meeples,
        }
    }
}

/// A move that gave something away.
#[derive(Clone, Copy, Debug)]
pub struct Mistake<'a> {
    /// The position before it.
    pub view: &'a View,
    /// What was played.
    pub played: Move,
    /// What was better.
    pub better: Move,
    /// How much chance to win it gave away.
    pub cost: f64,
}

/// A piece of advice, as in "Keep more meeples: in 2 of 3 marked moves, the better one left more." It's about
/// what cost most. Nothing without mistakes, or where they have nothing to say.
pub fn takeaway(lang: Lang, mistakes: &[Mistake]) -> Option<String> {
    let mut found = Habit::ALL.map(|habit| (habit, 0_u32, 0.0));
    for mistake in mistakes {
        let known = facts(mistake.view, mistake.better, Some(mistake.played)).facts;
        for (habit, count, cost) in &mut found {
            if known.iter().any(|&fact| Habit::of(fact) == *habit) {
                (*count, *cost) = (*count + 1, *cost + mistake.cost);
            }
        }
    }
    // Of equal ones, the first one listed.
    let worst = found.into_iter().rev().max_by(|a, b| a.2.total_cmp(&b.2));
    let (habit, count, _) = worst.filter(|&(_, count, _)| count > 0)?;
    let (words, all) = (lang.words(), mistakes.len() as u32);
    let share = words.msg_takeaway_share(count, all);
    Some(match habit {
        Habit::Points => words.msg_takeaway_points(share),
        Habit::Majorities => words.msg_takeaway_majorities(share),
        Habit::Variety => words.msg_takeaway_variety(share),
        Habit::Attacks => words.msg_takeaway_attacks(share),
        Habit::Healing => words.msg_takeaway_healing(share),
        Habit::Defence => words.msg_takeaway_defence(share),
        Habit::Denial => words.msg_takeaway_denial(share),
        Habit::Meeples => words.msg_takeaway_meeples(share),
    })
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Config, Deal, Players, State};

    use super::*;

    #[test]
    fn what_cost_most_is_what_to_remember() {
        let start = State::start(&Deal::new(Config::new(Players::Two), 3)).view();
        let moves = start.legal_moves();
        // A dear move, and the first one, which leaves all meeples.
        let (&cheap, &dear) = (moves.first().expect("a move"), moves.last().expect("a move"));
        let mistake = |cost| Mistake { view: &start, played: dear, better: cheap, cost };
        for lang in Lang::ALL {
            assert_eq!(takeaway(lang, &[]), None);
            let told = takeaway(lang, &[mistake(0.1), mistake(0.05)]).expect("advice");
            assert!(!told.contains('{'), "{told}");
        }
        // What makes no difference teaches nothing, but it's a marked move.
        let same = Mistake { played: cheap, ..mistake(0.1) };
        assert_eq!(takeaway(Lang::En, &[same]), None);
        let told = takeaway(Lang::En, &[mistake(0.1), same, mistake(0.05)]).expect("advice");
        assert!(told.contains("in 2 of 3 marked moves"), "{told}");
    }
}
