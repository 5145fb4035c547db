//! Nobody learns what the cards still hide: two games that differ in nothing but unseen cards give
//! everybody the same bytes.

mod common;

use std::sync::Arc;

use common::{Browser, Server, attribute, quick};
use data_encoding::HEXLOWER;
use majesty_rules::{Card, Commitment, Config, Deal, DeckRule, Players, SPACES, Sides, State};
use majesty_store::{Append, SqliteStore, Store};
use majesty_table::{
    Agreement, Event, Fresh, MadeBy, Millis, NewSeat, NewTable, PlayerId, Table, TableId,
};
use rand_core::{Rng, SeedableRng};
use rand_xoshiro::Xoshiro256PlusPlus;
use reqwest::{Response, StatusCode};
use sha2::{Digest, Sha256};

/// A seed that would be noticed in a page.
const SEED: u64 = 1_234_567_890_123_456_789;

/// The two games are committed to the same hash, although they differ in their cards. A true hash
/// does depend on the cards, by design, and tells nothing of them without its salt; that is what the
/// hash is for. So the one thing in a page that may differ is made equal here, and every other byte
/// still has to be equal by itself.
const HASH: &str = "c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00c0ffee00";

/// A salt that would be noticed in a page.
const SALT: &str = "5a175a175a175a175a175a175a175a175a175a175a175a175a175a175a175a17";

const SECRETS: [[u8; 32]; 3] = [[1; 32], [2; 32], [3; 32]];

fn player(secret: [u8; 32]) -> PlayerId {
    PlayerId::from_hash(Sha256::digest(secret).into())
}

fn cookie(secret: [u8; 32]) -> String {
    format!("majesty={}", HEXLOWER.encode(&secret))
}

/// A game with some moves in a store of its own, all under fixed names.
async fn server(id: TableId, deal: &Deal, words: &[String]) -> Server {
    let person = |secret, name: &str| NewSeat::Person {
        player: player(secret),
        name: name.to_owned(),
        ready: true,
    };
    let mut seats = vec![person(SECRETS[0], "Ada"), person(SECRETS[1], "Ben")];
    seats.resize(deal.config().players.count(), person(SECRETS[0], "Cem"));
    let (config, substitute) = (*deal.config(), "page".to_owned());
    let agreement = Agreement {
        config,
        turn_limit: None,
        substitute,
        hints: majesty_table::Hints::Alone,
        auto_start: false,
    };
    let host = player(SECRETS[0]);
    let new = NewTable { agreement, seats, host, listed: true, seed: Some(SEED) };
    let mut changes =
        Table::open(Millis(1), new, &Fresh { seed: 0, salt: [0; 32], secret: [0; 32] }).unwrap();
    // The cards of the test, instead of those of the seed.
    changes.events.pop();
    let commitment = Some(Commitment { hash: HASH.to_owned(), salt: SALT.to_owned() });
    changes.events.push(Event::Dealt { seed: Some(SEED), deal: Box::new(*deal), commitment });
    let moves = words.iter().map(|word| word.parse().unwrap());
    changes.events.extend(moves.map(|m| Event::Played { m, by: MadeBy::Person }));
    let table = Table::from_changes(id, &changes).unwrap();
    let store = SqliteStore::in_memory().await.unwrap();
    store.append(vec![Append::open(&table, changes)]).await.unwrap();
    Server::with(Arc::new(store), quick()).await
}

/// Everything that a viewer can get of a game that goes on. The streams stay open: who is there is
/// shown, and nobody should seem to leave at some moment.
async fn everything(
    server: &Server,
    id: TableId,
    secret: Option<[u8; 32]>,
    streams: &mut Vec<Response>,
) -> Vec<String> {
    let client = Browser::new(&server.origin).client;
    let mut answers = Vec::new();
    let gets = ["", "/replay", "/replay?ply=3&seat=2", "/record", "/events?after=0"];
    let posts = [
        ("/move", "ply=0&word=1N"),
        ("/move", "ply=999&word=zz"),
        ("/play-on", "ply=1&seat=1&level=page"),
        ("/rematch", ""),
        ("/take-back/answer", "answer=yes"),
        ("/sit", "seat=1&name=Eve"),
    ];
    let program_gets = ["", "/moves", "/record"];
    let program_posts = [
        ("/move", r#"{"ply":0,"word":"1N"}"#),
        ("/move", r#"{"ply":999,"word":"zz"}"#),
        ("/play-on", r#"{"ply":1,"seat":0,"level":"page"}"#),
        ("/rematch", ""),
        ("/take-back/answer", r#"{"agree":true}"#),
        ("/sit", r#"{"seat":0,"name":"Eve"}"#),
    ];
    let start = format!("{}/", server.origin);
    let list = format!("{}/api/v1/tables?list=watchable", server.origin);
    let at = |path: &str| format!("{}/t/{id}{path}", server.origin);
    let api = |path: &str| format!("{}/api/v1/tables/{id}{path}", server.origin);
    let requests = posts
        .iter()
        .flat_map(|(path, body)| {
            let kind = "application/x-www-form-urlencoded";
            let post = || client.post(at(path)).header("content-type", kind).body(*body);
            [post(), post().header("x-requested-with", "majesty")]
        })
        .chain(program_posts.map(|(path, body)| {
            client.post(api(path)).header("content-type", "application/json").body(body)
        }))
        .chain([client.get(start), client.get(list)])
        .chain(program_gets.map(|path| client.get(api(path))))
        .chain(gets.map(|path| client.get(at(path))))
        .chain([client.get(api("/events?after=0"))]);
    for request in requests {
        let request = request.header("host", "majesty.localhost").header("accept-language", "de");
        let request = match secret {
            Some(secret) => request.header("cookie", cookie(secret)),
            None => request,
        };
        let mut response = request.send().await.unwrap();
        let status = response.status();
        assert_ne!(status, StatusCode::INTERNAL_SERVER_ERROR);
        let mut text = format!("{status} {:?}\n", response.headers().get("location"));
        if response.headers().get("content-type").is_some_and(|kind| kind == "text/event-stream") {
            while !text.contains("\n\n") {
                text.push_str(&String::from_utf8_lossy(&response.chunk().await.unwrap().unwrap()));
            }
            streams.push(response);
        } else {
            text.push_str(&response.text().await.unwrap());
        }
        // Revisions count from the moment the table was loaded.
        let told = text.split("\"revision\":").nth(1);
        let told = told.and_then(|rest| rest.split(',').next()).unwrap_or_default();
        let revision = Some(attribute(&text, "data-revision")).filter(|shown| !shown.is_empty());
        let revision = revision.unwrap_or(told).to_owned();
        if !revision.is_empty() {
            text = text.replace(&revision, "REVISION");
        }
        answers.push(text);
    }
    answers
}

#[tokio::test]
async fn unseen_cards_make_no_difference_to_anybody() {
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(4);
    for round in 0..8 {
        let config = Config {
            players: Players::ALL[round % 3],
            sides: Sides::from_bits(rng.next_u64() as u8),
            deck: DeckRule::ALL[round % 2],
            announce: round % 4 == 0,
            ..Config::new(Players::Two)
        };
        let deal = Deal::new(config, SEED);
        let plies = rng.next_u64() as usize % config.plies();
        let mut state = State::start(&deal);
        let mut words = Vec::new();
        for _ in 0..plies {
            let moves = state.legal_moves();
            let m = moves[rng.next_u64() as usize % moves.len()];
            state.play(m, &mut ()).unwrap();
            words.push(m.to_string());
        }
        let drawn = deal.cards().len() - state.view().deck_left();
        assert!(drawn >= SPACES);
        let others = state.view().imagine(&mut rng);
        let cards: Vec<Card> = deal.cards()[..drawn].iter().copied().chain(others.deck()).collect();
        let other = Deal::from_cards(config, &cards).unwrap();
        let is_same = other == deal;
        assert!(!is_same || state.view().deck_left() < 3, "the unseen cards differ");

        let id = TableId::from_random([42; 16]);
        let (one, two) = (server(id, &deal, &words).await, server(id, &other, &words).await);
        let hidden: Vec<String> = deal.cards()[drawn..].iter().map(Card::to_string).collect();
        let mut streams = Vec::new();
        for viewer in [None, Some(SECRETS[0]), Some(SECRETS[1]), Some(SECRETS[2])] {
            let first = everything(&one, id, viewer, &mut streams).await;
            let second = everything(&two, id, viewer, &mut streams).await;
            for (a, b) in first.iter().zip(&second) {
                assert!(a == b, "round {round}, {viewer:?}:\n{a}\n\n{b}");
                assert!(!a.contains(&SEED.to_string()), "the seed is told");
                assert!(!a.contains(SALT), "the salt is told");
                assert!(hidden.len() < 4 || !a.contains(&hidden.join(" ")), "the cards are told");
            }
            assert!(first.iter().any(|answer| answer.contains("id=\"table\"")));
            let told = |answer: &&String| answer.contains("\"unseen\":");
            assert!(first.iter().filter(told).count() >= 3, "programs are told the state");
            assert!(first.iter().any(|answer| answer.contains(HASH)), "the commitment is shown");
        }
    }
}
