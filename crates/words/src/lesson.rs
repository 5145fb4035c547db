//! What a step of a lesson says, and what is said to a move that it doesn't ask for. Every number
//! comes from the rules.

use majesty_lessons::{Answer, Lesson, LessonId, Moment, Task, Topic, Wrong};
use majesty_rules::{Ability, Card, Event, Gain, LOCATION_CARDS, Location, Move, ScoreSheet};

use crate::{Lang, amount::gain_object, bot_name, illegal, meeples, points, suggestion};

/// What a step says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LessonWords {
    /// What the opponent has just done, in short.
    pub before: Option<String>,
    /// Its heading.
    pub title: String,
    /// At most three sentences.
    pub text: String,
    /// What the learner is asked to do, where they move.
    pub ask: Option<String>,
}

/// A lesson's name.
pub fn lesson_name(lang: Lang, id: LessonId) -> String {
    match id {
        LessonId::First => lang.words().msg_lesson_first(),
        LessonId::SidesB => lang.words().msg_lesson_sides_b(),
    }
}

/// What a lesson is about, and how long it takes.
pub fn lesson_about(lang: Lang, id: LessonId) -> String {
    match id {
        LessonId::First => lang.words().msg_lesson_first_about(),
        LessonId::SidesB => lang.words().msg_lesson_sides_b_about(),
    }
}

/// What a step says.
pub fn lesson_words(lang: Lang, moment: &Moment) -> LessonWords {
    let (title, text) = told(lang, moment);
    LessonWords { before: opponents_move(lang, moment), title, text, ask: ask(lang, moment) }
}

/// Why a move isn't the one that a step asks for, kindly, and what to do instead. Nothing where it
/// is the right one.
pub fn wrong_move(lang: Lang, moment: &Moment, m: Move) -> Option<String> {
    let words = lang.words();
    let why = match moment.answer(m) {
        Ok(Answer::Right) => return None,
        Err(reason) => illegal(lang, &reason),
        Ok(Answer::Wrong(Wrong::NothingToPlay)) => words.msg_lesson_wrong_nothing(),
        Ok(Answer::Wrong(Wrong::OtherOption)) => words.msg_lesson_wrong_option(),
        Ok(Answer::Wrong(Wrong::OtherSpace)) => words.msg_lesson_wrong_space(),
        Ok(Answer::Wrong(Wrong::OtherCard(won))) => {
            words.msg_lesson_wrong_card(points(lang, won), told(lang, moment).0)
        }
        Ok(Answer::Wrong(Wrong::OtherHalf)) => {
            let character = moment.expected().map(Move::character)?;
            words.msg_lesson_wrong_half(&lang.nouns().character(character).object)
        }
    };
    Some(why)
}

/// The opponent's move since the step before, and what it brought to whom.
fn opponents_move(lang: Lang, moment: &Moment) -> Option<String> {
    let turn = moment.news()?;
    let m = turn.m;
    let won = |seat| turn.after.realm(seat).points() - turn.before.realm(seat).points();
    let nouns = lang.nouns();
    Some(lang.words().msg_lesson_opponent(
        bot_name(lang, Lesson::OPPONENT_LEVEL)?,
        &nouns.character(m.character()).object,
        &nouns.location(m.character().location()).to,
        won(Lesson::OPPONENT),
        won(Lesson::LEARNER),
    ))
}

/// What to do, in a sentence.
fn ask(lang: Lang, moment: &Moment) -> Option<String> {
    match moment.step().task {
        Task::Read => None,
        Task::Choose => Some(lang.words().msg_lesson_choose()),
        Task::Play => {
            let m = moment.expected()?;
            let card = moment.view().display().card(m.space())?;
            Some(suggestion(lang, card, m))
        }
    }
}

/// The title and the text of a step.
fn told(lang: Lang, moment: &Moment) -> (String, String) {
    let words = lang.words();
    let name = bot_name(lang, Lesson::OPPONENT_LEVEL).unwrap_or_default();
    let numbers = Numbers::of(moment);
    let (p, m) = (|count| points(lang, count), |count| meeples(lang, count));
    let (own, other) = (numbers.scores(Lesson::LEARNER), numbers.scores(Lesson::OPPONENT));
    match moment.step().topic {
        Topic::Goal => (words.msg_topic_goal(), words.msg_topic_goal_text(name)),
        Topic::Front => (words.msg_topic_front(), words.msg_topic_front_text(p(numbers.points))),
        Topic::Pay => {
            let gain = gain_object(lang, numbers.gain);
            (words.msg_topic_pay(), words.msg_topic_pay_text(m(numbers.laid), gain))
        }
        Topic::Collect => {
            let (lying, gain) = (m(numbers.lying), gain_object(lang, numbers.gain));
            (words.msg_topic_collect(), words.msg_topic_collect_text(name, lying, gain))
        }
        Topic::Surplus => {
            let (lying, surplus) = (m(numbers.lying), p(numbers.surplus.into()));
            let (all, majority) = (p(numbers.points), p(numbers.majority));
            let text = words.msg_topic_surplus_text(lying, surplus, all, majority);
            (words.msg_topic_surplus(), text)
        }
        Topic::AllWith => {
            let (own, each) = (gain_object(lang, numbers.first), p(numbers.others_gain));
            (words.msg_topic_all_with(), words.msg_topic_all_with_text(own, each, name))
        }
        Topic::Split => {
            (words.msg_topic_split(), words.msg_topic_split_text(gain_object(lang, numbers.gain)))
        }
        Topic::Attack => {
            let own = p(numbers.points);
            (words.msg_topic_attack(), words.msg_topic_attack_text(name, own))
        }
        Topic::Hit => (words.msg_topic_hit(), words.msg_topic_hit_text(name)),
        Topic::Guard => (words.msg_topic_guard(), words.msg_topic_guard_text(name)),
        Topic::Majority => {
            let worth = p(numbers.majority);
            (words.msg_topic_majority(), words.msg_topic_majority_text(name, worth))
        }
        Topic::Heal => (words.msg_topic_heal(), words.msg_topic_heal_text(p(numbers.points))),
        Topic::Variety => {
            let count = numbers.variety;
            let square = |count: u8| p(u16::from(count).pow(2));
            let text = words.msg_topic_variety_text(count, square(count), square(count - 1));
            (words.msg_topic_variety(), text)
        }
        Topic::Last => {
            let card = numbers.last_card.map(|card| taken(lang, card)).unwrap_or_default();
            (words.msg_topic_last(), words.msg_topic_last_text(card))
        }
        Topic::Count => {
            let text =
                words.msg_topic_count_text(p(own.play), name, p(other.play), p(other.infirmary));
            (words.msg_topic_count(), text)
        }
        Topic::CountMore => {
            let (variety, majorities) = ((p(own.variety), p(other.variety)), p(own.majorities));
            let text = words.msg_topic_count_more_text(variety.0, name, variety.1, majorities);
            (words.msg_topic_count_more(), text)
        }
        Topic::Finish => {
            (words.msg_topic_finish(), words.msg_topic_finish_text(own.total, other.total, name))
        }
        Topic::BIntro => {
            (words.msg_topic_b_intro(), words.msg_topic_b_intro_text(moment.view().round()))
        }
        Topic::BBrewery => {
            let (pair, workers) = (p(numbers.largest), m(numbers.gain.meeples));
            (words.msg_topic_b_brewery(), words.msg_topic_b_brewery_text(pair, workers))
        }
        Topic::BInn => {
            (words.msg_topic_b_inn(), words.msg_topic_b_inn_text(numbers.most, p(numbers.points)))
        }
        Topic::BCastle => {
            let each = p(numbers.per_wounded);
            (words.msg_topic_b_castle(), words.msg_topic_b_castle_text(name, each))
        }
        Topic::BInfirmary => {
            (words.msg_topic_b_infirmary(), words.msg_topic_b_infirmary_text(name))
        }
        Topic::BLast => (words.msg_topic_b_last(), words.msg_topic_b_last_text()),
        Topic::BCount => {
            let lost = p(other.infirmary);
            (words.msg_topic_b_count(), words.msg_topic_b_count_text(name, lost))
        }
        Topic::BFinish => {
            let text = words.msg_topic_b_finish_text(own.total, other.total, name);
            (words.msg_topic_b_finish(), text)
        }
    }
}

/// A card as what somebody took.
fn taken(lang: Lang, card: Card) -> String {
    lang.nouns().character(card.first()).object.clone()
}

/// All numbers that the steps name, from the rules.
#[derive(Debug, Default)]
struct Numbers {
    /// The points that the move brings in all.
    points: u16,
    /// What the activated location pays the learner.
    gain: Gain,
    /// What its first ability pays the learner.
    first: Gain,
    /// The largest single payment.
    largest: u16,
    /// The meeples that the move costs.
    laid: u8,
    /// The meeples that lie on the card.
    lying: u8,
    /// The meeples that go back.
    surplus: u8,
    /// What the opponent gains from it.
    others_gain: u16,
    /// What the majority at the location is worth.
    majority: u16,
    /// The learner's locations with cards.
    variety: u8,
    /// The cards of the kind that the learner has most of.
    most: u8,
    /// What a location pays for each wounded card.
    per_wounded: u16,
    /// The card that the learner took last.
    last_card: Option<Card>,
    sheet: Option<ScoreSheet>,
}

/// A player's lines of the final sheet.
#[derive(Debug, Default)]
struct Scores {
    play: u16,
    infirmary: u16,
    variety: u16,
    majorities: u16,
    total: i32,
}

impl Numbers {
    fn of(moment: &Moment) -> Self {
        let (view, outcome) = (moment.view(), moment.outcome());
        let mut numbers = Self { sheet: view.score_sheet(), ..Self::default() };
        let realm = view.realm(Lesson::LEARNER);
        numbers.variety = realm.variety();
        numbers.most = Location::ALL
            .into_iter()
            .filter(|location| location.character().is_some())
            .map(|location| realm.pile(location).len() as u8)
            .max()
            .unwrap_or(0);
        for event in &outcome {
            match *event {
                Event::MeeplesLaid { count, .. } => numbers.laid = count,
                Event::CardTaken { meeples, .. } => numbers.lying = meeples,
                Event::SurplusCashed { meeples, .. } => numbers.surplus = meeples,
                Event::Gained { seat: Lesson::LEARNER, gain, .. } => {
                    if numbers.gain == Gain::default() {
                        numbers.first = gain;
                    }
                    numbers.gain.points += gain.points;
                    numbers.gain.meeples += gain.meeples;
                    numbers.largest = numbers.largest.max(gain.points);
                }
                Event::Gained { gain, .. } => numbers.others_gain += gain.points,
                _ => {}
            }
        }
        numbers.points = numbers.gain.points + u16::from(numbers.surplus);
        if let Some(m) = moment.expected() {
            let card = view.location_card(m.character().location());
            numbers.majority = card.majority.unwrap_or(0).into();
            numbers.per_wounded = per_wounded(m.character().location(), moment);
        }
        let own = moment.last_turn_of(Lesson::LEARNER);
        numbers.last_card = own.and_then(|turn| turn.before.display().card(turn.m.space()));
        numbers
    }

    fn scores(&self, seat: majesty_rules::Seat) -> Scores {
        let Some(sheet) = &self.sheet else { return Scores::default() };
        let score = sheet.scores[seat];
        Scores {
            play: score.play,
            infirmary: score.infirmary.unsigned_abs(),
            variety: score.variety,
            majorities: score.majorities(),
            total: score.total(),
        }
    }
}

/// What a location of the lesson pays for each wounded card.
fn per_wounded(location: Location, moment: &Moment) -> u16 {
    let side = moment.view().config().sides.side(location);
    let card = &LOCATION_CARDS[location as usize][side as usize];
    let paid = card.abilities.iter().find_map(|ability| match *ability {
        Ability::PerWounded { points } => Some(points),
        _ => None,
    });
    paid.unwrap_or(0).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn all(lang: Lang) -> Vec<(Moment, LessonWords)> {
        let moments = LessonId::ALL.into_iter().flat_map(|id| {
            let steps = id.lesson().steps.len();
            let last = (0..steps).find_map(|number| {
                let moment = Moment::at(id, number, None)?;
                let is_choice = moment.step().task == Task::Choose;
                moment.view().legal_moves().first().copied().filter(|_| is_choice)
            });
            (0..steps).filter_map(move |number| Moment::at(id, number, last))
        });
        moments
            .map(|moment| {
                let words = lesson_words(lang, &moment);
                (moment, words)
            })
            .collect()
    }

    #[test]
    fn every_step_says_at_most_three_sentences_and_no_number_is_missing() {
        for lang in Lang::ALL {
            for (moment, words) in all(lang) {
                let ends = words.text.split_terminator(['.', '!', '?']).count();
                let decimal = words.text.matches(" 1.").count();
                assert!(ends - decimal <= 3, "{lang:?} {}: {}", words.title, words.text);
                assert_eq!(words.ask.is_some(), moment.step().task != Task::Read);
                let letters = words.text.chars().count();
                assert!(letters <= 260, "{letters} letters: {}", words.text);
                // A number of 0 would mean that the step speaks of something that isn't there.
                let zero = words.text.split(|c: char| !c.is_alphanumeric()).any(|word| word == "0");
                assert!(!zero, "{}", words.text);
            }
        }
    }

    #[test]
    fn the_numbers_are_those_of_the_game() {
        let text = |number: usize| all(Lang::En)[number].1.clone();
        assert!(text(1).text.contains("pays you 2 points"), "{}", text(1).text);
        assert_eq!(text(2).ask.as_deref(), Some("Take the Noble from space 4 to the Castle."));
        assert!(
            text(2).text.contains("costs 3 meeples, but the Castle pays you 5 points and 1 meeple")
        );
        assert!(text(4).text.contains("the 2 meeples on this card turn into 2 points"));
        assert!(
            text(4).text.contains("6 points in all") && text(4).text.contains("wins 10 points")
        );
        assert!(
            text(5)
                .text
                .contains("pays you 2 points and 1 meeple for each Brewer, and 2 points to")
        );
        let before = "Page took the Brewer to the Brewery: +4, and you +2.";
        assert_eq!(text(6).before.as_deref(), Some(before));
        assert!(text(6).text.contains("earns you 10 points and 2 meeples"));
        assert_eq!((text(0).before, text(1).before), (None, None));
    }

    #[test]
    fn every_other_move_is_answered_and_told_what_to_do() {
        for lang in Lang::ALL {
            for (moment, _) in all(lang) {
                for &m in moment.view().legal_moves().iter() {
                    let is_right = moment.answer(m) == Ok(Answer::Right);
                    assert_eq!(wrong_move(lang, &moment, m).is_none(), is_right);
                }
            }
        }
    }
}
