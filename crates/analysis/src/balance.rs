//! Where a result came from: skill, the others' mistakes, and luck.

use majesty_rules::Seat;

use crate::Analysis;

/// How a player got from the chance to win before the first move to the result. The parts add up:
/// result = start + skill + others + luck.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Balance {
    /// The chance to win before the first move.
    pub start: f64,
    /// What the player's own moves gave away: zero if each was the best, and below otherwise.
    pub skill: f64,
    /// What the others' moves gave or took. With two players it's what the opponent gave away.
    pub others: f64,
    /// What the revealed cards brought or cost.
    pub luck: f64,
    /// The share of the victory in the end.
    pub result: f64,
}

impl Balance {
    /// What the game would have brought with average luck. It isn't a chance and may lie below 0 or
    /// above 1.
    pub fn luck_adjusted(self) -> f64 {
        self.result - self.luck
    }
}

impl Analysis {
    /// Where a player's result came from.
    pub fn balance(&self, seat: Seat) -> Balance {
        let mut balance = Balance {
            start: self.before(0)[seat],
            result: self.result[seat],
            ..Balance::default()
        };
        for (ply, decision) in self.decisions.iter().enumerate() {
            let part = decision.after[seat] - decision.before[seat];
            if decision.seat == seat {
                balance.skill += part;
            } else {
                balance.others += part;
            }
            balance.luck += self.before(ply + 1)[seat] - decision.after[seat];
        }
        balance
    }
}
