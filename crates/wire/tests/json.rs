//! The JSON that programs read: names and shapes here may not change.

use majesty_rules::{Ability, Character, Config, Deal, Event, Gain, Group, Players, Seat, State};
use majesty_wire::{WireAbility, WireEvent, WireScoreSheet, WireView};
use serde_json::{Value, json, to_value};

/// A whole game of first moves, and all that happened in it.
fn game(players: Players) -> (State, Vec<Event>) {
    let mut state = State::start(&Deal::new(Config::new(players), 7));
    let mut events = Vec::new();
    while !state.is_over() {
        let m = state.legal_moves()[0];
        state.play(m, &mut events).expect("a listed move is legal");
    }
    (state, events)
}

#[test]
fn a_view_has_everything_in_its_place() {
    let state = State::start(&Deal::new(Config::new(Players::Two), 7));
    let view = to_value(WireView::from(&state.view())).unwrap();
    assert_eq!(
        view["config"],
        json!({
            "players": 2, "sides": "AAAAAAAA", "deck": "standard", "ties": "shared",
            "announce": false,
        })
    );
    assert_eq!((&view["round"], &view["turn"]), (&json!(1), &json!(0)));
    let cards = json!({ "M": [], "B": [], "W": [], "G": [], "K": [], "I": [], "N": [] });
    let realm = json!({ "points": 0, "meeples": 5, "cards": cards, "infirmary": [] });
    assert_eq!(view["realms"], json!([realm, realm]));
    assert_eq!(view["display"].as_array().unwrap().len(), 6);
    assert!(view["display"][0]["card"].is_string() && view["display"][0]["meeples"] == 0);
    let unseen = |tier: &str| view["unseen"][tier].as_array().unwrap().len();
    assert!(unseen("tier1") + unseen("tier2") >= view["deck_left"].as_u64().unwrap() as usize);
    assert_eq!(view["position"], state.view().to_string());
}

#[test]
fn events_are_told_by_a_tag_and_end_with_the_score_sheet() {
    let (state, events) = game(Players::Three);
    let told: Vec<Value> =
        events.iter().map(|event| to_value(WireEvent::from(event)).unwrap()).collect();
    assert!(told.iter().all(|event| event["event"].is_string()));
    let sheet = state.score_sheet().unwrap();
    let last = told.last().unwrap();
    assert_eq!(last["event"], "game-over");
    assert_eq!(last["sheet"], to_value(WireScoreSheet::from(&sheet)).unwrap());
    let totals: Vec<i64> = last["sheet"]["scores"]
        .as_array()
        .unwrap()
        .iter()
        .map(|score| score["total"].as_i64().unwrap())
        .collect();
    let expected = sheet.players.seats().map(|seat| i64::from(sheet.scores[seat].total()));
    assert_eq!(totals, expected.collect::<Vec<_>>());
    assert_eq!(last["sheet"]["winners"][0], sheet.winning_seats().next().map(Seat::index).unwrap());
}

#[test]
fn abilities_are_told_by_a_tag_with_letters_for_characters() {
    let per = Ability::Per {
        each: Group::of(&[Character::Miller, Character::Brewer]),
        gain: Gain { points: 2, meeples: 1 },
    };
    assert_eq!(
        to_value(WireAbility::from(&per)).unwrap(),
        json!({ "ability": "per", "each": ["M", "B"], "points": 2, "meeples": 1 })
    );
    let heal = to_value(WireAbility::from(&Ability::Heal)).unwrap();
    assert_eq!(heal, json!({ "ability": "heal" }));
}
