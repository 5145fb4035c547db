//! Positions outside of a live table: the reader chooses a move as at a table, and it's sent to where
//! the page says.

mod games;

use games::study::{page, study};
use majesty_rules::{Players, Seat};

#[test]
fn a_chosen_move_goes_to_the_address_of_the_page() {
    for players in Players::ALL {
        let study = study(players, Some(Seat::First));
        let page = page(&study);
        assert!(page.contains("method=\"post\" action=\"/learn/1?step=3\""));
        for m in study.view.legal_moves().iter() {
            assert!(page.contains(&format!("id=\"m-{}\"", &m.to_string()[..2])), "{m}");
        }
        let told = page.find("Take the card in front.").expect("it's told");
        assert!(told < page.find("id=\"choice\"").expect("there's a choice"));
        // Nothing here belongs to a table.
        assert!(!page.contains("action=\"/t/"));
    }
}

#[test]
fn a_position_that_nobody_plays_has_nothing_to_choose() {
    let page = page(&study(Players::Two, None));
    assert!(!page.contains("name=\"word\"") && !page.contains("<form id=\"choice\""));
}
