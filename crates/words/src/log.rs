//! Events as the sentences of a log.

use majesty_rules::{Ability, Card, Character, Event, Location, ScoreSheet, Seat, Sides, Space};

use crate::{
    Lang, ability,
    amount::{gain_object, list, meeples_object, points},
    location_name,
    noun::{capital, split_form},
};

/// How a log marks the parts of its sentences, such as by colours on a terminal. A function that
/// names the players is a style that marks nothing.
pub trait LogStyle {
    /// A player's name.
    fn name(&self, seat: Seat) -> String;

    /// Whether a player is the reader: sentences about them say "you" instead of their name.
    fn is_you(&self, _seat: Seat) -> bool {
        false
    }

    /// A character or a location, without its article or preposition. A character is marked like
    /// its location.
    fn noun(&self, _location: Location, noun: &str) -> String {
        noun.to_owned()
    }

    /// A part of the reason for a gain.
    fn reason(&self, reason: &str) -> String {
        reason.to_owned()
    }
}

impl<F: Fn(Seat) -> String> LogStyle for F {
    fn name(&self, seat: Seat) -> String {
        self(seat)
    }
}

/// A sentence of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sentence {
    /// The sentence, with the marks of its [`LogStyle`].
    pub text: String,
    /// Whom it is about.
    pub seat: Option<Seat>,
    /// The location that it concerns, in that player's realm.
    pub about: Option<Location>,
    /// Whether it belongs to the final scoring.
    pub is_final: bool,
}

/// Tells events in their order. Taking and placing a card is one sentence.
pub fn sentences(lang: Lang, events: &[Event], style: &dyn LogStyle) -> Vec<Sentence> {
    let log = Log { lang, style };
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
pub fn victory(lang: Lang, sheet: &ScoreSheet, style: &dyn LogStyle) -> String {
    let winners: Vec<Seat> = sheet.winning_seats().collect();
    let most = winners.first().map_or(0, |&seat| sheet.scores[seat].total());
    if let [winner] = winners[..] {
        let (you, name) = (style.is_you(winner), style.name(winner));
        return match u16::try_from(most) {
            // As many points alone would share the victory.
            Ok(most) if sheet.lead(winner) == 0 => {
                lang.words().msg_log_wins_meeples(you, name, points(lang, most))
            }
            _ => lang.words().msg_log_wins(you, name, most),
        };
    }
    let names: Vec<String> = winners.into_iter().map(|seat| style.name(seat)).collect();
    lang.words().msg_log_share(list(lang, &names), most)
}

/// What a player lost for having the most wounded cards, if what they lost in all says so.
fn for_most(wounded: u8, lost: u16) -> Option<u8> {
    let costs = |sides: Sides| {
        let (mut each, mut most) = (0, 0);
        for ability in sides.card(Location::Infirmary).abilities {
            match *ability {
                Ability::EachWoundedCosts { points } => each = points,
                Ability::MostWoundedCosts { points } => most = points,
                _ => {}
            }
        }
        (each, most)
    };
    let mut sides = [Sides::ALL_A, Sides::ALL_B].into_iter().map(costs);
    let (_, most) = sides.find(|&(each, most)| {
        most > 0 && u16::from(each) * u16::from(wounded) + u16::from(most) == lost
    })?;
    Some(most)
}

/// The language of the log, the player it addresses, and how names and nouns are marked.
struct Log<'a> {
    lang: Lang,
    style: &'a dyn LogStyle,
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
        let (place, card) = (self.to(character.location()), self.card_object(card));
        let (you, name, words) = (self.is_you(seat), self.name(seat), self.lang.words());
        words.msg_log_take(you, name, laid, card, space.number(), meeples, place)
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
                self.play(seat, Some(reason.location), |you, name| {
                    let place = self.style.reason(location_name(lang, reason.location));
                    let why = self.style.reason(&ability(lang, &reason.ability));
                    words.msg_log_gain(you, name, gain_object(lang, gain), place, why)
                })
            }
            Event::AttackRepelled { defender, .. } => {
                let guards = Character::Guard.location();
                self.play(defender, Some(guards), |you, name| words.msg_log_repelled(you, name))
            }
            Event::AttackFoundNobody { defender, .. } => {
                self.play(defender, None, |you, name| words.msg_log_nobody(you, name))
            }
            Event::CardWounded { defender, card, character, .. } => {
                self.play(defender, Some(character.location()), |you, name| {
                    words.msg_log_wounded(you, name, self.own(you, card, character))
                })
            }
            Event::CardHealed { seat, card, character } => {
                let location = character.location();
                self.play(seat, Some(location), |you, name| {
                    let own = self.own(you, card, character);
                    words.msg_log_healed(you, name, own, self.to(location))
                })
            }
            Event::Traded { seat, meeples: traded } => self.play(seat, active, |you, name| {
                let count = traded.unsigned_abs();
                let (what, price) = (meeples(count), points(count.into()));
                if traded > 0 {
                    words.msg_log_buys(you, name, what, price)
                } else {
                    words.msg_log_sells(you, name, what, price)
                }
            }),
            Event::Announced { seat, location } => {
                self.play(seat, Some(location), |you, name| words.msg_log_announced(you, name))
            }
            // Nothing to lose, nothing to tell.
            Event::AnnouncementMissed { lost: 0, .. } => return None,
            Event::AnnouncementMissed { seat, location, lost } => {
                self.play(seat, Some(location), |you, name| {
                    words.msg_log_silent(you, name, points(lost))
                })
            }
            Event::SurplusCashed { seat, meeples: surplus } => {
                self.play(seat, None, |you, name| {
                    words.msg_log_surplus(you, name, surplus, points(surplus.into()))
                })
            }
            Event::Refilled { card, left, .. } => Sentence {
                text: words.msg_log_refill(self.card(card), left),
                seat: None,
                about: None,
                is_final: false,
            },
            Event::WoundedScored { seat, wounded, points: lost } => {
                let lost = lost.unsigned_abs();
                self.score(seat, Some(Location::Infirmary), |you, name| {
                    match for_most(wounded, lost) {
                        Some(most) => {
                            words.msg_log_score_most_wounded(you, name, points(lost), wounded, most)
                        }
                        None => words.msg_log_score_wounded(you, name, points(lost), wounded),
                    }
                })
            }
            Event::VarietyScored { seat, locations, points: won } => {
                self.score(seat, None, |you, name| {
                    words.msg_log_score_variety(you, name, points(won), locations)
                })
            }
            Event::MajorityScored { seat, location, cards, points: won } => {
                self.score(seat, Some(location), |you, name| {
                    words.msg_log_score_majority(
                        you,
                        name,
                        points(won.into()),
                        self.at(location),
                        cards,
                    )
                })
            }
            Event::GameOver { sheet } => Sentence {
                text: victory(lang, &sheet, self.style),
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
        text: impl FnOnce(bool, String) -> String,
    ) -> Sentence {
        let text = text(self.is_you(seat), self.name(seat));
        Sentence { text, seat: Some(seat), about, is_final: false }
    }

    fn score(
        &self,
        seat: Seat,
        about: Option<Location>,
        text: impl FnOnce(bool, String) -> String,
    ) -> Sentence {
        Sentence { is_final: true, ..self.play(seat, about, text) }
    }

    fn name(&self, seat: Seat) -> String {
        self.style.name(seat)
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.style.is_you(seat)
    }

    /// A player's card by the character it lay there as, with both where it is split. The
    /// reader's begins the sentence.
    fn own(&self, you: bool, card: Card, character: Character) -> String {
        let forms = self.lang.nouns().character(character);
        let form = if you { capital(&forms.yours) } else { forms.own.clone() };
        let own = self.character(character, &form);
        if card.is_split() { format!("{own} ({})", self.card(card)) } else { own }
    }

    /// A card as what somebody takes.
    fn card_object(&self, card: Card) -> String {
        if card.is_split() {
            return self.lang.words().msg_split_object(self.card(card));
        }
        let character = card.first();
        self.character(character, &self.lang.nouns().character(character).object)
    }

    /// A card's name: one character, or both of a split card.
    fn card(&self, card: Card) -> String {
        let name = |c: Character| self.character(c, &self.lang.nouns().character(c).name);
        match card.second() {
            Some(second) => format!("{}/{}", name(card.first()), name(second)),
            None => name(card.first()),
        }
    }

    /// A form of a character's name, its noun marked.
    fn character(&self, character: Character, form: &str) -> String {
        let name = &self.lang.nouns().character(character).name;
        self.marked(character.location(), name, form)
    }

    /// Where a card goes.
    fn to(&self, location: Location) -> String {
        let forms = self.lang.nouns().location(location);
        self.marked(location, &forms.title, &forms.to)
    }

    /// Where a card lies.
    fn at(&self, location: Location) -> String {
        let forms = self.lang.nouns().location(location);
        self.marked(location, &forms.title, &forms.at)
    }

    fn marked(&self, location: Location, name: &str, form: &str) -> String {
        let (before, noun) = split_form(name, form);
        format!("{before}{}", self.style.noun(location, noun))
    }
}
