//! Setting a table up: who sits there and what is agreed before the cards are dealt.

mod form;

use majesty_art::{Symbol, colour_class, symbol};
use majesty_rules::{DeckRule, Location, Players, Seat, Side, Sides, Ties};
use majesty_table::Hints;
use majesty_words::Lang;
use maud::{Markup, html};

use crate::{
    about::About,
    assets::Asset,
    layout::{self, Head},
    levels,
    model::Reader,
    sides,
    table::order,
};

pub use form::{LIMITS, NewTable, SeatChoice, SidesChoice};

/// The page.
pub fn page(form: &NewTable, reader: &Reader) -> Markup {
    let lang = reader.lang;
    let words = lang.words();
    let head = Head {
        title: words.msg_new_table(),
        class: "lobby",
        assets: &[Asset::HouseStyle, Asset::RulesStyle],
        path: "/new".to_owned(),
        about: About::listed(words.msg_meta_new_table()),
        ..Head::default()
    };
    let body = html! {
        main id="main" class="sheet" tabindex="-1" {
            h1 { (words.msg_new_table()) }
            @if let Some(problem) = &form.problem {
                p class="notice notice-bad" role="alert" { (problem) }
            }
            form class="setup" method="post" action="/new" {
                (seats(form, reader))
                (sides_choice(form, lang))
                (more_rules(form, lang))
                (at_the_table(form, lang))
                div class="setup-end" {
                    button class="button button-main button-large" { (words.msg_open_table()) }
                    a class="button" href="/" { (words.msg_cancel()) }
                }
            }
        }
    };
    layout::page(reader, &head, body)
}

fn seats(form: &NewTable, reader: &Reader) -> Markup {
    let lang = reader.lang;
    let words = lang.words();
    html! {
        section class="panel setup-seats" {
            h2 { (words.msg_seats()) }
            fieldset class="segments" {
                legend class="hidden" { (words.msg_number_of_players()) }
                div class="segments-row" {
                    @for players in Players::ALL {
                        label class="segment" {
                            input type="radio" name="players" value=(players)
                                checked[players == form.players];
                            span { (words.msg_players_count(players.count())) }
                        }
                    }
                }
            }
            ol class="setup-seat-list" {
                @for seat in Seat::ALL { (seat_row(form, reader, seat)) }
            }
            details class="fold" {
                summary { (words.msg_levels()) }
                dl class="court-list" {
                    @for (rank, bot) in majesty_bots::court().iter().enumerate() {
                        div {
                            dt { (levels::name(lang, bot.id)) (levels::crowns(rank + 1)) }
                            dd { (levels::about(lang, bot.id)) }
                        }
                    }
                }
            }
        }
    }
}

fn seat_row(form: &NewTable, reader: &Reader, seat: Seat) -> Markup {
    let lang = reader.lang;
    let words = lang.words();
    let (number, chosen) = (seat.number(), form.seats[seat.index()].word());
    let given = &form.names[seat.index()];
    let own = given.is_empty() && form.seats[seat.index()] == SeatChoice::Me;
    let people = [
        (SeatChoice::Me, words.msg_seat_me()),
        (SeatChoice::Here, words.msg_seat_here()),
        (SeatChoice::Link, words.msg_seat_link()),
    ];
    html! {
        li class="setup-seat" {
            fieldset {
                legend { (words.msg_seat_number(number)) }
                span class="seat-sign" aria-hidden="true" {
                    (symbol(Symbol::Person, "art-icon seat-person"))
                    (symbol(Symbol::Link, "art-icon seat-link"))
                    (symbol(Symbol::Jester, "art-icon seat-bot"))
                }
                label class="field" {
                    span { (words.msg_seat_who()) }
                    select name=(format_args!("seat{number}")) {
                        @for (choice, name) in people {
                            option value=(choice.word()) selected[choice.word() == chosen] {
                                (name)
                            }
                        }
                        @for bot in majesty_bots::court() {
                            @let word = SeatChoice::Bot(bot.id.to_owned()).word();
                            option value=(word) selected[word == chosen] {
                                (words.msg_seat_bot(levels::name(lang, bot.id)))
                            }
                        }
                    }
                }
                label class="field seat-name" {
                    span { (words.msg_name()) }
                    input name=(format_args!("name{number}")) maxlength="24" autocomplete="off"
                        value=(if own { &reader.name } else { given });
                }
            }
        }
    }
}

fn sides_choice(form: &NewTable, lang: Lang) -> Markup {
    let words = lang.words();
    let choices = SidesChoice::ALL.map(|choice| {
        let (name, about) = match choice {
            SidesChoice::A => (words.msg_sides_a(), words.msg_sides_a_about()),
            SidesChoice::B => (words.msg_sides_b(), words.msg_sides_b_about()),
            SidesChoice::Random => (words.msg_sides_random(), words.msg_sides_random_about()),
            SidesChoice::Mix => (words.msg_sides_mix(), words.msg_sides_mix_about()),
        };
        (choice, name, about)
    });
    html! {
        section class="panel setup-sides" {
            fieldset {
                legend class="legend-large" { (words.msg_sides()) }
                div class="setup-cards" {
                    @for (choice, name, about) in choices {
                        label class="pick" {
                            input type="radio" name="sides" value=(choice.word())
                                checked[choice == form.sides];
                            span class="title" { (name) }
                            span class="quiet" { (about) }
                        }
                    }
                }
            }
            div class="setup-mix" {
                @for location in Location::ALL { (mix_row(form.mix, lang, location)) }
            }
        }
    }
}

/// A location with both its sides to choose from, and what they do.
fn mix_row(mix: Sides, lang: Lang, location: Location) -> Markup {
    let words = lang.words();
    html! {
        fieldset class=(format_args!("site {}", colour_class(location))) {
            legend class="site-head" { (sides::place_head(lang, location)) }
            @for side in Side::ALL {
                label class="pick site-side" {
                    span class="site-side-head" {
                        input type="radio" name=(format_args!("side{}", location.number()))
                            value=(side.letter()) checked[mix.side(location) == side];
                        b { (words.msg_side(side.letter().to_string())) }
                        (sides::majority(lang, location, side))
                    }
                    (sides::lines(lang, location, side))
                }
            }
        }
    }
}

fn more_rules(form: &NewTable, lang: Lang) -> Markup {
    let words = lang.words();
    let decks = DeckRule::ALL.map(|deck| match deck {
        DeckRule::Standard => (deck, words.msg_deck_standard()),
        DeckRule::Together => (deck, words.msg_deck_together()),
    });
    let ties = Ties::ALL.map(|ties| match ties {
        Ties::Shared => (ties, words.msg_ties_shared()),
        Ties::Meeples => (ties, words.msg_ties_meeples()),
    });
    html! {
        section class="panel" {
            h2 { (words.msg_more_rules()) }
            fieldset class="setup-lines" {
                legend { (words.msg_deck()) }
                @for (deck, name) in decks {
                    label class="check" {
                        input type="radio" name="deck" value=(deck.word())
                            checked[deck == form.deck];
                        (name)
                    }
                }
            }
            fieldset class="setup-lines" {
                legend { (words.msg_ties()) }
                @for (rule, name) in ties {
                    label class="check" {
                        input type="radio" name="ties" value=(rule.word())
                            checked[rule == form.ties];
                        (name)
                    }
                }
            }
            label class="check" {
                input type="checkbox" name="announce" value="on" checked[form.announce]
                    aria-describedby="announce-about";
                (words.msg_house_rule())
            }
            p class="quiet" id="announce-about" { (words.msg_rules_announce_first()) }
        }
    }
}

fn at_the_table(form: &NewTable, lang: Lang) -> Markup {
    let words = lang.words();
    html! {
        section class="panel" {
            h2 { (words.msg_more_table()) }
            div class="setup-fields" {
                label class="field" {
                    span { (words.msg_clock()) }
                    select name="limit" {
                        option value="" selected[form.limit.is_none()] { (words.msg_clock_none()) }
                        @for limit in LIMITS {
                            option value=(limit) selected[form.limit == Some(limit)] {
                                (duration(lang, limit))
                            }
                        }
                    }
                }
                label class="field" {
                    span { (words.msg_substitute_level()) }
                    select name="substitute" { (levels::options(lang, &form.substitute)) }
                }
                label class="field" {
                    span { (words.msg_hints()) }
                    select name="hints" {
                        @for hints in Hints::ALL {
                            option value=(hints.word()) selected[form.hints == hints] {
                                (order::hints(words, hints))
                            }
                        }
                    }
                }
                label class="field" {
                    span { (words.msg_seed()) }
                    input name="seed" inputmode="numeric" autocomplete="off" maxlength="20"
                        value=(form.seed) aria-describedby="seed-about";
                }
            }
            p class="quiet" id="seed-about" { (words.msg_seed_about()) }
            label class="check" {
                input type="checkbox" name="listed" value="on" checked[form.listed];
                (words.msg_listed())
            }
        }
    }
}

/// A limit in the largest unit that divides it.
fn duration(lang: Lang, milliseconds: u64) -> String {
    let words = lang.words();
    let seconds = milliseconds / 1000;
    if seconds.is_multiple_of(86_400) {
        words.msg_clock_days(seconds / 86_400)
    } else if seconds.is_multiple_of(60) {
        words.msg_clock_minutes(seconds / 60)
    } else {
        words.msg_clock_seconds(seconds)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_told_in_their_largest_unit() {
        let told = LIMITS.map(|limit| duration(Lang::En, limit));
        assert_eq!(told, ["30 seconds", "1 minute", "2 minutes", "5 minutes", "1 day"]);
    }
}
