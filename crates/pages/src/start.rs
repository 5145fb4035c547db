//! The start page: your games, play at once or with a friend, join, watch, read.

use majesty_art::{Symbol, landscape, symbol};
use majesty_puzzles::Puzzle;
use majesty_rules::{Players, Sides};
use majesty_table::{Outcome, TableLine};
use majesty_words::{Lang, day, list, puzzle_facts, round};
use maud::{Markup, html};

use crate::{
    about::About,
    assets::Asset,
    layout::{self, GAME, Head},
    levels,
    model::{FinishedGames, OpponentChoice, Opponents, OtherPages, Reader, SidesWord, StartView},
    new_table::SidesChoice,
};

/// The page.
pub fn page(view: &StartView, reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let head = Head {
        class: "start",
        assets: &[Asset::HouseStyle],
        path: "/".to_owned(),
        about: About { title: words.msg_meta_game(), ..About::listed(words.msg_meta_start()) },
        ..Head::default()
    };
    let body = html! {
        main id="main" tabindex="-1" {
            div class="hero" {
                div class="hero-words" {
                    h1 { (symbol(Symbol::Crown, "hero-crown")) (GAME) }
                    p class="hero-line" { (words.msg_hero()) }
                    p class="hero-about" { (words.msg_hero_about()) }
                    @if !has_games(view) {
                        @if view.has_learned { (play_first(reader.lang, view)) }
                        @else { (learn_first(reader.lang)) }
                    }
                }
                (landscape())
            }
            @if has_games(view) {
                (own_games(reader.lang, view))
                (ways_to_learn(reader.lang, view, true))
            }
            div class="start-grid" {
                (play_now(reader.lang, view.opponents.unwrap_or_default()))
                (with_friend(reader))
                div class="start-side" {
                    (join(reader.lang, &view.open, &view.open_pages))
                    @if !view.watchable.is_empty() || !view.watchable_pages.is_empty() {
                        (tables(
                            reader.lang,
                            &words.msg_games_to_watch(),
                            &view.watchable,
                            &view.watchable_pages,
                        ))
                    }
                }
                (ways(reader.lang))
            }
            @if !has_games(view) { (ways_to_learn(reader.lang, view, view.has_learned)) }
        }
    };
    layout::page(reader, &head, body)
}

/// What somebody new does first.
fn learn_first(lang: Lang) -> Markup {
    let words = lang.words();
    html! {
        a class="button button-main button-large learn-first" href="/learn" {
            (symbol(Symbol::Laurel, "art-icon")) (words.msg_learn())
        }
        p class="learn-note" { (words.msg_learn_about()) }
    }
}

/// What somebody does first who comes from the first lesson.
fn play_first(lang: Lang, view: &StartView) -> Markup {
    let Opponents { level, players } = view.opponents.unwrap_or_default();
    html! {
        form class="learn-first" method="post" action="/play" {
            input type="hidden" name="level" value=(level);
            input type="hidden" name="players" value=(players);
            button class="button button-main button-large" {
                (symbol(Symbol::Play, "art-icon")) (lang.words().msg_play_now())
            }
        }
        p class="learn-note" { (levels::place(lang, level)) }
    }
}

/// Puzzles and the daily deal in a row, with the lessons for anyone who needs them less than a game.
fn ways_to_learn(lang: Lang, view: &StartView, has_lessons: bool) -> Markup {
    let words = lang.words();
    let puzzle = (words.msg_puzzle_of_the_day(), words.msg_puzzle_of_the_day_about());
    let daily = (words.msg_daily_deal(), words.msg_daily_deal_about());
    let mut ways = vec![("/puzzles", Symbol::Hint, puzzle), ("/daily", Symbol::Deck, daily)];
    if has_lessons {
        ways.push(("/learn", Symbol::Laurel, (words.msg_learn(), words.msg_learn_about())));
    }
    html! {
        nav class="better" aria-label=(words.msg_ways_to_learn()) {
            @for (href, sign, (name, about)) in ways {
                a class="panel path" href=(href) {
                    (symbol(sign, "path-sign"))
                    span class="title" { (name) }
                    span class="quiet" { (about) }
                    @if let Some((puzzle, solved)) = view.puzzle.filter(|_| sign == Symbol::Hint) {
                        span class="path-facts" { (puzzle_today(lang, puzzle, solved)) }
                    }
                }
            }
        }
    }
}

/// What to expect of the puzzle of the day, or that it's done.
fn puzzle_today(lang: Lang, puzzle: &Puzzle, solved: bool) -> String {
    if solved {
        return format!("✓ {}", lang.words().msg_puzzle_today_solved());
    }
    puzzle_facts(lang, puzzle.level, puzzle.view().config()).join(" · ")
}

/// One click and the game begins; whoever wants to can choose first.
fn play_now(lang: Lang, last: Opponents) -> Markup {
    let words = lang.words();
    html! {
        form class="panel play-form" method="post" action="/play" aria-labelledby="play-now" {
            h2 id="play-now" { (words.msg_play_now()) }
            (levels::choice(lang, &words.msg_opponents(), last.level))
            fieldset class="segments" {
                legend { (words.msg_number_of_players()) }
                div class="segments-row" {
                    @for players in Players::ALL {
                        label class="segment" {
                            input type="radio" name="players" value=(players)
                                checked[players == last.players]
                                aria-label=(words.msg_players_count(players.count()));
                            span aria-hidden="true" {
                                @for _ in players.seats() { (symbol(Symbol::Meeple, "art-meeple")) }
                            }
                            b aria-hidden="true" { (players) }
                        }
                    }
                }
            }
            div class="play-end" {
                button class="button button-main button-large" {
                    (symbol(Symbol::Play, "art-icon")) (words.msg_play_now())
                }
                p class="quiet" { (words.msg_play_about()) }
            }
        }
    }
}

/// One click and there is a table with a link to send. The choices can stay as they are.
fn with_friend(reader: &Reader) -> Markup {
    let words = reader.lang.words();
    let sides = [
        (SidesChoice::A, words.msg_sides_a()),
        (SidesChoice::B, words.msg_sides_b()),
        (SidesChoice::Random, words.msg_sides_random()),
    ];
    html! {
        form class="panel friend-form" method="post" action="/friend" aria-labelledby="friend" {
            h2 id="friend" { (words.msg_play_friend()) }
            p { (words.msg_play_friend_about()) }
            label class="field" {
                span { (words.msg_friend_name()) }
                input name="name" maxlength="24" autocomplete="nickname" value=(reader.name);
            }
            details class="fold" {
                summary { (words.msg_friend_options()) }
                div class="friend-options" {
                    label class="field" {
                        span { (words.msg_number_of_players()) }
                        select name="players" {
                            @for players in Players::ALL {
                                option value=(players) { (players) }
                            }
                        }
                    }
                    label class="field" {
                        span { (words.msg_sides()) }
                        select name="sides" {
                            @for (choice, name) in sides {
                                option value=(choice.word()) { (name) }
                            }
                        }
                    }
                }
            }
            button class="button button-main button-large" {
                (symbol(Symbol::Link, "art-icon")) (words.msg_play_friend())
            }
        }
    }
}

fn has_games(view: &StartView) -> bool {
    has_unfinished(view) || has_finished(view)
}

fn has_unfinished(view: &StartView) -> bool {
    !view.own.is_empty() || !view.own_pages.is_empty()
}

fn has_finished(view: &StartView) -> bool {
    !view.finished.lines.is_empty() || view.finished.is_open
}

/// The reader's games: what waits for them first, then how the last ones ended.
fn own_games(lang: Lang, view: &StartView) -> Markup {
    let heading = lang.words().msg_your_games();
    html! {
        section class="mine" aria-labelledby="mine" {
            div class="panel" {
                h2 id="mine" { (heading) }
                @if has_unfinished(view) {
                    div class="mine-part" {
                        (games(lang, &view.own))
                        (other_pages(lang, &heading, &view.own_pages))
                    }
                }
                @if has_finished(view) { (finished(lang, &view.finished)) }
            }
        }
    }
}

fn finished(lang: Lang, finished: &FinishedGames) -> Markup {
    let words = lang.words();
    let heading = words.msg_finished_games();
    html! {
        div class="mine-part" id="finished" {
            h3 { (heading) }
            @if finished.is_open { (filter(lang, finished)) }
            @if finished.lines.is_empty() { p class="quiet" { (words.msg_finished_none()) } }
            (games(lang, &finished.lines))
            (other_pages(lang, &heading, &finished.pages))
            @if let Some(all) = &finished.all {
                a class="button button-quiet games-all" href=(all) {
                    (words.msg_finished_all()) (symbol(Symbol::Next, "art-icon"))
                }
            }
        }
    }
}

fn games(lang: Lang, lines: &[TableLine]) -> Markup {
    html! {
        @if !lines.is_empty() {
            ul class="games" { @for line in lines { li { (own_game(lang, line)) } } }
        }
    }
}

/// Which finished games to show.
fn filter(lang: Lang, finished: &FinishedGames) -> Markup {
    let words = lang.words();
    html! {
        form class="game-filter" method="get" action="/#finished" {
            input type="hidden" name="past" value="1";
            label class="field" {
                span { (words.msg_filter_opponent()) }
                select name="opponent" {
                    option value="" { (words.msg_filter_any()) }
                    @for OpponentChoice { value, name } in &finished.opponents {
                        option value=(value) selected[*value == finished.opponent] { (name) }
                    }
                }
            }
            label class="field" {
                span { (words.msg_filter_sides()) }
                select name="sides" {
                    option value="" { (words.msg_filter_any()) }
                    @for sides in SidesWord::ALL {
                        option value=(sides.word()) selected[finished.sides == Some(sides)] {
                            (match sides {
                                SidesWord::A => words.msg_side("A"),
                                SidesWord::B => words.msg_side("B"),
                                SidesWord::Mixed => words.msg_sides_mixed(),
                            })
                        }
                    }
                }
            }
            button class="button" { (words.msg_filter_show()) }
        }
    }
}

/// One of the reader's games as a line: how it stands, against whom, the score, sides and day.
fn own_game(lang: Lang, line: &TableLine) -> Markup {
    let words = lang.words();
    let is_own = |place: usize| line.own_seats.get(place).copied().unwrap_or(false);
    let is_against_others = (0..line.names.len()).any(|place| !is_own(place));
    // The reader's own score first, then the others in the order of their names.
    let mut order: Vec<usize> = (0..line.names.len()).collect();
    order.sort_by_key(|&place| !is_own(place));
    let others = order.iter().filter(|&&place| !is_own(place) || !is_against_others);
    let scores: Vec<i32> = order.iter().filter_map(|&place| line.scores[place]).collect();
    // Of several others, each has their score beside the name.
    let are_several = scores.len() > 2 && is_against_others;
    let names = others.filter_map(|&place| line.names[place].as_deref());
    let names: Vec<&str> = names.collect();
    let free = line.names.iter().filter(|name| name.is_none()).count();
    let turn = line.turn.and_then(|turn| line.names.get(turn)?.as_deref());
    let (class, standing) = match (line.outcome, turn) {
        (Some(Outcome::Won), _) => ("won", words.msg_result_won()),
        (Some(Outcome::Shared), _) => ("won", words.msg_result_shared()),
        (Some(Outcome::Lost), _) => ("lost", lost(lang, line)),
        _ if line.over => ("lost", words.msg_game_over()),
        _ if resigned(line).is_some() => ("lost", lost(lang, line)),
        _ if line.stand_in => ("theirs", words.msg_you_left(true, "")),
        _ if line.your_turn => ("yours", words.msg_your_turn()),
        (None, Some(name)) => ("theirs", words.msg_turn_of(name)),
        (None, None) => ("theirs", words.msg_waiting_for_players()),
    };
    html! {
        a class="game" href=(format_args!("/t/{}", line.id)) {
            span class="game-top" {
                span class="game-names" {
                    @if are_several { (each_score(lang, line, &order)) } @else { (list(lang, &names)) }
                    @for _ in 0..free { " " span class="table-free" { (words.msg_free_seat()) } }
                }
                @if let Some((own, others)) = scores.split_first().filter(|_| !are_several) {
                    span class="game-score number" {
                        b { (own) }
                        @for score in others { " : " (score) }
                    }
                } @else if let Some(at) = line.round {
                    span class="game-score" { (round(lang, at)) }
                }
            }
            span class="game-more quiet" {
                span class={ "game-standing " (class) } { (standing) }
                @if let Some(told) = who_resigned(lang, line) { span { (told) } }
                @if line.practice { span { (words.msg_practice()) } }
                span { (sides(lang, line.config.sides)) }
                time class="number" { (day(lang, line.date)) }
            }
            (symbol(Symbol::Next, "art-icon table-go"))
        }
    }
}

/// The round in which the reader resigned.
fn resigned(line: &TableLine) -> Option<u8> {
    let own = line.own_seats.iter().position(|&is_own| is_own)?;
    *line.resigned.get(own)?
}

/// The other player who resigned, where that decided the game.
fn who_resigned(lang: Lang, line: &TableLine) -> Option<String> {
    let is_won = matches!(line.outcome, Some(Outcome::Won | Outcome::Shared));
    let seats = line.resigned.iter().zip(&line.own_seats).zip(&line.names);
    let mut others = seats.filter(|((_, is_own), _)| !**is_own);
    let told = others.find_map(|((round, _), name)| (*round).zip(name.as_ref()));
    told.filter(|_| is_won).map(|(round, name)| lang.words().msg_ended_resigned(name, round))
}

/// Everybody with their score, the reader first.
fn each_score(lang: Lang, line: &TableLine, order: &[usize]) -> Markup {
    let is_you = line.own_seats.iter().filter(|&&is_own| is_own).count() == 1;
    html! {
        @for &place in order {
            @if let (Some(name), Some(score)) = (&line.names[place], line.scores[place]) {
                span class="game-player number" {
                    @if is_you && line.own_seats[place] { (lang.words().msg_recap_you()) } @else { (name) }
                    " " b { (score) }
                }
                " "
            }
        }
    }
}

/// How a game was lost: by resigning, or in which place among several.
fn lost(lang: Lang, line: &TableLine) -> String {
    let words = lang.words();
    let own = line.own_seats.iter().position(|&is_own| is_own);
    if let Some(round) = resigned(line) {
        return words.msg_result_resigned(round);
    }
    let scores: Vec<i32> = line.scores.iter().copied().flatten().collect();
    match own.and_then(|own| line.scores[own]) {
        Some(score) if scores.len() > 2 => {
            let place = 1 + scores.iter().filter(|&&other| other > score).count();
            if place == 1 {
                words.msg_result_lost()
            } else {
                words.msg_end_place(scores.len(), place)
            }
        }
        _ => words.msg_result_lost(),
    }
}

fn join(lang: Lang, open: &[TableLine], pages: &OtherPages) -> Markup {
    let words = lang.words();
    if !open.is_empty() || !pages.is_empty() {
        return tables(lang, &words.msg_join_table(), open, pages);
    }
    html! {
        section class="panel" {
            h2 { (words.msg_join_table()) }
            p class="quiet" { (words.msg_no_open_tables()) }
        }
    }
}

fn tables(lang: Lang, heading: &str, lines: &[TableLine], pages: &OtherPages) -> Markup {
    html! {
        section class="panel" {
            h2 { (heading) }
            ul class="tables" {
                @for line in lines { li { (table(lang, line)) } }
            }
            (other_pages(lang, heading, pages))
        }
    }
}

fn other_pages(lang: Lang, heading: &str, pages: &OtherPages) -> Markup {
    let words = lang.words();
    html! {
        @if !pages.is_empty() {
            nav class="list-pages" aria-label=(heading) {
                @if let Some(newer) = &pages.newer {
                    a class="button" rel="prev" href=(newer) { (words.msg_list_newer()) }
                }
                @if let Some(older) = &pages.older {
                    a class="button" rel="next" href=(older) { (words.msg_list_older()) }
                }
            }
        }
    }
}

/// A table of others as a link: who sits there and how far it is.
fn table(lang: Lang, line: &TableLine) -> Markup {
    let words = lang.words();
    let names: Vec<&str> = line.names.iter().flatten().map(String::as_str).collect();
    let free = line.names.len() - names.len();
    let standing = line.round.map_or_else(|| words.msg_waiting_for_players(), |at| round(lang, at));
    html! {
        a class="table-line" href=(format_args!("/t/{}", line.id)) {
            span class="table-names" {
                (list(lang, &names))
                @for _ in 0..free { span class="table-free" { (words.msg_free_seat()) } }
            }
            span class="quiet" {
                (standing)
                @if line.practice { " · " (words.msg_practice()) }
                " · " (sides(lang, line.config.sides))
            }
            (symbol(Symbol::Next, "art-icon table-go"))
        }
    }
}

/// Which sides are up, in two words.
fn sides(lang: Lang, sides: Sides) -> String {
    let words = lang.words();
    match sides {
        Sides::ALL_A => words.msg_side("A"),
        Sides::ALL_B => words.msg_side("B"),
        _ => words.msg_sides_mixed(),
    }
}

/// The other ways to go on from here.
fn ways(lang: Lang) -> Markup {
    let words = lang.words();
    let ways = [
        ("/new", Symbol::Crowd, words.msg_new_table(), words.msg_new_table_about()),
        ("/rules", Symbol::Book, words.msg_rules(), words.msg_rules_about()),
        ("/open", Symbol::Scroll, words.msg_record_open(), words.msg_record_about()),
    ];
    html! {
        nav class="paths" aria-label=(words.msg_menu()) {
            @for (href, sign, name, about) in ways {
                a class="panel path" href=(href) {
                    (symbol(sign, "path-sign"))
                    span class="title" { (name) }
                    span class="quiet" { (about) }
                }
            }
        }
    }
}
