//! An ability in the cards' own sign language, drawn from the rules' table.

use majesty_rules::{Ability, Character, Gain, Group};
use maud::{Markup, html};

use crate::{
    card::character_shield,
    symbol::{Symbol, coin, symbol},
};

/// An ability in signs. The label is its whole sentence in the reader's language, for a screen
/// reader and on hover.
pub fn ability_signs(ability: &Ability, label: &str) -> Markup {
    html! {
        span class="art-signs" role="img" aria-label=(label) title=(label) { (signs(*ability)) }
    }
}

/// An ability in signs, where its sentence stands elsewhere on the page under an id.
pub fn signs_told_by(ability: &Ability, id: &str) -> Markup {
    html! { span class="art-signs" role="img" aria-labelledby=(id) { (signs(*ability)) } }
}

fn signs(ability: Ability) -> Markup {
    match ability {
        Ability::Defend => icon(Symbol::Defend),
        Ability::Attack { with, against } => html! {
            (icon(Symbol::Attack)) (character_shield(with)) (between(">")) (character_shield(against))
        },
        Ability::Heal => html! {
            (icon(Symbol::Wounded)) (arrow()) (icon(Symbol::Heal))
        },
        Ability::Trade { up_to } => html! {
            (between(&format!("{up_to}×"))) (coin(1)) (icon(Symbol::Trade)) (meeple())
        },
        Ability::Per { each, gain } => html! { (shields(each, "")) (arrow()) (gained(gain)) },
        Ability::OnceWith { all, gain } => html! {
            (between("1×")) (shields(all, "+")) (arrow()) (gained(gain))
        },
        Ability::AllWith { a, points } => html! {
            (icon(Symbol::Crowd)) (character_shield(a)) (arrow()) (coin(points.into()))
        },
        Ability::PerTimesMost { each, points } => html! {
            (character_shield(each)) (between("×")) (icon(Symbol::Most)) (arrow())
            (coin(points.into()))
        },
        Ability::PerWounded { points } => html! {
            (icon(Symbol::Wounded)) (arrow()) (coin(points.into()))
        },
        Ability::EachWoundedCosts { points } => html! {
            (icon(Symbol::End)) (icon(Symbol::Wounded)) (arrow()) (coin(-i32::from(points)))
        },
        Ability::MostWoundedCosts { points } => html! {
            (icon(Symbol::End)) (icon(Symbol::Most)) (icon(Symbol::Wounded)) (arrow())
            (coin(-i32::from(points)))
        },
    }
}

fn icon(which: Symbol) -> Markup {
    symbol(which, "art-icon")
}

fn meeple() -> Markup {
    symbol(Symbol::Meeple, "art-meeple")
}

fn arrow() -> Markup {
    symbol(Symbol::Arrow, "art-arrow")
}

fn between(text: &str) -> Markup {
    html! { span class="art-between" { (text) } }
}

/// The shields of a group; with a plus between them where all of them are needed.
fn shields(group: Group, joint: &str) -> Markup {
    let joined = |(place, character): (usize, Character)| {
        html! {
            @if place > 0 && !joint.is_empty() { (between(joint)) }
            (character_shield(character))
        }
    };
    html! { @for member in group.iter().enumerate() { (joined(member)) } }
}

fn gained(gain: Gain) -> Markup {
    html! {
        @if gain.points > 0 { (coin(gain.points.into())) }
        @for _ in 0..gain.meeples { (meeple()) }
    }
}
