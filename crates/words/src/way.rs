//! What is left to choose about a card once it is in hand, as lines of a list.

use majesty_rules::{Character, Extra, Move, Table};

use crate::Lang;

/// Placing a card as one of its characters, as in "Place as Miller".
pub fn place_as(lang: Lang, character: Character) -> String {
    lang.words().msg_place_as(&lang.nouns().character(character).name)
}

/// What a move further decides: where a healed card goes, a trade, an announcement. Nothing where
/// its location leaves nothing open.
pub fn further(lang: Lang, table: &Table, m: Move) -> Option<String> {
    let (words, location) = (lang.words(), m.character().location());
    let card = table.location_card(location);
    match m.extra() {
        Extra::HealTo(to) => Some(words.msg_heal_to(&lang.nouns().location(to.location()).to)),
        Extra::Trade(count) if count > 0 => Some(words.msg_trade_buy(count.unsigned_abs())),
        Extra::Trade(count) => Some(words.msg_trade_sell(count.unsigned_abs())),
        Extra::Announce => Some(words.msg_announce()),
        Extra::None if card.trades() => Some(words.msg_trade_nothing()),
        Extra::None if table.config().announce && card.pays_all() => Some(words.msg_stay_silent()),
        Extra::None => None,
    }
}
