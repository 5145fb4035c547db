//! Where the points in play came from, read off the events of a game.

use crate::{ByCharacter, BySeat, Character, Event, Location};

/// One player's points in play, by what they were for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Earnings {
    /// The points that the abilities of the locations 1 to 7 paid, on anyone's turn.
    pub at: ByCharacter<u16>,
    /// Meeples sold and cashed less meeples bought: it may be below zero.
    pub meeples: i16,
    /// What missed announcements cost: zero or below.
    pub silence: i16,
}

impl Earnings {
    /// The earnings of each seat from all events of a game so far.
    pub fn of<'a>(events: impl IntoIterator<Item = &'a Event>) -> BySeat<Self> {
        let mut all = BySeat::<Self>::default();
        for event in events {
            match *event {
                Event::Gained { seat, gain, reason } => {
                    all[seat].at[resident(reason.location)] += gain.points;
                }
                Event::Traded { seat, meeples } => all[seat].meeples -= i16::from(meeples),
                Event::SurplusCashed { seat, meeples } => all[seat].meeples += i16::from(meeples),
                Event::AnnouncementMissed { seat, lost, .. } => {
                    all[seat].silence -= lost.cast_signed();
                }
                _ => {}
            }
        }
        all
    }

    /// All points in play.
    pub fn total(&self) -> i32 {
        let paid: i32 = self.at.0.into_iter().map(i32::from).sum();
        paid + i32::from(self.meeples) + i32::from(self.silence)
    }
}

fn resident(location: Location) -> Character {
    let here = Character::ALL.into_iter().find(|character| character.location() == location);
    here.expect("the Infirmary pays nobody")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Deal, Players, Sides, State};

    /// Every way to win and lose points takes place, and the parts always make up the whole.
    #[test]
    fn the_parts_are_the_points_in_play() {
        let (mut gained, mut lost, mut kinds) = (0, 0, [false; 3]);
        for seed in 0..200 {
            let sides = Sides::from_bits((seed as u8).wrapping_mul(73));
            let players = Players::ALL[seed as usize % 3];
            let config = Config { sides, announce: seed % 2 == 0, ..Config::new(players) };
            let mut state = State::start(&Deal::new(config, seed));
            let mut events = Vec::new();
            let mut step = seed as usize;
            while !state.is_over() {
                let moves = state.legal_moves();
                step = step.wrapping_mul(31).wrapping_add(7);
                state.play(moves[step % moves.len()], &mut events).expect("a listed move is legal");
                let earnings = Earnings::of(&events);
                for seat in players.seats() {
                    let points = i32::from(state.realm(seat).points());
                    assert_eq!(earnings[seat].total(), points, "seed {seed}");
                    gained += i32::from(earnings[seat].meeples > 0);
                    lost += i32::from(earnings[seat].meeples + earnings[seat].silence < 0);
                }
            }
            for event in &events {
                kinds[0] |= matches!(event, Event::Traded { .. });
                kinds[1] |= matches!(event, Event::SurplusCashed { .. });
                kinds[2] |= matches!(event, Event::AnnouncementMissed { lost: 1.., .. });
            }
        }
        assert!(gained > 0 && lost > 0 && kinds == [true; 3], "{gained}, {lost}, {kinds:?}");
    }
}
