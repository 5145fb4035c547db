//! Reading a record. Whatever bytes come, the answer is a game that follows the rules, or the
//! place and the reason why not.

use std::str::FromStr;

use super::Comment;
use crate::{
    Card, CardsError, Config, Deal, DeckRule, Illegal, Move, ParseError, Players, Record,
    SidesError, State, Ties, WordError, WordProblem, text::Piece,
};

/// The version of the format, as the first tag has it.
pub(super) const VERSION: &str = "1";

/// Why a text is no record, and where.
pub type RecordError = ParseError<RecordProblem>;

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordProblem {
    /// A line that begins with a bracket and is no tag.
    #[error("a tag must look like [Name \"value\"]")]
    TagSyntax,
    /// A tag after the first move.
    #[error("tags must come before the first move")]
    TagAfterMoves,
    /// The same tag twice.
    #[error("duplicate tag {0}")]
    TagTwice(String),
    /// A tag that every record needs.
    #[error("the tag {0} is missing; add it before this line")]
    TagMissing(&'static str),
    /// A format of another version.
    #[error("unsupported record version \"{0}\"; this program reads version {VERSION}")]
    Version(String),
    /// A control character in a value.
    #[error("a record can't contain control characters")]
    Control,
    /// Not two to four seats.
    #[error("a game needs two to four seats: Seat1, Seat2 and so on, without gaps")]
    Seats,
    /// Sides that are not eight letters.
    #[error(transparent)]
    Sides(SidesError),
    /// A value that is none of the two possible ones.
    #[error("expected \"{one}\" or \"{other}\"")]
    Value {
        /// The first possible value.
        one: &'static str,
        /// The second possible value.
        other: &'static str,
    },
    /// A word in the cards that is no card.
    #[error("\"{0}\" isn't a card of this game")]
    Card(String),
    /// Cards that can't be this deck.
    #[error(transparent)]
    Cards(CardsError),
    /// Scores of an unfinished game.
    #[error("only a finished game can have Scores")]
    ScoresTooEarly,
    /// Scores that the moves do not lead to.
    #[error("the moves give the scores \"{0}\"")]
    Scores(String),
    /// A round without its number, or with a wrong one.
    #[error("round {0} must start with \"{0}.\"")]
    RoundNumber(usize),
    /// Something after the last move of a finished game.
    #[error("unexpected text after the end of the game: every player has taken twelve cards")]
    AfterEnd,
    /// A word that is no move.
    #[error("\"{word}\" isn't a move: {problem}")]
    Word {
        /// The word.
        word: String,
        /// What is wrong with it.
        problem: WordProblem,
    },
    /// A move that breaks a rule.
    #[error("{word} isn't legal: {reason}")]
    Illegal {
        /// The move.
        word: Move,
        /// The rule.
        reason: Illegal,
    },
}

/// Tags with a meaning, besides the seats.
const KNOWN: [&str; 7] = ["Majesty", "Sides", "Deck", "Ties", "Announce", "Cards", "Scores"];

/// Whether a tag has a meaning of its own.
pub(super) fn is_known(name: &str) -> bool {
    KNOWN.contains(&name) || seat_number(name).is_some()
}

/// Whether a tag could have this name.
pub(super) fn is_tag_name(name: &str) -> bool {
    !name.is_empty() && name.bytes().all(|b| b.is_ascii_alphanumeric())
}

fn seat_number(name: &str) -> Option<&str> {
    let number = name.strip_prefix("Seat")?;
    (!number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())).then_some(number)
}

impl FromStr for Record {
    type Err = RecordError;

    fn from_str(text: &str) -> Result<Self, RecordError> {
        Parser::default().parse(text, 1)
    }
}

impl Record {
    /// Reads a text with any number of records one after the other. Each begins with its
    /// `[Majesty …]` tag; one that can't be read does not keep the others from being read.
    pub fn parse_all(text: &str) -> Vec<Result<Self, RecordError>> {
        let mut starts = Vec::new();
        let mut offset = 0;
        for (line, content) in (1..).zip(text.split_inclusive('\n')) {
            if begins_record(content) {
                starts.push((offset, line));
            }
            offset += content.len();
        }
        // What stands before the first record belongs to it; without any, all is one bad record.
        match starts.first_mut() {
            Some(first) => *first = (0, 1),
            None => starts.push((0, 1)),
        }
        let ends = starts.iter().skip(1).map(|start| start.0).chain([text.len()]);
        starts
            .iter()
            .zip(ends)
            .map(|(&(start, line), end)| Parser::default().parse(&text[start..end], line))
            .collect()
    }
}

/// Whether a line has the tag with which a record begins, in any spelling that a tag may have.
fn begins_record(line: &str) -> bool {
    let line = line.strip_prefix('\u{feff}').unwrap_or(line).trim_ascii_start();
    let name = line.strip_prefix('[').map(str::trim_ascii_start);
    let rest = name.and_then(|name| name.strip_prefix("Majesty"));
    rest.is_some_and(|rest| !rest.starts_with(|c: char| c.is_ascii_alphanumeric()))
}

/// A tag with its value, and the value as it stands in the text, for errors that point into it.
struct Tag<'a> {
    name: Piece<'a>,
    raw: Piece<'a>,
    value: String,
}

#[derive(Default)]
struct Parser<'a> {
    tags: Vec<Tag<'a>>,
    words: Vec<Piece<'a>>,
    /// With the number of words before each.
    comments: Vec<(usize, Piece<'a>)>,
}

impl<'a> Parser<'a> {
    fn parse(mut self, text: &'a str, first_line: usize) -> Result<Record, RecordError> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        let mut header_end = Piece { line: first_line, column: 1, text: "" };
        for (line, content) in (first_line..).zip(text.lines()) {
            let piece = Piece { line, column: 1, text: content }.trimmed();
            let is_tag = piece.text.starts_with('[');
            let rest = if is_tag { self.read_tag(piece)? } else { piece };
            if is_tag {
                header_end.line = line + 1;
            }
            self.read_words(rest, is_tag)?;
        }
        self.build(header_end)
    }

    /// Reads a tag and returns what follows it in its line.
    fn read_tag(&mut self, piece: Piece<'a>) -> Result<Piece<'a>, RecordError> {
        if !self.words.is_empty() {
            return piece.fail(RecordProblem::TagAfterMoves);
        }
        let name = piece.from(1).trimmed();
        let name_end =
            name.text.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(name.text.len());
        let quote = name.from(name_end).trimmed();
        let name = name.to(name_end);
        if name.text.is_empty() {
            return name.fail(RecordProblem::TagSyntax);
        }
        if !quote.text.starts_with('"') {
            return quote.fail(RecordProblem::TagSyntax);
        }
        let inside = quote.from(1);
        let mut value = String::new();
        let mut letters = inside.text.char_indices();
        let value_end = loop {
            match letters.next() {
                Some((end, '"')) => break end,
                Some((_, '\\')) => match letters.next() {
                    Some((_, escaped @ ('"' | '\\'))) => value.push(escaped),
                    Some((at, _)) => return inside.from(at).fail(RecordProblem::TagSyntax),
                    None => return inside.fail(RecordProblem::TagSyntax),
                },
                Some((at, c)) if c.is_control() => {
                    return inside.from(at).fail(RecordProblem::Control);
                }
                Some((_, c)) => value.push(c),
                None => return inside.fail(RecordProblem::TagSyntax),
            }
        };
        let raw = inside.to(value_end);
        let close = inside.from(value_end + 1).trimmed();
        if !close.text.starts_with(']') {
            return close.fail(RecordProblem::TagSyntax);
        }
        if self.tags.iter().any(|tag| tag.name.text == name.text) {
            return name.fail(RecordProblem::TagTwice(name.text.to_owned()));
        }
        self.tags.push(Tag { name, raw, value });
        Ok(close.from(1).trimmed())
    }

    /// Reads words up to a comment. After a tag only a comment may stand.
    fn read_words(&mut self, piece: Piece<'a>, after_tag: bool) -> Result<(), RecordError> {
        let comment = piece.text.find(';');
        let words = piece.to(comment.unwrap_or(piece.text.len()));
        if after_tag && let Some(word) = words.words().next() {
            return word.fail(RecordProblem::TagSyntax);
        }
        self.words.extend(words.words());
        if let Some(start) = comment {
            let comment = piece.from(start + 1).trimmed();
            if let Some(at) = comment.text.find(char::is_control) {
                return comment.from(at).fail(RecordProblem::Control);
            }
            self.comments.push((self.words.len(), comment));
        }
        Ok(())
    }

    fn build(self, header_end: Piece<'a>) -> Result<Record, RecordError> {
        let find = |name: &'static str| match self.tags.iter().find(|tag| tag.name.text == name) {
            Some(tag) => Ok(tag),
            None => header_end.fail(RecordProblem::TagMissing(name)),
        };
        let version = find("Majesty")?;
        if version.value != VERSION {
            return version.raw.fail(RecordProblem::Version(version.value.clone()));
        }
        let names = self.names(header_end)?;
        let sides = find("Sides")?;
        let config = Config {
            players: Players::new(names.len()).expect("two to four names were read"),
            sides: sides
                .value
                .parse()
                .or_else(|error| sides.raw.fail(RecordProblem::Sides(error)))?,
            deck: one_of(find("Deck")?, DeckRule::ALL, DeckRule::word)?,
            ties: one_of(find("Ties")?, Ties::ALL, Ties::word)?,
            announce: one_of(find("Announce")?, [false, true], |on| if on { "on" } else { "off" })?,
        };
        let deal = read_cards(config, find("Cards")?)?;
        let (moves, word_plies) = self.read_moves(&deal)?;
        let other_tags = self.tags.iter().filter(|tag| !is_known(tag.name.text));
        let record = Record {
            deal,
            names,
            moves,
            tags: other_tags.map(|tag| (tag.name.text.to_owned(), tag.value.clone())).collect(),
            comments: self
                .comments
                .iter()
                .map(|&(words, comment)| Comment {
                    ply: word_plies[words],
                    text: comment.text.trim().to_owned(),
                })
                .filter(|comment| !comment.text.is_empty())
                .collect(),
        };
        self.check_scores(&record)?;
        Ok(record)
    }

    fn names(&self, header_end: Piece<'a>) -> Result<Vec<String>, RecordError> {
        let seats: Vec<&Tag> =
            self.tags.iter().filter(|tag| seat_number(tag.name.text).is_some()).collect();
        let mut names = Vec::new();
        for number in 1..=seats.len() {
            let wanted = format!("Seat{number}");
            match seats.iter().find(|tag| tag.name.text == wanted) {
                Some(tag) => names.push(tag.value.clone()),
                None => return seats[0].name.fail(RecordProblem::Seats),
            }
        }
        if Players::new(names.len()).is_none() {
            let place = seats.last().map_or(header_end, |tag| tag.name);
            return place.fail(RecordProblem::Seats);
        }
        Ok(names)
    }

    /// Reads and plays the moves. Also returns how many moves there are before each word.
    fn read_moves(&self, deal: &Deal) -> Result<(Vec<Move>, Vec<usize>), RecordError> {
        let players = deal.config().players.count();
        let mut state = State::start(deal);
        let mut moves = Vec::new();
        let mut plies = vec![0];
        let mut numbered = false;
        for &piece in &self.words {
            let mut piece = piece;
            if state.is_over() {
                return piece.fail(RecordProblem::AfterEnd);
            }
            if moves.len() % players == 0 && !numbered {
                let round = moves.len() / players + 1;
                match piece.text.strip_prefix(&format!("{round}.")) {
                    Some(rest) => piece = piece.from(piece.text.len() - rest.len()),
                    None => return piece.fail(RecordProblem::RoundNumber(round)),
                }
                numbered = true;
            }
            if !piece.text.is_empty() {
                moves.push(read_move(piece, &mut state)?);
                numbered = false;
            }
            plies.push(moves.len());
        }
        Ok((moves, plies))
    }

    fn check_scores(&self, record: &Record) -> Result<(), RecordError> {
        let Some(tag) = self.tags.iter().find(|tag| tag.name.text == "Scores") else {
            return Ok(());
        };
        let Some(sheet) = record.state().score_sheet() else {
            return tag.name.fail(RecordProblem::ScoresTooEarly);
        };
        let scores = record.scores(&sheet);
        if tag.value.split_ascii_whitespace().eq(scores.split(' ')) {
            Ok(())
        } else {
            tag.raw.fail(RecordProblem::Scores(scores))
        }
    }
}

fn read_move(piece: Piece, state: &mut State) -> Result<Move, RecordError> {
    let word: Move = piece.text.parse().or_else(|error: WordError| {
        let column = piece.column + error.column - 1;
        let word = piece.text.to_owned();
        Piece { column, ..piece }.fail(RecordProblem::Word { word, problem: error.problem })
    })?;
    state
        .play(word, &mut ())
        .or_else(|reason| piece.fail(RecordProblem::Illegal { word, reason }))?;
    Ok(word)
}

fn read_cards(config: Config, tag: &Tag) -> Result<Deal, RecordError> {
    let words: Vec<Piece> = tag.raw.words().collect();
    let cards: Vec<Card> = words
        .iter()
        .map(|word| {
            word.text.parse().or_else(|_| word.fail(RecordProblem::Card(word.text.to_owned())))
        })
        .collect::<Result<_, _>>()?;
    Deal::from_cards(config, &cards).or_else(|error| match error {
        CardsError::Number { .. } => tag.raw.fail(RecordProblem::Cards(error)),
        CardsError::TooMany { place, .. } => words[place].fail(RecordProblem::Cards(error)),
    })
}

fn one_of<T: Copy>(
    tag: &Tag,
    values: [T; 2],
    word: impl Fn(T) -> &'static str,
) -> Result<T, RecordError> {
    tag.raw
        .one_of(values, word)
        .or_else(|[one, other]| tag.raw.fail(RecordProblem::Value { one, other }))
}
