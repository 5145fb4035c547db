//! What puzzles are about.

use majesty_rules::{Config, Event, Move, Seat, Sides};

use crate::{Lang, LogStyle, Phrase, PhraseKind, move_in_short, preview};

/// A turn in a line: who moved, how, and what everybody has of it, each gain with its owner. The
/// player's own gains follow their move without a name.
pub fn turn_in_short(
    lang: Lang,
    (seat, m): (Seat, Move),
    events: &[Event],
    style: &dyn LogStyle,
) -> String {
    let told = effects_in_short(lang, events, style, seat);
    // What is traded or healed is among what everybody has of it.
    let placed = move_in_short(lang, Move::new(m.space(), m.character()));
    format!("{}: {placed} ({told})", style.name(seat))
}

/// What a move does at once: first what the player has of it, then what others gain, each with their
/// name.
pub fn effects_in_short(lang: Lang, events: &[Event], style: &dyn LogStyle, mover: Seat) -> String {
    let phrases = preview(lang, events, style, Some(mover));
    let is_gain = |kind| matches!(kind, PhraseKind::Points | PhraseKind::Meeples);
    let (others, own): (Vec<_>, Vec<_>) =
        phrases.into_iter().partition(|phrase| phrase.seat != Some(mover) && is_gain(phrase.kind));
    let joined = |phrases: Vec<Phrase>| {
        phrases.into_iter().map(|phrase| phrase.text).collect::<Vec<_>>().join(", ")
    };
    let parts = [joined(own), joined(others)];
    let told: Vec<String> = parts.into_iter().filter(|part| !part.is_empty()).collect();
    if told.is_empty() { "–".to_owned() } else { told.join("; ") }
}

/// What to know before trying a puzzle: its level, how many play, and which sides are up.
pub fn puzzle_facts(lang: Lang, level: u8, config: &Config) -> [String; 3] {
    let words = lang.words();
    let sides = match config.sides {
        Sides::ALL_A => words.msg_puzzle_sides("A"),
        Sides::ALL_B => words.msg_puzzle_sides("B"),
        _ => words.msg_puzzle_sides_mixed(),
    };
    let players = words.msg_players_count(config.players.count());
    [words.msg_puzzle_level_of(level, 7_u8), players, sides]
}

/// The name of a theme of puzzles, by its id.
pub fn theme_name(lang: Lang, id: &str) -> Option<String> {
    let words = lang.words();
    Some(match id {
        "attack" => words.msg_puzzle_theme_attack(),
        "majority" => words.msg_puzzle_theme_majority(),
        "heal" => words.msg_puzzle_theme_heal(),
        "denial" => words.msg_puzzle_theme_denial(),
        "timing" => words.msg_puzzle_theme_timing(),
        _ => return None,
    })
}

/// What the puzzles of a theme are about, by its id.
pub fn theme_about(lang: Lang, id: &str) -> Option<String> {
    let words = lang.words();
    Some(match id {
        "attack" => words.msg_puzzle_theme_attack_about(),
        "majority" => words.msg_puzzle_theme_majority_about(),
        "heal" => words.msg_puzzle_theme_heal_about(),
        "denial" => words.msg_puzzle_theme_denial_about(),
        "timing" => words.msg_puzzle_theme_timing_about(),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use majesty_rules::Players;

    use super::*;

    #[test]
    fn a_puzzle_says_how_hard_it_is_and_which_sides_it_has() {
        let mut config = Config::new(Players::ALL[1]);
        assert_eq!(puzzle_facts(Lang::En, 2, &config), ["Level 2 of 7", "3 players", "A sides"]);
        config.sides = Sides::from_bits(1);
        assert_eq!(puzzle_facts(Lang::De, 7, &config)[2], "Gemischte Seiten");
    }

    #[test]
    fn themes_go_by_ids() {
        for lang in Lang::ALL {
            assert!(theme_name(lang, "heal").is_some() && theme_about(lang, "heal").is_some());
            assert!(theme_name(lang, "luck").is_none() && theme_about(lang, "luck").is_none());
        }
    }
}
