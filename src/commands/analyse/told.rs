//! The analysis of a game as text for a terminal.

use std::{
    io::{self, Write},
    iter,
};

use majesty_analysis::{Analysis, Decision};
use majesty_rules::{Record, Seat};
use majesty_words::{
    Expected, Lang, Mistake, Performance, chance, grade_name, list, move_in_short,
    percentage_points, round, takeaway, verdict, why_better,
};

use crate::style::{self, paint, wrap};

/// A line fits the narrowest usual terminal.
const WIDTH: usize = 80;

/// So many moves of each player are shown first.
const FEW: usize = 3;

/// Eight heights of a bar, the lowest first.
const BARS: [char; 8] = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

/// The players' names, "you" for the reader's own seat.
pub fn called(lang: Lang, record: &Record, own: Option<Seat>) -> Vec<String> {
    let mut names: Vec<String> = record.names().to_vec();
    if let Some(seat) = own {
        names[seat.index()] = lang.words().msg_recap_you();
    }
    names
}

/// An analysis as text.
pub struct Told<'a> {
    lang: Lang,
    record: &'a Record,
    analysis: &'a Analysis,
    own: Option<Seat>,
    names: Vec<String>,
}

impl<'a> Told<'a> {
    /// The analysis of a game, for whoever had a seat or for anybody.
    pub fn new(lang: Lang, record: &'a Record, analysis: &'a Analysis, own: Option<Seat>) -> Self {
        Self { lang, record, analysis, own, names: called(lang, record, own) }
    }

    /// All of it: the verdict, the balance of each player, the curve, and the moves.
    pub fn all(&self, out: &mut impl Write) -> io::Result<()> {
        self.verdict_line(out)?;
        writeln!(out)?;
        self.balances(out)?;
        self.advice(out)?;
        writeln!(out)?;
        self.curve(out)?;
        writeln!(out)?;
        self.turning_points(out)?;
        writeln!(out)?;
        self.decisions(out)
    }

    /// What fits on a screen: the verdict, how each player did, what to learn from it, and the curve.
    pub fn summary(&self, out: &mut impl Write) -> io::Result<()> {
        self.verdict_line(out)?;
        writeln!(out)?;
        self.performances(out)?;
        let words = self.lang.words();
        let about = [words.msg_review_parts_about(), words.msg_review_strong()].join(" ");
        for line in wrap(&about, WIDTH - 2).lines() {
            writeln!(out, "  {}", paint(style::DIM, line))?;
        }
        self.advice(out)?;
        writeln!(out)?;
        self.curve(out)
    }

    /// What the summary leaves out.
    pub fn details(&self, out: &mut impl Write) -> io::Result<()> {
        self.turning_points(out)?;
        writeln!(out)?;
        self.decisions(out)?;
        writeln!(out)?;
        self.balances(out)
    }

    fn verdict_line(&self, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}\n", paint(style::WORD, &list(self.lang, &self.names)))?;
        writeln!(out, "{}", wrap(&self.verdict(), WIDTH))
    }

    fn turning_points(&self, out: &mut impl Write) -> io::Result<()> {
        let (words, analysis) = (self.lang.words(), self.analysis);
        let (costliest, finds) = (words.msg_analysis_costliest(), words.msg_analysis_finds());
        self.moves(&costliest, &|seat| analysis.costliest(seat, FEW), out)?;
        writeln!(out)?;
        self.moves(&finds, &|seat| analysis.finest(seat, FEW), out)
    }

    /// How each player did, at a glance: a grade, marks, and where the result came from, in points.
    fn performances(&self, out: &mut impl Write) -> io::Result<()> {
        let words = self.lang.words();
        let rough = |value: f64| {
            let text = percentage_points(self.lang, value, 0);
            if value >= 0.005 { format!("+{text}") } else { text }
        };
        let balance = |seat: Seat| self.analysis.balance(seat);
        let marks = |seat: Seat| {
            let marked = self.analysis.marked(seat).into_iter().filter(|&(_, count)| count > 0);
            let marked: Vec<String> =
                marked.map(|(mark, count)| format!("{}×{count}", mark.sign())).collect();
            if marked.is_empty() { words.msg_review_marked_none() } else { marked.join(" ") }
        };
        let rows = [
            (words.msg_analysis_grade(), self.cells(|seat| self.grade(seat))),
            (words.msg_review_marked(), self.cells(marks)),
            (words.msg_review_own_moves(false), self.cells(|seat| rough(balance(seat).skill))),
            (
                words.msg_review_others_moves(self.names.len() as u32),
                self.cells(|seat| rough(balance(seat).others)),
            ),
            (words.msg_analysis_luck(), self.cells(|seat| rough(balance(seat).luck))),
        ];
        self.columns(&rows, out)
    }

    fn grade(&self, seat: Seat) -> String {
        let grade = self.analysis.grade(seat);
        grade.and_then(|grade| grade_name(self.lang, grade.id())).unwrap_or_else(|| "–".to_owned())
    }

    fn seats(&self) -> impl Iterator<Item = Seat> + use<> {
        self.record.config().players.seats()
    }

    fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    fn verdict(&self) -> String {
        let performance = |seat: Seat| Performance {
            name: self.name(seat).to_owned(),
            is_you: self.own == Some(seat),
            error: self.analysis.error(seat).unwrap_or(0.0),
            luck: self.analysis.balance(seat).luck,
            won: self.analysis.result[seat] > 0.0,
        };
        verdict(self.lang, &self.seats().map(performance).collect::<Vec<_>>())
    }

    /// A row for each part of the balance and a column for each player, so that names have room.
    fn balances(&self, out: &mut impl Write) -> io::Result<()> {
        let words = self.lang.words();
        let per_cent = |value: f64| chance(self.lang, value, 1);
        let signed = |value: f64| {
            let text = per_cent(value);
            if value > 0.0 && !text.starts_with('0') { format!("+{text}") } else { text }
        };
        let balance = |seat: Seat| self.analysis.balance(seat);
        let error = |seat: Seat| self.analysis.error(seat);
        let rows: [(String, Vec<String>); 8] = [
            (words.msg_analysis_start(), self.cells(|seat| per_cent(balance(seat).start))),
            (words.msg_analysis_skill(), self.cells(|seat| signed(balance(seat).skill))),
            (words.msg_analysis_others(), self.cells(|seat| signed(balance(seat).others))),
            (words.msg_analysis_luck(), self.cells(|seat| signed(balance(seat).luck))),
            (words.msg_analysis_result(), self.cells(|seat| per_cent(balance(seat).result))),
            (
                words.msg_analysis_adjusted(),
                self.cells(|seat| per_cent(balance(seat).luck_adjusted())),
            ),
            (
                words.msg_analysis_error(),
                self.cells(|seat| error(seat).map_or_else(|| "–".to_owned(), per_cent)),
            ),
            (words.msg_analysis_grade(), self.cells(|seat| self.grade(seat))),
        ];
        self.columns(&rows, out)
    }

    /// A row for each figure and a column for each player.
    fn columns(&self, rows: &[(String, Vec<String>)], out: &mut impl Write) -> io::Result<()> {
        let heads = self.cells(|seat| self.name(seat).to_owned());
        let width = |texts: &mut dyn Iterator<Item = &String>| {
            texts.map(|text| text.chars().count()).max().unwrap_or(0)
        };
        let label = width(&mut rows.iter().map(|(name, _)| name));
        let columns: Vec<usize> = (0..heads.len())
            .map(|place| {
                width(&mut rows.iter().map(|(_, cells)| &cells[place]).chain([&heads[place]]))
            })
            .collect();
        let line = |cells: &[String]| -> String {
            let padded = cells.iter().zip(&columns).map(|(cell, &width)| format!("{cell:>width$}"));
            iter::once(String::new()).chain(padded).collect::<Vec<_>>().join("  ")
        };
        writeln!(out, "  {:label$}{}", "", paint(style::WORD, &line(&heads)))?;
        for (name, cells) in rows {
            writeln!(out, "  {name:label$}{}", line(cells))?;
        }
        Ok(())
    }

    fn cells(&self, cell: impl Fn(Seat) -> String) -> Vec<String> {
        self.seats().map(cell).collect()
    }

    /// What the reader can learn from the marked moves, or everybody.
    fn advice(&self, out: &mut impl Write) -> io::Result<()> {
        for seat in self.seats().filter(|&seat| self.own.is_none_or(|own| own == seat)) {
            let marked =
                self.analysis.choices(seat).filter(|(_, decision)| decision.mark().is_some());
            let marked: Vec<_> = marked
                .map(|(ply, decision)| (self.record.state_after(ply).view(), decision))
                .collect();
            let mistakes: Vec<Mistake> = marked
                .iter()
                .map(|(view, decision)| Mistake {
                    view,
                    played: decision.played,
                    better: decision.best,
                    cost: decision.cost(),
                })
                .collect();
            if let Some(advice) = takeaway(self.lang, &mistakes) {
                let title = self.lang.words().msg_review_takeaway();
                let title = match self.own {
                    Some(_) => title,
                    None => format!("{} · {title}", self.name(seat)),
                };
                let title = paint(style::of_seat(seat), &title);
                for line in wrap(&format!("{title}: {advice}"), WIDTH - 2).lines() {
                    writeln!(out, "  {line}")?;
                }
            }
        }
        Ok(())
    }

    /// A bar for each move, as high as the player's chance before it, and one for the result.
    fn curve(&self, out: &mut impl Write) -> io::Result<()> {
        let title = self.lang.words().msg_analysis_curve();
        writeln!(out, "{}", paint(style::TITLE, &title))?;
        let label = self.seats().map(|seat| self.name(seat).chars().count()).max().unwrap_or(0);
        for seat in self.seats() {
            let bars = (0..=self.analysis.decisions.len()).map(|ply| {
                let eighths = self.analysis.before(ply)[seat] * 8.0;
                BARS.into_iter().zip(1_u8..).find(|&(_, top)| eighths < f64::from(top))
            });
            let bars: String = bars.map(|bar| bar.map_or(BARS[7], |(bar, _)| bar)).collect();
            let name = format!("{:label$}", self.name(seat));
            let of_seat = style::of_seat(seat);
            writeln!(out, "  {}  {}", paint(of_seat, &name), paint(of_seat, &bars))?;
        }
        Ok(())
    }

    /// Some moves of every player, each with what it cost or was better than, and why.
    fn moves(
        &self,
        title: &str,
        plies: &dyn Fn(Seat) -> Vec<usize>,
        out: &mut impl Write,
    ) -> io::Result<()> {
        writeln!(out, "{}", paint(style::TITLE, title))?;
        let plies: Vec<usize> = self.seats().flat_map(plies).collect();
        if plies.is_empty() {
            return writeln!(out, "  {}", self.lang.words().msg_analysis_none());
        }
        for ply in plies {
            for (place, line) in self.about(ply).lines().enumerate() {
                writeln!(out, "{}{line}", if place == 0 { "  " } else { "    " })?;
            }
        }
        Ok(())
    }

    fn about(&self, ply: usize) -> String {
        let (lang, words) = (self.lang, self.lang.words());
        let decision = &self.analysis.decisions[ply];
        let short = |m| move_in_short(lang, m);
        let head = format!(
            "{} · {}",
            round(lang, self.analysis.round(ply)),
            paint(style::of_seat(decision.seat), self.name(decision.seat)),
        );
        let what = if let Some(mark) = decision.mark() {
            let cost = chance(lang, decision.cost(), 1);
            let played = words.msg_analysis_played(short(decision.played), cost);
            let better = words.msg_analysis_better(short(decision.best));
            format!("{played} {}. {better}.", mark.sign())
        } else {
            let than = decision.why.as_ref().map(|why| why.than);
            let instead = than.map(|m| words.msg_analysis_instead(short(m)));
            format!("{}. {}.", short(decision.played), instead.unwrap_or_default())
        };
        let exact = if decision.exact {
            format!(" ({})", words.msg_analysis_exact())
        } else {
            String::new()
        };
        let because = decision.why.as_ref().map(|found| {
            let expected = Expected {
                total: found.comparison.total,
                own: &found.comparison.own,
                others: &found.comparison.others,
            };
            let moves = (decision.best, found.than);
            let view = self.record.state_after(ply).view();
            why_better(lang, &view, moves, &expected, &|seat| self.name(seat).to_owned())
        });
        let text = wrap(&format!("{head} · {what}{exact}"), WIDTH - 4);
        match because {
            Some(because) => {
                let because = wrap(&because, WIDTH - 4);
                let lines = because.lines().map(|line| paint(style::DIM, line));
                format!("{text}\n{}", lines.collect::<Vec<_>>().join("\n"))
            }
            None => text,
        }
    }

    /// Every decision in a line: the chances before it, the move, and what it gave away.
    fn decisions(&self, out: &mut impl Write) -> io::Result<()> {
        let words = self.lang.words();
        writeln!(out, "{}", paint(style::TITLE, &words.msg_analysis_decisions()))?;
        let legend = [words.msg_analysis_columns(), words.msg_analysis_signs()].join(" ");
        for line in wrap(&legend, WIDTH - 2).lines() {
            writeln!(out, "  {}", paint(style::DIM, line))?;
        }
        let label = self.seats().map(|seat| self.name(seat).chars().count()).max().unwrap_or(0);
        for (ply, decision) in self.analysis.decisions.iter().enumerate() {
            writeln!(out, "  {:>2}  {}", self.analysis.round(ply), self.line(decision, label))?;
        }
        Ok(())
    }

    fn line(&self, decision: &Decision, label: usize) -> String {
        let lang = self.lang;
        let name = format!("{:label$}", self.name(decision.seat));
        let name = paint(style::of_seat(decision.seat), &name);
        let before = chance(lang, decision.before[decision.seat], 0);
        let played = decision.played.to_string();
        let Some(mark) = decision.mark() else {
            return format!("{name}  {before:>5}  {}", paint(style::WORD, &played));
        };
        let better = lang.words().msg_analysis_better(decision.best.to_string());
        format!(
            "{name}  {before:>5}  {}  −{}  {better}",
            paint(style::WORD, &format!("{played:<6} {:<2}", mark.sign())),
            chance(lang, decision.cost(), 1),
        )
    }
}
