//! What an answer is worth, and why another one is better.

use majesty_bots::court;
use majesty_puzzles::{Answer, Puzzle, Reply, TRIES};
use majesty_rules::{Move, Seat};
use majesty_words::{
    Lang, LogStyle, bot_name, chance, effects_in_short, list, move_in_short, turn_in_short, why,
};
use maud::{Markup, html};

use super::one::{PuzzleView, RatingChange, names, themes};
use crate::model::Reader;

/// What a wrong answer leads to, without giving the right one away.
pub fn wrong(view: &PuzzleView, answer: Answer, reader: &Reader) -> Markup {
    let (lang, words) = (reader.lang, reader.lang.words());
    let leads = words.msg_puzzle_leads(move_in_short(lang, answer.m), chance(lang, answer.win, 0));
    let puzzle = view.puzzle;
    let style = Named { names: names(lang, puzzle), own: puzzle.view().turn() };
    let done = effects_in_short(lang, &puzzle.events(answer.m), &style, style.own);
    html! {
        div class="panel puzzle-told" role="status" {
            h2 { (words.msg_puzzle_wrong()) }
            p { (leads) }
            p { (words.msg_puzzle_effects(done)) }
            @if let Some(reply) = view.reply {
                @let (next, events) = puzzle.reply_events(answer.m, reply.m);
                @let played = turn_in_short(lang, (next, reply.m), &events, &style);
                p { (words.msg_puzzle_wrong_reply(played)) }
            }
            @if view.tries > 1 { p { (words.msg_puzzle_about_themes(themes(lang, &puzzle.themes))) } }
            p {
                @if answer.win > 0.0 { (words.msg_puzzle_wrong_less()) }
                @else { (words.msg_puzzle_wrong_lost()) }
                " " (words.msg_puzzle_best_wins(chance(lang, puzzle.best().win, 0)))
            }
            @if let Some(change) = view.change { (changed(change, lang)) }
            div class="puzzle-on" {
                a class="button button-main" href=(view.address()) { (words.msg_puzzle_try_again()) }
                form method="post" action=(view.address()) {
                    input type="hidden" name="show" value="on";
                    button class="button" { (words.msg_puzzle_show()) }
                }
            }
        }
    }
}

/// The solution with its reasons, for someone who found it or asked for it.
pub fn solved(view: &PuzzleView, answer: Option<Answer>, reader: &Reader) -> Markup {
    let (lang, words, puzzle) = (reader.lang, reader.lang.words(), view.puzzle);
    let next = if view.among.is_empty() { String::new() } else { format!("?{}", view.among) };
    html! {
        div class="panel puzzle-told" role="status" {
            h2 {
                @if answer.is_some() { (words.msg_puzzle_right()) } @else { (words.msg_puzzle_answer()) }
            }
            @if answer.is_some() && view.tries > 0 { p { (words.msg_puzzle_tries(view.tries)) } }
            (chances(puzzle, lang))
            div class="puzzle-on" {
                a class="button button-main" href={ "/puzzles/next" (next) } {
                    (words.msg_puzzle_next())
                }
                a class="button" href="/puzzles" { (words.msg_puzzle_all()) }
            }
            @if let Some(change) = view.change { (changed(change, lang)) }
        }
        // A part of its own: beside the board there's no room for all of it, below there is.
        div class="panel puzzle-told puzzle-why" {
            h3 { (words.msg_puzzle_happens()) }
            p { (effects(puzzle, lang)) }
            @if let Some(reply) = puzzle.reply { p { (reply_to(puzzle, reply, lang)) } }
            h3 { (words.msg_puzzle_why()) }
            @for tempting in &puzzle.temptations {
                p {
                    span class="quiet" { (words.msg_puzzle_why_than(move_in_short(lang, tempting.m))) }
                    " "
                    @let names = names(lang, puzzle);
                    @let others: Vec<(String, f64)> = tempting.comparison.others.iter()
                        .map(|&(seat, by)| (names[seat.index()].clone(), by)).collect();
                    (why(lang, &tempting.comparison.own, &others))
                    @if let Some(reply) = tempting.reply {
                        " " (words.msg_puzzle_wrong_reply(move_in_short(lang, reply.m)))
                    }
                }
            }
            p class="quiet" {
                (themes(lang, &puzzle.themes)) " · "
                (words.msg_puzzle_rating(format!("{:.0}", view.rating))) " · "
                (words.msg_puzzle_solved_by()) ": " (list(lang, &solvers(puzzle, lang)))
            }
            p class="quiet" { (words.msg_puzzle_exact()) }
        }
    }
}

/// The exact chances of the best move and of what else looks good.
fn chances(puzzle: &Puzzle, lang: Lang) -> Markup {
    let words = lang.words();
    let (best, second, greedy) = (puzzle.best().m, puzzle.second().m, puzzle.greedy());
    let mut rows = vec![(words.msg_puzzle_best(), best)];
    if greedy == second {
        let both = format!("{} · {}", words.msg_puzzle_second(), words.msg_puzzle_greedy());
        rows.push((both, second));
    } else {
        rows.push((words.msg_puzzle_second(), second));
        rows.push((words.msg_puzzle_greedy(), greedy));
    }
    let share = |m: Move| chance(lang, puzzle.answer(m).map_or(0.0, |answer| answer.win), 0);
    html! {
        table class="puzzle-chances" {
            caption { (words.msg_puzzle_chances()) }
            @for (name, m) in rows {
                tr {
                    th scope="row" { span class="quiet" { (name) } (move_in_short(lang, m)) }
                    td class="number" { (share(m)) }
                }
            }
        }
    }
}

/// What the solution does at once.
fn effects(puzzle: &Puzzle, lang: Lang) -> String {
    let (view, best) = (puzzle.view(), puzzle.best().m);
    let style = Named { names: names(lang, puzzle), own: view.turn() };
    let done = effects_in_short(lang, &puzzle.events(best), &style, view.turn());
    format!("{}: {done}", move_in_short(lang, best))
}

/// What the next player answers.
fn reply_to(puzzle: &Puzzle, reply: Reply, lang: Lang) -> String {
    let (words, view) = (lang.words(), puzzle.view());
    let seat = view.config().players.after(view.turn());
    let name = names(lang, puzzle)[seat.index()].clone();
    let short = move_in_short(lang, reply.m);
    if reply.chance < 1.0 {
        words.msg_puzzle_reply_likely(name, short, chance(lang, reply.chance, 0))
    } else {
        words.msg_puzzle_reply(name, short)
    }
}

/// The levels at court that solve the puzzle in half of their tries or more.
fn solvers(puzzle: &Puzzle, lang: Lang) -> Vec<String> {
    let levels = court().iter().zip(puzzle.solved);
    let solve = levels.filter(|&(_, solved)| solved * 2 >= TRIES);
    solve.filter_map(|(level, _)| bot_name(lang, level.id)).collect()
}

fn changed(change: RatingChange, lang: Lang) -> Markup {
    let [before, after] = [change.before, change.after].map(|rating| format!("{rating:.0}"));
    html! { p class="puzzle-change" { (lang.words().msg_puzzle_rating_change(before, after)) } }
}

/// The players' names, one of whom reads.
pub struct Named {
    /// What each is called.
    pub names: Vec<String>,
    /// The seat of the one who reads.
    pub own: Seat,
}

impl LogStyle for Named {
    fn name(&self, seat: Seat) -> String {
        self.names[seat.index()].clone()
    }

    fn is_you(&self, seat: Seat) -> bool {
        seat == self.own
    }
}
