//! A position as one line of text, so that any can be set up, tested and shared.
//!
//! Eight fields with a space between them:
//!
//! ```text
//! AAAAAAAA standard shared off 3 4:3:M.MB///////|0:5:///////|… M1.W1.G.KI.B.N ?M.M.B/W.K
//! ```
//!
//! 1. the sides, 2. the deck, 3. the tie rule and 4. the house rule, as in a record;
//! 5. the number of moves made;
//! 6. the realms in seat order with `|` between them: points, meeples and the cards at the eight
//!    locations, the oldest first, with `.` between cards and `/` between locations;
//! 7. the display from its front, each card followed by the number of meeples on it, if any;
//! 8. the deck in the order of drawing, `-` when it is empty: then it is a [`State`]. Or `?` and the
//!    cards that nobody has seen, tier 1 (unused ones included), `/`, tier 2: then it is a [`View`],
//!    which can be shared while the game goes on.

use std::{fmt, str::FromStr};

use crate::{
    CARDS, Card, CardCounts, Config, DeckRule, Location, ParseError, Players, ROUNDS, Realm,
    SPACES, Seat, SidesError, Space, State, TIER2, Table, Ties, View, WORKER_CARD, state::Deck,
    text::Piece,
};

/// The most points that a text may give a player before the first move, far more than any game
/// reaches. The limit grows with each move by more than a move gains, so that whatever is played
/// from a position can be written and read, too.
const MAX_POINTS: usize = 9_999;
const MAX_POINTS_A_MOVE: usize = 400;
/// The most meeples on a card before the first move; a move lays one on a card.
const MAX_MEEPLES_ON_CARD: usize = 60;
// What a row can count.
const _: () = assert!(MAX_MEEPLES_ON_CARD + 4 * ROUNDS as usize + (WORKER_CARD as usize) < 128);

/// Why a text is no position, and where.
pub type PositionError = ParseError<PositionProblem>;

/// What can be wrong with a position.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PositionProblem {
    /// Too few or too many fields.
    #[error(
        "a position has eight fields: sides, deck, ties, announce, moves made, realms, display, deck"
    )]
    Fields,
    /// A word that is none of the possible ones.
    #[error("expected \"{0}\" or \"{1}\"")]
    Word(&'static str, &'static str),
    /// Sides that are not eight letters.
    #[error(transparent)]
    Sides(SidesError),
    /// Not two to four realms.
    #[error("expected two to four realms, separated by |")]
    Realms,
    /// A realm that is not points, meeples and piles.
    #[error("a realm is points:meeples: and the cards at eight locations, separated by /")]
    Realm,
    /// A number that is missing or too large.
    #[error("expected a number from 0 to {0}")]
    Number(u32),
    /// Something that is no card.
    #[error("\"{0}\" isn't a card of this game")]
    Card(String),
    /// A card at a location where it can't lie.
    #[error("{card} can't lie at the {location}")]
    Elsewhere {
        /// The card.
        card: Card,
        /// The location.
        location: Location,
    },
    /// A player with too many or too few cards for the number of moves.
    #[error("after this many moves, this player must have {expected} cards, not {found}")]
    Taken {
        /// The number that the moves give.
        expected: usize,
        /// The number that lies there.
        found: usize,
    },
    /// A display of the wrong length.
    #[error("the display must hold {expected} cards here, not {found}")]
    Display {
        /// The number that the moves give.
        expected: usize,
        /// The number given.
        found: usize,
    },
    /// A deck of the wrong length.
    #[error("the deck must hold {expected} cards here, not {found}")]
    DeckLength {
        /// The number that the moves give.
        expected: usize,
        /// The number given.
        found: usize,
    },
    /// Cards that can't be in this deck or on this table together.
    #[error("the cards on the table and in the deck don't add up to the game's cards")]
    Cards,
    /// A deck that is known where it must be unknown, or the other way round.
    #[error("the last field {0}")]
    LastField(&'static str),
}

impl fmt::Display for State {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let deck = join(self.deck());
        write!(f, "{} {}", Fields(&self.table), if deck.is_empty() { "-" } else { &deck })
    }
}

impl fmt::Display for View {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (tier1, tier2) = self.unseen();
        write!(f, "{} ?{}/{}", Fields(self), join(tier1), join(tier2))
    }
}

/// The first seven fields.
struct Fields<'a>(&'a Table);

impl fmt::Display for Fields<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Config { sides, deck, ties, announce, .. } = self.0.config();
        let announce = if *announce { "on" } else { "off" };
        write!(f, "{sides} {} {} {announce} {} ", deck.word(), ties.word(), self.0.ply())?;
        for (seat, realm) in self.0.realms() {
            let bar = if seat == Seat::First { "" } else { "|" };
            write!(f, "{bar}{}:{}:", realm.points(), realm.meeples())?;
            for location in Location::ALL {
                let slash = if location == Location::Mill { "" } else { "/" };
                write!(f, "{slash}{}", join(realm.pile(location).from_bottom()))?;
            }
        }
        let display = self.0.display().cards().map(|(_, card, meeples)| match meeples {
            0 => card.to_string(),
            _ => format!("{card}{meeples}"),
        });
        write!(f, " {}", join(display))
    }
}

fn join(items: impl IntoIterator<Item = impl ToString>) -> String {
    let items: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    items.join(".")
}

impl FromStr for State {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let (table, last) = parse_table(text)?;
        if last.text.starts_with('?') {
            return last.fail(PositionProblem::LastField(
                "must list the cards of the deck in draw order, or be -",
            ));
        }
        let cards = if last.text == "-" { Vec::new() } else { parse_cards(last)? };
        check_length(table.deck_left(), cards.len(), last)?;
        let bottom = match table.config.deck {
            DeckRule::Standard => cards.len().min(TIER2),
            DeckRule::Together => 0,
        };
        let (top, bottom) = cards.split_at(cards.len() - bottom);
        check_cards(&table, &[top, bottom], last)?;
        Ok(Self { table, deck: Deck::from_draw_order(&cards) })
    }
}

impl FromStr for View {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let (table, last) = parse_table(text)?;
        let tiers = last.text.strip_prefix('?').and_then(|unseen| unseen.split_once('/'));
        let Some((first, _)) = tiers else {
            return last.fail(PositionProblem::LastField(
                "must be ? and the unseen cards of tier 1, a slash, and those of tier 2",
            ));
        };
        let (tier1, tier2) = (last.part(1, 1 + first.len()), last.from(2 + first.len()));
        let (first, second) = (parse_cards(tier1)?, parse_cards(tier2)?);
        let below = match table.config.deck {
            DeckRule::Standard => table.deck_left().min(TIER2),
            DeckRule::Together => 0,
        };
        check_length(below, second.len(), tier2)?;
        check_length(CARDS - table.cards().count() - below, first.len(), tier1)?;
        let [tier1, tier2] = check_cards(&table, &[&first, &second], last)?;
        Ok(Self::new(&table, tier1, tier2))
    }
}

fn split_exactly<const N: usize>(
    piece: Piece<'_>,
    separator: char,
    problem: PositionProblem,
) -> Result<[Piece<'_>; N], PositionError> {
    let parts: Vec<Piece> = piece.split(separator).collect();
    parts.try_into().or_else(|_| piece.fail(problem))
}

fn number(piece: Piece, max: u32) -> Result<u32, PositionError> {
    let digits = !piece.text.is_empty() && piece.text.bytes().all(|b| b.is_ascii_digit());
    let canonical = piece.text == "0" || !piece.text.starts_with('0');
    match piece.text.parse() {
        Ok(number) if digits && canonical && number <= max => Ok(number),
        _ => piece.fail(PositionProblem::Number(max)),
    }
}

fn one_of<T: Copy>(
    piece: Piece,
    values: [T; 2],
    word: impl Fn(T) -> &'static str,
) -> Result<T, PositionError> {
    piece.one_of(values, word).or_else(|[one, other]| piece.fail(PositionProblem::Word(one, other)))
}

fn parse_table(text: &str) -> Result<(Table, Piece<'_>), PositionError> {
    let line = Piece { line: 1, column: 1, text };
    let [sides, deck, ties, announce, ply, realms, display, last] =
        split_exactly(line, ' ', PositionProblem::Fields)?;
    let realm_texts: Vec<Piece> = realms.split('|').collect();
    let Some(players) = Players::new(realm_texts.len()) else {
        return realms.fail(PositionProblem::Realms);
    };
    let config = Config {
        players,
        sides: sides.text.parse().or_else(|error| sides.fail(PositionProblem::Sides(error)))?,
        deck: one_of(deck, DeckRule::ALL, DeckRule::word)?,
        ties: one_of(ties, Ties::ALL, Ties::word)?,
        announce: one_of(announce, [false, true], |on| if on { "on" } else { "off" })?,
    };
    let plies = number(ply, config.plies() as u32)? as usize;
    let mut table = Table::new(config);
    table.round = (plies / players.count()) as u8;
    table.turn = Seat::ALL[plies % players.count()];
    for (seat, piece) in players.seats().zip(realm_texts) {
        let taken = table.round + u8::from(seat < table.turn);
        let max_points = MAX_POINTS + plies * MAX_POINTS_A_MOVE;
        table.realms[seat] = parse_realm(piece, taken.into(), max_points)?;
    }
    let to_come = config.cards() - plies;
    parse_display(&mut table, display, SPACES.min(to_come))?;
    table.deck_left = (to_come - table.display.len()) as u8;
    Ok((table, last))
}

fn parse_realm(piece: Piece, taken: usize, max_points: usize) -> Result<Realm, PositionError> {
    let [points, meeples, piles] = split_exactly(piece, ':', PositionProblem::Realm)?;
    let mut realm = Realm::default();
    realm.points = number(points, max_points as u32)?;
    realm.meeples = number(meeples, WORKER_CARD.into())? as u8;
    let piles: [Piece; Location::ALL.len()] = split_exactly(piles, '/', PositionProblem::Realm)?;
    let mut found = 0;
    for (location, pile) in Location::ALL.into_iter().zip(piles) {
        let cards = parse_cards(pile)?;
        found += cards.len();
        if found > taken {
            return piece.fail(PositionProblem::Taken { expected: taken, found });
        }
        for card in cards {
            if location.character().is_some_and(|character| !card.shows(character)) {
                return pile.fail(PositionProblem::Elsewhere { card, location });
            }
            realm.put(card, location);
        }
    }
    if found < taken {
        return piece.fail(PositionProblem::Taken { expected: taken, found });
    }
    Ok(realm)
}

fn parse_display(table: &mut Table, piece: Piece, expected: usize) -> Result<(), PositionError> {
    let cards: Vec<Piece> = piece.split('.').collect();
    if cards.len() != expected {
        return piece.fail(PositionProblem::Display { expected, found: cards.len() });
    }
    for (space, card) in Space::ALL.into_iter().zip(cards) {
        let digits = card.text.find(|c: char| c.is_ascii_digit()).unwrap_or(card.text.len());
        let lying = card.from(digits);
        let meeples = match lying.text {
            "" => 0,
            // No meeples are not written.
            "0" => return lying.fail(PositionProblem::Card(card.text.to_owned())),
            _ => number(lying, (MAX_MEEPLES_ON_CARD + table.ply()) as u32)? as u8,
        };
        table.display.put(space, parse_card(card.to(digits))?, meeples);
    }
    Ok(())
}

fn parse_cards(piece: Piece) -> Result<Vec<Card>, PositionError> {
    if piece.text.is_empty() {
        return Ok(Vec::new());
    }
    piece.split('.').map(parse_card).collect()
}

fn parse_card(piece: Piece) -> Result<Card, PositionError> {
    piece.text.parse().or_else(|_| piece.fail(PositionProblem::Card(piece.text.to_owned())))
}

fn check_length(expected: usize, found: usize, piece: Piece) -> Result<(), PositionError> {
    if expected == found {
        Ok(())
    } else {
        piece.fail(PositionProblem::DeckLength { expected, found })
    }
}

/// Checks that the cards on the table and those to come, whose number is right, are together the
/// cards of the deck, and counts those to come.
fn check_cards(
    table: &Table,
    to_come: &[&[Card]; 2],
    piece: Piece,
) -> Result<[CardCounts; 2], PositionError> {
    let mut counts = [CardCounts::NONE; 2];
    for (counts, cards) in counts.iter_mut().zip(to_come) {
        for &card in *cards {
            counts.add(card);
        }
    }
    let [first, second] = counts;
    // What is left of each tier when the cards to come are taken out of the box is on the table,
    // or, of tier 1, unused.
    let mut tiers = match table.config.deck {
        DeckRule::Standard => [CardCounts::tier1(), CardCounts::tier2()],
        DeckRule::Together => [CardCounts::whole_box(), CardCounts::NONE],
    };
    let fits = first.cards().all(|card| tiers[0].remove(card))
        && second.cards().all(|card| tiers[1].remove(card));
    let mut on_table = CardCounts::NONE;
    table.cards().for_each(|card| on_table.add(card));
    // The cards of tier 2 that are not to come are all on the table; what else is there is of
    // tier 1.
    let fits = fits
        && tiers[1].cards().all(|card| on_table.remove(card))
        && on_table.cards().all(|card| tiers[0].remove(card));
    if fits { Ok(counts) } else { piece.fail(PositionProblem::Cards) }
}
