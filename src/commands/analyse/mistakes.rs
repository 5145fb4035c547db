//! A player's mistakes again, without the answer until it's found or asked for.

use std::io::{self, Write};

use majesty_analysis::{Analysis, Depth, Retry};
use majesty_rules::{Move, Record, Seat, View};
use majesty_words::{
    Expected, Lang, chance, move_in_short, percentage_points, round, why_better, wounded_of,
    your_wounded,
};

use super::told::called;
use crate::{
    commands::{
        Ask,
        board::{self, Board, WIDTH},
    },
    style::{self, paint, wrap},
};

/// The mistakes of a player, who may be the reader.
pub struct Retries<'a> {
    pub lang: Lang,
    pub record: &'a Record,
    pub analysis: &'a Analysis,
    pub seat: Seat,
    pub own: Option<Seat>,
}

/// What became of a mistake.
enum Outcome {
    Found,
    Shown,
    Left,
}

impl Retries<'_> {
    /// Goes through all of them.
    pub fn run(&self, ask: Ask, out: &mut impl Write) -> io::Result<()> {
        let words = self.lang.words();
        let plies = self.analysis.mistakes(self.seat);
        if plies.is_empty() {
            return writeln!(out, "{}", words.msg_review_flawless());
        }
        let mut found = 0;
        for (place, &ply) in plies.iter().enumerate() {
            let title = words.msg_retry_of(place as u32 + 1, plies.len() as u32);
            let round = round(self.lang, self.analysis.round(ply));
            writeln!(out, "\n{}", paint(style::TITLE, &format!("{title} · {round}")))?;
            match self.one(ply, ask, out)? {
                Outcome::Found => found += 1,
                Outcome::Shown => {}
                Outcome::Left => return Ok(()),
            }
        }
        writeln!(out, "\n{}", words.msg_retry_score(found, plies.len() as u32))
    }

    fn one(&self, ply: usize, ask: Ask, out: &mut impl Write) -> io::Result<Outcome> {
        let (lang, words) = (self.lang, self.lang.words());
        let decision = &self.analysis.decisions[ply];
        let view = self.record.state_after(ply).view();
        let board = Board::new(lang, &view, called(lang, self.record, self.own), self.own);
        let others = self.record.config().players.count() - 1;
        let past: Vec<_> = self
            .record
            .replay()
            .take(ply)
            .skip(ply.saturating_sub(others))
            .map(|turn| (turn.before.turn(), turn.m, turn.events))
            .collect();
        board.draw(&past, out)?;
        let moves = board.moves(out)?;
        let (is_you, name) = (self.is_you(), self.name(self.seat));
        let played = move_in_short(lang, decision.played);
        let asked = words.msg_retry_ask(is_you, name, played, points(lang, decision.cost()));
        let asked =
            format!("{asked} {} {}", self.fall(ply, decision.cost()), words.msg_retry_find());
        writeln!(out, "{}", wrap(&asked, WIDTH))?;
        loop {
            write!(out, "{} > ", words.msg_puzzle_choose())?;
            out.flush()?;
            let Some(line) = ask()? else { return Ok(Outcome::Left) };
            let m = match line.as_str() {
                "q" => return Ok(Outcome::Left),
                "?" => {
                    board.locations(out)?;
                    continue;
                }
                "!" => {
                    let best = move_in_short(lang, decision.best);
                    writeln!(out, "\n{}: {best}", paint(style::WORD, &words.msg_retry_answer()))?;
                    self.reason(ply, &view, out)?;
                    return Ok(Outcome::Shown);
                }
                word => board::chosen(&moves, word),
            };
            let retry = m.and_then(|m| {
                Some((m, self.analysis.retry(self.record, ply, m, Depth::default())?))
            });
            let Some((m, retry)) = retry else {
                writeln!(out, "{}", words.msg_puzzle_number_wrong(moves.len() as u32))?;
                continue;
            };
            writeln!(out)?;
            if retry.accepted {
                let praise = if m == decision.best {
                    words.msg_retry_best()
                } else {
                    words.msg_retry_good(points(lang, retry.cost))
                };
                writeln!(out, "{}", paint(style::WORD, &praise))?;
                self.reason(ply, &view, out)?;
                return Ok(Outcome::Found);
            }
            writeln!(out, "{}", wrap(&self.wrong(ply, m, &retry), WIDTH))?;
        }
    }

    /// What a wrong move gives away, and what comes next.
    fn wrong(&self, ply: usize, m: Move, retry: &Retry) -> String {
        let (lang, words) = (self.lang, self.lang.words());
        let decision = &self.analysis.decisions[ply];
        let mut told = if m == decision.played {
            words.msg_retry_same()
        } else {
            // Another search may have thought more of the position.
            let cost = retry.cost.min(decision.before[self.seat]);
            let wrong = words.msg_retry_wrong(move_in_short(lang, m), points(lang, cost));
            format!("{wrong} {}", self.fall(ply, cost))
        };
        if let Some(reply) = &retry.reply {
            told += " ";
            told += &words.msg_retry_reply(self.name(reply.seat), move_in_short(lang, reply.m));
            for &(_, character) in reply.wounded.iter().filter(|(seat, _)| *seat == self.seat) {
                let wounded = if self.is_you() {
                    your_wounded(lang, character)
                } else {
                    wounded_of(lang, self.name(self.seat), character)
                };
                told += " ";
                told += &words.msg_retry_outcome(wounded);
            }
        }
        told
    }

    /// From which chance to which a move that costs so much leads.
    fn fall(&self, ply: usize, cost: f64) -> String {
        let before = self.analysis.decisions[ply].before[self.seat];
        let shown = |value: f64| chance(self.lang, value, 1);
        let after = (before - cost).max(0.0);
        self.lang.words().msg_retry_change(self.is_you(), shown(before), shown(after))
    }

    /// Why the best move was better than the one that was played.
    fn reason(&self, ply: usize, view: &View, out: &mut impl Write) -> io::Result<()> {
        let decision = &self.analysis.decisions[ply];
        let Some(found) = &decision.why else { return Ok(()) };
        let expected = Expected {
            total: found.comparison.total,
            own: &found.comparison.own,
            others: &found.comparison.others,
        };
        let moves = (decision.best, found.than);
        let names = called(self.lang, self.record, self.own);
        let name = |seat: Seat| names[seat.index()].clone();
        let why = why_better(self.lang, view, moves, &expected, &name);
        writeln!(out, "{}", wrap(&why, WIDTH))
    }

    fn is_you(&self) -> bool {
        self.own == Some(self.seat)
    }

    fn name(&self, seat: Seat) -> &str {
        &self.record.names()[seat.index()]
    }
}

/// A difference of chances, in points of a hundred.
fn points(lang: Lang, value: f64) -> String {
    percentage_points(lang, value, 1)
}
