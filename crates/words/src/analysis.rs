//! What the analysis of a game says: chances, why a move is better, and how much was luck.

use majesty_rules::{Move, ScorePart};

use crate::{
    Lang,
    better::{Effect, effect},
    chance, character_name, further_advice, location_name,
};

/// How a player did, for the sentence on luck and skill.
#[derive(Clone, Debug, PartialEq)]
pub struct Performance {
    /// What the player is called in a sentence.
    pub name: String,
    /// Whether the sentence speaks to this player.
    pub is_you: bool,
    /// What a decision gave away on average, from 0 to 1.
    pub error: f64,
    /// What the cards brought or cost, from −1 to 1.
    pub luck: f64,
    /// Whether the player won, alone or with others.
    pub won: bool,
}

/// Players whose decisions differ by less play equally well.
const CLEARLY: f64 = 0.003;

/// Less luck than this isn't worth a word.
const LUCKY: f64 = 0.03;

/// The name of a grade, by its id.
pub fn grade_name(lang: Lang, id: &str) -> Option<String> {
    let words = lang.words();
    Some(match id {
        "world-class" => words.msg_grade_world_class(),
        "master" => words.msg_grade_master(),
        "expert" => words.msg_grade_expert(),
        "advanced" => words.msg_grade_advanced(),
        "intermediate" => words.msg_grade_intermediate(),
        "casual" => words.msg_grade_casual(),
        "beginner" => words.msg_grade_beginner(),
        _ => return None,
    })
}

/// The name of a mark, by its id.
pub fn mark_name(lang: Lang, id: &str) -> Option<String> {
    let words = lang.words();
    Some(match id {
        "doubtful" => words.msg_mark_doubtful(),
        "bad" => words.msg_mark_bad(),
        "very-bad" => words.msg_mark_very_bad(),
        _ => return None,
    })
}

/// A move in short, as in "Guard, space 3 → Guardhouse".
pub fn move_in_short(lang: Lang, m: Move) -> String {
    let character = character_name(lang, m.character());
    let place = location_name(lang, m.character().location());
    let space = lang.words().msg_space_number(m.space().number());
    let short = format!("{character}, {space} → {place}");
    match further_advice(lang, m) {
        Some(further) => format!("{short}, {further}"),
        None => short,
    }
}

/// Why a move is better than another, by the parts of the score alone: where no position is at hand.
pub fn why(lang: Lang, own: &[(ScorePart, f64)], others: &[(String, f64)]) -> String {
    match effect(lang, None, own, others) {
        Effect::Told(text) => text,
        Effect::Small | Effect::Contradicts => lang.words().msg_why_nothing(),
    }
}

/// Who played best, who won, and whom the cards favoured, in two sentences.
pub fn verdict(lang: Lang, players: &[Performance]) -> String {
    let words = lang.words();
    let mut ranked: Vec<&Performance> = players.iter().collect();
    ranked.sort_by(|a, b| a.error.total_cmp(&b.error));
    let skill = match ranked[..] {
        [best, second, ..] if second.error - best.error >= CLEARLY => {
            let you_won = players.iter().find(|player| player.won && player.is_you);
            let winner = players.iter().find(|player| player.won);
            let is_shared = players.iter().filter(|player| player.won).count() > 1;
            match (you_won, winner) {
                _ if best.won && is_shared => {
                    words.msg_verdict_best_shared(best.is_you, &best.name)
                }
                _ if best.won => words.msg_verdict_best_won(best.is_you, &best.name),
                (Some(you), _) => words.msg_verdict_you_won(true, &you.name),
                (None, Some(winner)) => {
                    words.msg_verdict_best_lost(best.is_you, &best.name, &winner.name)
                }
                (None, None) => words.msg_verdict_even(),
            }
        }
        _ => words.msg_verdict_even(),
    };
    let luckiest = players.iter().max_by(|a, b| a.luck.total_cmp(&b.luck));
    let luck = match luckiest.filter(|player| player.luck >= LUCKY) {
        Some(player) => {
            let by = chance(lang, player.luck, 0);
            words.msg_verdict_luck(player.is_you, &player.name, by)
        }
        None => words.msg_verdict_no_luck(),
    };
    format!("{skill} {luck}")
}

/// As in "majority at the Inn".
pub(crate) fn part_name(lang: Lang, part: ScorePart) -> String {
    let (words, nouns) = (lang.words(), lang.nouns());
    match part {
        ScorePart::Play(location) => words.msg_end_line_play(&nouns.location(location).at),
        ScorePart::Majority(location) => words.msg_end_line_majority(&nouns.location(location).at),
        ScorePart::Meeples => words.msg_end_line_other(),
        ScorePart::Variety => words.msg_end_line_variety(),
        ScorePart::Infirmary => words.msg_why_part_wounded(),
    }
}

/// A change in whole points, as in "+3".
pub(crate) fn change(by: f64) -> String {
    format!("{}{:.0}", if by < 0.0 { '\u{2212}' } else { '+' }, by.abs())
}

#[cfg(test)]
mod tests {
    use majesty_rules::Location;

    use super::*;

    fn player(name: &str, error: f64, luck: f64, won: bool) -> Performance {
        Performance { name: name.to_owned(), is_you: false, error, luck, won }
    }

    #[test]
    fn a_better_move_is_explained_by_the_lines_of_the_sheet() {
        let own = [
            (ScorePart::Majority(Location::Guardhouse), 9.2),
            (ScorePart::Play(Location::Castle), 3.6),
            (ScorePart::Variety, -2.4),
        ];
        let others = [("Ben".to_owned(), -4.6)];
        assert_eq!(
            why(Lang::En, &own, &others),
            "By the end, expect majority at the Guardhouse +9, points at the Castle +4 and \
             5 points less for Ben."
        );
        for lang in Lang::ALL {
            assert_eq!(why(lang, &[], &[]), lang.words().msg_why_nothing());
            assert!(why(lang, &own, &[]).contains("+9"));
        }
    }

    #[test]
    fn a_verdict_tells_skill_from_luck() {
        let mut players = [player("Ada", 0.02, -0.14, false), player("Ben", 0.05, 0.14, true)];
        assert_eq!(
            verdict(Lang::En, &players),
            "Ada played best, but Ben won. The cards favoured Ben by 14%."
        );
        players[1].is_you = true;
        assert_eq!(
            verdict(Lang::En, &players),
            "You won, although others played better. The cards favoured you by 14%."
        );
        players[0].won = true;
        assert_eq!(
            verdict(Lang::En, &players),
            "Ada played best and shares the victory. The cards favoured you by 14%."
        );
        players[0].won = false;
        players[0].error = 0.049;
        players[1].luck = 0.01;
        assert_eq!(
            verdict(Lang::En, &players),
            "Nobody played clearly better than the others. The cards favoured nobody."
        );
    }

    #[test]
    fn names_go_by_ids() {
        for lang in Lang::ALL {
            assert!(grade_name(lang, "master").is_some() && mark_name(lang, "bad").is_some());
            assert!(grade_name(lang, "bad").is_none() && mark_name(lang, "master").is_none());
        }
    }
}
