//! The sixteen location sides, as printed: the one table from which everything about locations
//! comes. Playing, scoring and describing an ability all read it.

use crate::{
    Character::{Brewer, Guard, Innkeeper, Knight, Miller, Noble, Witch},
    ability::{
        Ability::{
            AllWith, Attack, Defend, EachWoundedCosts, Heal, MostWoundedCosts, PerTimesMost,
            PerWounded, Trade,
        },
        LocationSide, at_end, meeples, once_with, per, points, side,
    },
};

/// Every location card with its sides A and B, each from top to bottom. The number in front is
/// what the majority is worth.
#[rustfmt::skip]
pub static LOCATION_CARDS: [[LocationSide; 2]; 8] = [
    // 1 Mill
    [side(10, &[per(&[Miller], points(2))]),
     side(14, &[per(&[Miller], points(2)), AllWith { a: Witch, points: 3 }])],
    // 2 Brewery
    [side(11, &[per(&[Brewer], points(2).and(meeples(1))), AllWith { a: Miller, points: 2 }]),
     side(12, &[per(&[Miller, Brewer], meeples(1)), once_with(&[Innkeeper, Noble], points(10))])],
    // 3 Cottage
    [side(12, &[Heal, per(&[Miller, Brewer, Witch], points(2))]),
     side(12, &[Heal, per(&[Witch], points(3))])],
    // 4 Guardhouse
    [side(13, &[Defend, per(&[Guard, Knight, Innkeeper], points(2))]),
     side( 8, &[Defend, per(&[Brewer, Witch, Guard], points(2)), AllWith { a: Innkeeper, points: 3 }])],
    // 5 Barracks
    [side(14, &[Attack { with: Knight, against: Guard }, per(&[Knight], points(3))]),
     side( 8, &[Attack { with: Knight, against: Guard }, per(&[Knight, Innkeeper, Noble], points(3))])],
    // 6 Inn
    [side(15, &[per(&[Innkeeper], points(4)), AllWith { a: Brewer, points: 3 }]),
     side(12, &[PerTimesMost { each: Innkeeper, points: 2 }])],
    // 7 Castle
    [side(16, &[per(&[Noble], points(5).and(meeples(1)))]),
     side(16, &[Trade { up_to: 5 }, per(&[Noble], points(4)), PerWounded { points: 4 }])],
    // 8 Infirmary
    [at_end(&[EachWoundedCosts { points: 1 }]),
     at_end(&[EachWoundedCosts { points: 2 }, MostWoundedCosts { points: 10 }])],
];
