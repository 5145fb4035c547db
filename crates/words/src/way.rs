//! What is left to choose about a card once it is in hand, as lines of a list.

use majesty_rules::{Character, Extra, Move, Table};

use crate::Lang;

/// Placing a card as one of its characters, as in "Place as Miller".
pub fn place_as(lang: Lang, character: Character) -> String {
    lang.words().msg_place_as(&lang.nouns().character(character).role)
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

#[cfg(test)]
mod tests {
    use majesty_rules::{Config, Deal, Players, Sides, Space, State};

    use super::*;

    #[test]
    fn ways_are_told_apart() {
        let config = Config { announce: true, sides: Sides::ALL_B, ..Config::new(Players::Two) };
        let state = State::start(&Deal::new(config, 7));
        let told = |lang: Lang, character: Character, extra: Extra| {
            further(lang, &state, Move::new(Space::FRONT, character).with(extra))
        };
        let castle = |trade| told(Lang::Ru, Character::Noble, trade);
        assert_eq!(castle(Extra::None).as_deref(), Some("без обмена"));
        assert_eq!(castle(Extra::Trade(1)).as_deref(), Some("купить 1 работника"));
        assert_eq!(castle(Extra::Trade(-3)).as_deref(), Some("продать 3 работников"));
        let healed = told(Lang::De, Character::Witch, Extra::HealTo(Character::Guard));
        assert_eq!(healed.as_deref(), Some("Heilen, zurück in den Wachturm"));
        let mill = |extra| told(Lang::Nl, Character::Miller, extra);
        assert_eq!(mill(Extra::None).as_deref(), Some("Niets melden"));
        assert_eq!(mill(Extra::Announce).as_deref(), Some("Melden"));
        assert_eq!(told(Lang::En, Character::Knight, Extra::None), None);
        assert_eq!(place_as(Lang::En, Character::Witch), "Place as Witch");
    }
}
