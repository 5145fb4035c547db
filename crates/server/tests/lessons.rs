//! Whole lessons by forms, as a browser without a script takes them.

mod common;

use common::Server;
use majesty_lessons::{LessonId, Moment, Task};
use majesty_rules::{Extra, Move};
use majesty_words::{Lang, Words};

fn words() -> &'static Words {
    Lang::En.words()
}

/// Where a page leads on to.
fn next(page: &str) -> String {
    let link = page.split("<a ").find(|link| link.contains(" data-next")).expect("it goes on");
    common::attribute(link, "href").replace("&amp;", "&")
}

/// The fields of a form for a move: what is decided further has a field of its own.
fn fields(m: Move) -> Vec<(String, String)> {
    let base = m.with(Extra::None).to_string();
    let further = m.to_string()[base.len()..].to_owned();
    let mut fields = vec![("word".to_owned(), base.clone())];
    if !further.is_empty() {
        fields.push((format!("x{base}"), further));
    }
    fields
}

#[tokio::test]
async fn a_lesson_is_taken_from_its_beginning_to_its_end() {
    let server = Server::start().await;
    let ada = server.browser();
    assert!(ada.page("/").await.contains("href=\"/learn\""));
    for id in LessonId::ALL {
        let lessons = ada.page("/learn").await;
        let mut path = format!("/learn/{}?step=1", id.number());
        assert!(lessons.contains(&format!("href=\"{path}\"")), "{path}");
        let (mut number, mut last) = (0, None);
        loop {
            let page = ada.page(&path).await;
            let moment = Moment::at(id, number, last).expect("a step");
            assert!(page.contains("id=\"bubble\""), "{path}");
            if moment.is_last() {
                break;
            }
            number += 1;
            let m = match moment.step().task {
                Task::Read => {
                    path = next(&page);
                    continue;
                }
                Task::Play => moment.expected().expect("a move is asked for"),
                Task::Choose => *last.insert(moment.view().legal_moves()[1]),
            };
            let sent = fields(m);
            let sent: Vec<(&str, &str)> = sent.iter().map(|(k, v)| (&**k, &**v)).collect();
            path = ada.go(&path, &sent).await;
            assert!(path.contains(&format!("step={}", number + 1)), "{path}");
        }
        assert!(ada.page("/learn").await.contains(&words().msg_lesson_finished()));
        // Its end can be seen again, also without the choice in the address.
        let end = format!("/learn/{}?step={}", id.number(), id.lesson().steps.len());
        assert!(ada.page(&end).await.contains("class=\"banner\""));
    }
}

#[tokio::test]
async fn a_wrong_move_comes_back_with_an_answer_and_a_lesson_is_gone_on_with() {
    let server = Server::start().await;
    let ada = server.browser();
    for (word, answer) in [
        ("5N", words().msg_lesson_wrong_space()),
        ("9Z", words().msg_move_unreadable()),
        ("", words().msg_move_unreadable()),
    ] {
        let path = ada.go("/learn/1?step=3", &[("word", word)]).await;
        assert!(path.starts_with("/learn/1?step=3&tried="), "{path}");
        assert!(ada.page(&path).await.contains(&answer), "{word}");
    }
    assert!(ada.page("/learn").await.contains(&words().msg_lesson_continue(3)));
    // Another browser is at the beginning.
    assert!(!server.browser().page("/learn").await.contains(&words().msg_lesson_continue(3)));
}

/// The lesson on sides B leads to a game on them, the first one to a game on sides A.
#[tokio::test]
async fn the_game_after_a_lesson_has_its_sides() {
    let server = Server::start().await;
    let ada = server.browser();
    for (sides, castle) in
        [("", "5 points and 1 meeple for each Noble"), ("B", "4 points for each Noble")]
    {
        let fields = [("level", "page"), ("players", "2"), ("sides", sides)];
        let table = ada.go("/play", &fields).await;
        assert!(ada.page(&table).await.contains(castle), "{sides}: {castle}");
    }
}

/// Whoever has left after their last choice comes back to it: it is nowhere kept.
#[tokio::test]
async fn odd_addresses_lead_to_a_step_or_nowhere() {
    let server = Server::start().await;
    let ada = server.browser();
    for (path, title) in [
        ("/learn/1?step=15", words().msg_topic_last()),
        ("/learn/1?step=15&last=6M", words().msg_topic_last()),
        ("/learn/1?step=0", words().msg_topic_goal()),
        ("/learn/1?step=-7", words().msg_topic_goal()),
        ("/learn/1?step=99&last=1G", words().msg_topic_finish()),
        ("/learn/2?step=x&tried=%ff", words().msg_topic_b_intro()),
    ] {
        assert!(ada.page(path).await.contains(&title), "{path}");
    }
    for path in ["/learn/0", "/learn/3", "/learn/x", "/learn/1/2"] {
        assert_eq!(ada.get(path).await.status(), 404, "{path}");
        assert_eq!(ada.post(path, &[("word", "1M")]).await.status(), 404, "{path}");
    }
}
