//! Who leads a location, and what a move changes about that.

use crate::{Character, Location, Seat, Table};

/// A majority that a move brings the player who makes it, as the standing is then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lead {
    /// The location.
    pub location: Location,
    /// What the majority is worth at the end.
    pub worth: u8,
    /// Whether the player had as many cards there as the best of the others, and so the majority.
    pub was_level: bool,
    /// Whether others have as many cards there as the player has now.
    pub is_level: bool,
    /// Those who have the majority no longer because the player now leads alone.
    pub ousted: Vec<Seat>,
}

/// Where the player to move comes to have the most cards, alone or with others.
pub fn leads_won(before: &Table, after: &Table) -> Vec<Lead> {
    let seat = before.turn();
    let others = || before.config().players.others(seat);
    let won = |&character: &Character| {
        let location = character.location();
        let worth = before.location_card(location).majority?;
        let count = |table: &Table, seat| table.realm(seat).count(character);
        let most = |table: &Table| others().map(|other| count(table, other)).max().unwrap_or(0);
        let (had, has) = (count(before, seat), count(after, seat));
        let (best, rest) = (most(before), most(after));
        let was_level = had > 0 && had == best;
        let led_alone = had > best;
        let is_level = has == rest;
        if has == 0 || has < rest || led_alone || (was_level && is_level) {
            return None;
        }
        let had_most = |&other: &Seat| best > 0 && count(before, other) == best;
        let ousted = if is_level { Vec::new() } else { others().filter(had_most).collect() };
        Some(Lead { location, worth, was_level, is_level, ousted })
    };
    Character::ALL.iter().filter_map(won).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Deal, Players, Sides, State};

    /// Along whole games, a lead that is won is one in the score as well, and was none before.
    #[test]
    fn a_lead_that_is_won_scores() {
        let mut kinds = [0; 4];
        for seed in 0..60 {
            let players = Players::ALL[seed as usize % 3];
            let config = Config { sides: Sides::from_bits(seed as u8), ..Config::new(players) };
            let mut state = State::start(&Deal::new(config, seed));
            let mut step = seed as usize;
            while !state.is_over() {
                let view = state.view();
                let (seat, moves) = (view.turn(), state.legal_moves());
                step = step.wrapping_mul(31).wrapping_add(7);
                let m = moves[step % moves.len()];
                let after = view.preview(m, &mut ()).expect("a listed move is legal");
                for lead in leads_won(&view, &after) {
                    let character = lead.location.character().expect("majorities have one");
                    let has = |table: &Table, seat: Seat| {
                        let count = |seat| table.realm(seat).count(character);
                        let most = players.seats().map(count).max();
                        count(seat) > 0 && Some(count(seat)) == most
                    };
                    assert!(has(&after, seat));
                    assert_eq!(has(&view, seat), lead.was_level);
                    for &other in &lead.ousted {
                        assert!(has(&view, other) && !has(&after, other));
                    }
                    let shares = players.others(seat).any(|other| has(&after, other));
                    assert_eq!(shares, lead.is_level);
                    kinds[usize::from(lead.was_level)] += 1;
                    kinds[2] += usize::from(lead.is_level);
                    kinds[3] += lead.ousted.len();
                }
                state.play(m, &mut ()).expect("a listed move is legal");
            }
        }
        assert!(kinds.iter().all(|&count| count > 0), "{kinds:?}");
    }
}
