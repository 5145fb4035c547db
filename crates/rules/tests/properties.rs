//! What holds for every game, whatever the set-up, the cards and the moves.

mod common;

use common::{any_of, games, rng};
use majesty_rules::{
    BySeat, Card, Character, Deal, DeckRule, Event, Extra, KINDS, Location, Move, Players, Record,
    Space, State, TIER2, View, WORKER_CARD, below, perft,
};
use proptest::prelude::*;

/// Every move that can be written, legal or not.
fn all_moves() -> impl Iterator<Item = Move> {
    let heals = Character::ALL.into_iter().map(Extra::HealTo);
    let trades = (-9..=9).map(Extra::Trade);
    let extras: Vec<Extra> =
        [Extra::None, Extra::Announce].into_iter().chain(heals).chain(trades).collect();
    Space::ALL.into_iter().flat_map(move |space| {
        let extras = extras.clone();
        Character::ALL.into_iter().flat_map(move |character| {
            let plain = Move::new(space, character);
            extras.clone().into_iter().map(move |extra| plain.with(extra))
        })
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, ..ProptestConfig::default() })]

    #[test]
    fn a_move_is_legal_exactly_if_it_is_listed(record in games()) {
        let state = record.state();
        let listed = state.legal_moves();
        for m in all_moves() {
            prop_assert_eq!(state.check(m).is_ok(), listed.contains(&m), "{} in {}", m, state);
        }
    }

    #[test]
    fn a_refused_move_changes_nothing(record in games()) {
        let before = record.state();
        for m in all_moves() {
            let mut state = before;
            if state.play(m, &mut ()).is_err() {
                prop_assert_eq!(state, before);
            }
        }
    }

    #[test]
    fn moves_are_listed_once_and_in_the_documented_order(record in games()) {
        let extra = |m: &Move| match m.extra() {
            Extra::None => (0, 0),
            Extra::HealTo(character) => (0, character as i8),
            Extra::Trade(meeples) => (0, meeples),
            Extra::Announce => (1, 0),
        };
        let keys: Vec<_> = record
            .state()
            .legal_moves()
            .iter()
            .map(|m| (m.space(), m.character(), extra(m)))
            .collect();
        prop_assert!(keys.is_sorted_by(|a, b| a < b), "{:?}", keys);
    }

    #[test]
    fn a_counted_move_is_the_listed_one(record in games()) {
        for turn in record.replay() {
            let state = turn.before;
            let (listed, counted) = (state.legal_moves(), state.count_moves());
            prop_assert_eq!(counted.len(), listed.len(), "{}", state);
            prop_assert_eq!(counted.is_empty(), listed.is_empty());
            for (n, &m) in listed.iter().enumerate() {
                prop_assert_eq!(counted.nth(n), m, "{} in {}", n, state);
            }
        }
        prop_assert_eq!(record.state().count_moves().len(), record.state().legal_moves().len());
    }

    #[test]
    fn what_is_printed_is_read_back(record in games()) {
        let text = record.to_string();
        prop_assert_eq!(text.parse::<Record>(), Ok(record.clone()));
        let state = record.state();
        prop_assert_eq!(state.to_string().parse::<State>(), Ok(state));
        prop_assert_eq!(state.view().to_string().parse::<View>(), Ok(state.view()));
        for m in state.legal_moves().iter() {
            prop_assert_eq!(m.to_string().parse::<Move>(), Ok(*m));
        }
    }

    #[test]
    fn listening_changes_nothing(record in games()) {
        let mut silent = State::start(record.deal());
        for (turn, &m) in record.replay().zip(record.moves()) {
            silent.play_listed(m, &mut ());
            prop_assert_eq!(turn.after, silent);
        }
    }

    #[test]
    fn taking_back_is_playing_again(record in games(), back in 0..48usize) {
        let keep = record.moves().len().saturating_sub(back);
        let mut shorter = Record::new(*record.deal(), record.names().to_vec())?;
        let mut earlier = State::start(record.deal());
        for &m in &record.moves()[..keep] {
            earlier.play_listed(m, &mut ());
            shorter.push(m).map_err(|illegal| TestCaseError::fail(illegal.to_string()))?;
        }
        prop_assert_eq!(record.state_after(keep), earlier);
        prop_assert_eq!(shorter.state(), earlier);
    }

    /// The events alone are enough to follow a game: whoever keeps count of them has the realms,
    /// the display, the points and the meeples right after every turn, and the final scores.
    #[test]
    fn the_events_tell_everything(record in games()) {
        let mut follower = Follower::new(&State::start(record.deal()));
        for turn in record.replay() {
            for event in &turn.events {
                follower.follow(event);
            }
            follower.agrees_with(&turn.after).map_err(TestCaseError::fail)?;
        }
    }

    #[test]
    fn games_that_differ_in_unseen_cards_alone_look_alike(record in games(), seed: u64) {
        let other = with_other_unseen_cards(&record, seed);
        let state = record.state();
        prop_assert_eq!(other.view(), state.view());
        prop_assert_eq!(other.view().to_string(), state.view().to_string());
    }

    #[test]
    fn an_imagined_state_fits_its_view(record in games(), seed: u64) {
        let view = record.state().view();
        let imagined = view.imagine(&mut rng(seed));
        prop_assert_eq!(imagined.view(), view);
        prop_assert_eq!(imagined.to_string().parse::<State>(), Ok(imagined));
    }

    #[test]
    fn a_preview_is_the_turn_without_the_refill(record in games()) {
        let state = record.state();
        for &m in state.legal_moves().iter() {
            let (mut before, mut after) = (Vec::new(), Vec::new());
            let preview = state.preview(m, &mut before).expect("a listed move is legal");
            let mut next = state;
            next.play_listed(m, &mut after);
            prop_assert_eq!(preview.score_if_over_now(), next.score_if_over_now());
            prop_assert_eq!(&after[..before.len()], &before[..]);
        }
    }

    /// Looking ahead from a view, with the card that then comes, leads to the next view.
    #[test]
    fn a_view_can_be_followed(record in games()) {
        let mut view = State::start(record.deal()).view();
        for turn in record.replay() {
            let drawn = turn.before.deck().next();
            let expected = drawn.is_none_or(|drawn| view.next_cards().any(|(card, _)| card == drawn));
            prop_assert!(expected);
            view = view.after(turn.m, drawn);
            prop_assert_eq!(view, turn.after.view());
        }
    }

    /// What is seen at a glance is what happens, where no card is healed and nothing traded.
    #[test]
    fn a_prospect_is_what_the_move_brings(record in games()) {
        let state = record.state();
        for &m in state.legal_moves().iter() {
            let prospect = state.prospect(m.character());
            let mut events = Vec::new();
            state.preview(m, &mut events).expect("a listed move is legal");
            let heals = events.iter().any(|event| matches!(event, Event::CardHealed { .. }));
            prop_assert_eq!(heals, prospect.heals);
            if heals {
                continue;
            }
            let (mut gain, mut others, mut wounds) = ((0, 0), 0, 0);
            for event in &events {
                match event {
                    Event::Gained { seat, gain: more, .. } if *seat == state.turn() => {
                        gain = (gain.0 + more.points, gain.1 + more.meeples);
                    }
                    Event::Gained { gain, .. } => others += gain.points,
                    Event::CardWounded { .. } => wounds += 1,
                    _ => {}
                }
            }
            prop_assert_eq!(gain, (prospect.gain.points, prospect.gain.meeples));
            prop_assert_eq!((others, wounds), (prospect.others, prospect.wounds));
        }
    }

    #[test]
    fn perft_counts_what_it_walks(record in games()) {
        let state = record.state();
        let mut ways = 0;
        for &m in state.legal_moves().iter() {
            let mut next = state;
            next.play_listed(m, &mut ());
            ways += next.legal_moves().len().max(1) as u64;
        }
        prop_assert_eq!(perft(&state, 2), ways.max(1));
    }

    #[test]
    fn any_text_is_read_without_a_panic(text: String) {
        let _ = text.parse::<Record>();
        let _ = text.parse::<Move>();
        let _ = text.parse::<State>();
        let _ = text.parse::<View>();
    }

    /// A record with one character changed is refused with a place inside it, or still a record.
    #[test]
    fn a_damaged_record_is_refused_where_it_is_damaged(
        record in games(),
        at: prop::sample::Index,
        to: char,
    ) {
        let mut letters: Vec<char> = record.to_string().chars().collect();
        let at = at.index(letters.len());
        letters[at] = to;
        let text: String = letters.into_iter().collect();
        if let Err(error) = text.parse::<Record>() {
            let lines = text.lines().count();
            prop_assert!(error.line <= lines + 1, "{error}");
            let columns = text.lines().nth(error.line - 1).map_or(0, |line| line.chars().count());
            prop_assert!(error.column <= columns + 1, "{error}");
        } else {
            let again = text.parse::<Record>().map(|record| record.to_string());
            prop_assert_eq!(again.as_deref().map(str::parse), Ok(text.parse::<Record>()));
        }
    }
}

/// The same game with the cards that nobody has seen in another order, and, where tier 1 is not
/// used up, with other cards of it left out.
fn with_other_unseen_cards(record: &Record, seed: u64) -> State {
    let mut rng = rng(seed);
    let config = *record.config();
    let cards = record.deal().cards();
    let (seen, unseen) = cards.split_at(cards.len() - record.state().deck_left());
    let mut shuffle = |cards: &mut Vec<Card>| {
        for i in (1..cards.len()).rev() {
            cards.swap(i, below(&mut rng, i as u32 + 1) as usize);
        }
    };
    let (top, bottom) = match config.deck {
        DeckRule::Standard => unseen.split_at(unseen.len().saturating_sub(TIER2)),
        DeckRule::Together => unseen.split_at(unseen.len()),
    };
    let (mut top, mut bottom) = (top.to_vec(), bottom.to_vec());
    if config.deck == DeckRule::Standard && !top.is_empty() {
        // Any card of tier 1 that was not seen could be in the deck.
        let top_len = top.len();
        top = Card::kinds()
            .flat_map(|card| {
                let seen = seen.iter().filter(|&&other| other == card).count();
                std::iter::repeat_n(card, usize::from(KINDS[card.index()].tier1) - seen)
            })
            .collect();
        shuffle(&mut top);
        top.truncate(top_len);
    }
    shuffle(&mut top);
    shuffle(&mut bottom);
    let order: Vec<Card> = seen.iter().copied().chain(top).chain(bottom).collect();
    let deal = Deal::from_cards(config, &order).expect("the deck could be in this order");
    let mut state = State::start(&deal);
    for &m in record.moves() {
        state.play(m, &mut ()).expect("the same cards are on the table");
    }
    state
}

/// Somebody who knows a game from its events alone.
struct Follower {
    points: BySeat<i32>,
    meeples: BySeat<i32>,
    piles: BySeat<[Vec<Card>; 8]>,
    display: Vec<(Card, u8)>,
}

impl Follower {
    fn new(start: &State) -> Self {
        Self {
            points: BySeat::default(),
            meeples: BySeat([WORKER_CARD.into(); 4]),
            piles: BySeat(std::array::from_fn(|_| std::array::from_fn(|_| Vec::new()))),
            display: start.display().cards().map(|(_, card, meeples)| (card, meeples)).collect(),
        }
    }

    fn follow(&mut self, event: &Event) {
        const INFIRMARY: usize = Location::Infirmary as usize;
        match *event {
            Event::MeeplesLaid { seat, count } => {
                self.meeples[seat] -= i32::from(count);
                self.display.iter_mut().take(count.into()).for_each(|(_, meeples)| *meeples += 1);
            }
            Event::CardTaken { seat, space, card, meeples } => {
                let taken = self.display.remove(space.cost().into());
                assert_eq!(taken, (card, meeples));
                self.meeples[seat] += i32::from(meeples);
            }
            Event::CardPlaced { seat, card, character } => {
                assert!(card.shows(character));
                self.piles[seat][character as usize].push(card);
            }
            Event::Gained { seat, gain, .. } => {
                assert!(!gain.is_nothing());
                self.points[seat] += i32::from(gain.points);
                self.meeples[seat] += i32::from(gain.meeples);
            }
            Event::CardWounded { defender, card, character, .. } => {
                let fallen = self.piles[defender][character as usize].pop();
                assert_eq!(fallen, Some(card));
                assert!(self.piles[defender][..character as usize].iter().all(Vec::is_empty));
                self.piles[defender][INFIRMARY].push(card);
            }
            Event::CardHealed { seat, card, character } => {
                assert_eq!(self.piles[seat][INFIRMARY].pop(), Some(card));
                self.piles[seat][character as usize].push(card);
            }
            Event::Traded { seat, meeples } => {
                self.meeples[seat] += i32::from(meeples);
                self.points[seat] -= i32::from(meeples);
            }
            Event::AnnouncementMissed { seat, lost, .. } => self.points[seat] -= i32::from(lost),
            Event::SurplusCashed { seat, meeples } => {
                self.meeples[seat] -= i32::from(meeples);
                self.points[seat] += i32::from(meeples);
            }
            Event::Refilled { card, space, .. } => {
                assert_eq!(self.display.len(), usize::from(space.cost()));
                self.display.push((card, 0));
            }
            Event::WoundedScored { seat, wounded, points } => {
                assert_eq!(self.piles[seat][INFIRMARY].len(), usize::from(wounded));
                self.points[seat] += i32::from(points);
            }
            Event::VarietyScored { seat, points, .. } => self.points[seat] += i32::from(points),
            Event::MajorityScored { seat, location, cards, points } => {
                assert_eq!(self.piles[seat][location as usize].len(), usize::from(cards));
                self.points[seat] += i32::from(points);
            }
            Event::GameOver { sheet } => {
                assert_eq!(self.points, sheet.scores.map(|score| score.total()));
            }
            Event::AttackRepelled { .. }
            | Event::AttackFoundNobody { .. }
            | Event::Announced { .. } => {}
        }
    }

    fn agrees_with(&self, state: &State) -> Result<(), String> {
        let sheet = state.score_sheet();
        for (seat, realm) in state.realms() {
            let points = sheet.map_or(realm.points().into(), |sheet| sheet.scores[seat].total());
            let piles: [Vec<Card>; 8] =
                Location::ALL.map(|location| realm.pile(location).from_bottom().collect());
            if self.points[seat] != points
                || self.meeples[seat] != i32::from(realm.meeples())
                || self.piles[seat] != piles
            {
                return Err(format!("seat {} differs in {state}", seat.number()));
            }
        }
        let display = state.display().cards().map(|(_, card, meeples)| (card, meeples));
        if !display.eq(self.display.iter().copied()) {
            return Err(format!("the display differs in {state}"));
        }
        Ok(())
    }
}

/// Whoever may not see the deck is dealt every order of it alike: over many imagined states each
/// unseen card of tier 2 is as often the next one.
#[test]
fn imagined_decks_are_fair() {
    const DRAWS: u32 = 270_000;
    let deal = Deal::new(majesty_rules::Config::new(Players::Two), 1);
    let view = State::start(&deal).view();
    let (_, tier2) = view.unseen();
    let mut rng = rng(1);
    let mut next = [0u32; KINDS.len()];
    for _ in 0..DRAWS {
        let card = view.imagine(&mut rng).deck().next().expect("the deck is full");
        next[card.index()] += 1;
    }
    for card in Card::kinds() {
        let copies = tier2.iter().filter(|&&other| other == card).count() as f64;
        let expected = f64::from(DRAWS) * copies / TIER2 as f64;
        let deviation = (f64::from(next[card.index()]) - expected).abs();
        assert!(
            deviation <= 5.0 * expected.sqrt(),
            "{card}: {} for {expected}",
            next[card.index()]
        );
    }
}

#[test]
fn a_listed_move_is_found_in_every_position() {
    let mut rng = rng(5);
    let mut state = State::start(&Deal::new(majesty_rules::Config::new(Players::Four), 5));
    while !state.is_over() {
        let moves = state.legal_moves();
        assert!(!moves.is_empty());
        state.play_listed(any_of(&moves, &mut rng), &mut ());
    }
    assert!(state.legal_moves().is_empty());
}
