//! Events as the sentences of a log.

use majesty_rules::{Card, Character, Event, Location, ScoreSheet, Seat, Space};

use crate::{
    Lang, ability,
    amount::{gain_object, list, meeples_object, points},
    location_name,
    noun::card_object,
};

/// A sentence of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The sentence, without any colour.
    pub text: String,
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// The location that it concerns, in that player's realm.
    pub about: Option<Location>,
    /// Whether it belongs to the final scoring.
    pub is_final: bool,
}

/// Tells events in their order. Taking and placing a card is one sentence.
pub fn sentences(lang: Lang, events: &[Event], names: &dyn Fn(Seat) -> String) -> Vec<Sentence> {
    let log = Log { lang, names };
    let mut laid = 0;
    let mut taken = None;
    let mut active = None;
    let mut sentences = Vec::new();
    for event in events {
        match *event {
            Event::MeeplesLaid { count, .. } => laid = count,
            Event::CardTaken { space, meeples, .. } => taken = Some((space, meeples)),
            Event::CardPlaced { seat, card, character } => {
                active = Some(character.location());
                if let Some(from) = taken.take() {
                    let text = log.taken(seat, laid, from, card, character);
                    let about = active;
                    sentences.push(Sentence { text, seat: Some(seat), about, is_final: false });
                }
                laid = 0;
            }
            _ => sentences.extend(log.sentence(event, active)),
        }
    }
    sentences
}

/// Who has won, in a sentence.
pub fn victory(lang: Lang, sheet: &ScoreSheet, names: &dyn Fn(Seat) -> String) -> String {
    let winners: Vec<Seat> = sheet.winning_seats().collect();
    let most = winners.first().map_or(0, |&seat| sheet.scores[seat].total());
    if let [winner] = winners[..] {
        return lang.words().msg_log_wins(names(winner), most);
    }
    let names: Vec<String> = winners.into_iter().map(names).collect();
    lang.words().msg_log_share(list(lang, &names), most)
}

/// Who listens: the language and the players' names.
struct Log<'a> {
    lang: Lang,
    names: &'a dyn Fn(Seat) -> String,
}

impl Log<'_> {
    fn taken(
        &self,
        seat: Seat,
        laid: u8,
        (space, meeples): (Space, u8),
        card: Card,
        character: Character,
    ) -> String {
        let place = &self.lang.nouns().location(character.location()).to;
        let card = card_object(self.lang, card);
        let (name, words) = (self.name(seat), self.lang.words());
        words.msg_log_take(name, laid, card, space.number(), meeples, place)
    }

    /// The sentence for an event that has one of its own. A trade does not say where it is made:
    /// that is the location that was just activated.
    fn sentence(&self, event: &Event, active: Option<Location>) -> Option<Sentence> {
        let (lang, words) = (self.lang, self.lang.words());
        let points = |count: u16| points(lang, count);
        let meeples = |count: u8| meeples_object(lang, count);
        Some(match *event {
            Event::MeeplesLaid { .. } | Event::CardTaken { .. } | Event::CardPlaced { .. } => {
                return None;
            }
            Event::Gained { seat, gain, reason } => {
                self.play(seat, Some(reason.location), |name| {
                    let place = location_name(lang, reason.location);
                    let why = ability(lang, &reason.ability);
                    words.msg_log_gain(name, gain_object(lang, gain), place, why)
                })
            }
            Event::AttackRepelled { defender, .. } => {
                let guards = Character::Guard.location();
                self.play(defender, Some(guards), |name| words.msg_log_repelled(name))
            }
            Event::AttackFoundNobody { defender, .. } => {
                self.play(defender, None, |name| words.msg_log_nobody(name))
            }
            Event::CardWounded { defender, card, character, .. } => {
                self.play(defender, Some(character.location()), |name| {
                    words.msg_log_wounded(name, self.own(card, character))
                })
            }
            Event::CardHealed { seat, card, character } => {
                let location = character.location();
                self.play(seat, Some(location), |name| {
                    let place = &lang.nouns().location(location).to;
                    words.msg_log_healed(name, self.own(card, character), place)
                })
            }
            Event::Traded { seat, meeples: traded } => self.play(seat, active, |name| {
                let count = traded.unsigned_abs();
                let (what, price) = (meeples(count), points(count.into()));
                if traded > 0 {
                    words.msg_log_buys(name, what, price)
                } else {
                    words.msg_log_sells(name, what, price)
                }
            }),
            Event::Announced { seat, location } => {
                self.play(seat, Some(location), |name| words.msg_log_announced(name))
            }
            Event::AnnouncementMissed { seat, location, lost } => {
                self.play(seat, Some(location), |name| words.msg_log_silent(name, points(lost)))
            }
            Event::SurplusCashed { seat, meeples: surplus } => self.play(seat, None, |name| {
                words.msg_log_surplus(name, surplus, points(surplus.into()))
            }),
            Event::Refilled { card, left, .. } => Sentence {
                text: words.msg_log_refill(lang.nouns().card(card), left),
                seat: None,
                about: None,
                is_final: false,
            },
            Event::WoundedScored { seat, wounded, points: lost } => {
                self.score(seat, Some(Location::Infirmary), |name| {
                    words.msg_log_score_wounded(name, points(lost.unsigned_abs()), wounded)
                })
            }
            Event::VarietyScored { seat, locations, points: won } => {
                self.score(seat, None, |name| {
                    words.msg_log_score_variety(name, points(won), locations)
                })
            }
            Event::MajorityScored { seat, location, cards, points: won } => {
                self.score(seat, Some(location), |name| {
                    let place = &lang.nouns().location(location).at;
                    words.msg_log_score_majority(name, points(won.into()), place, cards)
                })
            }
            Event::GameOver { sheet } => Sentence {
                text: victory(lang, &sheet, self.names),
                seat: None,
                about: None,
                is_final: true,
            },
        })
    }

    fn play(
        &self,
        seat: Seat,
        about: Option<Location>,
        text: impl FnOnce(String) -> String,
    ) -> Sentence {
        Sentence { text: text(self.name(seat)), seat: Some(seat), about, is_final: false }
    }

    fn score(
        &self,
        seat: Seat,
        about: Option<Location>,
        text: impl FnOnce(String) -> String,
    ) -> Sentence {
        Sentence { is_final: true, ..self.play(seat, about, text) }
    }

    fn name(&self, seat: Seat) -> String {
        (self.names)(seat)
    }

    /// A card of somebody's by the character it lay there as, with both where it is split.
    fn own(&self, card: Card, character: Character) -> String {
        let nouns = self.lang.nouns();
        let own = &nouns.character(character).own;
        if card.is_split() { format!("{own} ({})", nouns.card(card)) } else { own.clone() }
    }
}
