//! Whole games by keys.

use majesty_rules::Space;

use super::*;
use crate::{
    cursor::ways,
    table::{Hint, Remark, Sheet},
};

const KEYS: [Press; 18] = [
    Press::Left,
    Press::Right,
    Press::Up,
    Press::Down,
    Press::PageUp,
    Press::PageDown,
    Press::Digit(1),
    Press::Digit(4),
    Press::Enter,
    Press::Enter,
    Press::Escape,
    Press::Hint,
    Press::TakeBack,
    Press::Save,
    Press::Analyse,
    Press::Log,
    Press::Help,
    Press::New,
];

/// A generator that is good enough to press keys.
fn roll(seed: &mut u64, sides: usize) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
    usize::try_from(*seed >> 33).expect("31 bits") % sides
}

/// Whatever is pressed, in whatever language and size, something is shown and nothing breaks.
#[test]
fn any_keys_at_all() {
    let sizes = [SMALL, (100, 24), (80, 50), LARGE, (240, 80), (40, 10)];
    for seed in 0..12 {
        let mut rng = seed;
        let lang = Lang::ALL[roll(&mut rng, 4)];
        let (mut app, _) = App::start(lang, Theme::Full, None, None);
        for _ in 0..400 {
            press(&mut app, &[KEYS[roll(&mut rng, KEYS.len())]]);
            if roll(&mut rng, 4) == 0 {
                assert!(!text(&app, sizes[roll(&mut rng, sizes.len())]).trim().is_empty());
            }
        }
    }
}

#[test]
fn a_game_is_played_to_its_final_sheet() {
    let (mut app, effects) =
        App::start(Lang::En, Theme::Sixteen, None, Some(setup(&["person", "page"], Sides::ALL_B)));
    let dealt = effects.iter().find_map(answer).expect("cards are dealt");
    app.update(dealt);
    let mut turns = 0;
    let mut last = Vec::new();
    while !table(&app).game.view().is_over() {
        last = press(&mut app, &[Press::Right, Press::Right, Press::Left, Press::Enter]);
        if table(&app).game.view().ply() == 2 * turns {
            last = press(&mut app, &[Press::Digit(1), Press::Enter]);
        }
        turns += 1;
    }
    assert_eq!(turns, 12);
    assert!(matches!(last[..], [Effect::Finish(_)]));
    assert!(app.is_moving());
    press(&mut app, &[Press::Enter]);
    assert!(!app.is_moving());
    press(&mut app, &[Press::Left]);
    assert_eq!(table(&app).step, Some(23));
    let effects = press(&mut app, &[Press::Analyse]);
    assert!(matches!(&effects[..], [Effect::Analyse { record, .. }] if record.state().is_over()));
    let holders = |setup: &Setup| setup.holders.iter().map(ToString::to_string).collect::<Vec<_>>();
    let played = holders(&table(&app).game.setup());
    press(&mut app, &[Press::Right, Press::New]);
    let Screen::Menu(menu) = &app.screen else { panic!("the menu asks what to play") };
    assert_eq!(holders(&menu.setup), played);
}

#[test]
fn taking_back_goes_to_the_own_last_decision() {
    let mut app = app(Lang::En, Game::new(&setup(&["person", "page"], Sides::ALL_A), 7));
    press(&mut app, &[Press::TakeBack]);
    assert_eq!(table(&app).remark, Some(Remark::NothingToTakeBack));
    let before = *table(&app).game.view();
    assert!(press(&mut app, &[Press::Analyse]).is_empty(), "only finished games are analysed");
    press(&mut app, &[Press::Digit(3), Press::Enter]);
    assert_eq!(table(&app).game.view().ply(), 2);
    assert!(!table(&app).game.is_practice());
    press(&mut app, &[Press::TakeBack]);
    assert_eq!(table(&app).sheet, Some(Sheet::TakeBack));
    press(&mut app, &[Press::Escape]);
    assert_eq!(table(&app).game.view().ply(), 2);
    press(&mut app, &[Press::TakeBack, Press::Enter]);
    assert_eq!(*table(&app).game.view(), before);
    assert_eq!(table(&app).cursor.space().number(), 3, "what was taken back is highlighted");
    assert!(table(&app).game.is_practice(), "a card was drawn, and now it is known");
    assert!(text(&app, SMALL).contains("Practice game"));
}

/// With four players the deck is used up to the last card: then taking back shows nobody anything.
#[test]
fn taking_back_is_no_practice_where_nothing_was_drawn() {
    let who = ["person:Ada", "person:Ben", "person:Cem", "person:Dora"];
    let mut game = game_after(&setup(&who, Sides::ALL_A), 1, 47);
    assert_eq!(game.view().deck_left(), 0);
    let before = *game.view();
    let m = before.legal_moves()[0];
    game.play(m).expect("a listed move is legal");
    assert!(game.take_back());
    assert_eq!(*game.view(), before);
    assert!(!game.is_practice());
}

#[test]
fn a_hint_is_highlighted_and_old_answers_are_not_heard() {
    let mut app = app(Lang::En, Game::new(&setup(&["person", "page"], Sides::ALL_A), 7));
    let asked = app.update(Message::Press(Press::Hint));
    assert_eq!(table(&app).hint, Hint::Awaited);
    press(&mut app, &[Press::Enter]);
    assert_eq!(table(&app).hint, Hint::None);
    let late = asked.iter().find_map(answer).expect("a hint was asked for");
    app.update(late);
    assert_eq!(table(&app).hint, Hint::None);

    press(&mut app, &[Press::Hint]);
    let Hint::Given(moves, _) = &table(&app).hint else { panic!("a hint was given") };
    let view = table(&app).game.view();
    assert_eq!(table(&app).cursor.chosen(view), Some(moves[0].0));

    let stale = Message::Chosen { token: 1, m: view.legal_moves()[0] };
    let before = view.ply();
    app.update(stale);
    assert_eq!(table(&app).game.view().ply(), before);
}

#[test]
fn leaving_is_asked_first() {
    let mut app = app(Lang::En, Game::new(&setup(&["person", "page"], Sides::ALL_A), 7));
    assert!(press(&mut app, &[Press::Quit]).is_empty());
    assert_eq!(table(&app).sheet, Some(Sheet::Leave));
    assert!(press(&mut app, &[Press::Escape]).is_empty());
    assert_eq!(table(&app).sheet, None);
    assert!(matches!(press(&mut app, &[Press::Quit, Press::Enter])[..], [Effect::Leave]));
    assert!(matches!(press(&mut app, &[Press::Interrupt])[..], [Effect::Leave]));
}

#[test]
fn a_game_goes_on_from_its_record_with_who_played_and_how() {
    let mut game = game_after(&rich(), 3, 9);
    game.take_back();
    let record = game.record(Lang::Ru).to_string().parse().expect("a record");
    let (again, lang) = Game::from_record(&record);
    assert_eq!(lang, Some(Lang::Ru));
    assert_eq!(again.view(), game.view());
    assert_eq!(again.names(Lang::De), game.names(Lang::De));
    assert!(again.is_practice());

    let (mut app, _) = App::start(Lang::En, Theme::Plain, Some((again, lang)), None);
    press(&mut app, &[Press::Down, Press::Up, Press::Enter]);
    assert_eq!(app.lang, Lang::Ru);
    assert_eq!(table(&app).game.view(), game.view());
}

#[test]
fn a_new_game_keeps_the_interrupted_one_as_a_record() {
    let game = game_after(&rich(), 3, 9);
    let (mut app, _) = App::start(Lang::En, Theme::Plain, Some((game, None)), Some(rich()));
    let effects = app.update(Message::Press(Press::New));
    assert!(matches!(effects[..], [Effect::Abandon, Effect::Deal(_)]));
}

/// Several people: each is asked in turn, by name.
#[test]
fn people_share_the_keyboard() {
    let setup = setup(&["person:Ada", "person:Ben"], Sides::ALL_A);
    let mut app = app(Lang::En, Game::new(&setup, 7));
    assert!(text(&app, SMALL).contains("Ada’s turn"));
    press(&mut app, &[Press::Enter]);
    assert!(text(&app, SMALL).contains("Ben’s turn"));
    assert!(!ways(table(&app).game.view(), Space::FRONT).is_empty());
}
