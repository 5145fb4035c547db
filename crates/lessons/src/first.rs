//! The first lesson: a whole game on sides A.

use majesty_rules::{Character, Location, Space};

use crate::{
    Claim::{
        Collects, Free, Heals, Lays, OtherGains, Places, Plain, Points, Repelled, Splits, Surplus,
        TakesLead, Variety, Wounds,
    },
    step::{
        Anchor::{Own, Place, Realm, Result, Rival, SheetMore, SheetPlay},
        Step, Topic,
    },
};

/// Its steps.
pub static STEPS: [Step; 17] = [
    Step::read(Topic::Goal, 0, Realm),
    Step::play(Topic::Front, 0, space(1), &[Free, Plain, Points(2)]),
    Step::play(Topic::Pay, 2, space(4), &[Lays(3), Plain, Points(5)]),
    Step::play(Topic::Collect, 4, space(1), &[Free, Collects(2), Points(4)]).after(&[Lays(1)]),
    Step::play(
        Topic::Surplus,
        6,
        space(1),
        &[Free, Collects(2), Surplus(2), Points(6), TakesLead(Location::Mill)],
    ),
    Step::play(Topic::AllWith, 8, Place(Location::Brewery), &[Lays(1), Points(4), OtherGains(2)]),
    Step::play(Topic::Split, 10, space(3), &[Splits, Lays(2), Points(10)]).after(&[OtherGains(2)]),
    Step::play(Topic::Attack, 12, Rival, &[Lays(1), Wounds(Character::Miller), Points(3)]),
    Step::read(Topic::Hit, 13, Rival).after(&[Wounds(Character::Miller)]),
    Step::play(Topic::Guard, 14, Place(Location::Guardhouse), &[Free, Points(6)])
        .after(&[Places(Character::Miller)]),
    Step::play(
        Topic::Majority,
        16,
        Place(Location::Brewery),
        &[Splits, Lays(1), TakesLead(Location::Brewery)],
    )
    .after(&[Repelled]),
    Step::play(
        Topic::Heal,
        18,
        Place(Location::Infirmary),
        &[Heals(Location::Mill), Points(10), Variety(7)],
    )
    .after(&[Wounds(Character::Miller)]),
    Step::read(Topic::Variety, 20, Own),
    Step::choose(Topic::Last, 22),
    Step::read(Topic::Count, 24, SheetPlay),
    Step::read(Topic::CountMore, 24, SheetMore),
    Step::read(Topic::Finish, 24, Result),
];

const fn space(number: usize) -> crate::Anchor {
    crate::Anchor::Space(Space::ALL[number - 1])
}
