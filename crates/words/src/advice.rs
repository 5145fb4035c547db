//! A hint in words: what to do, and why.

use majesty_rules::{Card, Extra, Location, Move, Seat};

use crate::{
    Lang,
    amount::{list, meeples_object, points},
    facts::Fact,
};

/// What to do, in a sentence.
pub fn suggestion(lang: Lang, card: Card, m: Move) -> String {
    let (words, space) = (lang.words(), m.space().number());
    let place = &lang.nouns().location(m.character().location()).to;
    match further_advice(lang, m) {
        Some(further) => words.msg_advice_take_and(object(lang, card), space, place, further),
        None => words.msg_advice_take(object(lang, card), space, place),
    }
}

/// What else to do with a card, after "and".
pub fn further_advice(lang: Lang, m: Move) -> Option<String> {
    let (words, nouns) = (lang.words(), lang.nouns());
    let traded = |count: i8| meeples_object(lang, count.unsigned_abs());
    match m.extra() {
        Extra::None => None,
        Extra::HealTo(to) => {
            let (whom, place) = (&nouns.character(to).object, &nouns.location(to.location()).to);
            Some(words.msg_advice_further_heal(whom, place))
        }
        Extra::Trade(count) if count > 0 => Some(words.msg_advice_further_buy(traded(count))),
        Extra::Trade(count) => Some(words.msg_advice_further_sell(traded(count))),
        Extra::Announce => Some(words.msg_advice_further_announce()),
    }
}

/// Why, in a sentence or two. `sooner` is a card that brings so many points more at once.
pub(crate) fn reason(
    lang: Lang,
    facts: &[Fact],
    sooner: Option<(Card, u16)>,
    name: &dyn Fn(Seat) -> String,
) -> String {
    let words = lang.words();
    let told: Vec<String> = facts.iter().map(|&one| fact(lang, one, name)).collect();
    let told = list(lang, &told);
    match sooner {
        None if facts.is_empty() => words.msg_reason_search(),
        None => words.msg_reason_facts(told),
        Some((card, more)) if facts.is_empty() => {
            words.msg_reason_later(object(lang, card), points(lang, more))
        }
        Some((card, more)) => {
            words.msg_reason_although(object(lang, card), points(lang, more), told)
        }
    }
}

fn fact(lang: Lang, fact: Fact, name: &dyn Fn(Seat) -> String) -> String {
    let words = lang.words();
    let at = |location: Location| &lang.nouns().location(location).at;
    match fact {
        Fact::Points(won) => words.msg_fact_points(points(lang, won)),
        Fact::PointsMore(more) => words.msg_fact_points_more(points(lang, more)),
        Fact::Lead(place, worth) => words.msg_fact_lead(at(place), points(lang, worth.into())),
        Fact::Tie(place, worth) => words.msg_fact_tie(at(place), points(lang, worth.into())),
        Fact::Variety(won) => words.msg_fact_variety(points(lang, won)),
        Fact::Wounds(count) => words.msg_fact_wounds(count),
        Fact::Heals => words.msg_fact_heals(),
        Fact::Defends => words.msg_fact_defends(),
        Fact::Safe(from) => words.msg_fact_safe(name(from)),
        Fact::Denies(whom, less) => words.msg_fact_denies(name(whom), points(lang, less)),
        Fact::Meeples(left, other) => words.msg_fact_meeples(meeples_object(lang, left), other),
    }
}

/// A card as what a player takes.
pub(crate) fn object(lang: Lang, card: Card) -> String {
    if card.is_split() {
        return lang.words().msg_split_object(lang.nouns().card(card));
    }
    lang.nouns().character(card.first()).object.clone()
}

#[cfg(test)]
mod tests {
    use majesty_rules::{Character, Location, Space};

    use super::*;

    fn card(word: &str) -> Card {
        word.parse().expect("a card")
    }

    fn at(space: usize, character: Character) -> Move {
        Move::new(Space::from_number(space).expect("a space"), character)
    }

    #[test]
    fn a_suggestion_tells_its_options_in_words() {
        let knight = at(1, Character::Knight);
        let told = |lang, word, m| suggestion(lang, card(word), m);
        assert_eq!(told(Lang::En, "K", knight), "Take the Knight from space 1 to the Barracks.");
        let noble = at(3, Character::Noble).with(Extra::Trade(-3));
        assert_eq!(
            told(Lang::En, "IN", noble),
            "Take the Innkeeper/Noble card from space 3 to the Castle and sell 3 meeples."
        );
        let witch = at(2, Character::Witch).with(Extra::HealTo(Character::Knight));
        assert_eq!(
            told(Lang::De, "W", witch),
            "Nimm die Hexe von Position 2, lege die Karte ins Hexenhaus und hole den Soldaten zurück in die Kaserne."
        );
        let brewer = at(1, Character::Brewer).with(Extra::Announce);
        assert_eq!(
            told(Lang::Nl, "B", brewer),
            "Neem de brouwer van positie 1, breng de kaart naar de brouwerij en meld wat iedereen krijgt."
        );
    }

    #[test]
    fn a_reason_is_made_of_facts() {
        let reason =
            |lang, facts: &[Fact], sooner| reason(lang, facts, sooner, &|_| "Ben".to_owned());
        let facts = [Fact::Lead(Location::Inn, 15), Fact::Meeples(4, 0)];
        assert_eq!(
            reason(Lang::En, &facts, None),
            "It takes the majority at the Inn (worth 15 points) and leaves 4 meeples instead of 0."
        );
        assert_eq!(
            reason(Lang::En, &facts[1..], Some((card("N"), 12))),
            "Taking the Noble scores 12 points more right now, but the better move leaves 4 meeples instead of 0."
        );
        assert_eq!(
            reason(Lang::En, &[Fact::Safe(Seat::First), Fact::Denies(Seat::First, 12)], None),
            "It keeps Ben from wounding a card next turn and denies Ben 12 points."
        );
        assert!(reason(Lang::En, &[], Some((card("N"), 12))).contains("pay off later"));
        assert_eq!(
            reason(Lang::Ru, &[Fact::Wounds(2), Fact::Variety(11)], None),
            "Этот ход ранит 2 карты соперников и занимает новую постройку (+11 очков за разнообразие)."
        );
    }
}
