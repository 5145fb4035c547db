//! Why a move is refused, and what to do instead.

use majesty_rules::{Card, Character, Illegal, Location, WORKER_CARD};

use crate::Lang;

/// The reason and the remedy, in whole sentences.
pub fn illegal(lang: Lang, illegal: &Illegal) -> String {
    let (words, nouns) = (lang.words(), lang.nouns());
    let at = |location: Location| &nouns.location(location).at;
    let name = |character: Character| &nouns.character(character).name;
    let card_name = |card: Card| nouns.card(card);
    match *illegal {
        Illegal::GameOver => words.msg_illegal_over(),
        Illegal::EmptySpace(space) => words.msg_illegal_empty(space),
        Illegal::TooFewMeeples { space, cost, has } => words.msg_illegal_meeples(space, cost, has),
        Illegal::NotOnCard { card, character, .. } => {
            words.msg_illegal_character(card_name(card), name(character))
        }
        Illegal::HealMissing { card, .. } => words.msg_illegal_heal_missing(card_name(card)),
        Illegal::HealElsewhere { card, to } => {
            words.msg_illegal_heal_elsewhere(card_name(card), &nouns.location(to.location()).to)
        }
        Illegal::NothingToChoose => words.msg_illegal_heal_nothing(),
        Illegal::NoTrade(location) => words.msg_illegal_no_trade(at(location)),
        Illegal::TradeLimit(limit) => words.msg_illegal_trade_limit(limit),
        Illegal::TradeOfNothing => words.msg_illegal_trade_nothing(),
        Illegal::TradeAboveFive { after } => words.msg_illegal_trade_above(WORKER_CARD, after),
        Illegal::TradeTooFewMeeples { has, sold } => words.msg_illegal_trade_meeples(has, sold),
        Illegal::TradeTooFewPoints { has, bought } => words.msg_illegal_trade_points(bought, has),
        Illegal::AnnounceOff => words.msg_illegal_announce_off(),
        Illegal::NothingToAnnounce(location) => words.msg_illegal_announce_nothing(at(location)),
    }
}
