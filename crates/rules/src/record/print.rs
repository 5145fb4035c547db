//! Writing a record.

use std::fmt;

use crate::{Comment, Record, ScoreSheet};

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.print_tags(f)?;
        if !self.moves.is_empty() || !self.comments.is_empty() {
            writeln!(f)?;
        }
        self.print_moves(f)
    }
}

impl Record {
    fn print_tags(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let config = self.config();
        print_tag(f, "Majesty", super::parse::VERSION)?;
        for (seat, name) in config.players.seats().zip(&self.names) {
            print_tag(f, &format!("Seat{}", seat.number()), name)?;
        }
        print_tag(f, "Sides", &config.sides.to_string())?;
        print_tag(f, "Deck", config.deck.word())?;
        print_tag(f, "Ties", config.ties.word())?;
        print_tag(f, "Announce", if config.announce { "on" } else { "off" })?;
        print_tag(f, "Cards", &join(self.deal.cards()))?;
        if let Some(sheet) = self.state().score_sheet() {
            print_tag(f, "Scores", &self.scores(&sheet))?;
        }
        for (name, value) in &self.tags {
            print_tag(f, name, value)?;
        }
        Ok(())
    }

    /// The totals as the `Scores` tag has them.
    pub(super) fn scores(&self, sheet: &ScoreSheet) -> String {
        let seats = self.config().players.seats();
        join(seats.map(|seat| sheet.scores[seat].total()))
    }

    /// Writes a round a line. A comment ends its line, and the round goes on in the next.
    fn print_moves(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let players = self.config().players.count();
        let mut comments = self.comments.iter().peekable();
        let mut open = false;
        for ply in 0..=self.moves.len() {
            while let Some(Comment { text, .. }) = comments.next_if(|c| c.ply == ply) {
                writeln!(f, "{}; {text}", if open { " " } else { "" })?;
                open = false;
            }
            let round_ends = ply == self.moves.len() || ply % players == 0;
            if round_ends && open {
                writeln!(f)?;
                open = false;
            }
            if let Some(m) = self.moves.get(ply) {
                let gap = if open { " " } else { "" };
                if ply % players == 0 {
                    write!(f, "{gap}{}. {m}", ply / players + 1)?;
                } else {
                    write!(f, "{gap}{m}")?;
                }
                open = true;
            }
        }
        Ok(())
    }
}

fn print_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let value = value.replace('\\', "\\\\").replace('"', "\\\"");
    writeln!(f, "[{name} \"{value}\"]")
}

fn join<T: ToString>(items: impl IntoIterator<Item = T>) -> String {
    let words: Vec<String> = items.into_iter().map(|item| item.to_string()).collect();
    words.join(" ")
}
