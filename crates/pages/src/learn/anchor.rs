//! What a step points at, as classes that the style sheet knows.

use majesty_lessons::Anchor;

/// The classes of the page at a step that is about something.
pub(super) fn class(anchor: Anchor, is_read: bool) -> &'static str {
    const SPACES: [[&str; 2]; 6] = [
        ["lesson about-1", "lesson about-1 reading"],
        ["lesson about-2", "lesson about-2 reading"],
        ["lesson about-3", "lesson about-3 reading"],
        ["lesson about-4", "lesson about-4 reading"],
        ["lesson about-5", "lesson about-5 reading"],
        ["lesson about-6", "lesson about-6 reading"],
    ];
    const PLACES: [[&str; 2]; 8] = [
        ["lesson below about-mill", "lesson below about-mill reading"],
        ["lesson below about-brewery", "lesson below about-brewery reading"],
        ["lesson below about-cottage", "lesson below about-cottage reading"],
        ["lesson below about-guardhouse", "lesson below about-guardhouse reading"],
        ["lesson below about-barracks", "lesson below about-barracks reading"],
        ["lesson below about-inn", "lesson below about-inn reading"],
        ["lesson below about-castle", "lesson below about-castle reading"],
        ["lesson below about-infirmary", "lesson below about-infirmary reading"],
    ];
    let both = match anchor {
        Anchor::Space(space) => SPACES[usize::from(space.cost())],
        Anchor::Place(location) => PLACES[location as usize],
        Anchor::Own => ["lesson below about-own", "lesson below about-own reading"],
        Anchor::Realm => ["lesson below about-realm", "lesson below about-realm reading"],
        Anchor::Display => ["lesson about-display", "lesson about-display reading"],
        Anchor::Rival => ["lesson about-rival", "lesson about-rival reading"],
        Anchor::SheetPlay => ["lesson-end about-play"; 2],
        Anchor::SheetMore => ["lesson-end about-more"; 2],
        Anchor::Result => ["lesson-end about-result"; 2],
    };
    both[usize::from(is_read)]
}
