//! Bad input is refused with its place and a sentence that a person understands.

use majesty_rules::{Move, Record, State, View};

const GOOD: &str = r#"[Majesty "1"]
[Seat1 "Ada \"the\" \\ great"]
[Seat2 "Ben"]
[Sides "AAAAAAAA"]
[Deck "standard"]
[Ties "shared"]
[Announce "off"]
[Cards "KI K MB MB B I WI G BW W K M B MB WN WG GK BW W BK N N IN GK KI I G MK KI M WG I B"]
[Event "Club night"]

; a remark before the game
1. 2K ; a bold opening
1K
2. 2B 2B
3. 5W
"#;

#[test]
fn a_record_with_everything_in_it_is_read_and_printed_as_it_stands() {
    let record: Record = GOOD.parse().expect("the record is good");
    assert_eq!(record.names(), ["Ada \"the\" \\ great", "Ben"]);
    assert_eq!(record.tags(), [("Event".to_owned(), "Club night".to_owned())]);
    assert_eq!(record.comments().len(), 2);
    assert_eq!(record.moves().len(), 5);
    assert_eq!(record.to_string(), GOOD);
}

#[test]
fn other_ways_to_write_the_same_record_are_read_alike() {
    let record: Record = GOOD.parse().expect("the record is good");
    let glued = GOOD.replace("1. 2K", "1.2K").replace("2. 2B 2B", "2.\n\n2B\t2B  ");
    let windows = format!("\u{feff}{}", GOOD.replace('\n', "\r\n"));
    for text in [glued, windows, format!("\n\n  {GOOD}")] {
        assert_eq!(text.parse().as_ref(), Ok(&record), "{text}");
    }
}

#[test]
fn a_bad_record_is_refused_at_its_place() {
    let cases = [
        (
            "[Majesty \"1\"]\n",
            "",
            "line 9, column 1: the tag Majesty is missing; add it before this line",
        ),
        (
            "Majesty \"1\"",
            "Majesty \"2\"",
            "line 1, column 11: unsupported record version \"2\"; this program reads version 1",
        ),
        (
            "[Seat2 \"Ben\"]",
            "[Seat2 \"Ben\"",
            "line 3, column 13: a tag must look like [Name \"value\"]",
        ),
        (
            "[Seat2 \"Ben\"]",
            "[Seat2 Ben]",
            "line 3, column 8: a tag must look like [Name \"value\"]",
        ),
        (
            "[Seat2 \"Ben\"]",
            "[Seat2 \"Ben]",
            "line 3, column 9: a tag must look like [Name \"value\"]",
        ),
        (
            "[Seat2 \"Ben\"]",
            "[Seat3 \"Ben\"]",
            "line 2, column 2: a game needs two to four seats: Seat1, Seat2 and so on, without gaps",
        ),
        (
            "[Seat2 \"Ben\"]\n",
            "",
            "line 2, column 2: a game needs two to four seats: Seat1, Seat2 and so on, without gaps",
        ),
        ("[Seat2 \"Ben\"]", "[Seat1 \"Ben\"]", "line 3, column 2: duplicate tag Seat1"),
        ("\"Ben\"", "\"B\u{7}n\"", "line 3, column 10: a record can't contain control characters"),
        (
            "AAAAAAAA",
            "AAAAAAAC",
            "line 4, column 9: sides must be eight letters A or B, one for each location from Mill to Infirmary",
        ),
        ("standard", "small", "line 5, column 8: expected \"standard\" or \"together\""),
        ("shared", "none", "line 6, column 8: expected \"shared\" or \"meeples\""),
        ("\"off\"", "\"no\"", "line 7, column 12: expected \"off\" or \"on\""),
        ("KI K MB", "KI K XY", "line 8, column 14: \"XY\" isn't a card of this game"),
        ("KI K MB", "KI K", "line 8, column 9: this deck must have 33 cards, not 32"),
        (
            "KI K MB",
            "KI KI MB",
            "line 8, column 12: card 2: more KI cards than the deck has in tier 1",
        ),
        (
            "WG I B\"]",
            "WG I N\"]",
            "line 8, column 90: card 33: more N cards than the deck has in tier 2",
        ),
        (
            "[Event",
            "[Scores \"1 2\"]\n[Event",
            "line 9, column 2: only a finished game can have Scores",
        ),
        ("2. 2B", "2B", "line 14, column 1: round 2 must start with \"2.\""),
        ("3. 5W", "4. 5W", "line 15, column 1: round 3 must start with \"3.\""),
        (
            "5W",
            "7W",
            "line 15, column 4: \"7W\" isn't a move: a move starts with a space in the display, 1 to 6",
        ),
        (
            "5W",
            "5X",
            "line 15, column 5: \"5X\" isn't a move: expected one of the characters M B W G K I N",
        ),
        (
            "5W",
            "5N+x",
            "line 15, column 7: \"5N+x\" isn't a move: write a trade as + or - and the number of meeples, such as +2",
        ),
        ("5W", "5Wx", "line 15, column 6: \"5Wx\" isn't a move: unexpected text after the move"),
        (
            "5W",
            "6K",
            "line 15, column 4: 6K isn't legal: the card in space 6 costs 5 meeples, but only 4 meeples are available",
        ),
        (
            "5W",
            "1N",
            "line 15, column 4: 1N isn't legal: the card in space 1 is MB, so it can't be placed as Noble",
        ),
        (
            "5W",
            "5W>B",
            "line 15, column 4: 5W>B isn't legal: this move heals no split card, so > isn't allowed",
        ),
        (
            "5W",
            "1B!",
            "line 15, column 4: 1B! isn't legal: payments aren't announced: the house rule is off",
        ),
        (
            "5W",
            "1B+1",
            "line 15, column 4: 1B+1 isn't legal: the Brewery doesn't trade points and meeples on this side",
        ),
        (
            "3. 5W",
            "3. 5W\n[Late \"tag\"]",
            "line 16, column 1: tags must come before the first move",
        ),
    ];
    for (good, bad, expected) in cases {
        assert!(GOOD.contains(good), "{good}");
        let text = GOOD.replacen(good, bad, 1);
        let error = text.parse::<Record>().expect_err(expected);
        assert_eq!(error.to_string(), expected);
    }
}

#[test]
fn moves_after_the_end_and_wrong_scores_are_refused() {
    let games = include_str!("data/games.jsonl");
    let first: serde_json::Value =
        serde_json::from_str(games.lines().next().expect("there are games")).expect("JSON");
    let finished = first["record"].as_str().expect("a record");
    let record: Record = finished.parse().expect("the game is good");
    assert!(record.to_string().contains("[Scores \"167 178\"]"));

    let wrong = record.to_string().replace("167 178", "167 179");
    let error = wrong.parse::<Record>().expect_err("the scores are wrong");
    assert_eq!(error.to_string(), "line 9, column 10: the moves give the scores \"167 178\"");

    let longer = format!("{finished}13. 1M\n");
    let error = longer.parse::<Record>().expect_err("the game is over");
    let expected = "line 22, column 1: unexpected text after the end of the game: every player has taken twelve cards";
    assert_eq!(error.to_string(), expected);
}

#[test]
fn records_one_after_the_other_are_read_one_by_one() {
    let bad = GOOD.replace("5W", "6K");
    let records = Record::parse_all(&format!("{GOOD}\n{bad}\n{GOOD}"));
    let [Ok(first), Err(second), Ok(third)] = &records[..] else {
        panic!("{records:?}");
    };
    assert_eq!(first, third);
    assert_eq!((second.line, second.column), (16 + 15, 4));
    assert!(matches!(&Record::parse_all("")[..], [Err(_)]));
}

#[test]
fn a_bad_position_is_refused_at_its_place() {
    let good = "AAAAAAAA standard shared off 5 9:0:/MB/BW//K///|6:5:/B///KI/// MB3.I1.WI1.G1.W.K \
                M.B.MB.WN.WG.GK.BW.W.BK.N.N.IN.GK.KI.I.G.MK.KI.M.WG.I.B";
    let record: Record = GOOD.parse().expect("the record is good");
    assert_eq!(record.state().to_string(), good);
    assert_eq!(good.parse(), Ok(record.state()));
    let cases = [
        (
            "AAAAAAAA ",
            "",
            "1: a position has eight fields: sides, deck, ties, announce, moves made, realms, display, deck",
        ),
        (
            "AAAAAAAA",
            "AAAA",
            "1: sides must be eight letters A or B, one for each location from Mill to Infirmary",
        ),
        ("standard", "other", "10: expected \"standard\" or \"together\""),
        ("shared", "other", "19: expected \"shared\" or \"meeples\""),
        ("off", "of", "26: expected \"off\" or \"on\""),
        (" 5 ", " 25 ", "30: expected a number from 0 to 24"),
        (" 5 ", " -5 ", "30: expected a number from 0 to 24"),
        (" 5 ", " 4 ", "32: after this many moves, this player must have 2 cards, not 3"),
        (" 5 ", " 6 ", "49: after this many moves, this player must have 3 cards, not 2"),
        ("9:0:", "9:6:", "34: expected a number from 0 to 5"),
        ("9:0:", "12000:0:", "32: expected a number from 0 to 11999"),
        ("9:0:", "09:0:", "32: expected a number from 0 to 11999"),
        (
            "9:0:",
            "9:0",
            "32: a realm is points:meeples: and the cards at eight locations, separated by /",
        ),
        (
            "/MB/",
            "/MB/B/",
            "36: a realm is points:meeples: and the cards at eight locations, separated by /",
        ),
        ("/MB/", "/B.MB/", "32: after this many moves, this player must have 3 cards, not 4"),
        ("/MB/", "/M/", "37: M can't lie at the Brewery"),
        ("/MB/", "/XY/", "37: \"XY\" isn't a card of this game"),
        ("/MB/", "/MB./", "40: \"\" isn't a card of this game"),
        ("|6:5:/B///KI///", "", "32: expected two to four realms, separated by |"),
        ("MB3.I1", "I1", "64: the display must hold 6 cards here, not 5"),
        ("MB3", "MB66", "66: expected a number from 0 to 65"),
        ("MB3", "3", "64: \"\" isn't a card of this game"),
        (" M.B.MB", " B.MB", "82: the deck must hold 22 cards here, not 21"),
        (
            " M.B.MB",
            " N.B.MB",
            "82: the cards on the table and in the deck don't add up to the game's cards",
        ),
        (
            ".W.K ",
            ".W.KI ",
            "83: the cards on the table and in the deck don't add up to the game's cards",
        ),
    ];
    for (part, bad, expected) in cases {
        assert!(good.contains(part), "{part}");
        let text = good.replacen(part, bad, 1);
        let error = text.parse::<State>().expect_err(expected);
        assert_eq!(error.to_string(), format!("line 1, column {expected}"), "{text}");
    }
}

#[test]
fn a_state_and_a_view_are_not_mistaken_for_each_other() {
    let state = GOOD.parse::<Record>().expect("the record is good").state();
    let error = state.view().to_string().parse::<State>().expect_err("the deck is unknown");
    let expected = "the last field must list the cards of the deck in draw order, or be -";
    assert!(error.to_string().ends_with(expected), "{error}");
    let error = state.to_string().parse::<View>().expect_err("the deck is known");
    let expected =
        "the last field must be ? and the unseen cards of tier 1, a slash, and those of tier 2";
    assert!(error.to_string().ends_with(expected), "{error}");
}

/// What fuzzing has found, once.
#[test]
fn inputs_that_were_once_mistaken_are_read_right() {
    // More cards than a byte can count are no panic and no other position.
    let start = "AAAAAAAA standard shared off 0 0:5:///////|0:5://///// M.MB.GN.G.M.M";
    let many = format!("{start} ?{}M/{}M", "M.".repeat(255), "M.".repeat(26));
    assert!(many.parse::<View>().is_err());

    // A byte order mark, and other spellings of the first tag, begin a record as well.
    let tab = GOOD.replace("[Majesty ", "[Majesty\t");
    for text in [format!("\u{feff}{GOOD}{GOOD}"), format!("{tab}{tab}")] {
        assert!(matches!(&Record::parse_all(&text)[..], [Ok(_), Ok(_)]), "{text}");
    }

    // A comment of nothing but space is none.
    let record: Record = format!("{GOOD};\u{a0}").parse().expect("the record is good");
    assert_eq!(record.comments().len(), 2);
    assert_eq!(record.to_string().parse(), Ok(record));

    // Whatever is played from a position that can be written can be written.
    let deck = "M.K.GK.N.B.B.WG.MK.BK.W.M.WI.N.IN.W.GK.MB.G.BW.G.KI.WG.I.BW.WN.I.KI";
    for (position, word) in
        [(start.replacen("0:5", "9999:5", 1), "1M"), (start.replacen("M.MB", "M60.MB", 1), "2M")]
    {
        let mut state: State = format!("{position} {deck}").parse().expect("the position is good");
        state.play(word.parse().expect("a move"), &mut ()).expect("the move is legal");
        assert_eq!(state.to_string().parse(), Ok(state));
    }

    // Nothing is written in two ways.
    for display in ["M..MB.GN.G.M.M", "M0.MB.GN.G.M.M"] {
        let text = format!("{} {deck}", start.replace("M.MB.GN.G.M.M", display));
        assert!(text.parse::<State>().is_err(), "{text}");
    }
}

#[test]
fn words_are_read_as_they_are_written() {
    for word in ["1M", "6N", "2W>B", "1N+2", "1N-3", "1B!"] {
        assert_eq!(word.parse::<Move>().expect("a move").to_string(), word);
    }
    for word in [
        "", "1", "M1", "0M", "7M", "1m", "1M ", "1N+0", "1N+", "1N-x", "1W>", "1W>>B", "1B!!",
        "1N+2!", "١M",
    ] {
        assert!(word.parse::<Move>().is_err(), "{word}");
    }
}
