//! Programs at the table: JSON and events, tokens, refusals, and what the API says of itself.

mod common;

use std::{collections::BTreeSet, process::Command, sync::Arc};

use common::{
    PATIENCE, Server, Stream, attribute,
    program::{Program, described, fits, operations, table_of},
    quick, stored,
};
use majesty_rules::Record;
use majesty_server::{Limits, Options};
use majesty_store::{Key, KeyHash, KeyKind, SqliteStore};
use majesty_table::{Millis, PlayerId};
use serde_json::{Value, json};
use tokio::time::timeout;

/// A state that is told by an event.
fn told(data: &str) -> Value {
    serde_json::from_str(data).unwrap()
}

/// The table at which Ada waits for somebody.
async fn open_table(ada: &Program, name: &str) -> String {
    let seats = json!([{ "who": "me", "name": name }, { "who": "open" }]);
    let wish = json!({ "seats": seats, "hints": "everyone" });
    table_of(&ada.ok("POST", "/tables", wish).await)
}

/// Ada and Ben at a game that has begun.
async fn ada_and_ben(server: &Server) -> (Program, Program, String) {
    let (ada, ben) = (Program::guest(server, "Ada").await, Program::guest(server, "Ben").await);
    let table = open_table(&ada, "Ada").await;
    ben.ok("POST", &format!("{table}/sit"), json!({ "seat": 1, "name": "Ben" })).await;
    ben.ok("POST", &format!("{table}/ready"), json!({ "ready": true })).await;
    let state = ada.ok("POST", &format!("{table}/start"), Value::Null).await;
    assert_eq!(state["phase"], "playing");
    (ada, ben, table)
}

#[tokio::test]
async fn a_program_sits_down_ready_and_the_game_begins() {
    let server = Server::start().await;
    let (ada, ben) = (Program::guest(&server, "Ada").await, Program::guest(&server, "Ben").await);
    let seats = json!([{ "who": "me" }, { "who": "open" }]);
    let state = ada.ok("POST", "/tables", json!({ "seats": seats, "auto_start": true })).await;
    assert_eq!((&state["phase"], &state["auto_start"]), (&json!("gathering"), &json!(true)));
    let table = table_of(&state);
    let sit = json!({ "seat": 1, "ready": true, "share": "elm" });
    let state = ben.ok("POST", &format!("{table}/sit"), sit).await;
    assert_eq!(state["phase"], "playing");
    assert_eq!(state["joint_deal"]["shares"][1], "elm", "{}", state["joint_deal"]);
    // Elsewhere the host starts.
    let table = open_table(&ada, "Ada").await;
    let state = ben.ok("POST", &format!("{table}/sit"), json!({ "seat": 1, "ready": true })).await;
    assert_eq!((&state["phase"], &state["auto_start"]), (&json!("gathering"), &json!(false)));
    assert_eq!(state["seats"][1]["ready"], true);
}

/// Makes the first legal move for whoever is to move.
async fn make_any_move(players: &[&Program], table: &str) -> Value {
    let state = players[0].get(table).await;
    let game = &state["game"];
    let who = players[game["turn"].as_u64().unwrap() as usize];
    let sent = json!({ "ply": game["ply"], "word": game["legal"][0] });
    who.ok("POST", &format!("{table}/move"), sent).await
}

#[tokio::test]
async fn two_programs_play_a_whole_game_by_events() {
    let server = Server::start().await;
    let document = Program::nobody(&server).get("/openapi.json").await;
    let (ada, ben) = (Program::guest(&server, "Ada").await, Program::guest(&server, "Ben").await);
    let table = open_table(&ada, "Ada").await;
    let at = |deed: &str| format!("{table}/{deed}");

    ada.refused(&at("start"), Value::Null, 409, "seats-free").await;
    ben.ok("POST", &at("sit"), json!({ "seat": 1 })).await;
    let state = ada.get(&table).await;
    assert_eq!(state["seats"][1]["name"], "Ben", "a guest is called by its name: {state}");
    ada.refused(&at("start"), Value::Null, 409, "not-ready").await;
    ben.refused(&at("start"), Value::Null, 403, "only-host").await;
    ben.ok("POST", &at("ready"), json!({ "ready": true })).await;
    let (mut for_ada, mut for_ben) = (ada.follow(&table, 0).await, ben.follow(&table, 0).await);
    ada.ok("POST", &at("start"), Value::Null).await;

    let mut plies = BTreeSet::new();
    let play = async |who: &Program, stream: &mut Stream, plies: &mut BTreeSet<u64>| loop {
        let news = stream.until(|news| news.event == "table").await;
        let state = told(&news.data);
        assert_eq!(news.id, state["revision"].to_string());
        let schema = json!({ "$ref": "#/components/schemas/TableState" });
        fits(&document, &schema, &state).unwrap();
        let game = &state["game"];
        if state["phase"] == "over" {
            return state;
        }
        if game["own_turn"] == true && plies.insert(game["ply"].as_u64().unwrap()) {
            let legal = game["legal"].as_array().unwrap();
            let sent = json!({ "ply": game["ply"], "word": legal[legal.len() / 2] });
            let (status, state) = who.answer("POST", &at("move"), sent.clone()).await;
            described(&document, "move", status, &state);
            assert_eq!(status, 200);
            // The same once more counts once.
            who.ok("POST", &at("move"), sent).await;
        }
    };
    let mut of_ben = BTreeSet::new();
    let (over, also) =
        tokio::join!(play(&ada, &mut for_ada, &mut plies), play(&ben, &mut for_ben, &mut of_ben));
    assert_eq!((plies.len(), of_ben.len()), (12, 12));
    assert_eq!(over["game"]["result"], also["game"]["result"]);
    let game = &over["game"];
    assert_eq!((&game["turn"], &game["legal"]), (&Value::Null, &json!([])));
    assert_eq!(game["turns"].as_array().unwrap().len(), 24);
    assert!(!game["result"]["winners"].as_array().unwrap().is_empty());
    assert!(game["commitment"]["salt"].is_string(), "the promise is opened");
    ada.refused(&at("move"), json!({ "ply": 24, "word": "1M" }), 409, "game-over").await;

    // After the game: the record, opened again; playing on from it; a rematch.
    let record = ben.get(&at("record")).await;
    described(&document, "getRecord", 200, &record);
    let text = record["record"].as_str().unwrap();
    assert_eq!(text.parse::<Record>().unwrap().moves().len(), 24);
    let opened = ada.ok("POST", "/records", json!({ "record": text })).await;
    described(&document, "openRecord", 201, &opened);
    assert_eq!((&opened["is_record"], &opened["phase"]), (&json!(true), &json!("over")));
    let from = format!("{}/play-on", table_of(&opened));
    let practice = ada.ok("POST", &from, json!({ "ply": 3, "seat": 1, "level": "page" })).await;
    assert_eq!((&practice["practice"], &practice["seats"][1]["own"]), (&json!(true), &json!(true)));
    ada.refused(&from, json!({ "ply": 24, "seat": 1 }), 422, "nothing-to-play-on").await;
    let next = ben.ok("POST", &at("rematch"), Value::Null).await;
    assert_eq!(next["seats"][0]["name"], "Ben", "everybody moves up");
    let same = ada.ok("POST", &at("rematch"), Value::Null).await;
    assert_eq!(same["id"], next["id"]);
    let state = ada.get(&table).await;
    assert_eq!((&state["next"], &state["rematch_by"]), (&next["id"], &json!(1)));
}

#[tokio::test]
async fn a_program_resigns() {
    let server = Server::start().await;
    let document = Program::nobody(&server).get("/openapi.json").await;
    let (ada, ben, table) = ada_and_ben(&server).await;
    let at = |deed: &str| format!("{table}/{deed}");
    let state = ben.ok("POST", &at("resign"), Value::Null).await;
    described(&document, "resign", 200, &state);
    assert_eq!(
        (&state["seats"][1]["resigned"], &state["seats"][1]["own"]),
        (&json!(1), &json!(true))
    );
    assert_eq!(
        (&state["phase"], &state["game"]["notes"][0]["what"]),
        (&json!("playing"), &json!("resigned"))
    );
    ben.refused(&at("come-back"), Value::Null, 409, "resigned").await;
    ben.ok("POST", &at("resign"), Value::Null).await;

    // Nobody is left in the game.
    let state = ada.ok("POST", &at("resign"), Value::Null).await;
    let game = &state["game"];
    assert_eq!((&state["phase"], &game["turn"]), (&json!("over"), &Value::Null));
    assert_eq!((&game["legal"], &game["result"]), (&json!([]), &Value::Null));
    let own = ada.get("/tables?list=own").await;
    described(&document, "listTables", 200, &own);
    assert_eq!((&own[0]["won"], &own[0]["resigned"]), (&json!(false), &json!([1, 1])));
}

#[tokio::test]
async fn everything_at_the_table_can_be_done_by_programs() {
    let server = Server::start().await;
    let document = Program::nobody(&server).get("/openapi.json").await;
    let (ada, ben, table) = ada_and_ben(&server).await;
    let at = |deed: &str| format!("{table}/{deed}");

    // What each move would do.
    let moves = ada.get(&at("moves")).await;
    described(&document, "listMoves", 200, &moves);
    let state = ada.get(&table).await;
    let words: Vec<&Value> =
        moves.as_array().unwrap().iter().map(|choice| &choice["word"]).collect();
    assert_eq!(words, state["game"]["legal"].as_array().unwrap().iter().collect::<Vec<_>>());
    assert!(moves[0]["told"].as_array().unwrap().iter().all(Value::is_string));

    // A hint is for who asked.
    let state = ada.ok("POST", &at("hint"), json!({ "ply": 0 })).await;
    described(&document, "hint", 200, &state);
    assert!(state["game"]["hint"]["moves"][0]["word"].is_string());
    assert_eq!(ben.get(&table).await["game"]["hint"], Value::Null);
    ben.refused(&at("hint"), json!({ "ply": 0 }), 403, "not-your-turn").await;

    // The chat, and not hearing somebody.
    ben.ok("POST", &at("say"), json!({ "text": "hello <there>\u{202e}" })).await;
    let state = ada.get(&table).await;
    assert_eq!(state["chat"][0]["text"], "hello <there>");
    assert_eq!(state["chat"][0]["seat"], 1);
    let state = ada.ok("POST", &at("mute"), json!({ "seat": 1, "mute": true })).await;
    assert_eq!((&state["seats"][1]["muted"], &state["chat"]), (&json!(true), &json!([])));
    ada.ok("POST", &at("mute"), json!({ "seat": 1, "mute": false })).await;
    ada.refused(&at("say"), json!({ "text": "x".repeat(501) }), 422, "say-too-long").await;

    // What a host can do.
    let state = ada.ok("POST", &at("watchers-chat"), json!({ "allow": false })).await;
    described(&document, "watchersChat", 200, &state);
    assert_eq!((&state["watchers_chat"], &state["may_chat"]), (&json!(false), &json!(true)));
    let eva = Program::guest(&server, "Eva").await;
    eva.refused(&at("say"), json!({ "text": "hello" }), 403, "watchers-quiet").await;
    ada.ok("POST", &at("watchers-chat"), json!({ "allow": true })).await;
    eva.ok("POST", &at("say"), json!({ "text": "hello" })).await;
    let state = ada.ok("POST", &at("block"), json!({ "line": 2, "block": true })).await;
    described(&document, "block", 200, &state);
    assert_eq!(state["people"][1]["blocked"], true);
    eva.refused(&at("say"), json!({ "text": "again" }), 403, "blocked").await;

    // Taking back, by consent.
    make_any_move(&[&ada, &ben], &table).await;
    let state = ada.ok("POST", &at("take-back"), json!({ "ply": 1 })).await;
    assert_eq!(state["game"]["take_back"]["state"], "waiting");
    let state = ben.get(&table).await;
    described(&document, "getTable", 200, &state);
    assert_eq!(state["game"]["take_back"], json!({ "state": "asked", "asked_by": "Ada" }));
    ada.refused(&at("take-back/answer"), json!({ "agree": true }), 409, "nothing-asked").await;
    let state = ben.ok("POST", &at("take-back/answer"), json!({ "agree": true })).await;
    assert_eq!(state["game"]["ply"], 0);

    // Leaving, and coming back.
    let state = ben.ok("POST", &at("leave"), Value::Null).await;
    assert_eq!(state["seats"][1]["stand_in"], "steward");
    let state = ben.ok("POST", &at("come-back"), Value::Null).await;
    assert_eq!(state["seats"][1]["stand_in"], Value::Null);
    let notes = json!([{ "ply": 0, "seat": 1, "what": "came-back", "by": null }]);
    assert_eq!(state["game"]["notes"], notes);
    described(&document, "comeBack", 200, &state);
    ada.refused(&at("rematch"), Value::Null, 409, "not-over").await;
    let (status, problem) = ada.answer("GET", &at("record"), Value::Null).await;
    assert_eq!((status, &problem["code"]), (409, &json!("not-over")));
    described(&document, "getRecord", 409, &problem);

    // Lists, of which a program's own is one.
    let own = ada.get("/tables?list=own").await;
    described(&document, "listTables", 200, &own);
    assert_eq!(own[0]["id"], state["id"]);
    assert_eq!(own[0]["your_turn"], true);
    let wish = json!({
        "seats": [{ "who": "here", "name": "Cem" }, { "who": "open" }, { "who": "bot", "level": "page" }],
        "sides": "ABABABAB", "deck": "together", "ties": "meeples", "announce": true,
        "turn_limit_ms": 60_000, "listed": true, "substitute": "marshal", "seed": u64::MAX,
    });
    let state = ada.ok("POST", "/tables", wish).await;
    described(&document, "newTable", 201, &state);
    let config = json!({ "players": 3, "sides": "ABABABAB", "deck": "together", "ties": "meeples",
        "announce": true });
    assert_eq!(state["config"], config);
    assert_eq!(
        (&state["turn_limit_ms"], &state["substitute"]),
        (&json!(60_000), &json!("marshal"))
    );
    assert_eq!(state["seats"][0]["name"], "Cem");
    let open = ben.get("/tables").await;
    assert_eq!(open[0]["id"], state["id"]);
    assert_eq!(ben.get("/tables?list=watchable").await, json!([]));

    for (path, operation) in
        [("", "about"), ("/levels", "listLevels"), ("/locations", "listLocations"), ("/me", "me")]
    {
        described(&document, operation, 200, &ada.get(path).await);
    }
    let levels = ada.get("/levels").await;
    assert_eq!(levels.as_array().unwrap().len(), majesty_bots::bots().count());
    assert_eq!(ada.get("/locations").await[7]["b"]["abilities"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn what_is_refused_says_why_and_changes_nothing() {
    let server = Server::start().await;
    let (ada, ben, table) = ada_and_ben(&server).await;
    let (eve, nobody) = (Program::guest(&server, "Eve").await, Program::nobody(&server));
    let at = |deed: &str| format!("{table}/{deed}");
    let before = ada.get(&table).await;
    let word = before["game"]["legal"][0].clone();

    let good = json!({ "ply": 0, "word": word });
    nobody.refused(&at("move"), good.clone(), 401, "no-token").await;
    eve.refused(&at("move"), good.clone(), 403, "not-your-seat").await;
    let refused = ben.refused(&at("move"), good.clone(), 403, "not-your-turn").await;
    assert_eq!(refused["table"]["revision"], before["revision"], "the present state comes along");
    ada.refused(&at("move"), json!({ "ply": 1, "word": word }), 409, "stale").await;
    ada.refused(&at("move"), json!({ "ply": 0, "word": "castle" }), 422, "no-move").await;
    ada.refused(&at("move"), json!({ "ply": 0, "word": "1M!" }), 422, "illegal-move").await;
    eve.refused(&at("sit"), json!({ "seat": 1 }), 409, "begun").await;
    ada.refused(&at("sit"), json!({ "seat": 9 }), 422, "unreadable").await;

    for (body, detail) in [
        (json!({ "ply": 0 }), "missing field `word`"),
        (json!({ "ply": 0, "word": word, "seat": 1 }), "unknown field `seat`"),
        (json!({ "ply": "0", "word": word }), "expected u32"),
        (json!([0, word]), "an object with named fields"),
    ] {
        let refused = ada.refused(&at("move"), body, 422, "unreadable").await;
        assert!(refused["detail"].as_str().unwrap().contains(detail), "{refused}");
    }
    for (wish, code) in [
        (json!({ "seats": [] }), "wrong-players"),
        (json!({ "seats": vec![json!({ "who": "open" }); 5] }), "wrong-players"),
        (json!({ "seats": [{ "who": "me" }, { "who": "bot", "level": "king" }] }), "unreadable"),
        (json!({ "seats": [{ "who": "me" }, { "who": "open", "name": "x" }] }), "unreadable"),
        (json!({ "seats": [["me"], ["open"]] }), "unreadable"),
        (
            json!({ "seats": [{ "who": "me" }, { "who": "open" }], "turn_limit_ms": 1 }),
            "wrong-limit",
        ),
        (json!({ "seats": [{ "who": "me" }, { "who": "open" }], "sides": "AAA" }), "unreadable"),
        (json!({ "seats": [{ "who": "me" }, { "who": "open" }], "seed": -1 }), "unreadable"),
    ] {
        eve.refused("/tables", wish, 422, code).await;
    }
    eve.refused("/records", json!({ "record": "no record" }), 422, "unreadable-record").await;

    // What is not even JSON, too long, or nowhere.
    let sent = ada.send("POST", &at("move"), Some("{".to_owned())).await;
    assert_eq!(sent.status(), 422);
    let url = format!("{}/api/v1{}", server.origin, at("move"));
    let form = ada.browser.client.post(&url).form(&[("ply", "0"), ("word", "1M")]);
    assert_eq!(form.send().await.unwrap().status(), 415);
    let huge = json!({ "ply": 0, "word": "x".repeat(70_000) });
    ada.refused(&at("move"), huge, 413, "too-large").await;
    for table in ["/tables/0123456789abcdef", "/tables/short", "/tables/%ff"] {
        let (status, problem) = eve.answer("GET", table, Value::Null).await;
        assert_eq!((status, &problem["code"]), (404, &json!("no-such-table")), "{table}");
    }
    for path in ["/nowhere", "/tables/x/y/z", "/", "/../v2"] {
        let (status, problem) = eve.answer("GET", path, Value::Null).await;
        assert_eq!((status, &problem["code"]), (404, &json!("no-such-address")), "{path}");
    }
    let wrong = eve.send("PUT", &at("move"), None).await;
    assert_eq!(
        (wrong.status().as_u16(), &wrong.headers()["allow"]),
        (405, &"POST".parse().unwrap())
    );
    assert_eq!(wrong.headers()["content-type"], "application/problem+json");
    assert_eq!(eve.send("GET", "/tables?list=all", None).await.status(), 422);

    let after = ada.get(&table).await;
    assert_eq!(after["game"], before["game"], "nothing was changed");
}

#[tokio::test]
async fn reasons_are_told_in_the_language_of_the_request() {
    let server = Server::start().await;
    let ask = async |languages: &str| {
        let url = format!("{}/api/v1/tables/0123456789abcdef", server.origin);
        let request = Program::nobody(&server).browser.client.get(url);
        let answer = request.header("accept-language", languages).send().await.unwrap();
        let problem: Value = serde_json::from_str(&answer.text().await.unwrap()).unwrap();
        assert_eq!(problem["code"], "no-such-table");
        problem["title"].as_str().unwrap().to_owned()
    };
    let mut titles = BTreeSet::new();
    for languages in ["en", "de-AT, en;q=0.5", "nl", "ru"] {
        titles.insert(ask(languages).await);
    }
    assert_eq!(titles.len(), 4, "{titles:?}");
}

#[tokio::test]
async fn programs_are_told_who_is_there_without_the_state() {
    let server = Server::start().await;
    let (ada, _, table) = ada_and_ben(&server).await;
    let revision = ada.get(&table).await["revision"].clone();
    let mut stream = ada.follow(&table, revision.as_u64().unwrap()).await;
    let first = stream.next().await.unwrap();
    assert_eq!((first.event.as_str(), first.id.as_str()), ("presence", ""));
    assert_eq!(told(&first.data)["online"], json!([true, false]));
    let page = table.replace("/tables/", "/t/");
    let _watching = Stream::open(&server.browser(), &page, 0).await;
    let news = stream.next().await.unwrap();
    assert_eq!(news.event, "presence", "the state is not sent for an arrival");
    assert_eq!(told(&news.data), json!({ "watchers": 1, "online": [true, false] }));
    let state = ada.get(&table).await;
    assert_eq!((&state["watchers"], &state["revision"]), (&json!(1), &revision));
}

#[tokio::test]
async fn a_token_that_is_taken_back_is_nobody() {
    let server = Server::start().await;
    let (ada, ben, table) = ada_and_ben(&server).await;
    let me = ada.get("/me").await;
    assert_eq!(me["name"], "Ada");
    let mut stream = ada.follow(&table, 0).await;
    stream.next().await.unwrap();
    assert_eq!(ada.send("DELETE", "/token", None).await.status(), 204);
    for (method, path) in [("GET", "/me"), ("GET", "/tables"), ("DELETE", "/token")] {
        let (status, problem) = ada.answer(method, path, Value::Null).await;
        assert_eq!(status, 401, "{path}: {problem}");
        assert!(problem["title"].is_string());
    }
    // Not even news of the table comes any more, whatever happens at it.
    ben.ok("POST", &format!("{table}/say"), json!({ "text": "are you there?" })).await;
    let ended = async {
        while let Some(news) = stream.next().await {
            assert!(!news.data.contains("are you there?"), "it is told what is said");
        }
    };
    timeout(PATIENCE, ended).await.expect("the stream ends");
    let stranger = Program::with(&server, &format!("mj_{}", "a7".repeat(32)));
    assert_eq!(stranger.send("GET", "/me", None).await.status(), 401);
    assert_eq!(stranger.send("GET", "", None).await.headers()["www-authenticate"], "Bearer");
    let nobody = Program::nobody(&server);
    assert_eq!(nobody.send("GET", "/me", None).await.status(), 401);
    assert_eq!(nobody.send("DELETE", "/token", None).await.status(), 401);
}

/// A token that somebody made on their page, as the store keeps it.
async fn token(server: &Server, digit: u8, owner: PlayerId, acts_as: PlayerId) -> Program {
    let (secret, at) = ([digit; 32], Millis(1));
    let (kind, name) = (KeyKind::Token, "my bot".to_owned());
    let hash = KeyHash::of(&secret);
    let key = Key { hash, kind, owner, acts_as, name, created: at, last_used: at };
    server.store.add_key(key).await.unwrap();
    Program::with(server, &format!("mj_{}", format!("{digit:02x}").repeat(32)))
}

#[tokio::test]
async fn a_token_acts_for_its_owner_or_is_a_player_of_its_own() {
    let server = Server::start().await;
    let ada = Program::guest(&server, "Ada").await;
    let table = open_table(&ada, "Ada").await;
    let owner = stored(&*server.store, &table).await.host().unwrap();
    let hand = token(&server, 1, owner, owner).await;
    let bot = token(&server, 2, owner, PlayerId::from_hash([9; 32])).await;

    let state = hand.get(&table).await;
    assert_eq!((&state["is_host"], &state["seats"][0]["own"]), (&json!(true), &json!(true)));
    let state = bot.ok("POST", &format!("{table}/sit"), json!({ "seat": 1 })).await;
    assert_eq!((&state["is_host"], &state["seats"][0]["own"]), (&json!(false), &json!(false)));
    assert_eq!(state["seats"][1]["name"], "my bot", "a player of its own is called as its token");
    bot.ok("POST", &format!("{table}/ready"), json!({ "ready": true })).await;
    hand.ok("POST", &format!("{table}/start"), Value::Null).await;
    assert_eq!(bot.get("/me").await["token"]["name"], "my bot");
    // What is taken back from the one is not taken from the other.
    assert_eq!(hand.send("DELETE", "/token", None).await.status(), 204);
    assert_eq!(hand.send("GET", "/me", None).await.status(), 401);
    assert_eq!(ada.get(&table).await["is_host"], true);
    assert_eq!(bot.get(&table).await["seats"][1]["own"], true);
}

#[tokio::test]
async fn an_address_gets_so_many_guests_and_a_program_so_many_tables() {
    let store = Arc::new(SqliteStore::in_memory().await.unwrap());
    let options = Options { limits: Limits::Normal, ..quick() };
    let server = Server::with(store, options).await;
    let (nobody, ada) = (Program::nobody(&server), Program::guest(&server, "Ada").await);
    let mut guests = 1;
    let refused = loop {
        let answer = nobody.send("POST", "/guests", Some("{}".to_owned())).await;
        if answer.status() != 201 {
            break answer;
        }
        guests += 1;
        assert!(guests < 1_000, "nobody is held back");
    };
    assert_eq!((refused.status().as_u16(), guests), (429, 30));
    assert!(refused.headers()["retry-after"].to_str().unwrap().parse::<u64>().unwrap() > 0);
    assert_eq!(refused.headers()["content-type"], "application/problem+json");
    let wish = json!({ "seats": [{ "who": "me" }, { "who": "open" }] });
    for _ in 0..30 {
        ada.ok("POST", "/tables", wish.clone()).await;
    }
    ada.refused("/tables", wish, 429, "too-many").await;
}

#[tokio::test]
async fn no_other_site_acts_with_a_cookie_and_a_token_needs_no_page() {
    let server = Server::start().await;
    let browser = server.browser();
    let page = browser.play_now("2").await;
    let id = page.trim_start_matches("/t/");
    let url = format!("{}/api/v1/tables/{id}/leave", server.origin);
    let evil =
        |client: &reqwest::Client| client.post(&url).header("origin", "https://evil.example");
    let refused = evil(&browser.client).send().await.unwrap();
    assert_eq!(refused.status(), 403);
    assert_eq!(refused.headers()["content-type"], "application/problem+json");
    assert!(!refused.headers().contains_key("access-control-allow-origin"), "nobody else may read");
    let own = browser.client.post(&url).header("origin", &server.origin).send().await.unwrap();
    assert_eq!(own.status(), 200, "the page's own script may");
    // A token comes by no accident.
    let eve = Program::guest(&server, "Eve").await;
    assert_eq!(evil(&eve.browser.client).send().await.unwrap().status(), 403);
    let said = format!("{}/api/v1/tables/{id}/say", server.origin);
    let said = eve.browser.client.post(said).header("origin", "https://bots.example");
    let said = said.header("content-type", "application/json").body(r#"{"text":"hello"}"#);
    assert_eq!(said.send().await.unwrap().status(), 200);
}

#[tokio::test]
async fn a_persons_bot_takes_a_seat_at_a_table_from_the_browser() {
    let server = Server::start().await;
    let ada = server.browser();
    let form = [("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link")];
    let page = ada.go("/new", &form).await;
    let bot = Program::guest(&server, "Robin").await;
    let table = format!("/tables/{}", page.trim_start_matches("/t/"));
    bot.ok("POST", &format!("{table}/sit"), json!({ "seat": 1 })).await;
    bot.ok("POST", &format!("{table}/ready"), json!({ "ready": true })).await;
    ada.go(&format!("{page}/start"), &[]).await;
    for _ in 0..12 {
        let shown = ada.own_turn(&page).await;
        assert!(shown.contains("Robin"));
        ada.make_any_move(&page, &shown).await;
        let state = bot.until(&table, |state| state["game"]["own_turn"] == true).await;
        let sent = json!({ "ply": state["game"]["ply"], "word": state["game"]["legal"][0] });
        bot.ok("POST", &format!("{table}/move"), sent).await;
    }
    assert_eq!(attribute(&ada.page(&page).await, "data-phase"), "over");
}

#[tokio::test]
async fn the_description_is_whole() {
    let server = Server::start().await;
    let (ada, _, table) = ada_and_ben(&server).await;
    let document = ada.get("/openapi.json").await;
    assert_eq!(document["openapi"], "3.1.0");
    assert!(document["components"]["securitySchemes"]["bearer"].is_object());
    let mut ids = BTreeSet::new();
    let operations = operations(&document);
    assert!(operations.len() >= 27, "{}", operations.len());
    for (method, path, operation) in &operations {
        let id = operation["operationId"].as_str().expect("every operation has an id");
        assert!(ids.insert(id.to_owned()), "{id} is there twice");
        assert!(operation["summary"].is_string() && operation["tags"][0].is_string(), "{id}");
        let security = operation["security"].as_array().unwrap();
        assert!(security.contains(&json!({ "bearer": [] })), "{id}");
        let responses = operation["responses"].as_object().unwrap();
        let good = responses.keys().filter(|status| status.starts_with('2')).count();
        // What takes time may be accepted before it's there.
        let is_whole = good == 1 || good == 2 && responses.contains_key("202");
        assert!(is_whole && responses.contains_key("401") && responses.len() >= 5, "{id}");
        for (status, response) in responses.iter().filter(|(status, _)| !status.starts_with('2')) {
            let content = &response["content"]["application/problem+json"]["schema"];
            assert_eq!(content["$ref"], "#/components/schemas/Problem", "{id} {status}");
        }
        // Whatever is described is there.
        if id != "revokeToken" {
            let path = path.replace("/tables/{id}", &table);
            let body = operation["requestBody"].is_object().then(|| "{}".to_owned());
            let answer = ada.send(method, &path, body).await.status().as_u16();
            assert!(![404, 405].contains(&answer), "{method} {path}: {answer}");
            assert!(responses.contains_key(&answer.to_string()), "{id} answers {answer}");
        }
    }
    // Whatever is sent may have no other fields than those that are described.
    let schemas = &document["components"]["schemas"];
    for choice in schemas["SeatRequest"]["oneOf"].as_array().unwrap() {
        assert_eq!(choice["additionalProperties"], false, "{choice}");
    }
    for (_, path, operation) in &operations {
        let body = &operation["requestBody"]["content"]["application/json"]["schema"]["$ref"];
        let Some(name) = body.as_str().and_then(|name| name.rsplit('/').next()) else { continue };
        assert_eq!(schemas[name]["additionalProperties"], false, "{path}: {name}");
    }
    // Whatever is named is described.
    let text = document.to_string();
    for name in text.split("#/components/schemas/").skip(1) {
        let name = name.split('"').next().unwrap();
        assert!(document["components"]["schemas"][name].is_object(), "{name}");
    }
}

#[tokio::test]
async fn the_guide_shows_what_is_taken_and_what_is_told() {
    let server = Server::start().await;
    let (ada, _, table) = ada_and_ben(&server).await;
    let guide = include_str!("../../../docs/api.md");
    let shown = guide.split("```json\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let shown: Vec<Value> = shown.map(|text| serde_json::from_str(text).unwrap()).collect();
    let state = ada.ok("POST", "/tables", shown[0].clone()).await;
    assert_eq!(state["seats"].as_array().unwrap().len(), 3);
    let problem = ada
        .refused(&format!("{table}/move"), json!({ "ply": 7, "word": "1M" }), 409, "stale")
        .await;
    for field in ["type", "code", "status", "title"] {
        assert_eq!(shown[1][field], problem[field], "{field}");
    }
    // Every field that the guide names is there, and every deed.
    let state = ada.get(&table).await;
    for row in guide.lines().filter(|line| line.starts_with("| `")) {
        for word in row.split('|').nth(1).unwrap().split('`').skip(1).step_by(2) {
            let field = format!("/{}", word.replace('.', "/"));
            let is_deed = ada.send("POST", &format!("{table}/{word}"), None).await.status() != 404;
            assert!(is_deed || state.pointer(&field).is_some(), "{word}");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_example_in_python_plays_a_whole_game() {
    let server = Server::start().await;
    let (ada, robin) = (Program::guest(&server, "Ada").await, Program::guest(&server, "").await);
    let table = open_table(&ada, "Ada").await;
    let link = ada.get(&table).await["link"].as_str().unwrap().to_owned();
    let program = concat!(env!("CARGO_MANIFEST_DIR"), "/../../examples/api_bot.py");
    let mut bot = Command::new("python3");
    bot.args([program, &link]).env("MAJESTY_TOKEN", &robin.token);
    let bot = tokio::task::spawn_blocking(move || bot.output());
    ada.until(&table, |state| state["seats"][1]["ready"] == true).await;
    ada.ok("POST", &format!("{table}/start"), Value::Null).await;
    for _ in 0..12 {
        let is_own = |state: &Value| state["game"]["own_turn"] == true;
        let state = ada.until(&table, is_own).await;
        let sent = json!({ "ply": state["game"]["ply"], "word": state["game"]["legal"][0] });
        ada.ok("POST", &format!("{table}/move"), sent).await;
    }
    let output = timeout(PATIENCE, bot).await.expect("it ends").unwrap().unwrap();
    let (out, err) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{out}{err}");
    let state = ada.get(&table).await;
    assert_eq!(state["phase"], "over");
    assert!(out.contains("points"), "{out}");
}
