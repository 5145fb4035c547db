//! The end of a game as one reader is told it: the result, the parts of a score, what decided it.

use majesty_rules::{BySeat, Character, Earnings, Location, Score, ScoreSheet, Seat};

use crate::{Lang, ScoreLine, amount::list, location_name, points};

/// So many differences tell what decided a game.
const DECISIVE: usize = 3;
/// How many lines are named for each of two who share the victory.
const SHARED: usize = 2;

/// The result: what it comes to, and one more fact about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headline {
    /// As in "Second of four".
    pub title: String,
    /// As in "8 points behind Ada".
    pub detail: String,
}

/// The result, told to the player on a seat or to anyone else.
pub fn headline(
    lang: Lang,
    sheet: &ScoreSheet,
    names: &dyn Fn(Seat) -> String,
    you: Option<Seat>,
) -> Headline {
    let words = lang.words();
    let total = |seat: Seat| sheet.scores[seat].total();
    let scored = |seat: Seat| points(lang, total(seat).max(0).unsigned_abs() as u16);
    let winners: Vec<Seat> = sheet.winning_seats().collect();
    let first = winners.first().copied().unwrap_or(Seat::First);
    let lead = sheet.lead(first);
    let all = |seats: &[Seat]| {
        let named: Vec<String> = seats.iter().map(|&seat| names(seat)).collect();
        list(lang, &named)
    };
    let Some(you) = you else {
        let title = match winners[..] {
            [winner] if lead > 0 => words.msg_end_won(names(winner), lead),
            // A player with more points has resigned.
            [winner] if lead < 0 => words.msg_end_won_anyway(names(winner)),
            [winner] => words.msg_end_won_meeples(names(winner)),
            _ => words.msg_share_victory(all(&winners)),
        };
        return Headline { title, detail: scored(first) };
    };
    let behind = total(first) - total(you);
    let title = if sheet.winners[you] {
        let others: Vec<Seat> = winners.iter().copied().filter(|&seat| seat != you).collect();
        match others.is_empty() {
            true if lead > 0 => words.msg_end_you_won(lead),
            true if lead < 0 => words.msg_end_you_won_anyway(),
            true => words.msg_end_you_won_meeples(),
            false => words.msg_end_you_share(all(&others)),
        }
    } else if sheet.players.count() > 2 {
        let title = words.msg_end_place(sheet.players.count(), sheet.place(you));
        let detail = match behind {
            0 => words.msg_end_level(all(&winners)),
            _ => words.msg_end_behind(points(lang, behind.unsigned_abs() as u16), all(&winners)),
        };
        return Headline { title, detail };
    } else if behind > 0 {
        words.msg_end_you_lost(behind)
    } else {
        words.msg_end_you_lost_meeples()
    };
    Headline { title, detail: scored(you) }
}

/// The result as a player shares it who has no name to share.
pub fn own_headline(
    lang: Lang,
    sheet: &ScoreSheet,
    names: &dyn Fn(Seat) -> String,
    own: Seat,
) -> String {
    let (words, lead) = (lang.words(), sheet.lead(own));
    let others: Vec<Seat> = sheet.winning_seats().filter(|&seat| seat != own).collect();
    match (sheet.winners[own], others.is_empty()) {
        (true, true) if lead > 0 => words.msg_share_won(lead),
        (true, true) if lead == 0 => words.msg_share_won_meeples(),
        (true, false) => {
            let named: Vec<String> = others.into_iter().map(names).collect();
            words.msg_share_victory_with(list(lang, &named))
        }
        (false, _) if sheet.players.count() > 2 => headline(lang, sheet, names, Some(own)).title,
        (false, _) if lead < 0 => words.msg_share_lost(-lead),
        (false, _) if lead == 0 => words.msg_share_lost_meeples(),
        _ => headline(lang, sheet, names, None).title,
    }
}

/// A score in its four parts, as in "107 in play" and "−4 wounded". Nobody wounded is no part.
pub fn score_parts(lang: Lang, score: &Score) -> Vec<String> {
    let words = lang.words();
    let mut parts = vec![
        words.msg_end_part_play(signed(score.play.into())),
        words.msg_end_part_variety(signed(score.variety.into())),
        words.msg_end_part_majorities(signed(score.majorities().into())),
    ];
    if score.infirmary < 0 {
        parts.push(words.msg_end_part_wounded(signed(score.infirmary.into())));
    }
    parts
}

/// A number with a true minus sign.
pub fn signed(value: i32) -> String {
    value.to_string().replace('-', "\u{2212}")
}

/// Where the points in play came from: the seven locations, then all else unless there is nothing.
pub fn play_lines(lang: Lang, earnings: &BySeat<Earnings>) -> Vec<ScoreLine> {
    let line = |name: String, location: Option<Location>, points: BySeat<i32>| ScoreLine {
        name,
        location,
        points,
        is_total: false,
    };
    let mut lines: Vec<ScoreLine> = Character::ALL
        .map(|character| {
            let location = character.location();
            let points = earnings.map(|earned| earned.at[character].into());
            line(location_name(lang, location).to_owned(), Some(location), points)
        })
        .into();
    let words = lang.words();
    let rest = [
        (words.msg_end_other(), earnings.map(|earned| i32::from(earned.meeples))),
        (words.msg_end_silence(), earnings.map(|earned| i32::from(earned.silence))),
    ];
    let rest = rest.into_iter().filter(|(_, points)| *points != BySeat::default());
    lines.extend(rest.map(|(name, points)| line(name, None, points)));
    lines
}

/// The lines of the sheet that put the winner ahead of the reader, or of the runner-up where the
/// reader has won or didn't play. Of a shared victory, where each of the first two was ahead.
pub fn decided(
    lang: Lang,
    sheet: &ScoreSheet,
    earnings: &BySeat<Earnings>,
    names: &dyn Fn(Seat) -> String,
    you: Option<Seat>,
) -> Option<String> {
    let words = lang.words();
    let ranking = sheet.ranking();
    let (winner, second) = (ranking[0], ranking[1]);
    // A player with more points has resigned, and that decided it.
    if sheet.lead(winner) < 0 {
        return None;
    }
    let ahead = |one: Seat, other: Seat, most: usize| {
        let lines = differences(lang, sheet, earnings, one, other).into_iter().take(most);
        let told: Vec<String> = lines.map(|(name, by)| format!("{name} (+{by})")).collect();
        (!told.is_empty()).then(|| told.join(", "))
    };
    let loser = you.filter(|&seat| !sheet.winners[seat]);
    if loser.is_none() && sheet.winners[second] {
        let one = you.unwrap_or(winner);
        let other = if one == winner { second } else { winner };
        let (own, theirs) = (ahead(one, other, SHARED)?, ahead(other, one, SHARED)?);
        return Some(match you {
            Some(_) => words.msg_end_shared_yours(own, names(other), theirs),
            None => words.msg_end_shared(names(one), own, names(other), theirs),
        });
    }
    let told = ahead(winner, loser.unwrap_or(second), DECISIVE)?;
    Some(match loser {
        Some(_) => words.msg_end_decided_theirs(names(winner), told),
        None => words.msg_end_decided(told),
    })
}

/// By how much one player is ahead of another in each line, the largest difference first. Where one wins as
/// much by majorities, or in play, as is lost elsewhere by them, no single one has decided anything.
fn differences(
    lang: Lang,
    sheet: &ScoreSheet,
    earnings: &BySeat<Earnings>,
    one: Seat,
    other: Seat,
) -> Vec<(String, i32)> {
    let words = lang.words();
    let (scores, earned) = (&sheet.scores, earnings);
    let score = |value: &dyn Fn(&Score) -> i32| value(&scores[one]) - value(&scores[other]);
    let at = |character: Character| lang.nouns().location(character.location()).at.clone();
    let mut lines = vec![
        (words.msg_end_line_variety(), score(&|score| score.variety.into())),
        (words.msg_end_line_wounded(), score(&|score| score.infirmary.into())),
        (words.msg_end_line_other(), i32::from(earned[one].meeples - earned[other].meeples)),
        (words.msg_end_line_silence(), i32::from(earned[one].silence - earned[other].silence)),
    ];
    let by_majorities = score(&|score| score.majorities().into()) > 0;
    let in_play = score(&|score| score.play.into()) > 0;
    for character in Character::ALL {
        if by_majorities {
            let majority = score(&|score| score.majority[character].into());
            lines.push((words.msg_end_line_majority(at(character)), majority));
        }
        if in_play {
            let play = |seat: Seat| i32::from(earned[seat].at[character]);
            lines.push((words.msg_end_line_play(at(character)), play(one) - play(other)));
        }
    }
    lines.retain(|&(_, by)| by > 0);
    lines.sort_by_key(|&(_, by)| -by);
    lines
}
