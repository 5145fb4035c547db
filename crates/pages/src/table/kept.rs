//! Parts of the table that are the same in every game. A page has them beside the table, where the
//! script finds them: an update only says where they belong.

use maud::{Markup, html};

use crate::table::{bar, fair, leave, scene::Scene, side};

/// A part by its name: in an update its place, otherwise itself. The words are what changes in it;
/// most have none.
pub(crate) fn part(
    scene: &Scene,
    name: &str,
    words: &str,
    part: impl FnOnce() -> Markup,
) -> Markup {
    if !scene.is_update {
        return part();
    }
    html! { i data-part=(name) { (words) } }
}

/// Every part with its name, for the script.
pub(crate) fn parts(scene: &Scene) -> Markup {
    let own = [("report", side::report(scene)), ("fair", fair::why(scene))];
    html! {
        template id="own-tools" { (bar::own_tools(scene)) }
        @for (name, part) in own.into_iter().chain(leave::questions(scene)) {
            template id={ "part-" (name) } { (part) }
        }
    }
}
