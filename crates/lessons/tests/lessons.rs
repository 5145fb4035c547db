//! Plays every lesson by the rules. A lesson that no longer matches them fails here.

use majesty_lessons::{Answer, Lesson, LessonId, Moment, Task, Wrong};
use majesty_rules::{Character, Illegal, Move, Space};

/// All moments of a lesson, the last choice as given.
fn moments(id: LessonId, last: Option<Move>) -> Vec<Moment> {
    (0..id.lesson().steps.len())
        .map(|number| Moment::at(id, number, last).expect("every step has its moment"))
        .collect()
}

/// Every legal last move of a lesson.
fn last_moves(id: LessonId) -> Vec<Move> {
    let steps = id.lesson().steps;
    let number = steps.iter().position(|step| step.task == Task::Choose).expect("a free choice");
    let moment = Moment::at(id, number, None).expect("the choice needs no choice before it");
    moment.view().legal_moves().to_vec()
}

#[test]
fn every_step_says_what_the_rules_do() {
    for id in LessonId::ALL {
        for moment in moments(id, last_moves(id).first().copied()) {
            let (step, view) = (moment.step(), moment.view());
            let last = moment.turns.last();
            for claim in step.did {
                let turn = last.expect("a move was made");
                assert!(
                    claim.holds(&turn.before, turn.m),
                    "{id:?} {:?}: did {claim:?}",
                    step.topic
                );
            }
            for claim in step.does {
                let m = moment.expected().expect("a claim is about the move that is asked for");
                assert!(claim.holds(&view, m), "{id:?} {:?}: {m} does {claim:?}", step.topic);
            }
            assert_eq!(moment.expected().is_some(), step.task == Task::Play);
            assert_eq!(!step.does.is_empty(), step.task == Task::Play, "{:?}", step.topic);
        }
    }
}

/// A claim is worth nothing if it holds of every move.
#[test]
fn every_claim_is_false_of_some_other_move() {
    for id in LessonId::ALL {
        for moment in moments(id, last_moves(id).first().copied()) {
            let view = moment.view();
            let Some(expected) = moment.expected() else { continue };
            let holds_all = |m: Move| moment.step().does.iter().all(|claim| claim.holds(&view, m));
            let others: Vec<Move> = view.legal_moves().iter().copied().collect();
            assert!(others.iter().any(|&m| m != expected && !holds_all(m)), "{:?}", moment.step());
        }
    }
}

#[test]
fn the_learner_moves_and_time_runs_forward() {
    for id in LessonId::ALL {
        let lesson = id.lesson();
        let plies: Vec<usize> = lesson.steps.iter().map(|step| step.ply).collect();
        assert!(plies.is_sorted(), "{plies:?}");
        for moment in moments(id, last_moves(id).first().copied()) {
            if moment.step().task != Task::Read {
                assert_eq!(moment.view().turn(), Lesson::LEARNER);
            }
            assert_eq!(moment.turns.len(), moment.step().ply);
        }
        // From the first step on, the learner makes every move but those that are told in short.
        let asked = lesson.steps.iter().filter(|step| step.task != Task::Read).count();
        let own = (plies[0]..24).filter(|ply| ply % 2 == 0).count();
        assert!(own - asked <= 1, "{id:?} skips {} moves", own - asked);
    }
}

#[test]
fn every_legal_move_has_a_kind_answer() {
    for id in LessonId::ALL {
        for moment in moments(id, last_moves(id).first().copied()) {
            if moment.is_over() {
                continue;
            }
            let legal = moment.view().legal_moves();
            let right: Vec<Move> =
                legal.iter().copied().filter(|&m| moment.answer(m) == Ok(Answer::Right)).collect();
            match moment.step().task {
                Task::Play => assert_eq!(right, moment.expected().into_iter().collect::<Vec<_>>()),
                Task::Choose => assert_eq!(right.len(), legal.len()),
                Task::Read => {
                    let answer = Ok(Answer::Wrong(Wrong::NothingToPlay));
                    assert!(legal.iter().all(|&m| moment.answer(m) == answer));
                }
            }
        }
    }
}

#[test]
fn wrong_moves_are_told_apart() {
    let at = |number| Moment::at(LessonId::First, number, None).expect("a step");
    let space = |number| Space::from_number(number).expect("a space");
    let wrong = |moment: &Moment, number, character| {
        moment.answer(Move::new(space(number), character)).map(|answer| match answer {
            Answer::Wrong(wrong) => wrong,
            Answer::Right => panic!("not the move that is asked for"),
        })
    };
    assert_eq!(wrong(&at(1), 3, Character::Innkeeper), Ok(Wrong::OtherCard(4)));
    assert_eq!(wrong(&at(2), 5, Character::Noble), Ok(Wrong::OtherSpace));
    assert_eq!(wrong(&at(6), 3, Character::Innkeeper), Ok(Wrong::OtherHalf));
    let far = at(3).answer(Move::new(Space::ALL[5], Character::Miller));
    assert!(
        matches!(far, Err(Illegal::TooFewMeeples { .. } | Illegal::NotOnCard { .. })),
        "{far:?}"
    );
    let castle = Moment::at(LessonId::SidesB, 3, None).expect("the Castle");
    assert_eq!(wrong(&castle, 1, Character::Noble), Ok(Wrong::OtherOption));
}

/// Whatever the learner takes last, the count says what it says, and they have won.
#[test]
fn the_count_is_right_after_every_last_move() {
    for id in LessonId::ALL {
        for last in last_moves(id) {
            let end = moments(id, Some(last)).pop().expect("a last step");
            let sheet = end.view().score_sheet().expect("the game is over");
            assert!(sheet.winners[Lesson::LEARNER] && !sheet.winners[Lesson::OPPONENT], "{last}");
            for seat in [Lesson::LEARNER, Lesson::OPPONENT] {
                let score = sheet.scores[seat];
                let sum = i32::from(score.play)
                    + i32::from(score.infirmary)
                    + i32::from(score.variety)
                    + i32::from(score.majorities());
                assert_eq!(sum, score.total());
            }
            let realm = *end.view().realm(Lesson::OPPONENT);
            assert!(realm.wounded() > 0, "the count speaks of the opponent's wounded");
            if id == LessonId::First {
                assert_eq!(sheet.scores[Lesson::LEARNER].variety, 49);
            } else {
                assert_eq!(sheet.scores[Lesson::LEARNER].infirmary, 0);
                assert_eq!(sheet.scores[Lesson::OPPONENT].infirmary, -12);
            }
        }
    }
}

#[test]
fn there_are_no_other_moments() {
    assert!(Moment::at(LessonId::First, 99, None).is_none());
    let counted = LessonId::First.lesson().steps.len() - 1;
    assert!(Moment::at(LessonId::First, counted, None).is_none());
    for id in LessonId::ALL {
        let end = id.lesson().steps.len() - 1;
        assert!(Moment::again(id, end, None).expect("it was there before").is_over());
    }
    let far = Move::new(Space::ALL[5], Character::Miller);
    assert!(Moment::at(LessonId::First, counted, Some(far)).is_none());
    assert_eq!(LessonId::from_number(2), Some(LessonId::SidesB));
    assert_eq!(LessonId::from_number(0), None);
}
