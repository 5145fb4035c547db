//! Chances to win as they come true.

use majesty_rules::{BySeat, Players};

/// By how much a search with two, three and four players is too cautious: it averages over moves that it only
/// tries out, so its chances lie too close to even. With more players that hardly shows. Fitted on games of the
/// strongest bot against itself (docs/analysis.md).
const SHARPNESS: [f64; 3] = [1.45, 1.07, 1.0];

/// What a search's chances of winning are worth: of positions called 70%, 70% are won by good players. The
/// order of the players stays, and chances of 0 and 1 stay what they are.
pub fn calibrated(wins: BySeat<f64>, players: Players) -> BySeat<f64> {
    let sharpness = SHARPNESS[players.count() - 2];
    let sharp = wins.map(|win| win.max(0.0).powf(sharpness));
    let sum: f64 = players.seats().map(|seat| sharp[seat]).sum();
    if sum > 0.0 { sharp.map(|win| win / sum) } else { wins }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn calibrated_chances_add_up_and_keep_their_order() {
        let even = calibrated(BySeat([0.5, 0.5, 0.0, 0.0]), Players::Two);
        assert!((even.0[0] - 0.5).abs() < 1e-12);
        let sure = calibrated(BySeat([1.0, 0.0, 0.0, 0.0]), Players::Three);
        assert_eq!(sure, BySeat([1.0, 0.0, 0.0, 0.0]));
        let [first, second, third, _] = calibrated(BySeat([0.5, 0.3, 0.2, 0.0]), Players::Three).0;
        assert!((first + second + third - 1.0).abs() < 1e-12);
        assert!(first > 0.5 && second < 0.3 && third < 0.2 && second > third);
        // Nothing to tell apart, and no division by zero.
        assert_eq!(calibrated(BySeat::default(), Players::Two), BySeat::default());
    }
}
