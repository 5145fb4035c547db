//! The strip of what happened since the reader's last turn.

mod games;

use games::Played;
use majesty_pages::table;
use majesty_rules::{Character, Config, Deal, Event, Players, Seat, Sides};
use majesty_table::TableView;
use majesty_words::{Lang, meeples, points};

fn page(table: &TableView, lang: Lang) -> String {
    table::fragment(table, &games::reader(lang)).into_string()
}

/// The chips, each with the number of its turn. The strip ends where the display begins.
fn chips(page: &str) -> Vec<(usize, &str)> {
    let start = page.find("<section class=\"recap\"").expect("the strip is always there");
    let strip = page[start..].split("</section>").next().expect("it ends");
    let pieces = strip.split("<li class=\"recap-move").skip(1);
    let number = |chip: &str| {
        let made = chip.split("data-made=\"").nth(1)?.split('"').next()?;
        made.parse().ok()
    };
    pieces.map(|chip| (number(chip).expect("a chip has a number"), chip)).collect()
}

fn config(players: Players, sides: Sides) -> Config {
    Config { sides, ..Config::new(players) }
}

fn played(config: Config, seed: u64, plies: usize) -> Played {
    Played::start(&Deal::new(config, seed)).until(plies)
}

#[test]
fn every_rival_has_a_chip_the_newest_last() {
    let config = config(Players::Four, Sides::ALL_A);
    let page = page(&games::table(config, Some(played(config, 3, 20).view())), Lang::En);
    let chips = chips(&page);
    assert_eq!(chips.iter().map(|(ply, _)| *ply).collect::<Vec<_>>(), [17, 18, 19]);
    let newest: Vec<bool> = chips.iter().map(|(_, chip)| chip.starts_with(" newest")).collect();
    assert_eq!(newest, [false, false, true]);
    for ((_, chip), name) in chips.iter().zip(["Ben", "Cem", "Dora"]) {
        assert!(chip.contains(&format!("<b>{name}</b>")), "{chip}");
        assert!(chip.contains("/replay?ply="), "without a script, the replay shows it");
    }
}

#[test]
fn the_strip_is_there_before_anything_has_happened() {
    let page = page(&games::start_of_two(), Lang::En);
    assert!(chips(&page).is_empty());
    assert!(page.contains("Whoever has the most points after 12 cards wins."));
}

#[test]
fn the_own_move_shows_until_another_player_moves() {
    let config = config(Players::Three, Sides::ALL_B);
    let shown = |plies| {
        let page = page(&games::table(config, Some(played(config, 4, plies).view())), Lang::En);
        chips(&page)
            .iter()
            .map(|(ply, chip)| (*ply, chip.contains("<b>You</b>")))
            .collect::<Vec<_>>()
    };
    let expected: [Vec<(usize, bool)>; 4] =
        [vec![(6, true)], vec![(7, false)], vec![(7, false), (8, false)], vec![(9, true)]];
    assert_eq!([7, 8, 9, 10].map(shown), expected);
}

#[test]
fn watchers_see_the_last_round() {
    let page = page(&games::watcher(), Lang::En);
    assert_eq!(chips(&page).iter().map(|(ply, _)| *ply).collect::<Vec<_>>(), [13, 14, 15]);
    assert!(page.contains(r#"aria-label="The last round""#));
}

/// What a chip says that each player won or lost is what they have more or less than before.
#[test]
fn a_chip_says_what_a_turn_changed() {
    for (seed, players) in [(1, Players::Two), (2, Players::Three), (3, Players::Four)] {
        for sides in [Sides::ALL_A, Sides::ALL_B] {
            let config = Config { announce: true, ..config(players, sides) };
            let mut game = played(config, seed, 0);
            while game.turns.len() + 1 < config.plies() {
                let (before, mover) = (game.state, game.state.turn());
                let plies = game.turns.len() + 1;
                game = game.until(plies);
                let page = page(&games::table(config, Some(game.view())), Lang::En);
                let (_, chip) = *chips(&page).last().expect("a move was made");
                let head = chip.split("<div id=\"tale").next().expect("a chip has a head");
                let mine = head.split("recap-yours").next().expect("a head has a beginning");
                let yours = head.split("recap-yours").nth(1);
                check(mine, &game, &before, mover);
                if mover != Seat::First {
                    let changed = game.state.realm(Seat::First).points()
                        != before.realm(Seat::First).points();
                    assert_eq!(yours.is_some(), changed, "{chip}");
                    check(yours.unwrap_or_default(), &game, &before, Seat::First);
                }
            }
        }
    }
}

fn check(text: &str, game: &Played, before: &majesty_rules::State, seat: Seat) {
    let (now, was) = (game.state.realm(seat), before.realm(seat));
    let label = |number: i32, words: String| {
        let sign = if number < 0 { '\u{2212}' } else { '+' };
        format!("aria-label=\"{sign}{words}\"")
    };
    let won = i32::from(now.points()) - i32::from(was.points());
    let workers = i32::from(now.meeples()) - i32::from(was.meeples());
    let won_label = label(won, points(Lang::En, won.unsigned_abs() as u16));
    let workers_label = label(workers, meeples(Lang::En, workers.unsigned_abs() as u8));
    assert_eq!(text.contains(&won_label), won != 0, "{won_label} in {text}");
    assert_eq!(text.contains(&workers_label), workers != 0, "{workers_label} in {text}");
}

/// Games in which the first seat was attacked since its last turn, with the attackers' Knights and
/// the defender's Guards of that moment.
fn attacked(is_wanted: impl Fn(&Event) -> bool) -> (TableView, Seat, u8, u8) {
    let config = config(Players::Three, Sides::ALL_A);
    for seed in 0..500 {
        let mut game = played(config, seed, 15);
        for plies in 16..=config.plies() - 3 {
            let before = game.state;
            game = game.until(plies);
            let turn = game.turns.last().expect("a move was made");
            if turn.events.iter().any(&is_wanted) && turn.seat != Seat::First {
                let knights = game.state.realm(turn.seat).count(Character::Knight);
                let guards = before.realm(Seat::First).count(Character::Guard);
                let seat = turn.seat;
                return (games::table(config, Some(game.view())), seat, knights, guards);
            }
        }
    }
    panic!("nobody is ever attacked");
}

#[test]
fn an_attack_on_the_reader_says_who_what_and_why() {
    let (table, seat, knights, guards) =
        attacked(|event| matches!(event, Event::CardWounded { defender: Seat::First, .. }));
    let page = page(&table, Lang::En);
    let (_, chip) = *chips(&page).last().expect("a move was made");
    assert!(chip.starts_with(" newest hit hurt"), "{chip}");
    assert!(knights > guards);
    let name = &table.seats[seat.index()].name;
    for part in [
        "your ",
        " is wounded",
        &Lang::En.words().msg_attack_why(knights, guards),
        &format!("<p class=\"tale-attack\">{name} attacks you with {knights} Knight"),
        " and goes to the Infirmary.",
    ] {
        assert!(chip.contains(part), "{part} in {chip}");
    }
}

#[test]
fn an_attack_that_the_reader_repels_says_so() {
    let (table, _, knights, guards) =
        attacked(|event| matches!(event, Event::AttackRepelled { defender: Seat::First, .. }));
    assert!(knights <= guards);
    let page = page(&table, Lang::En);
    let (_, chip) = *chips(&page).last().expect("a move was made");
    assert!(chip.starts_with(" newest hit\""), "it hurts nobody: {chip}");
    assert!(chip.contains("you repel the attack") && chip.contains("tale-attack"), "{chip}");
}

/// Every language tells every attack, and the numbers of a plural are as right as the words.
#[test]
fn attacks_are_told_in_every_language() {
    for (lang, why, told) in [
        (
            Lang::En,
            "2 Knights against 1 Guard",
            "Ben attacks you with 2 Knights, and you have only 1 Guard: x and goes to the Infirmary.",
        ),
        (
            Lang::De,
            "2 Soldaten gegen 1 Wache",
            "Ben greift dich mit 2 Soldaten an, und du hast nur 1 Wache: x und kommt ins Lazarett.",
        ),
        (
            Lang::Nl,
            "2 soldaten tegen 1 wachter",
            "Ben valt je aan met 2 soldaten en je hebt maar 1 wachter: x en gaat naar het ziekenhuis.",
        ),
        (
            Lang::Ru,
            "2 рыцаря, стражи 1",
            "Ben атакует вас: 2 рыцаря, а стражи у вас только 1 карта, поэтому x и отправляется в лазарет.",
        ),
    ] {
        assert_eq!(lang.words().msg_attack_why(2, 1), why);
        assert_eq!(lang.words().msg_attack_told("Ben", 2, 1, "x"), told);
    }
}

#[test]
fn the_log_speaks_to_the_one_reader_and_names_several() {
    let config = config(Players::Two, Sides::ALL_A);
    let mut table = games::table(config, Some(played(config, 3, 2).view()));
    let log = |table: &TableView| {
        let page = page(table, Lang::En);
        let log = page.split("<ol id=\"log\"").nth(1).expect("the table has a log");
        log.split("</ol>").next().expect("it ends").to_owned()
    };
    let told = log(&table);
    assert!(told.contains("You take ") && told.contains("Ben takes "), "{told}");
    assert!(!told.contains("Ada"), "{told}");
    for own in [[true, true], [false, false]] {
        for (seat, own) in table.seats.iter_mut().zip(own) {
            seat.own = own;
        }
        let told = log(&table);
        assert!(told.contains("Ada takes ") && !told.contains("You "), "{told}");
    }
}
