//! Setting the game up.

use majesty_rules::{
    CARDS, Card, Config, Deal, DeckRule, KINDS, Players, SPACES, Seat, State, TIER1, TIER2,
};

fn standard(players: Players) -> Config {
    Config::new(players)
}

fn start(players: Players) -> State {
    State::start(&Deal::new(standard(players), 1))
}

/// de, nl: 33 green cards and 27 red ones. ru: 60 in all.
#[test]
fn sixty_cards_are_thirty_three_green_and_twenty_seven_red() {
    let count = |tier: fn(Card) -> u8| -> usize { Card::kinds().map(tier).map(usize::from).sum() };
    assert_eq!(count(|card| KINDS[card.index()].tier1), 33);
    assert_eq!(count(|card| KINDS[card.index()].tier2), 27);
    assert_eq!((TIER1, TIER2, CARDS), (33, 27, 60));
}

/// en, ru: 6, 14 or 26 green cards are used with two, three or four players.
#[test]
fn six_fourteen_or_twenty_six_green_cards_are_kept() {
    assert_eq!(Players::ALL.map(|players| standard(players).tier1_kept()), [6, 14, 26]);
}

/// de, nl, de-short: 7 green cards go back to the box with four players and 19 with three; with
/// two, all but 6 do.
#[test]
fn seven_green_cards_go_back_with_four_players_and_nineteen_with_three() {
    let removed = Players::ALL.map(|players| TIER1 - standard(players).tier1_kept());
    assert_eq!(removed, [27, 19, 7]);
}

/// de-short: with the display laid out, 20 green cards lie on the red ones with four players, 8
/// with three, none with two.
#[test]
fn the_green_cards_behind_the_first_display_lie_on_the_red_ones() {
    let green = Players::ALL.map(|players| start(players).deck_left() - TIER2);
    assert_eq!(green, [0, 8, 20]);
}

/// All books: the red cards lie under the green ones.
#[test]
fn the_red_cards_lie_below_the_green_ones() {
    for players in Players::ALL {
        let deal = Deal::new(standard(players), 1);
        let (_, bottom) = deal.cards().split_at(deal.config().tier1_kept());
        for card in Card::kinds() {
            let count = bottom.iter().filter(|&&other| other == card).count();
            assert_eq!(count, KINDS[card.index()].tier2.into(), "{card}");
        }
    }
}

/// en, de, nl, ru: for variety all cards of both tiers make one deck, and none is set aside.
#[test]
fn both_tiers_together_make_a_deck_of_all_sixty_cards() {
    let config = Config { deck: DeckRule::Together, ..standard(Players::Two) };
    assert_eq!(Deal::new(config, 1).cards().len(), 60);
}

/// All books: six cards in the display, five meeples each, nothing won yet, and the first player
/// begins.
#[test]
fn everybody_starts_with_five_meeples_before_a_display_of_six() {
    for players in Players::ALL {
        let state = start(players);
        assert_eq!(SPACES, 6);
        assert_eq!(state.display().len(), 6);
        assert_eq!(state.turn(), Seat::First);
        for (_, realm) in state.realms() {
            assert_eq!((realm.points(), realm.meeples(), realm.cards().count()), (0, 5, 0));
        }
    }
}

/// de, nl, de-short: the game ends at the moment at which the display can't be refilled any more.
/// That holds for three and four players; with two, three cards stay in the deck, which is ruled
/// right.
#[test]
fn the_deck_runs_out_as_the_game_ends() {
    for (players, stay) in [(Players::Two, 3), (Players::Three, 0), (Players::Four, 0)] {
        let mut state = start(players);
        let mut last_display = 0;
        while !state.is_over() {
            last_display = state.display().len();
            state.play_listed(state.legal_moves()[0], &mut ());
        }
        assert_eq!((last_display, state.deck_left()), (6, stay), "{players} players");
    }
}
