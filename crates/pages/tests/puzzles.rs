//! Puzzles: the page with all of them, one to solve, and its answers, in every language.

mod games;

use games::reader;
use majesty_pages::puzzles::{Attempt, PuzzleView, PuzzlesView, RatingChange, Share, page, puzzle};
use majesty_puzzles::{LEVELS, Puzzle, Theme, shipped};
use majesty_words::{Lang, move_in_short};

fn view(puzzle: &Puzzle, attempt: Attempt) -> PuzzleView<'_> {
    PuzzleView {
        puzzle,
        is_today: false,
        is_new: true,
        attempt,
        tries: 0,
        reply: None,
        among: "theme=heal".to_owned(),
        rating: puzzle.rating.into(),
        change: Some(RatingChange { before: 1500.0, after: 1620.4 }),
    }
}

fn overview() -> PuzzlesView<'static> {
    PuzzlesView {
        today: &shipped().all()[0],
        today_solved: false,
        solved: Share { done: 12, all: 300 },
        first_tries: 9,
        streak: 3,
        solved_today: false,
        rating: Some(1512.6),
        themes: [Share { done: 1, all: 60 }; Theme::ALL.len()],
        levels: [Share { done: 43, all: 43 }; LEVELS],
    }
}

#[test]
fn the_page_with_all_tells_progress_and_leads_on() {
    for lang in Lang::ALL {
        let words = lang.words();
        let html = page(&overview(), &reader(lang)).into_string();
        for text in [
            words.msg_puzzles_about(),
            words.msg_puzzle_streak(3_u8),
            words.msg_puzzle_streak_today(),
            words.msg_puzzle_solved_of(12, 300),
            words.msg_puzzle_first_tries(9_u8),
            words.msg_puzzle_rating_yours("1513"),
            words.msg_puzzle_none_left(),
        ] {
            assert!(html.contains(&text), "{}: {text}", lang.code());
        }
        assert_eq!(html.matches("/puzzles/next?theme=").count(), Theme::ALL.len());
        // A level of which nothing is left leads nowhere.
        assert!(!html.contains("/puzzles/next?level="));
        assert!(html.contains(&format!("href=\"/puzzles/{}\"", shipped().all()[0].id)));
    }
}

#[test]
fn before_it_is_solved_a_page_says_nothing_of_the_answer() {
    for lang in Lang::ALL {
        for one in &shipped().all()[..20] {
            let wrong = one.answer(one.second().m).expect("it's legal");
            for attempt in
                [Attempt::None, Attempt::Refused("x".to_owned()), Attempt::Answered(wrong)]
            {
                let html = puzzle(&view(one, attempt.clone()), &reader(lang)).into_string();
                assert!(!html.contains(&lang.words().msg_puzzle_exact()));
                // A rival may have taken a like card from the same space before.
                let now: String = html
                    .split("<details class=\"puzzle-since\">")
                    .map(|part| part.split("</details>").last().unwrap_or(""))
                    .collect();
                assert!(
                    !now.contains(&move_in_short(lang, one.best().m)),
                    "{} {attempt:?}",
                    one.id
                );
                assert!(html.contains("name=\"word\""), "it can be answered");
                assert!(html.contains(&format!("action=\"/puzzles/{}?theme=heal\"", one.id)));
            }
        }
    }
}

#[test]
fn every_wrong_try_is_told_what_it_does_and_how_it_is_answered() {
    let words = Lang::En.words();
    let mut replies = 0;
    for one in &shipped().all()[..10] {
        let mut told = Vec::new();
        for rated in &one.moves[one.solutions..] {
            let answer = one.answer(rated.m).expect("it's legal");
            let reply = one.reply_to_wrong(rated.m);
            replies += usize::from(reply.is_some());
            let attempt = Attempt::Answered(answer);
            let seen = PuzzleView { reply, tries: 2, ..view(one, attempt) };
            let html = puzzle(&seen, &reader(Lang::En)).into_string();
            let start = html.find("puzzle-told").expect("it's told");
            told.push(html[start..].split("<form").next().unwrap_or("").to_owned());
            assert!(html.contains("What it does: ") && html.contains("tries=2"), "{}", one.id);
            assert!(html.contains("What this puzzle is about: "), "{}", one.id);
            let start = words.msg_puzzle_wrong_reply("").replace('.', "");
            assert_eq!(html.contains(start.trim()), reply.is_some(), "{}", one.id);
        }
        let count = told.len();
        told.sort();
        told.dedup();
        assert_eq!(told.len(), count, "each wrong try of {} has its own text", one.id);
    }
    assert!(replies > 0);
}

#[test]
fn someone_new_is_offered_an_easy_one_and_learns_which_sides_are_up() {
    let hard = shipped().all().iter().find(|one| one.level == 4).expect("there is one");
    let html = |is_new| {
        let seen = PuzzleView { is_new, ..view(hard, Attempt::None) };
        puzzle(&seen, &reader(Lang::En)).into_string()
    };
    assert!(html(true).contains("/puzzles/next?level=1") && !html(false).contains("level=1"));
    assert!(html(true).contains("Level 4 of 7 · ") && html(true).contains("Tap one to read it."));
    let new = PuzzlesView { solved: Share::default(), ..overview() };
    assert!(page(&new, &reader(Lang::En)).into_string().contains("New here?"));
}

#[test]
fn an_answer_is_explained() {
    for lang in Lang::ALL {
        for one in &shipped().all()[..20] {
            let right = one.answer(one.best().m).expect("it's legal");
            for attempt in [Attempt::Answered(right), Attempt::Shown] {
                let html = puzzle(&view(one, attempt), &reader(lang)).into_string();
                let words = lang.words();
                for text in [
                    words.msg_puzzle_exact(),
                    words.msg_puzzle_why(),
                    words.msg_puzzle_greedy(),
                    words.msg_puzzle_rating_change("1500", "1620"),
                    move_in_short(lang, one.best().m),
                    move_in_short(lang, one.second().m),
                ] {
                    assert!(html.contains(&text.replace('>', "&gt;")), "{}: {text}", one.id);
                }
                assert!(!html.contains("name=\"word\""), "there's nothing more to choose");
                assert!(html.contains("/puzzles/next?theme=heal"));
            }
        }
    }
}
