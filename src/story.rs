//! A game told on a terminal: turn by turn, with its final scoring and its score sheet. The words
//! are those of the page and of the table in the terminal.

use std::io::{self, Write};

use majesty_rules::{
    Card, Config, DeckRule, Location, Players, Record, ScoreSheet, Seat, Sides, State, Ties, Turn,
};
use majesty_words::{
    Lang, LogStyle, Sentence, card_name, meeples, round, score_lines, sentences, victory,
};

use crate::style::{self, paint, wrap};

/// A line fits the narrowest usual terminal.
const WIDTH: usize = 80;

/// The width of a move's word and the space around it.
const MARGIN: usize = 7;

/// The width of a player's column in the score sheet.
const COLUMN: usize = 12;

/// Tells a whole game, finished or not.
pub fn tell(lang: Lang, record: &Record, out: &mut impl Write) -> io::Result<()> {
    let story = Story { lang, names: record.names() };
    story.head(*record.config(), out)?;
    comments(record, 0, out)?;
    for (ply, turn) in (1..).zip(record.replay()) {
        if turn.before.turn().index() == 0 {
            writeln!(out, "\n{}", paint(style::TITLE, &round(lang, turn.before.round())))?;
        }
        story.turn(&turn, out)?;
        comments(record, ply, out)?;
    }
    let end = record.state();
    match end.score_sheet() {
        Some(sheet) => story.score_sheet(end.config().players, &sheet, out),
        None => story.present(&end, out),
    }
}

/// Tells the final scores of a game of these players.
pub fn score_sheet(
    lang: Lang,
    names: &[String],
    players: Players,
    sheet: &ScoreSheet,
    out: &mut impl Write,
) -> io::Result<()> {
    Story { lang, names }.score_sheet(players, sheet, out)
}

fn comments(record: &Record, ply: usize, out: &mut impl Write) -> io::Result<()> {
    for comment in record.comments().iter().filter(|comment| comment.ply == ply) {
        writeln!(out, "{}", paint(style::DIM, &format!("{:MARGIN$}; {}", "", comment.text)))?;
    }
    Ok(())
}

/// Who reads and who plays. As the style of the log it colours names and nouns.
struct Story<'a> {
    lang: Lang,
    names: &'a [String],
}

impl LogStyle for Story<'_> {
    fn name(&self, seat: Seat) -> String {
        paint(style::of_seat(seat), &self.names[seat.index()])
    }

    fn noun(&self, location: Location, noun: &str) -> String {
        paint(style::of(location), noun)
    }

    fn reason(&self, reason: &str) -> String {
        paint(style::DIM, reason)
    }
}

impl Story<'_> {
    /// Who plays, and by which rules.
    fn head(&self, config: Config, out: &mut impl Write) -> io::Result<()> {
        let words = self.lang.words();
        let players: Vec<String> = config.players.seats().map(|seat| self.name(seat)).collect();
        writeln!(out, "{}", players.join(" · "))?;
        let sides = match config.sides {
            Sides::ALL_A => words.msg_meta_sides_a(),
            Sides::ALL_B => words.msg_meta_sides_b(),
            mix => words.msg_setup_sides(mix.to_string()),
        };
        let deck = match config.deck {
            DeckRule::Standard => words.msg_setup_deck_standard(),
            DeckRule::Together => words.msg_deck_together(),
        };
        let ties = match config.ties {
            Ties::Shared => words.msg_setup_ties_shared(),
            Ties::Meeples => words.msg_setup_ties_meeples(),
        };
        let mut setup = vec![sides, deck, ties];
        if config.announce {
            setup.push(words.msg_setup_announce());
        }
        writeln!(out, "{}", paint(style::DIM, &wrap(&setup.join(" · "), WIDTH)))
    }

    fn turn(&self, turn: &Turn, out: &mut impl Write) -> io::Result<()> {
        let told = sentences(self.lang, &turn.events, self);
        let (scoring, play): (Vec<Sentence>, Vec<Sentence>) =
            told.into_iter().partition(|sentence| sentence.is_final);
        let word = format!("  {:<width$}", turn.m.to_string(), width = MARGIN - 2);
        lines(&paint(style::WORD, &word), &play, out)?;
        self.standing(&turn.after, out)?;
        // The last sentence says who has won, and stands under the score sheet.
        if let Some((_, scoring)) = scoring.split_last() {
            let title = self.lang.words().msg_final_sheet();
            writeln!(out, "\n{}", paint(style::TITLE, &title))?;
            lines(&" ".repeat(MARGIN), scoring, out)?;
        }
        Ok(())
    }

    /// What everybody has now, in one line.
    fn standing(&self, state: &State, out: &mut impl Write) -> io::Result<()> {
        let all: Vec<String> = state
            .realms()
            .map(|(seat, realm)| {
                let wounded = match realm.wounded() {
                    0 => String::new(),
                    wounded => format!(" {wounded}✚"),
                };
                let name = &self.names[seat.index()];
                format!("{name} {}◎ {}♟{wounded}", realm.points(), realm.meeples())
            })
            .collect();
        writeln!(out, "{:MARGIN$}{}", "", paint(style::DIM, &all.join("   ")))
    }

    /// Where an unfinished game stands.
    fn present(&self, state: &State, out: &mut impl Write) -> io::Result<()> {
        let (lang, words) = (self.lang, self.lang.words());
        writeln!(out, "\n{}", words.msg_turn_of(self.name(state.turn())))?;
        writeln!(out, "{}", words.msg_display_from_front())?;
        for (space, card, lying) in state.display().cards() {
            let lying = match lying {
                0 => String::new(),
                _ => paint(style::DIM, &format!(" · {}", meeples(lang, lying))),
            };
            writeln!(out, "  {} {}{lying}", space.number(), painted_card(lang, card))?;
        }
        let legal: Vec<String> = state.legal_moves().iter().map(ToString::to_string).collect();
        writeln!(out, "{}", wrap(&words.msg_moves_possible(legal.join(" ")), WIDTH))
    }

    /// The final score sheet as a table, then who has won.
    fn score_sheet(
        &self,
        players: Players,
        sheet: &ScoreSheet,
        out: &mut impl Write,
    ) -> io::Result<()> {
        let seats: Vec<Seat> = players.seats().collect();
        let columns = |cell: &dyn Fn(Seat) -> String| -> String {
            let cells: Vec<String> =
                seats.iter().map(|&seat| format!("{:>COLUMN$}", cell(seat))).collect();
            cells.concat()
        };
        let all = score_lines(self.lang, sheet);
        let label = all.iter().map(|line| line.name.chars().count()).max().unwrap_or(0);
        let heads = columns(&|seat| self.names[seat.index()].chars().take(COLUMN - 1).collect());
        writeln!(out, "\n  {:label$}{}", "", paint(style::WORD, &heads))?;
        for line in &all {
            let values = columns(&|seat| match line.points[seat] {
                0 => "·".to_owned(),
                points => points.to_string().replace('-', "−"),
            });
            let row = format!("{:<label$}{values}", line.name);
            let row = if line.is_total { paint(style::WORD, &row) } else { row };
            writeln!(out, "  {row}")?;
        }
        writeln!(out, "\n♛ {}", victory(self.lang, sheet, self))
    }
}

/// Sentences one below the other, broken into lines, with something in the margin of the first.
fn lines(margin: &str, sentences: &[Sentence], out: &mut impl Write) -> io::Result<()> {
    let mut margin = margin.to_owned();
    for sentence in sentences {
        for line in wrap(&sentence.text, WIDTH - MARGIN).lines() {
            writeln!(out, "{margin}{line}")?;
            margin = " ".repeat(MARGIN);
        }
    }
    Ok(())
}

/// The name of a card in its characters' colours.
fn painted_card(lang: Lang, card: Card) -> String {
    let names = card_name(lang, card);
    let names = names.split('/').zip(card.characters());
    let names: Vec<String> =
        names.map(|(name, character)| paint(style::of_character(character), name)).collect();
    names.join("/")
}
