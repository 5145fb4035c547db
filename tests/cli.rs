//! The commands as a person or a program runs them.

use std::{
    io::Write,
    process::{Command, Output, Stdio},
};

use majesty_rules::{Config, Deal, JointDeal, Location, Players, Record, Seat, Side};
use majesty_words::{
    Lang, ability, card_name, location_name, points, round, rules, sentences, unreadable,
};
use serde_json::Value;

const GAMES: &str = include_str!("../crates/rules/tests/data/games.jsonl");

/// Runs `majesty` with arguments and a text on its standard input, where nobody has set a language.
fn majesty(args: &[&str], input: &str) -> Output {
    majesty_where(&[], args, input)
}

/// Runs `majesty` with some variables of the environment.
fn majesty_where(variables: &[(&str, &str)], args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_majesty"))
        .args(args)
        .env_remove("LC_ALL")
        .env_remove("LC_MESSAGES")
        .env_remove("LANG")
        .envs(variables.iter().copied())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("majesty starts");
    let mut stdin = child.stdin.take().expect("standard input is a pipe");
    let input = input.to_owned();
    // Beside the reading, so that neither side waits for the other; who does not read is no error.
    let writer = std::thread::spawn(move || {
        let _ = stdin.write_all(input.as_bytes());
    });
    let output = child.wait_with_output().expect("majesty ends");
    writer.join().expect("writing does not panic");
    output
}

/// What it prints when all goes well.
fn printed(args: &[&str], input: &str) -> String {
    let output = majesty(args, input);
    let errors = String::from_utf8_lossy(&output.stderr).into_owned();
    assert!(output.status.success(), "{args:?}: {errors}");
    assert_eq!(errors, "");
    String::from_utf8(output.stdout).expect("text")
}

/// What it complains of when something goes wrong.
fn complaint(args: &[&str], input: &str) -> String {
    let output = majesty(args, input);
    assert!(!output.status.success(), "{args:?} should fail");
    String::from_utf8(output.stderr).expect("text")
}

fn games() -> impl Iterator<Item = Value> {
    GAMES.lines().map(|line| serde_json::from_str(line).expect("JSON"))
}

#[test]
fn every_test_game_is_replayed_alike() {
    let all: String =
        games().map(|game| game["record"].as_str().expect("a record").to_owned()).collect();
    let lines = printed(&["replay", "--json", "-"], &all);
    let mut replayed = lines.lines();
    for expected in games() {
        let line = replayed.next().expect("a line for each game");
        let mut game: Value = serde_json::from_str(line).expect("JSON");
        let players = game["seats"].as_array().expect("seats").len();
        for (i, ply) in game["plies"].as_array_mut().expect("plies").iter_mut().enumerate() {
            let seat = ply.as_object_mut().expect("a ply").remove("seat");
            assert_eq!(seat, Some((i % players).into()));
        }
        for key in ["plies", "legal", "over", "scores", "winners"] {
            assert_eq!(game.get(key), expected.get(key), "{key}");
        }
    }
    assert_eq!(replayed.next(), None);
}

#[test]
fn perft_agrees_with_the_test_games() {
    let unfinished = games().filter(|game| game["over"] == false);
    for game in unfinished.step_by(6) {
        let record = game["record"].as_str().expect("a record");
        for (depth, ways) in (1..).zip(game["perft"].as_array().expect("numbers")) {
            let output = printed(&["perft", "-", "--depth", &format!("{depth}")], record);
            assert_eq!(output.lines().last(), Some(ways.to_string().as_str()));
        }
    }
}

#[test]
fn a_deal_is_a_record_that_can_be_replayed() {
    let args = ["deal", "--players", "3", "--seed", "7", "--sides", "ABABABAB"];
    let options = ["--deck", "together", "--ties", "meeples", "--announce"];
    insta::assert_snapshot!(printed(&args, ""));
    let record = printed(&[&args[..], &options[..]].concat(), "");
    insta::assert_snapshot!(record);
    insta::assert_snapshot!(printed(&["replay", "-"], &record));
}

#[test]
fn a_game_is_told_turn_by_turn() {
    insta::assert_snapshot!(printed(&["demo", "--seed", "7"], ""));
    assert_ne!(printed(&["demo"], ""), "");
}

/// All that can happen: a healed split card, trades, announcements made and missed, a shared crown.
#[test]
fn everything_that_happens_is_told() {
    let mut told = String::new();
    for game in games().filter(|game| game["over"] == true).skip(11).step_by(9) {
        told += &printed(&["replay", "-"], game["record"].as_str().expect("a record"));
    }
    for sentence in [
        " repels the attack.",
        " is wounded and goes to the Infirmary.",
        " is healed and returns to the ",
        " buys 1 meeple for 1 point.",
        " sells ",
        " announces what everyone gains.",
        " stays silent and loses ",
        " surplus meeple for 1 point.",
        "New in the display: ",
        "Final scoring",
        " wins with ",
    ] {
        assert!(told.contains(sentence), "nobody {sentence}");
    }
}

#[test]
fn the_rules_come_from_the_table() {
    insta::assert_snapshot!(printed(&["rules"], ""));
    for name in ["castle", "SCHLOSS", "Kasteel", "замок"] {
        assert_eq!(printed(&["rules", name], ""), printed(&["rules", "7"], ""), "{name}");
    }
    let complaint = complaint(&["rules", "tower"], "");
    assert!(complaint.contains("the locations are Mill, Brewery"), "{complaint}");
}

/// A text without its line breaks and margins.
fn in_one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Asserts that a text says all of this, in this order, however it is broken into lines.
fn assert_says(text: &str, parts: impl IntoIterator<Item = String>) {
    let text = in_one_line(text);
    let mut rest = text.as_str();
    for part in parts {
        let part = in_one_line(&part);
        let place = rest.find(&part).unwrap_or_else(|| panic!("\"{part}\" is not in {rest}"));
        rest = &rest[place + part.len()..];
    }
}

/// The log of the page, the terminal and `majesty replay` is one and the same.
#[test]
fn a_replay_has_the_sentences_of_the_page() {
    let finished = games().filter(|game| game["over"] == true).skip(11).step_by(18);
    for game in finished {
        let text = game["record"].as_str().expect("a record");
        let record: Record = text.parse().expect("a record");
        let names = |seat: Seat| record.names()[seat.index()].clone();
        for lang in Lang::ALL {
            let told = printed(&["replay", "-", "--lang", lang.code()], text);
            let turns = record.replay();
            let log = turns.flat_map(|turn| sentences(lang, &turn.events, &names));
            assert_says(&told, log.map(|sentence| sentence.text));
        }
    }
}

#[test]
fn a_demo_speaks_every_language() {
    for lang in Lang::ALL {
        let told = printed(&["demo", "--seed", "7", "--lang", lang.code()], "");
        let words = lang.words();
        let rounds = (1..=12).map(|number| round(lang, number));
        let end = [
            words.msg_final_sheet(),
            words.msg_score_total(),
            words.msg_log_wins(false, "Ben", 170),
            words.msg_demo_again("majesty demo --seed 7"),
        ];
        assert_says(&told, rounds.chain(end));
    }
}

#[test]
fn an_unfinished_game_is_told_in_every_language() {
    let record = printed(&["deal", "--players", "2", "--seed", "1"], "");
    let state = Record::new(Deal::new(Config::new(Players::Two), 1), ["Player 1", "Player 2"])
        .expect("names")
        .state();
    for lang in Lang::ALL {
        let told = printed(&["replay", "-", "--lang", lang.code()], &record);
        let words = lang.words();
        let cards = state.display().cards().map(|(_, card, _)| card_name(lang, card));
        let moves: Vec<String> = state.legal_moves().iter().map(ToString::to_string).collect();
        let moves = words.msg_moves_possible(moves.join(" "));
        let head = [words.msg_setup_deck_standard(), words.msg_turn_of("Player 1")];
        assert_says(&told, head.into_iter().chain(cards).chain([moves]));
    }
}

#[test]
fn the_rules_are_explained_in_every_language() {
    for lang in Lang::ALL {
        let told = printed(&["rules", "--lang", lang.code()], "");
        let text = rules(lang);
        let text = text.into_iter().flat_map(|part| [vec![part.heading], part.paragraphs].concat());
        let places = Location::ALL.into_iter().flat_map(|location| {
            let sides = Side::ALL.map(|side| location.side(side));
            let lines = sides.into_iter().flat_map(|card| {
                let worth = card.majority.map(|worth| points(lang, worth.into()));
                card.abilities.iter().map(|one| ability(lang, one)).chain(worth)
            });
            let lines: Vec<String> = lines.collect();
            [vec![location_name(lang, location).to_owned()], lines].concat()
        });
        assert_says(&told, text.chain(places));
    }
}

#[test]
fn a_deal_is_verified_in_every_language() {
    let changed = COMMITTED.replace("[Ties \"shared\"]", "[Ties \"meeples\"]");
    let bare = printed(&["deal", "--players", "2", "--seed", "1"], "");
    let wrong = "[Majesty \"9\"]";
    let error = wrong.parse::<Record>().expect_err("another version");
    for lang in Lang::ALL {
        let words = lang.words();
        let verify = |record: &str| {
            let output = majesty(&["verify", "-", "--lang", lang.code()], record);
            String::from_utf8(output.stdout).expect("text")
        };
        let cases = [
            (COMMITTED, words.msg_verify_holds(HASH)),
            (&changed, words.msg_verify_differs()),
            (&bare, words.msg_verify_none()),
            (wrong, unreadable(lang, &error)),
        ];
        for (record, finding) in cases {
            assert_eq!(verify(record), format!("{}: {finding}\n", words.msg_standard_input()));
        }
        let first = words.msg_game_of_file(words.msg_standard_input(), 1);
        assert!(verify(&format!("{bare}\n{bare}")).starts_with(&first), "{first}");
    }
}

/// A deal of the server and the players: every share is listed, and a changed one is noticed.
#[test]
fn a_joint_deal_is_verified_in_every_language() {
    let shares = [(Seat::First, "oak".to_owned()), (Seat::Second, "elm tree".to_owned())];
    let joint = JointDeal::new([7; 32]).with_shares(shares);
    let deal = joint.deal(Config::new(Players::Two));
    let mut record = Record::new(deal, ["Ada", "Ben"]).expect("two names");
    joint.tag(&mut record).expect("it has none");
    for lang in Lang::ALL {
        let words = lang.words();
        let verify = |record: &str| {
            let output = majesty(&["verify", "-", "--lang", lang.code()], record);
            (output.status.success(), String::from_utf8(output.stdout).expect("text"))
        };
        let place = words.msg_standard_input();
        let said = format!(
            "{place}: {}\n  {}\n  {}\n",
            words.msg_verify_joint(joint.hash()),
            words.msg_verify_share("Ada", "oak"),
            words.msg_verify_share("Ben", "elm tree"),
        );
        assert_eq!(verify(&record.to_string()), (true, said));
        let (is_good, said) = verify(&record.to_string().replace("oak", "ash"));
        assert!(!is_good);
        assert!(said.starts_with(&format!("{place}: {}", words.msg_verify_joint_differs())));
    }
}

/// An illegal move, a broken record and a missing file are explained in the reader's language.
#[test]
fn complaints_speak_every_language() {
    let record = printed(&["deal", "--players", "2", "--seed", "1"], "");
    for wrong in ["1. 6X", "1. 1M 6B"] {
        let text = format!("{record}\n{wrong}\n");
        let error = text.parse::<Record>().expect_err("a mistake");
        for lang in Lang::ALL {
            let file = lang.words().msg_standard_input();
            let expected = format!("majesty: {file}: {}\n", unreadable(lang, &error));
            assert_eq!(complaint(&["replay", "-", "--lang", lang.code()], &text), expected);
        }
    }
    for lang in Lang::ALL {
        for command in ["replay", "verify"] {
            let complaint = complaint(&[command, "missing.txt", "--lang", lang.code()], "");
            let expected = lang.words().msg_file_unreadable("missing.txt", "");
            assert!(complaint.starts_with(&format!("majesty: {expected}")), "{complaint}");
        }
    }
}

#[test]
fn without_a_language_the_locale_counts() {
    let told = |variables: &[(&str, &str)], args: &[&str]| {
        let output = majesty_where(variables, args, COMMITTED);
        assert!(output.status.success(), "{args:?}");
        String::from_utf8(output.stdout).expect("text")
    };
    let commands: [&[&str]; 4] =
        [&["demo", "--seed", "7"], &["replay", "-"], &["rules"], &["verify", "-"]];
    for args in commands {
        let asked = |code: &str| told(&[], &[args, &["--lang", code]].concat());
        assert_eq!(told(&[], args), asked("en"));
        assert_eq!(told(&[("LANG", "de_DE.UTF-8")], args), asked("de"));
        assert_eq!(told(&[("LANG", "de_DE.UTF-8"), ("LC_ALL", "nl_NL.UTF-8")], args), asked("nl"));
        let both = [args, &["--lang", "ru"]].concat();
        assert_eq!(told(&[("LC_ALL", "de_DE.UTF-8")], &both), asked("ru"));
    }
}

/// Colours are there for a terminal, and take nothing away from the text.
#[test]
fn a_story_is_coloured_on_a_terminal_only() {
    let args = ["demo", "--seed", "7"];
    let plain = printed(&args, "");
    assert!(!plain.contains('\u{1b}'));
    let output = majesty_where(&[("CLICOLOR_FORCE", "1")], &args, "");
    let coloured = String::from_utf8(output.stdout).expect("text");
    assert!(coloured.contains("\u{1b}[36mAda"), "{coloured}");
    assert_eq!(anstream::adapter::strip_str(&coloured).to_string(), plain);
}

/// The words that only the commands say, side by side.
#[test]
fn what_only_commands_say() {
    let set_up = ["deal", "--players", "3", "--seed", "7", "--sides", "ABABABAB"];
    let house = ["--deck", "together", "--ties", "meeples", "--announce"];
    let unfinished = printed(&[&set_up[..], &house[..]].concat(), "") + "\n1. 4G";
    let changed = COMMITTED.replace("[Ties \"shared\"]", "[Ties \"meeples\"]");
    let bare = printed(&["deal", "--players", "2", "--seed", "1"], "");
    let all: String = Lang::ALL
        .into_iter()
        .flat_map(|lang| {
            let told = |args: &[&str], input: &str| {
                let output = majesty(&[args, &["--lang", lang.code()]].concat(), input);
                String::from_utf8(output.stdout).expect("text")
            };
            [
                format!("== {} ==\n", lang.own_name()),
                told(&["replay", "-"], &unfinished),
                told(&["verify", "-"], COMMITTED),
                told(&["verify", "-"], &changed),
                told(&["verify", "-"], &bare),
                told(&["rules", "infirmary"], ""),
                "\n".to_owned(),
            ]
        })
        .collect();
    insta::assert_snapshot!(all);
}

#[test]
fn bench_measures_every_number_of_players() {
    let lines = printed(&["bench", "--json", "--games", "100"], "");
    let lines: Vec<Value> =
        lines.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    let (playouts, games): (Vec<Value>, Vec<Value>) =
        lines.into_iter().partition(|line| line.get("playouts").is_some());
    assert_eq!((games.len(), playouts.len()), (6, 4));
    assert!(playouts.iter().all(|line| line["a_second"].as_f64().is_some_and(|n| n > 0.0)));
    for line in games {
        let (games, plies) = (&line["games_per_second"], &line["plies_per_second"]);
        let per_game = plies.as_f64().expect("plies") / games.as_f64().expect("games");
        let expected = line["players"].as_f64().expect("players") * 12.0;
        assert!((per_game - expected).abs() < 1e-6);
    }
}

#[test]
fn what_can_not_be_read_is_named_and_the_rest_is_told() {
    let record = printed(&["deal", "--players", "2", "--seed", "1"], "");
    let output =
        majesty(&["replay", "--json", "missing.txt", "-"], &format!("{record}\n1. 6X\n{record}"));
    assert_eq!(output.status.code(), Some(1));
    let complaints = String::from_utf8(output.stderr).expect("text");
    let complaints: Vec<&str> = complaints.lines().collect();
    assert!(complaints[0].starts_with("majesty: can’t read missing.txt: "), "{complaints:?}");
    assert_eq!(
        complaints[1],
        "majesty: standard input: This record can’t be read. Line 10, character 5: “6X” isn’t a move. \
         A character’s letter is needed here: M, B, W, G, K, I or N."
    );
    let told = String::from_utf8(output.stdout).expect("text");
    assert_eq!(told.lines().count(), 1, "the second record is good");
}

#[test]
fn mistakes_in_the_arguments_name_the_flag() {
    let cases: [(&[&str], &str); 15] = [
        (&["deal", "--players", "5", "--seed", "1"], "the number of players is 2, 3 or 4"),
        (&["deal", "--players", "2"], "--seed"),
        (&["deal", "--players", "2", "--seed", "x"], "--seed"),
        (&["deal", "--players", "2", "--seed", "1", "--sides", "AB"], "eight letters"),
        (&["deal", "--players", "2", "--seed", "1", "--deck", "big"], "standard, together"),
        (&["perft", "-"], "--depth"),
        (&["bench", "--seconds", "0"], "from 0.01 to 3600"),
        (&["dance"], "dance"),
        (&["play", "--seats", "king"], "a seat is held by person, person:NAME or a bot"),
        (&["play", "--lang", "fr"], "the languages are en, de, nl and ru"),
        (&["demo", "--lang", "fr"], "the languages are en, de, nl and ru"),
        (&["replay", "-", "--lang", "fr"], "the languages are en, de, nl and ru"),
        (&["rules", "--lang", "fr"], "the languages are en, de, nl and ru"),
        (&["verify", "-", "--lang", "fr"], "the languages are en, de, nl and ru"),
        (&["play", "--players", "2", "--seats", "page,page,page"], "more seats than players"),
    ];
    for (args, expected) in cases {
        let complaint = complaint(args, "");
        assert!(complaint.contains(expected), "{args:?}: {complaint}");
    }
}

#[test]
fn bytes_that_are_no_text_are_refused() {
    let path = std::env::temp_dir().join(format!("majesty-cli-{}.txt", std::process::id()));
    std::fs::write(&path, [0xff, 0xfe, 0x00]).expect("a temporary file");
    let file = path.to_str().expect("a plain path");
    for args in [&["replay", file][..], &["perft", file, "--depth", "1"]] {
        let complaint = complaint(args, "");
        assert!(
            complaint.contains("isn’t UTF-8 text, so it can’t be a game record"),
            "{complaint}"
        );
    }
    std::fs::remove_file(&path).expect("the file is there");
}

#[test]
fn an_analysed_game_is_told_written_or_made_a_page() {
    let deal = Deal::new(Config::new(Players::Two), 3);
    let mut record = Record::new(deal, ["Ada", "Ben"]).expect("the names fit");
    while !record.state().is_over() {
        record.push(record.state().legal_moves()[0]).expect("a listed move is legal");
    }
    let game = &*record.to_string();
    let quick = ["analyse", "-", "--simulations", "100"];
    let with = |more: &[&'static str]| [&quick[..], more].concat();
    let told = printed(&quick, game);
    assert!(told.contains("Ada and Ben") && told.contains("Every move"), "{told}");
    let json: Value = serde_json::from_str(&printed(&with(&["--json"]), game)).expect("JSON");
    assert_eq!(json["analysis"]["decisions"].as_array().map(Vec::len), Some(24));
    // On standard output or in a file, in the reader's language.
    let page = printed(&with(&["--html", "-", "--lang", "de"]), game);
    assert!(page.starts_with("<!DOCTYPE html><html lang=\"de\">") && page.contains("Alle Züge"));
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("game.html");
    let place = file.to_str().expect("a path").to_owned();
    let output = majesty(&[&quick[..], &["--html", &*place]].concat(), game);
    assert!(output.status.success() && output.stdout.is_empty());
    let written = std::fs::read_to_string(&file).expect("it's written");
    assert!(written.starts_with("<!DOCTYPE html><html lang=\"en\">"));
    // What can't be written is said before any work is done.
    let nowhere = folder.path().join("none/game.html");
    let place = nowhere.to_str().expect("a path");
    let said = complaint(&[&quick[..], &["--html", place]].concat(), game);
    assert!(said.contains("can't write"), "{said}");
    // The mistakes of a player again: a number that is no move, the answer to the first, and enough.
    let record = folder.path().join("game.txt");
    std::fs::write(&record, game).expect("a file");
    let of_seat = |seat| {
        let record = record.to_str().expect("a path");
        ["analyse", record, "--simulations", "100", "--mistakes", seat]
    };
    let told = printed(&of_seat("1"), "99\n!\nq\n");
    assert!(told.contains("Mistake 1 of") && told.contains("Type a number from 1"), "{told}");
    assert!(told.contains("The answer: "), "{told}");
    assert!(complaint(&of_seat("3"), "").contains("no seat 3"));
    // A game that isn't over has no result to explain.
    let begun = Record::new(deal, ["Ada", "Ben"]).expect("the names fit").to_string();
    assert!(complaint(&quick, &begun).contains("Only finished games can be analysed."));
}

#[test]
fn exact_play_late_in_the_game_is_not_regretted() {
    let args = ["--positions", "20", "--moves", "2", "--guide", "greedy", "--json"];
    let lines = printed(&[&["regret", "--bot", "marshal@2000"], &args[..]].concat(), "");
    for line in lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON")) {
        assert_eq!((&line["solved"], &line["best_choices"]), (&20.into(), &1.0.into()));
    }
    let table =
        printed(&["regret", "--bot", "random", "--positions", "5", "--guide", "random"], "");
    assert!(table.contains("What a choice gives away against exact play"), "{table}");

    // Budgets are compared on the same positions.
    let few =
        ["--budgets", "20,500", "--moves", "2", "--positions", "8", "--guide", "greedy", "--json"];
    let lines = printed(&[&["regret", "--bot", "search"], &few[..]].concat(), "");
    let rows: Vec<(Value, Value)> = lines
        .lines()
        .map(|line| serde_json::from_str::<Value>(line).expect("JSON"))
        .map(|line| (line["moves_left"].clone(), line["bot"].clone()))
        .collect();
    let expected = [(1, "search@20"), (1, "search@500"), (2, "search@20"), (2, "search@500")];
    assert_eq!(rows, expected.map(|(left, bot)| (left.into(), bot.into())));

    // Several bots, too; one that plays at once needs no budget.
    let lines =
        printed(&[&["regret", "--bot", "random", "--bot", "search"], &few[..]].concat(), "");
    let bots = lines.lines().map(|line| serde_json::from_str::<Value>(line).expect("JSON"));
    let bots: Vec<Value> = bots.map(|line| line["bot"].clone()).collect();
    assert_eq!(bots, ["random", "search@20", "search@500"].repeat(2));
}

#[test]
fn the_last_game_of_the_terminal_is_analysed_without_its_name() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let data = folder.path().to_str().expect("a plain path");
    let args = ["analyse", "--data", data, "--simulations", "100"];
    let told = complaint(&args, "");
    assert!(told.contains("majesty play"), "{told}");

    let games = folder.path().join("terminal");
    std::fs::create_dir(&games).expect("a folder");
    let deal = Deal::new(Config::new(Players::Two), 7);
    let mut finished = Record::new(deal, ["Ada", "Ben"]).expect("the names fit");
    let begun = finished.to_string();
    while !finished.state().is_over() {
        finished.push(finished.state().legal_moves()[0]).expect("a listed move is legal");
    }
    for (name, text) in [("game-1.txt", finished.to_string()), ("game-2.txt", begun)] {
        std::fs::write(games.join(name), text).expect("a file");
    }
    std::fs::write(games.join("puzzles.txt"), "nonsense").expect("a file");
    assert!(printed(&args, "").contains("Played like"));
}

#[test]
fn choices_anywhere_in_the_game_are_judged_by_games_played_on() {
    let few = ["regret", "--bot", "random", "--positions", "3", "--guide", "greedy"];
    let rollouts = ["--rollouts", "200", "--rollout-bot", "greedy"];
    let with = |more: &[&str]| printed(&[&few[..], &rollouts, more].concat(), "");
    let json = with(&["--json"]);
    let line: Value = serde_json::from_str(json.trim()).expect("JSON");
    assert_eq!((&line["bot"], &line["positions"]), (&"random".into(), &3.into()));
    assert_eq!(line["moves"].as_f64(), Some(9.5), "five moves of 24 are left out");
    assert!(line["at_most"]["mean"].as_f64() >= line["at_least"]["mean"].as_f64(), "{line}");
    let table = with(&[]);
    assert!(table.contains("by 200 games of greedy after each move"), "{table}");
    let told = complaint(&[&few[..], &["--rollout-bot", "greedy"]].concat(), "");
    assert!(told.contains("--rollouts"), "{told}");
}

#[test]
fn choices_anywhere_in_the_game_are_judged_by_a_longer_search() {
    let few = ["regret", "--positions", "9", "--guide", "greedy", "--reference", "1000"];
    let with = |more: &[&str]| printed(&[&few[..], more].concat(), "");
    let budgets = ["--bot", "chancellor", "--budgets", "10,1000", "--json"];
    let json = with(&budgets);
    let lines: Vec<Value> =
        json.lines().map(|line| serde_json::from_str(line).expect("JSON")).collect();
    assert_eq!(lines.len(), 2);
    for (line, bot) in lines.iter().zip(["chancellor@10", "chancellor@1000"]) {
        assert_eq!((&line["bot"], &line["positions"]), (&bot.into(), &9.into()));
        assert!(line["regret"]["mean"].as_f64().is_some_and(|mean| (0.0..0.5).contains(&mean)));
        assert_eq!(line["by_phase"].as_array().map(Vec::len), Some(3));
    }
    assert_eq!(with(&[&budgets[..], &["--threads", "1"]].concat()), json);
    let table = with(&["--bot", "random", "--players", "4", "--seed", "2"]);
    assert!(table.contains("against a search of 1000 simulations"), "{table}");
    assert!(table.contains("9 positions of games by greedy · 4 players · sides AAAAAAAA · seed 2"));

    for (more, part) in [
        (&["--bot", "greedy", "--budgets", "10"][..], "omit it for bots that move instantly"),
        (
            &["--bot", "cmd:true", "--budgets", "10"],
            "--budgets only applies to built-in bots that search",
        ),
        (&["--bot", "chancellor", "--budgets", "many"], "a budget must be a number of simulations"),
        (&["--bot", "chancellor", "--moves", "2"], "--reference"),
    ] {
        let told = complaint(&[&few[..], more].concat(), "");
        assert!(told.contains(part), "{more:?}: {told}");
    }
}

/// A record of a game that was committed to: the one of the documentation.
const COMMITTED: &str = include_str!("data/committed.txt");

/// What it was committed to.
const HASH: &str = "d72e3ba2700b5102a2dc5ea6361ffa878fd350bde5faa55aa433de5e52fb3f97";

#[test]
fn a_deal_is_verified_or_not() {
    assert_eq!(
        printed(&["verify", "-"], COMMITTED),
        format!("standard input: holds: these cards match the commitment {HASH}\n")
    );
    let finding = |record: &str| {
        let output = majesty(&["verify", "-"], record);
        assert_eq!(output.status.code(), Some(1), "{record}");
        String::from_utf8(output.stdout).expect("text")
    };
    // Two cards of the deck that nobody drew change places; one digit of the salt, of the hash.
    let changes = [
        ("WG I B\"]", "WG B I\"]"),
        ("[Salt \"75938718", "[Salt \"05938718"),
        ("[Commitment \"d72e3ba2", "[Commitment \"072e3ba2"),
        ("[Ties \"shared\"]", "[Ties \"meeples\"]"),
    ];
    for (from, to) in changes {
        assert!(COMMITTED.contains(from), "{from}");
        let changed = COMMITTED.replace(from, to);
        assert!(finding(&changed).contains(": doesn’t hold: "), "{to}");
    }
    let without = |tag: &str| {
        let lines = COMMITTED.lines().filter(|line| !line.starts_with(tag));
        lines.fold(String::new(), |text, line| text + line + "\n")
    };
    assert!(finding(&without("[Salt")).contains(": doesn’t hold: "));
    assert!(finding(&without("[Commitment")).contains(": doesn’t hold: "));
    let bare = printed(&["deal", "--players", "2", "--seed", "1"], "");
    assert!(finding(&bare).contains(": has no commitment"));
    assert!(finding("no record").contains(": This record can’t be read. "));

    // One line for each game, and one that does not hold is enough to fail.
    let all = finding(&format!("{COMMITTED}\n{bare}"));
    let lines: Vec<&str> = all.lines().collect();
    assert!(lines[0].starts_with("standard input, game 1: holds"), "{all}");
    assert!(lines[1].starts_with("standard input, game 2: has no commitment"), "{all}");
}

/// What the documentation tells people to type gives the commitment.
#[cfg(unix)]
#[test]
fn a_deal_can_be_verified_without_this_program() {
    let docs = include_str!("../docs/records.md");
    let line = docs.lines().find(|line| line.ends_with("| sha256sum")).expect("the command");
    let line = line.trim().replace("game.txt", "tests/data/committed.txt");
    let output = Command::new("sh").args(["-c", &line]).output().expect("a shell");
    let hash = String::from_utf8(output.stdout).expect("text");
    let hash = hash.split(' ').next().expect("a hash");
    assert!(COMMITTED.contains(&format!("[Commitment \"{hash}\"]")), "{hash}");
}

#[test]
fn without_a_terminal_there_is_no_table_in_it() {
    let output = majesty(&["play", "--seed", "7"], "");
    assert_eq!(output.status.code(), Some(2));
    let complaint = String::from_utf8_lossy(&output.stderr);
    for hint in ["needs a terminal", "majesty demo", "majesty replay", "majesty serve"] {
        assert!(complaint.contains(hint), "{complaint}");
    }
}

#[test]
fn every_command_explains_itself() {
    for command in [
        "", "serve", "play", "backup", "restore", "demo", "deal", "replay", "verify", "perft",
        "bench", "rules", "arena", "regret", "loadtest",
    ] {
        let help = if command.is_empty() { vec!["--help"] } else { vec![command, "--help"] };
        assert!(printed(&help, "").contains("Usage: majesty"), "{command}");
    }
}

#[test]
#[cfg(target_os = "linux")]
fn games_are_kept_in_the_folder_for_a_persons_data() {
    let looks_at = |variables: &[(&str, &str)]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_majesty"));
        command.args(["backup", "/nowhere/backup.db"]).env_remove("XDG_DATA_HOME");
        let output = command.envs(variables.iter().copied()).output().expect("majesty ends");
        String::from_utf8(output.stderr).expect("text")
    };
    let (home, data) = (("HOME", "/nowhere"), |folder| ("XDG_DATA_HOME", folder));
    assert!(looks_at(&[home]).contains("/nowhere/.local/share/majesty/games.db"));
    assert!(looks_at(&[home, data("/data")]).contains(" /data/majesty/games.db"));
    assert!(looks_at(&[home, data("data")]).contains("/nowhere/.local/share/majesty/games.db"));
    assert!(looks_at(&[("HOME", "home")]).contains("set one with --data DIR"));
}
