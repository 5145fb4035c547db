//! The page of a small arena, read as text.

use std::{num::NonZero, sync::atomic::AtomicBool, time::Duration};

use majesty_bots::{Bot, Greedy};
use majesty_rules::{Character, Players};

use super::report;
use crate::{Arena, Contestant, Setup, Standing, Summary};

fn summary(contestants: Vec<Contestant>, players: Players, games: u64) -> Summary {
    let arena = Arena::new(Setup::new(players, 1), contestants, games).unwrap();
    let mut standing = Standing::new(&arena);
    let one = NonZero::<usize>::MIN;
    let each = |round: crate::Round| {
        standing.add(&round);
        Ok::<(), ()>(())
    };
    arena.play(one, &AtomicBool::new(false), each).unwrap();
    standing.summary(Duration::from_secs(1), one).unwrap()
}

fn greedy(label: &str) -> Contestant {
    Contestant::new(label, |_| Box::new(Greedy))
}

fn random(label: &str) -> Contestant {
    let spec: majesty_bots::Spec = "random".parse().unwrap();
    Contestant::new(label, move |seed| spec.make(seed))
}

/// Whether every tag that is opened is closed, in the right order.
fn check_tags(page: &str) {
    const VOID: [&str; 2] = ["meta", "!DOCTYPE"];
    let mut open: Vec<&str> = Vec::new();
    let mut rest = page;
    while let Some(start) = rest.find('<') {
        rest = &rest[start + 1..];
        // Texts are escaped, so a > ends a tag unless it stands in an attribute's quotes.
        let mut quoted = false;
        let end = rest
            .find(|c| {
                quoted ^= c == '"';
                c == '>' && !quoted
            })
            .expect("a tag ends");
        let tag = &rest[..end];
        rest = &rest[end + 1..];
        let name = tag.split_ascii_whitespace().next().expect("a tag has a name");
        if let Some(name) = name.strip_prefix('/') {
            assert_eq!(open.pop(), Some(name));
        } else if !VOID.contains(&name) {
            open.push(name);
        }
    }
    assert!(open.is_empty(), "{open:?} are left open");
}

#[test]
fn the_page_is_well_formed_and_needs_nothing_else() {
    for (players, games) in [(Players::Two, 2), (Players::Two, 40), (Players::Four, 40)] {
        let summary =
            summary(vec![greedy("greedy"), random("<b>\"any\" & all</b>")], players, games);
        let page = report(&summary);
        check_tags(&page);
        for text in ["greedy", "&lt;b&gt;&quot;any&quot; &amp; all&lt;/b&gt;"] {
            assert!(page.contains(text), "{text}");
        }
        for text in ["<b>\"any", "http", "url(//", "<script", "<link", "@import", "NaN", "inf%"] {
            assert!(!page.contains(text), "{text}");
        }
        for heading in ["Rating", "Win rate", "Scores", "Points by source", "Seat advantage"] {
            assert!(page.contains(&format!("<h2>{heading}</h2>")), "{heading}");
        }
        for character in Character::ALL {
            assert!(page.contains(&format!("{} cards: ", character.name())), "{character}");
        }
    }
}

#[test]
fn one_contestant_and_many_fit_on_a_page() {
    check_tags(&report(&summary(vec![greedy("greedy")], Players::Three, 3)));
    let many = (0..9).map(|i| random(&format!("random {i}"))).collect();
    check_tags(&report(&summary(many, Players::Two, 72)));
}

struct Confused;

impl Bot for Confused {
    fn choose(&mut self, view: &majesty_rules::View) -> majesty_rules::Move {
        view.legal_moves()[0]
    }

    fn mishap(&mut self) -> Option<String> {
        Some("said <hm> and\nfell silent".to_owned())
    }
}

#[test]
fn mishaps_are_told() {
    let confused = Contestant::new("confused", |_| Box::new(Confused));
    let page = report(&summary(vec![confused, greedy("greedy")], Players::Two, 2));
    check_tags(&page);
    assert!(page.contains("confused said &lt;hm&gt; and fell silent"));
    assert!(page.contains("24 mishaps"));
}
