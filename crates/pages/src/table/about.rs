//! What the link to a table says before it is opened: an invitation, a game to watch, or a result.

use majesty_table::HolderView;
use majesty_words::{list, round, victory};

use crate::{
    about::{self, About},
    layout::GAME,
    table::{gathering::invites, scene::Scene},
};

/// The table in a few words. Whoever has the link may know all of it.
pub(crate) fn about(scene: &Scene) -> About {
    let (words, table) = (scene.words, scene.table);
    let free = table.seats.iter().filter(|seat| seat.holder == HolderView::Open).count();
    let game = about::game(scene.lang, table.config);
    let (title, description) = match &table.game {
        None if free > 0 => {
            let free = words.msg_meta_free_seats(free);
            (invites(scene), format!("{game} · {free}. {}", words.msg_meta_join()))
        }
        None => (names(scene), format!("{game}. {}", words.msg_meta_watch())),
        Some(played) => match played.score_sheet() {
            None => {
                let round = round(scene.lang, played.view.round());
                (names(scene), format!("{game} · {round}. {}", words.msg_meta_watch()))
            }
            Some(sheet) => {
                let victory = victory(scene.lang, &sheet, &scene.names());
                (names(scene), format!("{victory} {}", words.msg_meta_over()))
            }
        },
    };
    let description = if table.fairness.chosen_seed {
        format!("{description} {}", words.msg_fair_deal_chosen())
    } else {
        description
    };
    About { title, description, listed: false }
}

/// The game and who plays it.
fn names(scene: &Scene) -> String {
    let names: Vec<&str> = scene.table.seats.iter().map(|seat| &*seat.name).collect();
    format!("{GAME}: {}", list(scene.lang, &names))
}
