//! The second lesson: sides B, from the middle of a game.

use majesty_rules::{Location, Seat};

use crate::{
    Claim::{HasWounded, Heals, Lays, Points, Sells, Wounds},
    step::{
        Anchor::{Place, Realm, Result, SheetPlay},
        Step, Topic,
    },
};

/// Its steps.
pub static STEPS: [Step; 8] = [
    Step::read(Topic::BIntro, 14, Realm),
    Step::play(Topic::BBrewery, 14, Place(Location::Brewery), &[Lays(2), Points(12)]),
    Step::play(Topic::BInn, 16, Place(Location::Inn), &[Lays(1), Points(12)]),
    Step::play(Topic::BCastle, 18, Place(Location::Castle), &[Sells(2), Points(14)])
        .after(&[Wounds(majesty_rules::Character::Miller)]),
    Step::play(
        Topic::BInfirmary,
        20,
        Place(Location::Infirmary),
        &[Heals(Location::Mill), HasWounded(Seat::First, 1), HasWounded(Seat::Second, 1)],
    ),
    Step::choose(Topic::BLast, 22),
    Step::read(Topic::BCount, 24, SheetPlay),
    Step::read(Topic::BFinish, 24, Result),
];
