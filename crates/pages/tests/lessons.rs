//! Lessons as pages: every step in every language, with a form that works without a script.

mod games;

use games::reader;
use majesty_lessons::{LessonId, Moment, Progress, Task};
use majesty_pages::learn;
use majesty_rules::Move;
use majesty_words::{Lang, lesson_words, wrong_move};

/// Every step, the last move the first that is listed.
fn moments() -> Vec<Moment> {
    let each = |id: LessonId| {
        let steps = id.lesson().steps.len();
        let at = move |number| Moment::at(id, number, None);
        let choice = (0..steps).filter_map(at).find(|at| at.step().task == Task::Choose);
        let last = choice.expect("the last card is the learner's").view().legal_moves()[0];
        (0..steps).map(move |number| Moment::at(id, number, Some(last)).expect("a step"))
    };
    LessonId::ALL.into_iter().flat_map(each).collect()
}

fn text(page: &str) -> String {
    page.replace("&amp;", "&").replace("&quot;", "\"").replace("&#39;", "'")
}

#[test]
fn every_step_says_one_thing_in_every_language() {
    for lang in Lang::ALL {
        for moment in moments() {
            let page = text(&learn::step(&moment, None, &reader(lang)).into_string());
            let told = lesson_words(lang, &moment);
            for part in [Some(told.title), Some(told.text), told.ask].into_iter().flatten() {
                assert!(page.contains(&part), "{part} in {lang:?}");
            }
            assert_eq!(page.matches("id=\"bubble\"").count(), 1);
            assert_eq!(page.matches("<h1").count(), 1, "{:?}", moment.step().topic);
            // One can always leave, and go back and begin again from anywhere but the first step.
            assert!(page.contains("href=\"/learn\""));
            let over = format!("href=\"{}\"", learn::address(moment.id, 0, None));
            assert_eq!(page.contains("rel=\"prev\""), moment.number > 0);
            assert!(moment.number == 0 || page.contains(&over));
        }
    }
}

#[test]
fn a_step_that_asks_for_a_move_has_a_form_with_every_legal_one() {
    for moment in moments() {
        let page = text(&learn::step(&moment, None, &reader(Lang::En)).into_string());
        let form = format!("action=\"{}\"", learn::address(moment.id, moment.number, None));
        let asks = moment.step().task != Task::Read;
        assert_eq!(page.contains(&form), asks, "{:?}", moment.step().topic);
        assert_eq!(page.contains("data-next"), !asks && !moment.is_last());
        if !asks {
            assert!(!page.contains("name=\"word\""));
            continue;
        }
        for m in moment.view().legal_moves().iter() {
            assert!(page.contains(&format!("value=\"{}\"", &m.to_string()[..2])), "{m}");
        }
        // The card is marked, and its further choices are left to the learner.
        assert_eq!(
            page.matches("class=\"slot tipped\"").count(),
            usize::from(moment.expected().is_some())
        );
    }
}

#[test]
fn another_move_is_answered_kindly() {
    for lang in Lang::ALL {
        for moment in moments().iter().filter(|moment| moment.expected().is_some()) {
            for &m in moment.view().legal_moves().iter() {
                let page = learn::step(moment, Some(&m.to_string()), &reader(lang)).into_string();
                match wrong_move(lang, moment, m) {
                    Some(answer) => assert!(text(&page).contains(&answer), "{answer}"),
                    None => assert!(!page.contains("bubble-wrong")),
                }
            }
        }
    }
    let moment = Moment::at(LessonId::First, 1, None).expect("a step");
    let page = learn::step(&moment, Some("<script>"), &reader(Lang::En)).into_string();
    assert!(page.contains("bubble-wrong") && !page.contains("<script>"));
}

/// Who has won is told at the very end.
#[test]
fn the_count_keeps_the_result_for_the_end() {
    for moment in moments().iter().filter(|moment| moment.is_over()) {
        let page = learn::step(moment, None, &reader(Lang::En)).into_string();
        assert!(page.contains("id=\"sheet\""));
        assert_eq!(page.contains("class=\"banner\""), moment.is_last());
        assert_eq!(page.contains("action=\"/play\""), moment.is_last());
    }
}

#[test]
fn a_lesson_goes_on_where_it_was_left() {
    let mut progress = Progress::default();
    let page = |progress: &Progress| learn::page(progress, &reader(Lang::En)).into_string();
    assert!(page(&progress).contains(&learn::address(LessonId::First, 0, None)));
    progress.reach(LessonId::First, 6);
    assert!(page(&progress).contains("Continue at step 6"));
    assert!(page(&progress).contains(&learn::address(LessonId::First, 5, None)));
    progress.reach(LessonId::First, 99);
    assert!(page(&progress).contains("Play again") && page(&progress).contains("finished"));
}

#[test]
fn addresses_hold_every_move() {
    let sells: Move = "1N-3".parse().expect("a move");
    let heals: Move = "2W>B".parse().expect("a move");
    assert_eq!(learn::address(LessonId::SidesB, 6, Some(sells)), "/learn/2?step=7&last=1N-3");
    assert_eq!(learn::address(LessonId::First, 0, Some(heals)), "/learn/1?step=1&last=2W%3EB");
    let odd = learn::tried_address(LessonId::First, 1, "é\r\n&x=<1N+2 and more");
    assert_eq!(odd, "/learn/1?step=2&tried=%0D%0A%26x%3D%3C1N");
}
