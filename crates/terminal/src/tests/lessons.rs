//! Lessons by keys: every step in every language, and whole lessons from their beginning to their end.

use majesty_lessons::{Answer, Lesson as Script, LessonId, Moment, Task};
use majesty_rules::Move;

use super::*;
use crate::{cursor::Cursor, lesson::Lesson, menu::Line};

fn learning(lang: Lang, id: LessonId) -> App {
    let (mut app, _) = App::start(lang, Theme::Sixteen, None, None);
    app.learn(id);
    app
}

fn lesson(app: &mut App) -> &mut Lesson {
    match &mut app.screen {
        Screen::Lesson(lesson) => lesson,
        _ => panic!("there is no lesson"),
    }
}

/// Highlights a move and makes it.
fn take(app: &mut App, m: Move) -> Vec<Effect> {
    let lesson = lesson(app);
    lesson.table.cursor = Cursor::on(&lesson.moment.view(), m);
    press(app, &[Press::Enter])
}

/// A lesson at a step, the last move the first that is listed.
fn at(lang: Lang, id: LessonId, number: usize) -> App {
    let mut app = learning(lang, id);
    while lesson(&mut app).moment.number < number {
        step(&mut app);
    }
    app
}

/// Does what a step asks for.
fn step(app: &mut App) {
    let moment = lesson(app).moment.clone();
    match moment.step().task {
        Task::Read => drop(press(app, &[Press::Enter])),
        Task::Play => drop(take(app, moment.expected().expect("a move is asked for"))),
        Task::Choose => drop(take(app, moment.view().legal_moves()[0])),
    }
}

/// Takes a snapshot of some steps at both sizes, all languages in one file.
fn snapshot(name: &str, scene: impl Fn(Lang) -> App) {
    for (size, (columns, rows)) in [("small", SMALL), ("large", LARGE)] {
        let screens: Vec<String> = Lang::ALL
            .into_iter()
            .map(|lang| format!("=== {}\n{}", lang.code(), text(&scene(lang), (columns, rows))))
            .collect();
        insta::assert_snapshot!(format!("{name}_{size}"), screens.join("\n"));
    }
}

#[test]
fn the_first_card() {
    snapshot("lesson_front", |lang| at(lang, LessonId::First, 1));
}

#[test]
fn the_attack() {
    snapshot("lesson_attack", |lang| at(lang, LessonId::First, 7));
}

#[test]
fn the_count() {
    snapshot("lesson_count", |lang| at(lang, LessonId::First, 15));
}

/// Another move than the one that is asked for.
#[test]
fn a_wrong_card() {
    snapshot("lesson_wrong", |lang| {
        let mut app = at(lang, LessonId::SidesB, 3);
        press(&mut app, &[Press::Digit(2), Press::Enter]);
        app
    });
}

/// The last word of what a step asks for or says.
fn last_word(app: &mut App) -> String {
    let (lang, moment) = (app.lang, &lesson(app).moment);
    let told = majesty_words::lesson_words(lang, moment);
    let text = told.ask.unwrap_or(told.text);
    text.split(' ').next_back().expect("it says something").to_owned()
}

/// What a step says, and what it answers to each other move, has room on the smallest screen.
#[test]
fn every_bubble_fits_the_smallest_screen() {
    let squeeze = |text: &str| -> String {
        text.chars().filter(|c| !c.is_whitespace() && !"│╭╮╰╯─".contains(*c)).collect()
    };
    for lang in Lang::ALL {
        for id in LessonId::ALL {
            for number in 0..id.lesson().steps.len() {
                let mut app = at(lang, id, number);
                let moves = match lesson(&mut app).moment.step().task {
                    Task::Play => lesson(&mut app).moment.view().legal_moves().to_vec(),
                    Task::Read | Task::Choose => Vec::new(),
                };
                let expected = lesson(&mut app).moment.expected();
                let wrong = moves.into_iter().filter(|m| Some(*m) != expected).map(Some);
                for wrong in std::iter::once(None).chain(wrong) {
                    lesson(&mut app).wrong = wrong;
                    let told = last_word(&mut app);
                    // Its last word stands there, so nothing before it is cut off.
                    let screen = text(&app, SMALL);
                    let rows: Vec<String> = screen.lines().map(squeeze).collect();
                    let last = squeeze(&told);
                    assert!(rows.iter().any(|row| row.contains(&last)), "{told:?} in\n{screen}");
                }
            }
        }
    }
}

/// Where the realm lies, how to read a location, and what comes after the lesson is told in full.
#[test]
fn the_lines_below_a_text_fit_the_smallest_screen_too() {
    for lang in Lang::ALL {
        let words = lang.words();
        for id in LessonId::ALL {
            let end = id.lesson().steps.len() - 1;
            let mut told = vec![(end, words.msg_lesson_after_keys())];
            if id == LessonId::First {
                told.push((0, words.msg_lesson_look_keys()));
            }
            for (number, line) in told {
                let screen = text(&at(lang, id, number), SMALL);
                let joined: Vec<&str> =
                    screen.split(|c: char| c.is_whitespace() || "│╭╮╰╯─".contains(c)).collect();
                let joined: String = joined.concat();
                let line: String = line.split_whitespace().collect();
                assert!(joined.contains(&line), "{line} in\n{screen}");
            }
        }
    }
}

/// A lesson needs no hints, and says so until the next key.
#[test]
fn a_hint_is_answered() {
    let mut app = at(Lang::En, LessonId::First, 3);
    let answer = Lang::En.words().msg_lesson_no_hint();
    press(&mut app, &[Press::Hint]);
    assert!(text(&app, LARGE).contains(&answer));
    press(&mut app, &[Press::Left]);
    assert!(!text(&app, LARGE).contains(&answer));
}

#[test]
fn a_lesson_is_played_from_its_menu_to_its_end() {
    for (id, downs) in [(LessonId::First, 1), (LessonId::SidesB, 2)] {
        let (mut app, _) = App::start(Lang::En, Theme::Sixteen, None, None);
        for _ in 0..downs {
            press(&mut app, &[Press::Down]);
        }
        let begun = press(&mut app, &[Press::Enter]);
        assert!(matches!(begun[..], [Effect::KeepProgress(_)]));
        let steps = id.lesson().steps.len();
        for number in 0..steps {
            assert_eq!(lesson(&mut app).moment.number, number);
            if number + 1 < steps {
                step(&mut app);
            }
        }
        assert_eq!(app.progress.reached(id), steps);
        press(&mut app, &[Press::Enter]);
        let Screen::Menu(menu) = &app.screen else { panic!("the menu comes back") };
        assert_eq!(menu.line, Line::Start);
        let bots = menu.setup.holders.iter().filter(|holder| holder.is_bot());
        assert!(bots.map(ToString::to_string).eq([Script::OPPONENT_LEVEL]));
    }
}

#[test]
fn the_arrow_keys_reach_every_move_that_is_asked_for() {
    for id in LessonId::ALL {
        for number in 0..id.lesson().steps.len() {
            let mut app = at(Lang::En, id, number);
            let Some(expected) = lesson(&mut app).moment.expected() else { continue };
            press(&mut app, &[Press::Digit(expected.space().number())]);
            let found = (0..20).any(|_| {
                let lesson = lesson(&mut app);
                let is_there = lesson.table.cursor.chosen(&lesson.moment.view()) == Some(expected);
                is_there || {
                    press(&mut app, &[Press::Down]);
                    false
                }
            });
            assert!(found, "{expected}");
            press(&mut app, &[Press::Enter]);
            assert_eq!(lesson(&mut app).moment.number, number + 1);
        }
    }
}

#[test]
fn a_wrong_move_stays_and_one_goes_back_and_over() {
    let mut app = at(Lang::En, LessonId::First, 3);
    press(&mut app, &[Press::Digit(3), Press::Enter]);
    let wrong = lesson(&mut app).wrong.expect("it isn't the move that is asked for");
    assert!(matches!(lesson(&mut app).moment.answer(wrong), Ok(Answer::Wrong(_))));
    assert!(text(&app, SMALL).contains("You could do that"));
    press(&mut app, &[Press::Left]);
    assert_eq!(lesson(&mut app).wrong, None);
    press(&mut app, &[Press::TakeBack]);
    assert_eq!(lesson(&mut app).moment.number, 2);
    press(&mut app, &[Press::Help]);
    assert!(lesson(&mut app).table.sheet.is_some());
    press(&mut app, &[Press::Escape]);
    assert!(lesson(&mut app).table.sheet.is_none());
    press(&mut app, &[Press::New]);
    assert_eq!(lesson(&mut app).moment.number, 0);
    press(&mut app, &[Press::Quit]);
    assert!(matches!(app.screen, Screen::Menu(_)));
    app.learn(LessonId::First);
    assert_eq!(lesson(&mut app).moment.number, 0);
}

/// After the count one goes back to the choice, and a lesson that was left there goes on with it.
#[test]
fn a_lesson_that_was_left_goes_on() {
    let choice = LessonId::First.lesson().steps.iter().position(|s| s.task == Task::Choose);
    let choice = choice.expect("the last card is the learner's");
    let mut app = at(Lang::En, LessonId::First, choice + 2);
    press(&mut app, &[Press::Quit]);
    app.learn(LessonId::First);
    let again: &Moment = &lesson(&mut app).moment;
    assert_eq!(again.number, choice);
    press(&mut app, &[Press::Interrupt]);
}

#[test]
fn an_interrupted_game_is_offered_after_the_lesson() {
    let game = game_after(&rich(), 3, 17);
    let (mut app, _) = App::start(Lang::En, Theme::Sixteen, Some((game, None)), None);
    app.learn(LessonId::SidesB);
    press(&mut app, &[Press::Quit]);
    assert!(matches!(app.screen, Screen::Resume(_)));
}
