//! What every part of the page needs to know: the analysis, the names, the words, and where a move
//! leads.

use std::borrow::Cow;

use majesty_analysis::{Analysis, Decision};
use majesty_rules::{Move, Seat, View};
use majesty_table::TableId;
use majesty_words::{
    Expected, Lang, Mistake, Words, chance, move_in_short, percentage_points, takeaway, why_better,
};

use super::AnalysisView;

/// Where the moves lead.
#[derive(Clone, Copy, Debug)]
pub enum Links {
    /// To their positions at a table.
    Table(TableId),
    /// Further down in the same file, at the game with this number.
    File(usize),
}

/// An analysed game in the reader's language.
pub struct Review<'a> {
    pub analysis: &'a Analysis,
    pub names: &'a [String],
    pub positions: Cow<'a, [View]>,
    pub own: Option<Seat>,
    /// How many hints each player took; nothing where that isn't known.
    pub hints: &'a [u32],
    pub practice: bool,
    pub lang: Lang,
    pub words: &'static Words,
    pub links: Links,
}

impl<'a> Review<'a> {
    pub fn new(view: &'a AnalysisView, lang: Lang) -> Self {
        Self {
            analysis: &view.analysis,
            names: &view.names,
            positions: Cow::Borrowed(&view.positions),
            own: view.own,
            hints: &view.hints,
            practice: view.practice,
            lang,
            words: lang.words(),
            links: Links::Table(view.id),
        }
    }

    pub fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.analysis.config.players.seats()
    }

    pub fn name(&self, seat: Seat) -> &'a str {
        &self.names[seat.index()]
    }

    /// What the reader calls a player where no sentence goes on: "You", or a name.
    pub fn called(&self, seat: Seat) -> String {
        if self.own == Some(seat) { self.words.msg_recap_you() } else { self.name(seat).to_owned() }
    }

    /// All players as the reader calls them.
    pub fn all_called(&self) -> Vec<String> {
        self.seats().map(|seat| self.called(seat)).collect()
    }

    /// The seats whose moves come first: the reader's own, or everybody's.
    pub fn shown(&self) -> Vec<Seat> {
        self.own.map_or_else(|| self.seats().collect(), |seat| vec![seat])
    }

    /// Where a move leads.
    pub fn link(&self, ply: usize) -> String {
        match self.links {
            Links::Table(id) => format!("/t/{id}/analysis?ply={ply}"),
            Links::File(game) => format!("#move-{game}-{ply}"),
        }
    }

    pub fn chance(&self, value: f64) -> String {
        chance(self.lang, value, 0)
    }

    /// A chance with a digit after the comma.
    pub fn fine_chance(&self, value: f64) -> String {
        chance(self.lang, value, 1)
    }

    /// A change of a chance in points, with its sign.
    pub fn change(&self, value: f64) -> String {
        signed(self.lang, value)
    }

    /// The same without a digit after the comma.
    pub fn rough_change(&self, value: f64) -> String {
        let value = (value * 100.0).round() / 100.0;
        let text = percentage_points(self.lang, value, 0);
        if value > 0.0 { format!("+{text}") } else { text }
    }

    /// What a move gives away, in points.
    pub fn cost(&self, value: f64) -> String {
        points(self.lang, value)
    }

    /// The round that a move belongs to.
    pub fn round(&self, ply: usize) -> String {
        self.words.msg_review_round(self.analysis.round(ply))
    }

    pub fn short(&self, m: Move) -> String {
        move_in_short(self.lang, m)
    }

    /// What a player can learn from the marked moves.
    pub fn takeaway(&self, seat: Seat) -> Option<String> {
        let marked = self.analysis.choices(seat).filter(|(_, decision)| decision.mark().is_some());
        let mistake = |(ply, decision): (usize, &Decision)| {
            Some(Mistake {
                view: self.positions.get(ply)?,
                played: decision.played,
                better: decision.best,
                cost: decision.cost(),
            })
        };
        takeaway(self.lang, &marked.filter_map(mistake).collect::<Vec<_>>())
    }

    /// Why the best move was better than the one that was played or, for a good find, than the obvious
    /// one, if that was found out.
    pub fn why(&self, ply: usize) -> Option<String> {
        let decision = &self.analysis.decisions[ply];
        let found = decision.why.as_ref()?;
        let expected = Expected {
            total: found.comparison.total,
            own: &found.comparison.own,
            others: &found.comparison.others,
        };
        let (view, moves) = (self.positions.get(ply)?, (decision.best, found.than));
        Some(why_better(self.lang, view, moves, &expected, &|seat| self.called(seat)))
    }
}

/// A change of a chance in points of a hundred, with its sign, as in "−10.8".
pub fn signed(lang: Lang, value: f64) -> String {
    let text = points(lang, value);
    let is_zero = text.bytes().all(|byte| !matches!(byte, b'1'..=b'9'));
    if value > 0.0 && !is_zero { format!("+{text}") } else { text }
}

/// A difference of chances in points of a hundred. It isn't a chance, so it isn't written as one.
fn points(lang: Lang, value: f64) -> String {
    percentage_points(lang, value, 1)
}
