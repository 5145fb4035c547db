//! The daily deal: from a server's secret and a day to the cards, the set-up and the bot.
//!
//! The secret of a day is a hash of the day and the server's secret, so nobody else can compute it,
//! and one day's secret tells nothing about another's. The message that is hashed has a fixed
//! length and the server's 256 random bits in it; that is all a keyed hash needs here, because
//! nothing of another length is ever taken for a day's secret.
//!
//! The day's secret is that of a [`JointDeal`] to which no player contributes. So its hash, which is
//! published days ahead, is a commitment that `sha256sum` and `majesty verify` can check.

use data_encoding::HEXLOWER;
use majesty_rules::{Config, Deal, JointDeal, Players, Seat, Sides};
use sha2::{Digest, Sha256};

use crate::{Day, Table};

/// The secret of a day, from which everything about its deal follows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DaySecret {
    day: Day,
    joint: JointDeal,
}

/// Which sides are up on a day of the week.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Up {
    A,
    B,
    /// Whatever the day's secret says.
    Mixed,
}

/// The sides and the bot's level from Monday to Sunday: the bots get stronger through the week.
const WEEK: [(Up, &str); 7] = [
    (Up::A, "page"),
    (Up::A, "herald"),
    (Up::B, "steward"),
    (Up::A, "treasurer"),
    (Up::B, "castellan"),
    (Up::Mixed, "marshal"),
    (Up::Mixed, "chancellor"),
];

impl Day {
    /// The sides and the level that are known in advance.
    fn plan(self) -> (Up, &'static str) {
        WEEK[usize::from(self.weekday().number_days_from_monday())]
    }

    /// The level of the bot on this day.
    pub fn level(self) -> &'static str {
        self.plan().1
    }
}

impl DaySecret {
    /// The secret of a day on a server.
    pub fn derive(server: &[u8; 32], day: Day) -> Self {
        let lines = format!("majesty daily deal\n{day}\n{}\n", HEXLOWER.encode(server));
        Self { day, joint: JointDeal::new(Sha256::digest(lines).into()) }
    }

    /// A secret that was revealed, in hexadecimal digits.
    pub fn from_hex(day: Day, secret: &str) -> Option<Self> {
        JointDeal::from_hex(secret).map(|joint| Self { day, joint })
    }

    /// The day.
    pub fn day(&self) -> Day {
        self.day
    }

    /// In hexadecimal digits.
    pub fn hex(&self) -> &str {
        self.joint.secret()
    }

    /// The hash that commits a server to the day's deal.
    pub fn commitment(&self) -> String {
        self.joint.hash()
    }

    /// The set-up.
    pub fn config(&self) -> Config {
        let sides = match self.day.plan().0 {
            Up::A => Sides::ALL_A,
            Up::B => Sides::ALL_B,
            Up::Mixed => Sides::from_bits(self.number("sides") as u8),
        };
        Config { sides, ..Config::new(Players::Two) }
    }

    /// The person's seat; the bot has the other.
    pub fn seat(&self) -> Seat {
        Seat::ALL[(self.number("seat") & 1) as usize]
    }

    /// The cards.
    pub fn deal(&self) -> Deal {
        self.joint.deal(self.config())
    }

    /// The deal as a table keeps it.
    pub(crate) fn joint(&self) -> &JointDeal {
        &self.joint
    }

    /// The seed of the bot's own generator for the move after so many: the same moves get the same
    /// answers, whoever plays and whichever node thinks.
    pub fn bot_seed(&self, ply: u32) -> u64 {
        self.number(&format!("bot {ply}"))
    }

    /// A number for some purpose.
    fn number(&self, purpose: &str) -> u64 {
        let lines = format!("majesty daily {purpose}\n{}\n", self.hex());
        let hash: [u8; 32] = Sha256::digest(lines).into();
        hash[..8].iter().rev().fold(0, |number, &byte| number << 8 | u64::from(byte))
    }
}

impl Table {
    /// The secret of the day whose deal is played here.
    pub fn day_secret(&self) -> Option<DaySecret> {
        let joint = self.game()?.joint()?;
        DaySecret::from_hex(self.daily?, joint.secret())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const SERVER: [u8; 32] = [7; 32];

    fn day(text: &str) -> Day {
        text.parse().unwrap()
    }

    #[test]
    fn a_day_has_one_deal_and_another_day_another() {
        let today = DaySecret::derive(&SERVER, day("2026-11-19"));
        assert_eq!(today, DaySecret::derive(&SERVER, day("2026-11-19")));
        let others = [
            DaySecret::derive(&SERVER, day("2026-11-20")),
            DaySecret::derive(&[8; 32], day("2026-11-19")),
        ];
        for other in others {
            assert_ne!(today.hex(), other.hex());
            assert_ne!(today.deal().cards(), other.deal().cards());
            assert_ne!(today.commitment(), other.commitment());
            assert_ne!(today.bot_seed(0), other.bot_seed(0));
        }
        assert_ne!(today.bot_seed(0), today.bot_seed(1));
    }

    /// The definition may never change: this was computed with `sha256sum`.
    #[test]
    fn secrets_and_commitments_are_those_of_sha256sum() {
        let secret = DaySecret::derive(&SERVER, day("2026-11-19"));
        assert_eq!(
            secret.hex(),
            "759303705e51e7813cdd5b34397f72b58375dedc92acfd41fcb3041c430860f9"
        );
        assert_eq!(
            secret.commitment(),
            "fe6c124d1832ba805a9dc155f931b3a5fcd45fa32872b0c7bf5b9898db688d7b"
        );
    }

    #[test]
    fn a_revealed_secret_gives_the_same_deal() {
        let secret = DaySecret::derive(&SERVER, day("2026-11-22"));
        let revealed = DaySecret::from_hex(secret.day(), secret.hex()).unwrap();
        assert_eq!((revealed.deal(), revealed.seat()), (secret.deal(), secret.seat()));
        assert_eq!(DaySecret::from_hex(secret.day(), "ff"), None);
    }

    #[test]
    fn the_bots_get_stronger_through_the_week_and_both_seats_come() {
        let mut at = day("2026-11-16");
        let (mut levels, mut seats) = (Vec::new(), Vec::new());
        for _ in 0..7 {
            let secret = DaySecret::derive(&SERVER, at);
            levels.push(at.level());
            seats.push(secret.seat());
            assert_eq!(secret.config().players, Players::Two);
            at = at.next();
        }
        assert_eq!((levels[0], levels[6]), ("page", "chancellor"));
        assert!(seats.contains(&Seat::First) && seats.contains(&Seat::ALL[1]), "{seats:?}");
        assert_eq!(DaySecret::derive(&SERVER, day("2026-11-18")).config().sides, Sides::ALL_B);
    }
}
