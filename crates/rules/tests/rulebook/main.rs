//! Every worked example of the five rulebooks, with the rulebooks' own numbers.
//!
//! Each test names the books that it is from: `en`, `de`, `de-short` (the German short version),
//! `nl` and `ru`. Their pictures are lost, so a position is one of those that fit the words.

mod abilities;
mod final_scoring;
mod setup;
mod side_b;
mod special;
mod turn;

use majesty_rules::{
    Ability, Card, Character, Event, Gain, Group, KINDS, Location, ROUNDS, Reason, SPACES, Seat,
    State,
};

/// The one whom the books call "you". It is this player's turn.
const YOU: Seat = Seat::First;
/// The next player round the table.
const RIVAL: Seat = Seat::Second;
/// The player after that, in examples that need one.
const THIRD: Seat = Seat::Third;

/// A position of which only what the example speaks of is given.
///
/// It is made whole with fillers, so that all players have taken equally many cards and all sixty
/// are somewhere. In a realm a filler lies as far right as any card left in the box can: most are
/// Nobles, up to nine of them. An attack reaches them last, and on side A no location counts Nobles
/// but the Castle. The player with the most cards gets none, unless the position is padded
/// further. In the display fillers come after the cards that are given.
#[derive(Clone)]
struct Example {
    sides: &'static str,
    ties: &'static str,
    announce: &'static str,
    realms: Vec<(u16, u8, &'static str)>,
    display: &'static str,
}

fn side_a() -> Example {
    let (ties, announce) = ("shared", "off");
    Example { sides: "AAAAAAAA", ties, announce, realms: Vec::new(), display: "" }
}

fn side_b() -> Example {
    Example { sides: "BBBBBBBB", ..side_a() }
}

impl Example {
    /// The next player's points, meeples and cards. A card lies where its first character lives,
    /// unless `>` says that it was placed as another (`BW>W`) or is wounded (`M>8`).
    fn realm(mut self, points: u16, meeples: u8, cards: &'static str) -> Self {
        self.realms.push((points, meeples, cards));
        self
    }

    /// The front of the display: cards, each with the number of meeples on it, if any.
    fn display(mut self, cards: &'static str) -> Self {
        self.display = cards;
        self
    }

    /// The tie goes to the player with more meeples.
    fn ties_by_meeples(mut self) -> Self {
        self.ties = "meeples";
        self
    }

    /// The house rule is on.
    fn announce(mut self) -> Self {
        self.announce = "on";
        self
    }

    /// The position, with as many cards for each player as the one with the most has.
    fn state(self) -> State {
        let taken = self.realms.iter().map(|(.., cards)| cards.split_whitespace().count()).max();
        self.padded_to(taken.unwrap_or(0))
    }

    /// The position at the end of the game.
    fn finished(self) -> State {
        self.padded_to(ROUNDS.into())
    }

    /// The position with so many cards for each player. One player alone gets an opponent.
    fn padded_to(mut self, taken: usize) -> State {
        if self.realms.len() < 2 {
            self = self.realm(0, 5, "");
        }
        let mut supply = Supply::whole_box();
        let mut realms: Vec<_> =
            self.realms.iter().map(|(.., cards)| supply.realm(cards)).collect();
        let mut display: Vec<String> = Vec::new();
        for word in self.display.split_whitespace() {
            supply.take(word.trim_end_matches(char::is_numeric));
            display.push(word.to_owned());
        }
        for piles in &mut realms {
            while piles.iter().flatten().count() < taken {
                let (card, location) = supply.filler();
                piles[location as usize].push(card.to_string());
            }
        }
        let rest: Vec<String> = supply.0.iter().map(ToString::to_string).collect();
        let (back, deck) = rest.split_at(SPACES - display.len());
        display.extend_from_slice(back);

        let realms = self.realms.iter().zip(&realms).map(|((points, meeples, _), piles)| {
            let piles: Vec<String> = piles.iter().map(|pile| pile.join(".")).collect();
            format!("{points}:{meeples}:{}", piles.join("/"))
        });
        let realms: Vec<String> = realms.collect();
        let text = format!(
            "{} together {} {} {} {} {} {}",
            self.sides,
            self.ties,
            self.announce,
            taken * realms.len(),
            realms.join("|"),
            display.join("."),
            deck.join("."),
        );
        text.parse().unwrap_or_else(|error| panic!("{text}: {error}"))
    }
}

/// The cards of the box that the example has not used yet.
struct Supply(Vec<Card>);

impl Supply {
    fn whole_box() -> Self {
        let cards = Card::kinds().flat_map(|card| {
            let kind = &KINDS[card.index()];
            std::iter::repeat_n(card, (kind.tier1 + kind.tier2).into())
        });
        Self(cards.collect())
    }

    fn take(&mut self, name: &str) -> Card {
        let place = self.0.iter().position(|&other| other == card(name));
        self.0.remove(place.unwrap_or_else(|| panic!("no {name} is left in the box")))
    }

    fn realm(&mut self, cards: &str) -> [Vec<String>; Location::ALL.len()] {
        let mut piles = [const { Vec::new() }; Location::ALL.len()];
        for word in cards.split_whitespace() {
            let (name, to) = word.split_once('>').unwrap_or((word, &word[..1]));
            let character = to.chars().next().and_then(Character::from_letter);
            let location = character.map_or(Location::Infirmary, Character::location);
            piles[location as usize].push(self.take(name).to_string());
        }
        piles
    }

    fn filler(&mut self) -> (Card, Location) {
        let rightmost = |card: &Card| card.characters().last();
        let filler = *self.0.iter().max_by_key(|&card| rightmost(card)).expect("sixty are enough");
        let location = rightmost(&filler).expect("a card shows somebody").location();
        (self.take(&filler.to_string()), location)
    }
}

fn card(name: &str) -> Card {
    name.parse().expect("the name is a card's")
}

/// Plays a turn and tells all that happened in it.
fn play_telling_all(state: &mut State, word: &str) -> Vec<Event> {
    let mut events = Vec::new();
    let m = word.parse().expect("the word is a move's");
    state.play(m, &mut events).expect("the move is legal");
    events
}

/// Plays a turn and tells what came of it: all but how the card got to its place and what refilled
/// the display. Nothing else happened, so no other location was activated.
fn play(state: &mut State, word: &str) -> Vec<Event> {
    let mut events = play_telling_all(state, word);
    events.retain(|event| {
        !matches!(
            event,
            Event::MeeplesLaid { .. }
                | Event::CardTaken { .. }
                | Event::CardPlaced { .. }
                | Event::Refilled { .. }
        )
    });
    events
}

/// A gain of points alone from one line of a location card.
fn gained(seat: Seat, points: u16, location: Location, ability: Ability) -> Event {
    gained_both(seat, (points, 0), location, ability)
}

/// A gain of points and meeples from one line of a location card.
fn gained_both(
    seat: Seat,
    (points, meeples): (u16, u8),
    location: Location,
    ability: Ability,
) -> Event {
    let reason = Reason { location, ability };
    Event::Gained { seat, gain: Gain { points, meeples }, reason }
}

/// The line of a location card that pays points and meeples for each card of a group.
fn per(each: &[Character], points: u16, meeples: u8) -> Ability {
    Ability::Per { each: Group::of(each), gain: Gain { points, meeples } }
}
