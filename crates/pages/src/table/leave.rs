//! Leaving, resigning and taking back, which ask first; and what other people do besides moving, told
//! in notices, in the log and at the end.

use std::cmp::Reverse;

use majesty_art::{Symbol, symbol};
use majesty_rules::Seat;
use majesty_table::{GameView, HolderView, Note, Noted, Phase};
use majesty_words::{Words, note, points};
use maud::{Markup, html};

use crate::table::{
    bar, kept, keys::Keys, over, piece::button_form, rivals::holder_sign, scene::Scene, side,
};

/// Leaving and resigning, in the menu of the table.
pub(crate) fn tools(scene: &Scene) -> Markup {
    let (words, table) = (scene.words, scene.table);
    if scene.is_watcher() || table.phase != Phase::Playing {
        return html! {};
    }
    // Nothing depends on it whether a player who resigned looks on.
    if table.has_resigned() {
        return html! {
            a class="tool" href="/" { (symbol(Symbol::Door, "art-icon")) span { (words.msg_leave()) } }
        };
    }
    let has_opponents = table.has_opponents();
    let left = if has_opponents || table.turn_limit.is_some() {
        words.msg_leave_against_people()
    } else {
        words.msg_leave_against_bots()
    };
    let resigned = if has_opponents {
        words.msg_resign_against_people()
    } else {
        words.msg_resign_against_bots()
    };
    html! {
        (ask(scene, &leaving(words), &left))
        @if table.has_won() { (conclude(scene, "tool")) }
        @else { (ask(scene, &resigning(words), &resigned)) }
    }
}

/// Ends a game that is won.
fn conclude(scene: &Scene, class: &str) -> Markup {
    button_form(scene, "conclude", &[], (Some(Symbol::Crown), &scene.words.msg_conclude()), class)
}

/// Says that the game is won; a press on it says why, and offers to end it.
pub(crate) fn won_tag(scene: &Scene) -> Markup {
    html! {
        @if scene.table.has_won() {
            button class="tag" type="button" popovertarget="won" {
                (scene.words.msg_end_you_won_anyway())
            }
        }
    }
}

pub(crate) fn won_leaf(scene: &Scene) -> Markup {
    let other = scene.table.config.players.seats().find(|&seat| !scene.seat(seat).own);
    html! {
        @if let Some(other) = other.filter(|_| scene.table.has_won()) {
            div id="won" class="leaf why" popover {
                p { (scene.words.msg_resigned_you_win(scene.name(other))) }
                (conclude(scene, "button"))
            }
        }
    }
}

/// Taking back in a game that becomes practice by it.
pub(crate) fn take_back(scene: &Scene, ply: &str) -> Markup {
    let about = scene.words.msg_take_back_about();
    html! {
        form id="take-back" method="post" action=(scene.action("take-back")) {
            input type="hidden" name="ply" value=(ply);
        }
        (ask(scene, &taking_back(scene.words), &about))
    }
}

fn ask(scene: &Scene, question: &Question, about: &str) -> Markup {
    html! {
        (question.button())
        (kept::part(scene, question.verb, about, || question.leaf(scene, about)))
    }
}

/// Every question by its name, without what will happen.
pub(crate) fn questions(scene: &Scene) -> impl Iterator<Item = (&'static str, Markup)> {
    // Nobody sits down at a game that goes on.
    let is_asked = scene.table.game.is_none() || !scene.is_watcher() && !scene.table.has_resigned();
    let words = scene.words;
    let questions = [leaving(words), resigning(words), taking_back(words)];
    let asked = questions.into_iter().filter(move |_| is_asked);
    asked.map(|question| (question.verb, question.leaf(scene, "")))
}

fn leaving(words: &Words) -> Question {
    Question {
        verb: "leave",
        face: (Symbol::Door, words.msg_leave()),
        title: words.msg_leave_title(),
        no: words.msg_leave_stay(),
        form: None,
    }
}

fn resigning(words: &Words) -> Question {
    Question {
        verb: "resign",
        face: (Symbol::Flag, words.msg_resign()),
        title: words.msg_resign_title(),
        no: words.msg_resign_not(),
        form: None,
    }
}

fn taking_back(words: &Words) -> Question {
    Question {
        verb: "take-back",
        face: (Symbol::Undo, words.msg_take_back()),
        title: words.msg_take_back_title(),
        no: words.msg_resign_not(),
        form: Some("take-back"),
    }
}

/// Something that the reader should think about twice.
struct Question {
    verb: &'static str,
    /// The button that asks, and the word of the one that does it.
    face: (Symbol, String),
    title: String,
    no: String,
    /// The form that says yes, where it stands elsewhere.
    form: Option<&'static str>,
}

impl Question {
    /// The button that opens the leaf: no script is needed for that.
    fn button(&self) -> Markup {
        let (sign, word) = &self.face;
        html! {
            button class="tool" type="button" popovertarget={ "ask-" (self.verb) }
                data-asks=(self.verb) {
                (symbol(*sign, "art-icon")) span { (word) }
            }
        }
    }

    /// The leaf, which says what will happen.
    fn leaf(&self, scene: &Scene, about: &str) -> Markup {
        let leaf = format!("ask-{}", self.verb);
        let title = format!("{leaf}-title");
        let (sign, word) = &self.face;
        html! {
            div id=(leaf) class="leaf question" popover role="dialog" aria-labelledby=(title) {
                h2 id=(title) { (self.title) }
                p { (about) }
                div class="answers" {
                    @if let Some(form) = self.form {
                        button class="button" form=(form) data-verb=(self.verb) {
                            (symbol(*sign, "art-icon")) span { (word) }
                        }
                    } @else {
                        (button_form(scene, self.verb, &[], (Some(*sign), word), "button"))
                    }
                    button class="button button-main" type="button" autofocus
                        popovertarget=(leaf) popovertargetaction="hide" { (self.no) }
                }
            }
        }
    }
}

/// What the reader should know of the people at the table since the last move, and what lasts.
pub(crate) fn notices(scene: &Scene, game: Option<&GameView>) -> Markup {
    let (words, table) = (scene.words, scene.table);
    let is_on = table.phase == Phase::Playing && !table.closed;
    let resigned = own_resigned(scene).filter(|_| is_on && table.has_resigned());
    html! {
        @if let Some(round) = resigned {
            div class="notice asking" {
                span { (words.msg_you_resigned(round)) }
                a class="button" href="/" { (words.msg_to_start()) }
            }
        }
        @if let Some(game) = game.filter(|_| is_on) {
            @for note in &game.news {
                @if let Some(text) = notice(scene, *note) {
                    @if note.what == Noted::Resigned && table.has_won() {
                        // It stays until the reader has moved.
                        div class="notice asking" {
                            span { (text) }
                            (conclude(scene, "button"))
                        }
                    } @else {
                        p class="notice news"
                            data-note={ (note.ply) "-" (note.seat.number()) "-" (note.what.word()) } {
                            (text)
                        }
                    }
                }
            }
            (not_connected(scene))
        }
        @if let Some(name) = rematch_offer(scene) {
            div class="notice asking" {
                span { (words.msg_rematch_offered(false, name)) }
                (over::to_rematch(scene))
            }
        }
    }
}

/// A note as a notice, to whom it concerns.
fn notice(scene: &Scene, told: Note) -> Option<String> {
    let words = scene.words;
    let is_own = scene.seat(told.seat).own;
    match told.what {
        Noted::TakeBackDeclined { by } => {
            is_own.then(|| words.msg_take_back_declined(scene.name(by)))
        }
        Noted::TakeBackLapsed => is_own.then(|| words.msg_take_back_lapsed()),
        Noted::Removed if scene.table.is_removed => None,
        _ if is_own => None,
        Noted::Resigned if scene.table.has_won() => {
            Some(words.msg_resigned_you_win(scene.name(told.seat)))
        }
        _ => Some(note(scene.lang, told, scene)),
    }
}

/// Says that the player to move has no page open. The script shows and hides it.
fn not_connected(scene: &Scene) -> Markup {
    let awaited = scene.table.turn().filter(|&seat| !scene.bot_plays(seat));
    let person = awaited.and_then(|seat| match scene.seat(seat).holder {
        HolderView::Person { online, .. } if !scene.seat(seat).own => Some((seat, online)),
        _ => None,
    });
    html! {
        @if let Some((seat, online)) = person {
            p class="notice news" data-gone=(seat.number()) hidden[online] {
                (scene.words.msg_not_connected(scene.name(seat)))
            }
        }
    }
}

/// The name of another player who offers a rematch.
pub(crate) fn rematch_offer<'a>(scene: &Scene<'a>) -> Option<&'a str> {
    let seat = scene.table.rematch_by.filter(|_| scene.table.next.is_some())?;
    (!scene.seat(seat).own).then(|| scene.name(seat))
}

/// What people did before a move, as lines of the log, the newest first.
pub(crate) fn told_before(scene: &Scene, game: &GameView, ply: usize) -> Markup {
    let told = game.notes.iter().rev().filter(|note| note.ply as usize == ply);
    html! {
        @if ply == game.turns.len() && let Some(seat) = scene.table.rematch_by {
            (line(seat, &scene.words.msg_rematch_offered(scene.is_you(seat), scene.name(seat))))
        }
        @for told in told { (line(told.seat, &sentence(scene, game, *told))) }
    }
}

/// A note as a sentence of the log.
fn sentence(scene: &Scene, game: &GameView, told: Note) -> String {
    let last = game.notes.iter().rfind(|note| note.what == Noted::Resigned);
    if last == Some(&told) && scene.table.is_broken_off() && !scene.table.closed {
        return scene.words.msg_log_resigned_end(scene.is_you(told.seat), scene.name(told.seat));
    }
    note(scene.lang, told, scene)
}

fn line(seat: Seat, text: &str) -> Markup {
    html! {
        li class={ "turn-told note-told seat-" (seat.number()) } { p data-at=(seat.number()) { (text) } }
    }
}

/// What has to be known about the result of a player: from when on a bot made it.
pub(crate) fn remark(scene: &Scene, seat: Seat) -> Option<String> {
    let (words, state, name) = (scene.words, scene.seat(seat), scene.name(seat));
    Some(match (state.resigned, &state.holder) {
        (Some(round), _) if scene.is_you(seat) => words.msg_remark_you_resigned(round),
        (Some(round), _) => words.msg_remark_resigned(name, round),
        (None, _) if state.removed => words.msg_remark_removed(name),
        (None, HolderView::Person { stand_in: Some(_), .. }) => words.msg_remark_away(name),
        _ => return None,
    })
}

/// The round in which the reader resigned.
fn own_resigned(scene: &Scene) -> Option<u8> {
    scene.table.seats.iter().filter(|seat| seat.own).find_map(|seat| seat.resigned)
}

/// The page of a game that ended before its last move: the table was closed, or everyone in the
/// game resigned.
pub(crate) fn broken_off(scene: &Scene, game: &GameView) -> Markup {
    let (words, table) = (scene.words, scene.table);
    let keys = Keys::of(&game.view, &game.turns);
    // The one who resigned last ended the game.
    let last = game.notes.iter().rfind(|note| note.what == Noted::Resigned);
    let last = last.and_then(|note| Some((note.seat, scene.seat(note.seat).resigned?)));
    let title = match (own_resigned(scene), last) {
        _ if table.closed => words.msg_game_over(),
        (Some(round), _) if scene.own_seats() == 1 => words.msg_ended_you_resigned(round),
        (None, Some(_)) if table.has_won() => words.msg_end_you_won_anyway(),
        (_, Some((seat, round))) => words.msg_ended_resigned(scene.name(seat), round),
        _ => words.msg_game_over(),
    };
    let is_lost = scene.own_seats() == 1 && table.has_resigned() && !table.closed;
    let more = match last {
        Some((seat, round)) if table.has_won() => words.msg_ended_resigned(scene.name(seat), round),
        _ if is_lost => words.msg_ended_lost(),
        _ => words.msg_ended_early(),
    };
    let mut standing: Vec<_> = game.view.realms().collect();
    standing.sort_by_key(|(_, realm)| Reverse(realm.points()));
    html! {
        div class="notices" { (bar::notices(scene, None)) }
        header class="banner" { h1 { (title) } p { (more) } }
        (next(scene))
        section class="so-far panel" aria-labelledby="so-far" {
            h2 id="so-far" { (words.msg_points_so_far()) }
            dl {
                @for (seat, realm) in standing {
                    dt { (holder_sign(scene, seat)) (scene.called(seat)) }
                    dd { (points(scene.lang, realm.points())) }
                }
            }
        }
        (over::realms(scene, game, keys.as_ref()))
        (side::side(scene, game))
    }
}

fn next(scene: &Scene) -> Markup {
    let (words, table) = (scene.words, scene.table);
    html! {
        nav class="next next-first" {
            @if table.daily.is_some() {
                (over::to_daily(scene))
            } @else if table.next.is_some() {
                (over::to_rematch(scene))
            } @else if !scene.is_watcher() && !table.closed {
                (button_form(
                    scene, "rematch", &[], (None, &words.msg_rematch()), "button button-main",
                ))
            }
            a class="button" href=(scene.action("replay")) {
                (symbol(Symbol::Play, "art-icon")) (words.msg_replay())
            }
            a class="button" href="/" { (words.msg_to_start()) }
        }
    }
}
