//! What holds in every game of Majesty, whatever is played: shared by the targets that play.

use majesty_rules::{
    BySeat, Card, Character, Config, Event, Extra, KINDS, Location, Move, Score, ScoreSheet, Seat,
    Side, Space, State, Ties, WORKER_CARD,
};
use rand_xoshiro::{Xoshiro256PlusPlus, rand_core::SeedableRng};

/// The number of moves that [`any_move`] knows.
pub const ANY_MOVES: usize = Space::ALL.len() * Character::ALL.len() * EXTRAS;

/// None, seven ways to heal, trades from -9 to 9 with the one of nothing, an announcement.
const EXTRAS: usize = 1 + Character::ALL.len() + 19 + 1;

/// One of the moves that can be said, most of them illegal: every space, character and extra.
pub fn any_move(n: usize) -> Move {
    let extra = match n % EXTRAS {
        0 => Extra::None,
        heal @ 1..=7 => Extra::HealTo(Character::ALL[heal - 1]),
        trade @ 8..=26 => Extra::Trade(trade as i8 - 17),
        _ => Extra::Announce,
    };
    let n = n / EXTRAS;
    let space = Space::ALL[n / Character::ALL.len() % Space::ALL.len()];
    Move::new(space, Character::ALL[n % Character::ALL.len()]).with(extra)
}

/// A move is accepted exactly if it is listed, and a refused one changes nothing.
pub fn check_move(state: &State, m: Move) {
    let listed = state.legal_moves().contains(&m);
    let mut after = *state;
    let mut events = Vec::new();
    let played = after.play(m, &mut events);
    assert_eq!(played.is_ok(), listed, "{m} in {state}");
    assert_eq!(played, state.check(m), "{m} in {state}");
    assert_eq!(played.err(), state.preview(m, &mut ()).err(), "{m} in {state}");
    if !listed {
        assert_eq!(after, *state, "{m} was refused and played");
        assert!(events.is_empty(), "{m} was refused and told of");
    }
}

/// What holds between two turns.
pub fn check_state(state: &State) {
    let players = state.config().players.count();
    let mut counts = [0; KINDS.len()];
    let mut count = |card: Card| counts[card.index()] += 1;
    for (seat, realm) in state.realms() {
        assert!(realm.meeples() <= WORKER_CARD, "{state}");
        let turns = (state.ply() + players - 1 - seat.index()) / players;
        assert_eq!(realm.cards().count(), turns, "{state}");
        for character in Character::ALL {
            let pile = realm.pile(character.location());
            assert_eq!(pile.len(), usize::from(realm.count(character)), "{state}");
            assert!(pile.from_top().all(|card| card.shows(character)), "{state}");
        }
        assert_eq!(realm.pile(Location::Infirmary).len(), realm.wounded().into(), "{state}");
        realm.cards().for_each(&mut count);
    }
    assert_eq!(state.deck().count(), state.deck_left(), "{state}");
    let display = state.display().cards().map(|(_, card, _)| card);
    display.chain(state.deck()).for_each(count);
    assert_eq!(counts.iter().sum::<usize>(), state.config().cards(), "{state}");
    for (kind, count) in KINDS.iter().zip(counts) {
        assert!(count <= usize::from(kind.tier1 + kind.tier2), "{count} of {kind:?} in {state}");
    }

    // The moves are listed in their documented order, and so each of them once.
    let moves = state.legal_moves();
    assert_eq!(moves.is_empty(), state.is_over(), "{state}");
    assert!(moves.is_sorted_by(|a, b| order(*a) < order(*b)), "{:?} in {state}", &*moves);
}

/// A state and what is known of it can be written and read; what is known can be imagined.
pub fn check_texts(state: &State) {
    let view = state.view();
    let mut rng = Xoshiro256PlusPlus::seed_from_u64(state.ply() as u64);
    assert_eq!(view.imagine(&mut rng).view(), view, "{state}");
    assert_eq!(state.to_string().parse().as_ref(), Ok(state), "{state}");
    assert_eq!(view.to_string().parse().as_ref(), Ok(&view), "{view}");
}

fn order(m: Move) -> (Space, Character, i8) {
    let extra = match m.extra() {
        Extra::None => 0,
        Extra::HealTo(to) => to as i8,
        Extra::Trade(meeples) => meeples,
        Extra::Announce => 1,
    };
    (m.space(), m.character(), extra)
}

/// Plays a listed move and checks all that can be told of it. Returns what happened.
pub fn play(state: &mut State, m: Move) -> Vec<Event> {
    let before = *state;
    let mut events = Vec::new();
    state.play(m, &mut events).expect("a listed move is legal");

    let mut unheard = before;
    unheard.play(m, &mut ()).expect("a listed move is legal");
    assert_eq!(unheard, *state, "{m} in {before} is another move when nobody listens");
    let preview = before.preview(m, &mut ()).expect("a listed move is legal");
    assert!(preview.realms().eq(state.realms()), "{m} in {before}");

    assert_eq!(state.ply(), before.ply() + 1);
    let drawn = before.deck().next();
    assert!(state.deck().eq(before.deck().skip(1)), "{m} in {before}");
    let refilled = events.iter().find_map(|event| match event {
        Event::Refilled { card, .. } => Some(*card),
        _ => None,
    });
    assert_eq!(refilled, drawn, "{m} in {before}");

    check_events(&before, m, &events, state);
    check_state(state);
    events
}

/// The events alone, without any rule, lead from one state to the other.
fn check_events(before: &State, m: Move, events: &[Event], after: &State) {
    let mut points = by_seat(before, |state, seat| state.realm(seat).points().into());
    let mut meeples = by_seat(before, |state, seat| state.realm(seat).meeples().into());
    let mut wounded = by_seat(before, |state, seat| state.realm(seat).wounded().into());
    let mut lost_by_choice = 0;
    for event in events {
        match *event {
            Event::MeeplesLaid { seat, count } => meeples[seat] -= i32::from(count),
            Event::CardTaken { seat, meeples: found, .. } => meeples[seat] += i32::from(found),
            Event::Gained { seat, gain, .. } => {
                points[seat] += i32::from(gain.points);
                meeples[seat] += i32::from(gain.meeples);
            }
            Event::CardWounded { defender, .. } => wounded[defender] += 1,
            Event::CardHealed { seat, .. } => wounded[seat] -= 1,
            Event::Traded { seat, meeples: bought } => {
                points[seat] -= i32::from(bought);
                meeples[seat] += i32::from(bought);
                lost_by_choice += i32::from(bought.max(0));
            }
            Event::AnnouncementMissed { seat, lost, .. } => {
                points[seat] -= i32::from(lost);
                lost_by_choice += i32::from(lost);
            }
            Event::SurplusCashed { seat, meeples: surplus } => {
                points[seat] += i32::from(surplus);
                meeples[seat] -= i32::from(surplus);
            }
            _ => {}
        }
    }
    for (seat, realm) in after.realms() {
        assert_eq!(points[seat], realm.points().into(), "{m} in {before}");
        assert_eq!(meeples[seat], realm.meeples().into(), "{m} in {before}");
        assert_eq!(wounded[seat], realm.wounded().into(), "{m} in {before}");
        // Points are lost by a trade and by a missed announcement, and only by the own one.
        let least = if seat == before.turn() { lost_by_choice } else { 0 };
        let had = i32::from(before.realm(seat).points());
        assert!(points[seat] >= had - least, "{m} in {before}");
    }
}

fn by_seat(state: &State, value: impl Fn(&State, Seat) -> i32) -> BySeat<i32> {
    BySeat(Seat::ALL.map(|seat| value(state, seat)))
}

/// The score sheet of a finished game is that of the rules, and that of the last turn's events.
pub fn check_scores(state: &State, last_turn: &[Event]) {
    let sheet = state.score_sheet().expect("the game is over");
    assert_eq!(sheet, by_the_book(state), "{state}");

    let mut told = sheet.scores;
    for (seat, realm) in state.realms() {
        told[seat] = Score { play: realm.points(), ..Score::default() };
    }
    for event in last_turn {
        match *event {
            Event::WoundedScored { seat, wounded, points } => {
                assert_eq!(wounded, state.realm(seat).wounded());
                told[seat].infirmary += points;
            }
            Event::VarietyScored { seat, points, .. } => told[seat].variety += points,
            Event::MajorityScored { seat, location, points, .. } => {
                let character = location.character().expect("the Infirmary has no majority");
                told[seat].majority[character] += points;
            }
            _ => {}
        }
    }
    assert_eq!(told, sheet.scores, "{state}");
    assert_eq!(last_turn.last(), Some(&Event::GameOver { sheet }), "{state}");
}

/// Final scoring once more, written from the rulebook.
fn by_the_book(state: &State) -> ScoreSheet {
    let Config { sides, ties, .. } = *state.config();
    let most_wounded = state.realms().map(|(_, realm)| realm.wounded()).max();
    let mut sheet = ScoreSheet {
        players: state.config().players,
        scores: BySeat::default(),
        winners: BySeat::default(),
    };
    for (seat, realm) in state.realms() {
        let wounded = i16::from(realm.wounded());
        let most = wounded > 0 && Some(realm.wounded()) == most_wounded;
        let score = &mut sheet.scores[seat];
        score.play = realm.points();
        score.infirmary = match sides.side(Location::Infirmary) {
            Side::A => -wounded,
            Side::B => -2 * wounded - if most { 10 } else { 0 },
        };
        let held = Character::ALL.into_iter().filter(|&character| realm.count(character) > 0);
        score.variety = (held.clone().count() as u16).pow(2);
        for character in held {
            let others = state.realms().map(|(_, realm)| realm.count(character));
            if others.max() == Some(realm.count(character)) {
                let location = character.location();
                score.majority[character] = location.side(sides.side(location)).majority.unwrap();
            }
        }
    }
    let rank = |seat: Seat| match ties {
        Ties::Shared => (sheet.scores[seat].total(), 0),
        Ties::Meeples => (sheet.scores[seat].total(), state.realm(seat).meeples()),
    };
    let best = state.realms().map(|(seat, _)| rank(seat)).max();
    sheet.winners = BySeat(
        Seat::ALL
            .map(|seat| seat.index() < state.config().players.count() && Some(rank(seat)) == best),
    );
    sheet
}
