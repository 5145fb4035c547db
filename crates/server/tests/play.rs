//! Whole games by forms alone, as a browser without a script sends them.

mod common;

use std::sync::Arc;

use common::{
    Browser, Server, any_move, attribute, chosen, move_long_ago, ply_of, quick, stored, words,
};
use majesty_store::SqliteStore;
use majesty_table::MadeBy;

#[tokio::test]
async fn a_whole_game_against_bots() {
    let server = Server::start().await;
    for players in ["2", "3", "4"] {
        let ada = server.browser();
        let table = ada.play_now(players).await;
        let page = ada.play_until(&table, usize::MAX).await;
        assert_eq!(ply_of(&page), 12 * players.parse::<usize>().unwrap());
        assert!(page.contains("id=\"sheet\""), "the final sheet is shown");
    }
}

/// A table for two people by link; the second one has joined and the game is on.
async fn two_people(server: &Server, more: &[(&str, &str)]) -> (Browser, Browser, String) {
    let (ada, ben) = (server.browser(), server.browser());
    let mut form = vec![("players", "2"), ("seat1", "me"), ("name1", "Ada"), ("seat2", "link")];
    form.extend(more);
    let table = ada.go("/new", &form).await;
    ada.refused(&format!("{table}/start"), &[], 409).await;
    let seat = [("seat", "2"), ("name", "Ben")];
    ben.go(&format!("{table}/sit"), &seat).await;
    ada.refused(&format!("{table}/start"), &[], 409).await;
    ben.go(&format!("{table}/ready"), &[("ready", "on")]).await;
    ben.refused(&format!("{table}/start"), &[], 403).await;
    ada.go(&format!("{table}/start"), &[]).await;
    (ada, ben, table)
}

#[tokio::test]
async fn two_people_play_a_whole_game() {
    let server = Server::start().await;
    let (ada, ben, table) = two_people(&server, &[("sides", "B"), ("announce", "on")]).await;
    for ply in 0..24 {
        let (mover, other) = if ply % 2 == 0 { (&ada, &ben) } else { (&ben, &ada) };
        let page = mover.page(&table).await;
        assert_eq!((ply_of(&page), attribute(&page, "data-own-turn")), (ply, "true"));
        let seen = other.page(&table).await;
        assert_eq!(attribute(&seen, "data-own-turn"), "false");
        assert!(words(&seen).is_empty(), "only who is to move gets a choice");
        mover.make_any_move(&table, &page).await;
    }
    for person in [&ada, &ben] {
        let page = person.page(&table).await;
        assert_eq!(attribute(&page, "data-phase"), "over");
        assert!(page.contains("Ada") && page.contains("Ben"));
    }
}

#[tokio::test]
async fn several_people_at_one_device() {
    let server = Server::start().await;
    let ada = server.browser();
    let form = [
        ("players", "3"),
        ("seat1", "me"),
        ("name1", "Ada"),
        ("seat2", "here"),
        ("name2", "Ben"),
        ("seat3", "bot:page"),
        ("sides", "random"),
    ];
    let table = ada.go("/new", &form).await;
    let page = ada.play_until(&table, usize::MAX).await;
    assert_eq!(ply_of(&page), 36);
    assert!(page.contains("Ada") && page.contains("Ben") && page.contains("Page"));
}

#[tokio::test]
async fn only_the_holder_of_a_seat_moves() {
    let server = Server::start().await;
    let (ada, ben, table) = two_people(&server, &[]).await;
    let page = ada.page(&table).await;
    let fields = any_move(&page);
    let fields: Vec<(&str, &str)> = fields.iter().map(|(k, v)| (&**k, &**v)).collect();
    let path = format!("{table}/move");
    let stranger = server.browser();
    for other in [&ben, &stranger] {
        let refused = other.refused(&path, &fields, 403).await;
        assert_eq!(ply_of(&refused), 0, "with the table as it is");
        other.refused(&format!("{table}/hint"), &[("ply", "0")], 403).await;
    }
    stranger.refused(&format!("{table}/sit"), &[("seat", "1"), ("name", "Eve")], 409).await;
    stranger.refused(&format!("{table}/leave"), &[], 403).await;
    stranger.refused(&format!("{table}/come-back"), &[], 403).await;
    stranger.refused(&format!("{table}/take-back"), &[("ply", "0")], 403).await;
    stranger.refused(&format!("{table}/remove"), &[("seat", "1")], 403).await;
    stranger.refused(&format!("{table}/block"), &[("seat", "1"), ("on", "on")], 403).await;
    stranger.refused(&format!("{table}/watchers-chat"), &[("on", "off")], 403).await;
    stranger.refused(&format!("{table}/close"), &[], 403).await;
    assert_eq!(ply_of(&ada.page(&table).await), 0);
}

#[tokio::test]
async fn what_is_no_move_changes_nothing() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let path = format!("{table}/move");
    let before = ada.page(&table).await;
    for word in ["", "x", "9N", "1", "1Z", "1N+", "1N++2", "1N!!", "💥", "0B", "1 N"] {
        let refused = ada.refused(&path, &[("ply", "0"), ("word", word)], 422).await;
        assert_eq!(attribute(&refused, "data-ply"), "0");
        assert!(refused.contains("role=\""), "{word}: it says why");
    }
    // Five meeples reach every space, so the sixth with a character that is not on it is illegal.
    let offered = words(&before);
    let absent = "MBWGKIN".chars().map(|c| format!("1{c}")).find(|word| !offered.contains(word));
    ada.refused(&path, &[("ply", "0"), ("word", &absent.unwrap())], 422).await;
    let word = offered[0].as_str();
    for ply in ["", "-1", "x", "99999999999999999999", "1.5"] {
        ada.refused(&path, &[("ply", ply), ("word", word)], 422).await;
    }
    ada.refused(&path, &[("word", word)], 422).await;
    ada.refused(&path, &[("ply", "7"), ("word", word)], 409).await;
    assert_eq!(ada.page(&table).await, before, "nothing has changed");

    // The script gets the fragment with the reason.
    let answer = ada.fetch(&path, &[("ply", "0"), ("word", "9N")]).await;
    assert_eq!(answer.status(), 422);
    let fragment = answer.text().await.unwrap();
    assert!(fragment.starts_with("<main id=\"table\""), "{fragment}");
}

#[tokio::test]
async fn a_move_sent_twice_counts_once_and_an_old_one_not_at_all() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let page = ada.page(&table).await;
    let offered = words(&page);
    let path = format!("{table}/move");
    let own = |word: &str| chosen(&page, word);
    let first = own(&offered[0]);
    let first: Vec<(&str, &str)> = first.iter().map(|(k, v)| (&**k, &**v)).collect();
    // Both at once, and once more.
    let (one, two) = tokio::join!(ada.post(&path, &first), ada.post(&path, &first));
    assert_eq!((one.status().as_u16(), two.status().as_u16()), (303, 303));
    ada.go(&path, &first).await;
    let now = ada.own_turn(&table).await;
    assert_eq!(ply_of(&now), 2, "one move and the bot's answer");
    let other = own(&offered[1]);
    let other: Vec<(&str, &str)> = other.iter().map(|(k, v)| (&**k, &**v)).collect();
    let refused = ada.refused(&path, &other, 409).await;
    assert_eq!(ply_of(&refused), 2, "with the table as it is");
}

#[tokio::test]
async fn alone_against_bots_moves_are_taken_back_at_will() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("3").await;
    let path = format!("{table}/take-back");
    ada.refused(&path, &[("ply", "0")], 409).await;
    let page = ada.play_until(&table, 6).await;
    assert_eq!(ply_of(&page), 6);
    ada.refused(&path, &[("ply", "5")], 409).await;
    ada.go(&path, &[("ply", "6")]).await;
    let page = ada.own_turn(&table).await;
    assert_eq!(ply_of(&page), 3, "back to the last own turn");
    assert!(page.contains("Practice"), "and marked as practice");
    ada.go(&path, &[("ply", "3")]).await;
    assert_eq!(ply_of(&ada.own_turn(&table).await), 0);
    let page = ada.play_until(&table, usize::MAX).await;
    assert_eq!(ply_of(&page), 36);
    // Even the last move.
    ada.go(&path, &[("ply", "36")]).await;
    assert_eq!(ply_of(&ada.own_turn(&table).await), 33);
}

#[tokio::test]
async fn with_others_moves_are_taken_back_by_consent() {
    let server = Server::start().await;
    let (ada, ben, table) = two_people(&server, &[]).await;
    ada.make_any_move(&table, &ada.page(&table).await).await;
    let (ask, answer) = (format!("{table}/take-back"), format!("{table}/take-back/answer"));
    ben.refused(&ask, &[("ply", "1")], 409).await;
    ben.refused(&answer, &[("answer", "yes")], 409).await;
    ada.go(&ask, &[("ply", "1")]).await;
    assert_eq!(ply_of(&ada.page(&table).await), 1, "not before Ben agrees");
    ada.refused(&answer, &[("answer", "yes")], 409).await;
    let page = ben.page(&table).await;
    assert!(page.contains("Ada would like to go back to their last turn"));
    ben.go(&answer, &[("answer", "no")]).await;
    assert_eq!(ply_of(&ada.page(&table).await), 1);
    ada.go(&ask, &[("ply", "1")]).await;
    ben.go(&answer, &[("answer", "yes")]).await;
    let page = ada.page(&table).await;
    assert_eq!((ply_of(&page), attribute(&page, "data-own-turn")), (0, "true"));
    assert!(!page.contains("Practice"), "they agreed");

    // A move ends the question.
    ada.make_any_move(&table, &page).await;
    ada.go(&ask, &[("ply", "1")]).await;
    ben.make_any_move(&table, &ben.page(&table).await).await;
    ben.refused(&answer, &[("answer", "yes")], 409).await;
    assert_eq!(ply_of(&ada.page(&table).await), 2);
}

#[tokio::test]
async fn a_hint_is_for_who_asked() {
    let server = Server::start().await;
    let (ada, ben, table) = two_people(&server, &[("hints", "everyone")]).await;
    ada.go(&format!("{table}/hint"), &[("ply", "0")]).await;
    let (to_ada, to_ben) = (ada.page(&table).await, ben.page(&table).await);
    assert!(to_ada.contains("class=\"advice\"") && to_ada.contains('%'), "Ada sees it");
    assert!(!to_ben.contains("class=\"advice\"") && !to_ben.contains('%'), "Ben does not");
    assert!(to_ben.contains("Ada took a hint."), "and knows of it");
    ada.refused(&format!("{table}/hint"), &[("ply", "1")], 409).await;
}

#[tokio::test]
async fn a_bot_plays_for_who_leaves_until_they_come_back() {
    let server = Server::start().await;
    let (ada, ben, table) = two_people(&server, &[("substitute", "page")]).await;
    ben.go(&format!("{table}/leave"), &[]).await;
    let page = ada.play_until(&table, 6).await;
    assert_eq!(ply_of(&page), 6, "the bot answers");
    ben.go(&format!("{table}/come-back"), &[]).await;
    ada.make_any_move(&table, &page).await;
    let page = ben.own_turn(&table).await;
    assert_eq!((ply_of(&page), attribute(&page, "data-own-turn")), (7, "true"));
    // When everybody has left the game waits. Bots think in the order in which they are asked, so
    // when one at another table has answered, one here would have.
    ada.go(&format!("{table}/leave"), &[]).await;
    ben.go(&format!("{table}/leave"), &[]).await;
    let elsewhere = ada.play_now("2").await;
    ada.play_until(&elsewhere, usize::MAX).await;
    assert_eq!(ply_of(&ada.page(&table).await), 7);
    ada.go(&format!("{table}/come-back"), &[]).await;
    let page = ada.own_turn(&table).await;
    assert_eq!(ply_of(&page), 8);
}

#[tokio::test]
async fn leaving_leads_to_the_start_and_a_game_against_bots_waits_there() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let page = ada.page(&table).await;
    assert!(page.contains("The game will wait for you."), "it asks and says what happens");
    assert_eq!(ada.go(&format!("{table}/leave"), &[]).await, "/");
    assert!(ada.page("/").await.contains(&format!("href=\"{table}\"")), "the game is there");
    assert!(!stored(&*server.store, &table).await.seats()[0].away, "no bot plays it");
    let page = ada.page(&table).await;
    assert_eq!((ply_of(&page), attribute(&page, "data-own-turn")), (0, "true"));

    // Before a game, the seat becomes free and the table stays open.
    let form = [("players", "2"), ("seat1", "me"), ("seat2", "link")];
    let table = ada.go("/new", &form).await;
    assert_eq!(ada.go(&format!("{table}/leave"), &[]).await, "/");
    let page = ada.page(&table).await;
    assert!(page.contains("name=\"seat\""), "it can be taken again");
    let shown = page.split("</main>").next().unwrap_or_default();
    assert!(!shown.contains("ask-leave"), "nothing is asked");

    // Against people, they are told.
    let (ada, ben, table) = two_people(&server, &[("substitute", "page")]).await;
    assert!(ben.page(&table).await.contains("A bot will play for you until you come back."));
    assert_eq!(ben.go(&format!("{table}/leave"), &[]).await, "/");
    assert!(ben.page("/").await.contains("A bot is playing for you now."), "his list says so, too");
    let told = "Ben left; a bot has taken over.";
    let page = ada.page(&table).await;
    assert_eq!(page.matches(told).count(), 2, "as a notice and in the log");
    ben.go(&format!("{table}/come-back"), &[]).await;
    let page = ada.page(&table).await;
    assert_eq!(page.matches("Ben is back.").count(), 2);
    assert!(!page.contains(told), "that is old news");
    ada.make_any_move(&table, &page).await;
    assert_eq!(ben.page(&table).await.matches("You’re back.").count(), 1, "the log keeps it");
}

#[tokio::test]
async fn a_bot_plays_to_the_end_for_a_player_who_resigns() {
    let server = Server::start().await;
    let (ada, ben, table) = two_people(&server, &[("substitute", "page")]).await;
    server.browser().refused(&format!("{table}/resign"), &[], 403).await;
    assert!(ben.page(&table).await.contains("you can’t come back"), "it says what happens");
    assert_eq!(ben.go(&format!("{table}/resign"), &[]).await, table);
    let page = ben.page(&table).await;
    assert!(page.contains("You resigned in round 1, and a bot has taken over."), "{page}");
    assert!(!page.contains("come-back") && !page.contains("ask-resign"));
    ben.refused(&format!("{table}/come-back"), &[], 409).await;
    let page = ada.page(&table).await;
    assert!(page.contains("Ben resigned, so you’ve won."), "as a notice");
    assert_eq!(page.matches("Ben resigned; a bot has taken over.").count(), 1, "in the log");
    assert!(page.contains(&format!("action=\"{table}/conclude\"")), "she may end it");
    ben.refused(&format!("{table}/conclude"), &[], 409).await;
    let page = ada.play_until(&table, usize::MAX).await;
    assert_eq!(attribute(&page, "data-phase"), "over");
    assert!(page.contains("Ben resigned in round 1; a bot took over."));
    assert!(ada.page("/").await.contains("Ben resigned in round 1"), "her list says why she won");
    let page = ben.page(&table).await;
    assert!(page.contains("You resigned in round 1; a bot took over."));
    let own = ben.page("/").await;
    assert!(own.contains("game-standing lost\">Resigned in round 1<"), "however it ended: {own}");
    let record = ada.page(&format!("{table}/record")).await;
    assert!(record.contains("[Resigned2 \"1\"]"), "{record}");

    // Either can ask for a rematch, and the other learns who.
    let next = ben.go(&format!("{table}/rematch"), &[]).await;
    let page = ada.page(&table).await;
    assert!(page.contains("<title>Ben offers a rematch."), "the tab says so");
    assert!(page.contains(&format!("action=\"{next}/ready\"")));
    // Whoever goes there is ready, and whoever goes there twice is told nothing bad.
    for _ in 0..2 {
        assert_eq!(ada.go(&format!("{next}/ready"), &[("ready", "on")]).await, next);
    }
    assert!(stored(&*server.store, &next).await.seats().iter().all(|seat| seat.ready));
    assert!(!ben.page(&table).await.contains("<title>Ben"), "who asked need not be told");
}

#[tokio::test]
async fn a_player_whose_only_opponent_resigned_can_end_the_game() {
    let server = Server::start().await;
    let (ada, ben, table) = two_people(&server, &[]).await;
    ada.refused(&format!("{table}/conclude"), &[], 409).await;
    ben.go(&format!("{table}/resign"), &[]).await;
    assert_eq!(ada.go(&format!("{table}/conclude"), &[]).await, table);
    let page = ada.page(&table).await;
    assert_eq!(attribute(&page, "data-phase"), "ended");
    assert!(page.contains("<h1>You won</h1><p>Ben resigned in round 1</p>"), "{page}");
    assert!(ada.page("/").await.contains("game-standing won"));
    assert!(ben.page("/").await.contains("Resigned in round 1<"));
    assert_ne!(ada.go(&format!("{table}/rematch"), &[]).await, table, "a rematch is a click away");
}

#[tokio::test]
async fn resigning_against_bots_ends_the_game() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("3").await;
    let page = ada.own_turn(&table).await;
    assert!(page.contains("The game will end immediately, and you’ll lose it."));
    assert_eq!(ada.go(&format!("{table}/resign"), &[]).await, table);
    let page = ada.page(&table).await;
    assert_eq!(attribute(&page, "data-phase"), "ended");
    assert!(page.contains("You resigned in round 1") && words(&page).is_empty());
    assert!(ada.page("/").await.contains("game-standing lost\">Resigned in round 1<"));
    ada.refused(&format!("{table}/take-back"), &[("ply", "0")], 409).await;
    assert_ne!(ada.go(&format!("{table}/rematch"), &[]).await, table, "a new game is a click away");
}

#[tokio::test]
async fn a_player_who_asks_to_take_back_is_told_the_answer() {
    let server = Server::start().await;
    let (ada, ben, table) = two_people(&server, &[]).await;
    ada.make_any_move(&table, &ada.page(&table).await).await;
    let ask = format!("{table}/take-back");
    ada.go(&ask, &[("ply", "1")]).await;
    ben.go(&format!("{ask}/answer"), &[("answer", "no")]).await;
    let page = ada.page(&table).await;
    assert!(page.contains("Ben declined, so your move stands."), "{page}");
    assert!(page.contains("Ben didn’t agree to take back your move."), "the log says so");
    assert!(!ben.page(&table).await.contains("Ben declined"), "Ben knows");
    ada.go(&ask, &[("ply", "1")]).await;
    ben.make_any_move(&table, &ben.page(&table).await).await;
    let page = ada.page(&table).await;
    let lapsed = "Your request to take back a move has lapsed.";
    assert_eq!(page.matches(lapsed).count(), 2, "as a notice and in the log: {page}");
}

#[tokio::test]
async fn a_bot_plays_for_who_runs_out_of_time() {
    let store = Arc::new(SqliteStore::in_memory().await.unwrap());
    let server = Server::with(store.clone(), quick()).await;
    let more = [("limit", "60000"), ("substitute", "page")];
    let (ada, ben, table) = two_people(&server, &more).await;
    server.stop().await;
    // Ada's move. Five seconds of grace after the server's start, then Ben's is made for him.
    move_long_ago(&*store, &table).await;
    let server = Server::with(store, quick()).await;
    let (ada, ben) = (ada.at(&server), ben.at(&server));
    let page = ada.until(&table, |page| ply_of(page) > 1).await;
    assert_eq!((ply_of(&page), attribute(&page, "data-own-turn")), (2, "true"));
    let stored = stored(&*server.store, &table).await;
    assert_eq!(stored.game().unwrap().turns()[1].by, MadeBy::StandIn);
    ben.go(&format!("{table}/come-back"), &[]).await;
    ada.make_any_move(&table, &page).await;
    let page = ben.page(&table).await;
    assert_eq!((ply_of(&page), attribute(&page, "data-own-turn")), (3, "true"));
}

#[tokio::test]
async fn a_rematch_has_the_same_people_and_another_start_player() {
    let server = Server::start().await;
    let (ada, ben, table) = two_people(&server, &[("sides", "B")]).await;
    ada.refused(&format!("{table}/rematch"), &[], 409).await;
    for ply in 0..24 {
        let mover = if ply % 2 == 0 { &ada } else { &ben };
        mover.make_any_move(&table, &mover.page(&table).await).await;
    }
    server.browser().refused(&format!("{table}/rematch"), &[], 403).await;
    let next = ada.go(&format!("{table}/rematch"), &[]).await;
    assert_ne!(next, table);
    assert_eq!(ben.go(&format!("{table}/rematch"), &[]).await, next, "there is only one");
    assert!(ben.page(&table).await.contains(&next), "the old table leads to it");
    ben.go(&format!("{next}/ready"), &[("ready", "on")]).await;
    ada.go(&format!("{next}/start"), &[]).await;
    let page = ben.page(&next).await;
    assert_eq!(attribute(&page, "data-own-turn"), "true", "Ben begins");

    // Alone against bots it begins at once.
    let table = ada.play_now("2").await;
    ada.play_until(&table, usize::MAX).await;
    let next = ada.go(&format!("{table}/rematch"), &[]).await;
    assert_eq!(attribute(&ada.own_turn(&next).await, "data-phase"), "playing");
}

#[tokio::test]
async fn a_game_that_is_over_can_be_replayed_kept_and_played_on() {
    let server = Server::start().await;
    let ada = server.browser();
    let table = ada.play_now("2").await;
    let play_on = |ply, seat| [("ply", ply), ("seat", seat), ("level", "page")];
    // Nobody may try the deck out before the end.
    assert_eq!(ada.get(&format!("{table}/record")).await.status(), 409);
    ada.refused(&format!("{table}/play-on"), &play_on("0", "1"), 409).await;
    let result = format!("{table}/result.svg");
    assert_eq!(ada.get(&result).await.status(), 409);
    ada.play_until(&table, usize::MAX).await;

    let picture = ada.get(&result).await;
    assert_eq!(picture.headers()["content-type"], "image/svg+xml");
    assert!(picture.text().await.unwrap().contains(&format!("{table}/replay")));

    for (query, ply) in [
        ("", 0),
        ("?ply=0", 0),
        ("?ply=7&seat=2", 7),
        ("?ply=999999&seat=9", 24),
        ("?ply=-1&seat=x", 0),
        ("?ply=", 0),
    ] {
        let page = ada.page(&format!("{table}/replay{query}")).await;
        assert_eq!(ply_of(&page), ply, "{query}");
    }

    let response = ada.get(&format!("{table}/record")).await;
    let disposition = response.headers()["content-disposition"].to_str().unwrap();
    assert!(disposition.starts_with("attachment"), "{disposition}");
    let record = response.text().await.unwrap();
    assert!(record.starts_with("[Majesty \"1\"]"), "{record}");
    let opened = server.browser().go("/open", &[("record", &record)]).await;
    assert!(opened.ends_with("/replay"));
    let page = ada.page(&opened).await;
    assert!(page.contains("Page"), "the names are there");
    // A file, and a game that was not finished.
    let part = reqwest::multipart::Part::text(
        record
            .lines()
            .filter(|line| !line.starts_with("[Scores") && !line.starts_with("12"))
            .collect::<Vec<_>>()
            .join("\n"),
    );
    let form = reqwest::multipart::Form::new().text("record", "").part("file", part.file_name("g"));
    let request = ada.client.post(format!("{}/open", server.origin)).multipart(form);
    let response = request.send().await.unwrap();
    assert_eq!(response.status(), 303);
    let unfinished = response.headers()["location"].to_str().unwrap().to_owned();
    ada.page(&unfinished).await;
    let home = unfinished.trim_end_matches("/replay");
    assert_eq!(ada.get(home).await.status(), 303, "nobody plays there");

    for (ply, seat, own) in [("0", "1", 0), ("7", "2", 7), ("8", "2", 9)] {
        let next = ada.go(&format!("{table}/play-on"), &play_on(ply, seat)).await;
        let page = ada.own_turn(&next).await;
        assert_eq!(ply_of(&page), own);
        assert!(page.contains("Practice"));
        ada.refused(&format!("{next}/take-back"), &[("ply", &own.to_string())], 409).await;
        let end = ada.play_until(&next, usize::MAX).await;
        assert_eq!(ply_of(&end), 24);
    }
    for (ply, seat) in [("24", "1"), ("99", "1"), ("3", "0"), ("3", "9"), ("x", "1")] {
        ada.refused(&format!("{table}/play-on"), &play_on(ply, seat), 422).await;
    }
    let wrong = [("ply", "3"), ("seat", "1"), ("level", "chancellor@3600s")];
    ada.refused(&format!("{table}/play-on"), &wrong, 422).await;
}
