//! How the cards are determined, and how to check it.

use majesty_table::{GameView, JointView, ShareView};
use maud::{Markup, html};

use crate::table::{kept, piece::leaf_head, scene::Scene};

/// Before the game: the joint deal with a field for the reader's share, or the warning that the host
/// chose the seed.
pub(crate) fn before(scene: &Scene) -> Markup {
    let words = scene.words;
    html! {
        @if scene.table.fairness.chosen_seed {
            section class="fair panel" {
                h2 { (words.msg_fair_deal_chosen_title()) }
                p class="warning" { (warning(scene)) }
            }
        } @else if let Some(joint) = &scene.table.fairness.joint {
            details class="fair panel" id="fair" {
                summary { (words.msg_fair_deal()) }
                p { (words.msg_fair_deal_joint()) }
                code { (joint.hash) }
                p { (words.msg_fair_deal_joint_more()) }
                (share_field(scene, joint))
                (shares(scene, joint))
            }
        }
    }
}

/// The field for the reader's share. It is sent with the button that they press next: the host
/// starts the game, the others say that they are ready. Where nobody presses a button because the
/// reader is ready and the game starts by itself, it has one of its own, which the script presses.
fn share_field(scene: &Scene, joint: &JointView) -> Markup {
    let (words, seats) = (scene.words, &scene.table.seats);
    let own = seats.iter().zip(&joint.shares).find(|(seat, _)| seat.own);
    let is_sent_alone = scene.table.auto_start && own.is_some_and(|(seat, _)| seat.ready);
    let form = match scene.table {
        _ if is_sent_alone => "share-form",
        table if table.is_host && !table.auto_start => "start-form",
        _ => "ready-form",
    };
    html! {
        @if let Some((_, ShareView::Missing)) = own {
            @if is_sent_alone {
                form id="share-form" method="post" action=(scene.action("ready")) {
                    input type="hidden" name="ready" value="on";
                }
            }
            label class="share" {
                span { (words.msg_fair_deal_share()) }
                input name="share" form=(form) maxlength="64" autocomplete="off"
                    aria-describedby="share-about";
            }
            p class="quiet" id="share-about" { (words.msg_fair_deal_share_about()) }
            @if is_sent_alone {
                button class="button" form="share-form" { (words.msg_share_add()) }
            }
        }
    }
}

/// The shares of all people at the table.
fn shares(scene: &Scene, joint: &JointView) -> Markup {
    let words = scene.words;
    let given = || scene.table.seats.iter().zip(&joint.shares);
    html! {
        @if given().any(|(_, share)| *share != ShareView::Missing) {
            dl {
                @for (seat, share) in given() {
                    @match share {
                        ShareView::Missing => {}
                        ShareView::Given => {
                            dt { (words.msg_fair_deal_share_of(&seat.name)) }
                            dd { (words.msg_fair_deal_share_given()) }
                        }
                        ShareView::Shown(share) => {
                            dt { (words.msg_fair_deal_share_of(&seat.name)) }
                            dd { code { (share) } }
                        }
                    }
                }
            }
        }
    }
}

/// That the host may know the cards.
fn warning(scene: &Scene) -> String {
    format!("{} {}.", scene.words.msg_fair_deal_chosen(), scene.words.msg_practice())
}

/// The heading: whether the deal is fair as far as the table can tell.
pub(crate) fn title(scene: &Scene) -> String {
    if scene.table.fairness.chosen_seed {
        scene.words.msg_fair_deal_chosen_title()
    } else {
        scene.words.msg_fair_deal()
    }
}

/// During the game: the commitment to the cards, on a leaf that the table's menu opens.
pub(crate) fn promised(scene: &Scene, game: &GameView) -> Markup {
    let (words, fairness) = (scene.words, &scene.table.fairness);
    html! {
        @if let Some(commitment) = &game.commitment {
            section class="fair leaf" id="fair" popover aria-labelledby="fair-title" {
                (leaf_head(scene, "fair", &html! { h2 id="fair-title" { (title(scene)) } }))
                @if fairness.chosen_seed { p { (warning(scene)) } p { (words.msg_fair_deal_promised()) } }
                @else if scene.table.daily.is_some() { p { (words.msg_daily_fair_about()) } }
                @else { (kept::part(scene, "fair", "", || why(scene))) }
                code { (commitment.hash) }
                @if let Some(joint) = &fairness.joint {
                    dl { dt { (words.msg_fair_deal_server_hash()) } dd { code { (joint.hash) } } }
                    (shares(scene, joint))
                }
                p { (words.msg_fair_deal_check()) }
            }
        }
    }
}

/// Why the deal is fair.
pub(crate) fn why(scene: &Scene) -> Markup {
    html! {
        p { (scene.words.msg_fair_deal_why()) }
        p { (scene.words.msg_fair_deal_promised()) }
    }
}

/// After the game: the commitment, and what opens it.
pub(crate) fn kept(scene: &Scene, game: &GameView) -> Markup {
    let (words, fairness) = (scene.words, &scene.table.fairness);
    let opened = game.commitment.as_ref().and_then(|kept| Some((&kept.hash, kept.salt.as_ref()?)));
    html! {
        @if let Some((hash, salt)) = opened {
            details class="fair" id="fair" {
                summary { (title(scene)) }
                @if fairness.chosen_seed { p { (warning(scene)) } }
                p { (words.msg_fair_deal_check()) }
                dl {
                    dt { (words.msg_fair_deal_commitment()) } dd { code { (hash) } }
                    dt { (words.msg_fair_deal_salt()) } dd { code { (salt) } }
                    @if let Some(joint) = &fairness.joint {
                        dt { (words.msg_fair_deal_server_hash()) } dd { code { (joint.hash) } }
                        @if let Some(secret) = &joint.secret {
                            dt { (words.msg_fair_deal_server_secret()) } dd { code { (secret) } }
                        }
                    }
                }
                @if let Some(joint) = &fairness.joint { (shares(scene, joint)) }
            }
        }
    }
}
