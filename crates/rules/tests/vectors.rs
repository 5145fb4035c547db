//! Whole games from an independent implementation: every ply, the legal moves, the number of ways
//! to go on, the scores and the winners agree.

use majesty_rules::{Record, Seat, State, perft};
use serde_json::{Value, json};

const GAMES: &str = include_str!("data/games.jsonl");

#[test]
fn every_game_agrees() {
    let mut games = 0;
    for (line, text) in (1..).zip(GAMES.lines()) {
        let game: Value = serde_json::from_str(text).expect("the data is JSON");
        check(&game).unwrap_or_else(|difference| panic!("game in line {line}: {difference}"));
        games += 1;
    }
    assert_eq!(games, 150);
}

fn check(game: &Value) -> Result<(), String> {
    let text = game["record"].as_str().ok_or("no record")?;
    let record: Record = text.parse().map_err(|error| format!("{error}"))?;

    let mut plies = Vec::new();
    for turn in record.replay() {
        let seats = |value: fn(&State, Seat) -> u16| -> Vec<u16> {
            let players = record.config().players;
            players.seats().map(|seat| value(&turn.after, seat)).collect()
        };
        plies.push(json!({
            "move": turn.m.to_string(),
            "points": seats(|state, seat| state.realm(seat).points()),
            "meeples": seats(|state, seat| state.realm(seat).meeples().into()),
            "infirmary": seats(|state, seat| state.realm(seat).wounded().into()),
        }));
    }
    same("plies", &game["plies"], &Value::from(plies))?;

    let end = record.state();
    let mut legal: Vec<String> = end.legal_moves().iter().map(ToString::to_string).collect();
    legal.sort();
    same("legal", &game["legal"], &legal.into())?;
    same("over", &game["over"], &end.is_over().into())?;

    if let Some(sheet) = end.score_sheet() {
        let scores: Vec<Value> = record
            .config()
            .players
            .seats()
            .map(|seat| {
                let score = sheet.scores[seat];
                json!({
                    "play": score.play,
                    "infirmary": score.infirmary,
                    "variety": score.variety,
                    "majority": score.majorities(),
                    "total": score.total(),
                })
            })
            .collect();
        same("scores", &game["scores"], &scores.into())?;
        let winners: Vec<usize> = sheet.winning_seats().map(Seat::index).collect();
        same("winners", &game["winners"], &winners.into())?;
    } else {
        let depths = game["perft"].as_array().ok_or("no perft")?;
        let counts: Vec<u64> = (1..).take(depths.len()).map(|depth| perft(&end, depth)).collect();
        same("perft", &game["perft"], &counts.into())?;
    }

    // The data leaves the scores of finished games out; all else is printed as it stands.
    let printed = record.to_string();
    let without_scores: String =
        printed.split_inclusive('\n').filter(|line| !line.starts_with("[Scores ")).collect();
    same("print", &game["record"], &without_scores.into())?;
    same("parse", &json!(true), &(printed.parse().as_ref() == Ok(&record)).into())
}

fn same(what: &str, expected: &Value, found: &Value) -> Result<(), String> {
    if expected == found {
        Ok(())
    } else {
        Err(format!("{what}\nexpected {expected}\nfound    {found}"))
    }
}
