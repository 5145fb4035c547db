//! Playing with friends: the invitation, sitting down with one tap, and your own games.

mod common;

use common::{Browser, Server, attribute, stored};
use majesty_rules::Seat;
use majesty_table::{Phase, Table};

/// Sits down as the guest's page does, with a share or, without a script, with none.
async fn sit(guest: &Browser, table: &str, seat: &str, name: &str, share: &str) -> String {
    let fields = [("ready", "on"), ("seat", seat), ("name", name), ("share", share)];
    guest.go(&format!("{table}/sit"), &fields).await
}

fn shares(table: &Table) -> Vec<(Seat, &str)> {
    let joint = table.game().expect("the cards are dealt").joint().expect("a joint deal");
    joint.shares().iter().map(|(seat, share)| (*seat, share.as_str())).collect()
}

#[tokio::test]
async fn a_game_with_a_friend_takes_two_requests() {
    let server = Server::start().await;
    let (ada, ben) = (server.browser(), server.browser());
    let table = ada.go("/friend", &[("name", "Ada")]).await;
    let page = ada.page(&table).await;
    assert_eq!(attribute(&page, "data-phase"), "gathering");
    assert!(page.contains(&format!("value=\"{}{table}\"", server.origin)), "the link");
    assert!(page.contains("class=\"qr\"") && page.contains("data-invite="));
    assert!(!page.contains("id=\"start-form\""), "nobody has to start it");
    // The script sends the host's share, once the hash of the server's secret is shown.
    assert!(page.contains("id=\"share-form\""));
    ada.go(&format!("{table}/ready"), &[("ready", "on"), ("share", "oak")]).await;
    assert!(!ada.page(&table).await.contains("id=\"share-form\""));

    let page = ben.page(&table).await;
    assert!(page.contains("<h1>Ada invites you to a game of Majesty</h1>"));
    let preview = "<meta property=\"og:title\" content=\"Ada invites you to a game of Majesty\">";
    assert!(page.contains(preview) && page.contains("property=\"og:image\""));
    assert_eq!(sit(&ben, &table, "2", "Ben", "elm").await, table);
    let begun = stored(&*server.store, &table).await;
    assert_eq!(begun.phase(), Phase::Playing);
    assert_eq!(shares(&begun), [(Seat::First, "oak"), (Seat::Second, "elm")]);
    assert_eq!(attribute(&ada.page(&table).await, "data-own-turn"), "true");
    assert_eq!(attribute(&ben.page(&table).await, "data-phase"), "playing");
    // A request whose answer was lost can be sent again; nobody else finds a seat.
    let events = begun.events();
    sit(&ben, &table, "2", "Ben", "elm").await;
    assert_eq!(stored(&*server.store, &table).await.events(), events);
    let late = server.browser();
    let fields = [("ready", "on"), ("seat", "2"), ("name", "Eve")];
    late.refused(&format!("{table}/sit"), &fields, 409).await;
}

#[tokio::test]
async fn names_and_scripts_are_optional() {
    let server = Server::start().await;
    let (ada, ben) = (server.browser(), server.browser());
    let table = ada.go("/friend", &[]).await;
    let page = ben.page(&table).await;
    assert!(page.contains("invited to a game of Majesty</h1>"));
    assert!(page.contains("placeholder=\"Player 2\""));
    sit(&ben, &table, "2", "", "").await;
    let begun = stored(&*server.store, &table).await;
    assert_eq!(begun.phase(), Phase::Playing);
    assert_eq!(begun.names(&majesty_words::Lang::En), ["Player 1", "Player 2"]);
    assert_eq!(shares(&begun), []);
}

#[tokio::test]
async fn three_friends_start_when_the_last_is_ready() {
    let server = Server::start().await;
    let (ada, ben, cem) = (server.browser(), server.browser(), server.browser());
    let table = ada.go("/friend", &[("name", "Ada"), ("players", "3"), ("sides", "B")]).await;
    sit(&ben, &table, "2", "Ada", "elm").await;
    // The host may think again, and the last seat waits for them.
    ada.go(&format!("{table}/ready"), &[("ready", "off")]).await;
    // The guest can choose between two seats only while both are free.
    sit(&cem, &table, "3", "Cem", "ash").await;
    let waiting = stored(&*server.store, &table).await;
    assert_eq!(waiting.phase(), Phase::Gathering);
    assert_eq!(waiting.names(&majesty_words::Lang::En), ["Ada", "Ada 2", "Cem"]);
    ada.go(&format!("{table}/ready"), &[("ready", "on"), ("share", "oak")]).await;
    let begun = stored(&*server.store, &table).await;
    assert_eq!(begun.phase(), Phase::Playing);
    assert_eq!(shares(&begun).len(), 3);
    for wrong in [[("players", "5")], [("sides", "mix")], [("players", "x")]] {
        ada.refused("/friend", &wrong, 422).await;
    }
}

#[tokio::test]
async fn blocked_people_can_not_join() {
    let server = Server::start().await;
    let (ada, eve) = (server.browser(), server.browser());
    let table = ada.go("/friend", &[("name", "Ada"), ("players", "3")]).await;
    sit(&eve, &table, "2", "Eve", "").await;
    ada.go(&format!("{table}/block"), &[("seat", "2"), ("on", "on")]).await;
    assert!(!eve.page(&table).await.contains("id=\"sit\""));
    let fields = [("ready", "on"), ("seat", "2"), ("name", "Eve")];
    eve.refused(&format!("{table}/sit"), &fields, 403).await;
}

#[tokio::test]
async fn a_rematch_starts_by_itself_too() {
    let server = Server::start().await;
    let (ada, ben) = (server.browser(), server.browser());
    let table = ada.go("/friend", &[("name", "Ada")]).await;
    sit(&ben, &table, "2", "Ben", "").await;
    play_to_the_end(&[&ada, &ben], &table).await;
    let next = ben.go(&format!("{table}/rematch"), &[]).await;
    assert_eq!(stored(&*server.store, &next).await.phase(), Phase::Gathering);
    ada.go(&format!("{next}/ready"), &[("ready", "on")]).await;
    assert_eq!(stored(&*server.store, &next).await.phase(), Phase::Playing);
}

#[tokio::test]
async fn the_last_opponents_are_offered_again() {
    let server = Server::start().await;
    let ada = server.browser();
    let chosen = |page: &str| -> Vec<String> {
        let inputs = page.split("<input ").filter(|input| {
            let input = input.split('>').next().unwrap_or_default();
            input.contains("type=\"radio\"") && input.contains(" checked")
        });
        inputs.map(|input| attribute(input, "value").to_owned()).collect()
    };
    assert_eq!(chosen(&ada.page("/").await), ["herald", "2"]);
    ada.go("/play", &[("level", "marshal"), ("players", "4")]).await;
    assert_eq!(chosen(&ada.page("/").await), ["marshal", "4"]);
    assert_eq!(chosen(&server.browser().page("/").await), ["herald", "2"]);
}

async fn play_to_the_end(people: &[&Browser], table: &str) {
    loop {
        for person in people {
            let page = person.page(table).await;
            if attribute(&page, "data-phase") == "over" {
                return;
            }
            if attribute(&page, "data-own-turn") == "true" {
                person.make_any_move(table, &page).await;
            }
        }
    }
}

/// The part of the start page with one's own games.
fn mine(page: &str) -> &str {
    let start = page.find("class=\"mine\"").expect("own games");
    page[start..].split("</section>").next().unwrap()
}

/// The tables in a list, in order.
fn listed(part: &str) -> Vec<String> {
    let links = part.split("class=\"game\" href=\"").skip(1);
    links.map(|rest| rest.split('"').next().unwrap().to_owned()).collect()
}

#[tokio::test]
async fn your_games_are_on_top_and_can_be_filtered() {
    let server = Server::start().await;
    let (ada, ben) = (server.browser(), server.browser());
    assert!(!ada.page("/").await.contains("class=\"mine\""));
    // One game against a bot with sides A, one against Ben with sides B.
    let bot = ada.play_now("2").await;
    ada.play_until(&bot, usize::MAX).await;
    let friend = ada.go("/friend", &[("name", "Ada"), ("sides", "B")]).await;
    sit(&ben, &friend, "2", "Ben & <Co>", "").await;
    play_to_the_end(&[&ada, &ben], &friend).await;
    // And three that are not over: one waits for a friend, one for Ben, one for Ada.
    let own_turn = ada.play_now("2").await;
    let others_turn = ada.go("/friend", &[]).await;
    sit(&ben, &others_turn, "2", "", "").await;
    let page = ada.own_turn(&others_turn).await;
    ada.make_any_move(&others_turn, &page).await;
    let gathering = ada.go("/friend", &[]).await;

    let page = ada.page("/").await;
    let part = mine(&page);
    let all = [&own_turn, &others_turn, &gathering, &friend, &bot];
    assert_eq!(listed(part), all.map(String::clone));
    assert!(part.contains("Ben &amp; &lt;Co&gt;’s turn") && part.contains("Your turn"));
    assert!(part.find("class=\"game\"") < page.find("action=\"/play\""), "they come first");
    assert!(part.contains("href=\"/?past=1#finished\""));
    let page = ada.page("/?past=1").await;
    assert!(page.contains("<option value=\"p:Ben &amp; &lt;Co&gt;\">"));
    assert!(page.contains("<option value=\"bot:page\">"));

    for (asked, expected) in [
        ("past=1", vec![&friend, &bot]),
        ("past=1&opponent=bot%3Apage", vec![&bot]),
        ("past=1&opponent=p%3ABen+%26+%3CCo%3E&sides=", vec![&friend]),
        ("opponent=p%3ABen+%26+%3CCo%3E&sides=a", vec![]),
        ("past=1&opponent=&sides=b", vec![&friend]),
        ("past=1&sides=mixed", vec![]),
        // What isn't known filters nothing.
        ("past=1&opponent=p%3AEve&sides=x", vec![&friend, &bot]),
    ] {
        let page = ada.page(&format!("/?{asked}")).await;
        let found = listed(mine(&page).split("id=\"finished\"").nth(1).expect("finished games"));
        assert_eq!(found.iter().collect::<Vec<_>>(), expected, "{asked}");
    }
    // Others see none of it.
    assert!(!server.browser().page("/?past=1&sides=b").await.contains(&friend));
}
