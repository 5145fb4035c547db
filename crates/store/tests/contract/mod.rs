//! What every store has to do, whatever database is behind it.
//!
//! `contract_tests!(super::open)` makes a test of each of these functions. `open` is an async
//! function beside it that gives an empty store and whatever has to live as long as it. An attribute
//! after it stands above each of the tests.

pub mod accounts;
pub mod chat;
pub mod lists;
pub mod moves;
pub mod players;
pub mod tables;
pub mod take_back;

use std::sync::Arc;

use majesty_rules::{Commitment, Config, DeckRule, Players, Sides, Ties};
use majesty_store::{
    Advice, Header, MadeBy, Millis, Phase, PlayerId, Request, SeatHolder, SeatKind, Setup, Store,
    StoredMove, Table, TableId,
};
use serde_json::{Map, json};

macro_rules! contract_tests {
    ($open:path) => {
        crate::contract::contract_tests! { $open, cfg(test) }
    };
    ($open:path, $attribute:meta) => {
        crate::contract::contract_tests! { $open, $attribute;
            accounts {
                have_names_of_their_own,
                that_race_for_a_name_have_one_winner,
                keep_the_newest_password,
                go_with_their_keys_and_what_is_known,
                have_keys_that_count_until_they_are_taken_back,
                have_keys_of_all_texts,
                take_back_all_keys_of_a_kind_but_one,
                note_when_keys_were_used,
                find_the_tables_that_are_about_them,
                hand_over_what_they_said_and_their_keys,
                can_read_and_forget_what_they_said,
                can_have_a_table_removed,
            }
            chat {
                has_numbers_and_revisions,
                gives_the_last_lines,
                keeps_every_text,
                needs_a_table,
                of_many_at_once_is_numbered_without_gaps,
            }
            lists {
                open_tables_are_gathering_and_listed,
                watchable_tables_are_playing_and_listed,
                playing_tables_are_all_that_play,
                a_person_finds_the_tables_with_a_seat,
                pruning_removes_what_nobody_came_back_to,
            }
            moves {
                are_stored_in_order,
                sent_twice_are_taken_once,
                do_not_replace_others,
                leave_no_gap,
                need_a_table_that_plays,
                can_end_the_game,
                that_race_have_one_winner,
                of_many_tables_do_not_mix,
            }
            players {
                are_kept_and_replaced,
            }
            tables {
                come_back_as_they_were,
                keep_what_other_versions_wrote,
                keep_every_name,
                have_names_of_their_own,
                change_only_from_the_expected_revision,
                that_race_have_one_winner,
                start_their_clock_once,
            }
            take_back {
                removes_moves_and_restarts_the_clock,
                ends_what_was_asked_and_advised,
                needs_the_expected_number_of_moves,
                goes_on_with_a_game_that_was_over,
                of_nothing_changes_nothing,
            }
        }
    };
    ($open:path, $attribute:meta; $($group:ident { $($name:ident,)* })*) => {
        $(mod $group {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            #[$attribute]
            async fn $name() {
                let (store, _place) = $open().await;
                crate::contract::$group::$name(store).await;
            })*
        })*
    };
}
pub(crate) use contract_tests;

/// Any store.
pub type AnyStore = Arc<dyn Store>;

/// Texts that a careless store would change.
pub const ODD_TEXTS: [&str; 9] = [
    "",
    " ",
    "O'Brien \"the\" \\ `x` -- ; DROP TABLE tables",
    "before\0after",
    "line\nbreak\ttab\r",
    "👩‍👩‍👧 🏰",
    "שלום \u{202e}עולם",
    "%s {} $1 ?1 :a",
    "e\u{301} is not é, and \u{feff} is nothing",
];

pub fn person(n: u8) -> PlayerId {
    PlayerId::from_hash([n; 32])
}

pub fn seat(n: u8) -> SeatHolder {
    let kind = SeatKind::Person { player: person(n) };
    SeatHolder { kind, name: format!("Player {n}"), ready: true, stand_in: None }
}

/// A table of two people, gathering and listed.
pub fn setup() -> Setup {
    let header = Header {
        config: Config::new(Players::Two),
        cards: None,
        seed: None,
        commitment: None,
        seats: vec![seat(1), seat(2)],
        host: person(1),
        turn_limit_ms: None,
        substitute: "squire".to_owned(),
        practice: false,
        previous: None,
        next: None,
        request: None,
        advice: None,
        extra: Map::new(),
    };
    Setup { phase: Phase::Gathering, listed: true, header }
}

/// The same in another phase.
pub fn setup_in(phase: Phase) -> Setup {
    Setup { phase, ..setup() }
}

/// A header in which nothing has its default.
pub fn full_header() -> Header {
    let extra = json!({ "later": { "deep": [1, null, "\0", u64::MAX, -1.5] }, "flag": true });
    Header {
        config: Config {
            players: Players::Three,
            sides: Sides::from_bits(0b1010_0110),
            deck: DeckRule::Together,
            ties: Ties::Meeples,
            announce: true,
        },
        cards: Some("not the store's business".to_owned()),
        seed: Some(u64::MAX),
        commitment: Some(Commitment { hash: "a1".to_owned(), salt: "b2".to_owned() }),
        seats: vec![
            SeatHolder { stand_in: Some("knight".to_owned()), ..seat(1) },
            SeatHolder { kind: SeatKind::Open, name: String::new(), ready: false, stand_in: None },
            SeatHolder {
                kind: SeatKind::Bot { level: "royal".to_owned() },
                name: "Bot".to_owned(),
                ready: true,
                stand_in: None,
            },
        ],
        host: person(9),
        turn_limit_ms: Some(90_000),
        substitute: "noble".to_owned(),
        practice: true,
        previous: Some("0123456789abcdef".parse().unwrap()),
        next: Some("zyxwvtsrqpnmkjhg".parse().unwrap()),
        request: Some(Request { by: person(1), ply: 3, keep: 2, awaited: [person(2)].into() }),
        advice: Some(Advice {
            ply: 3,
            moves: vec![("2W>B".to_owned(), 61), ("1N".to_owned(), 40)],
            asked: [person(1)].into(),
        }),
        extra: extra.as_object().unwrap().clone(),
    }
}

pub fn by_person(word: &str, at: u64) -> StoredMove {
    StoredMove { word: word.to_owned(), by: MadeBy::Person, at: Millis(at) }
}

/// A new table, created at 1000.
pub async fn create(store: &AnyStore, setup: Setup) -> TableId {
    let id = TableId::random();
    store.create_table(id, setup, Millis(1000)).await.unwrap();
    id
}

/// A new table that plays, with the moves `0N`, `1N` and so on, made at 2000 and after.
pub async fn create_with_moves(store: &AnyStore, moves: u32) -> TableId {
    let id = create(store, setup_in(Phase::Playing)).await;
    for ply in 0..moves {
        let made = by_person(&format!("{ply}N"), 2000 + u64::from(ply));
        store.append_move(id, ply, made, false).await.unwrap();
    }
    id
}

pub async fn load(store: &AnyStore, id: TableId) -> Table {
    store.load_table(id).await.unwrap().expect("the table is there")
}

pub fn words(table: &Table) -> Vec<&str> {
    table.moves.iter().map(|made| made.word.as_str()).collect()
}
