//! The chat, and not hearing somebody in it.

use std::sync::Arc;

use majesty_store::{ChatLine, Millis, PlayerId, SeatKind};
use serde_json::{Value, json};

use crate::{App, clock, game::MUTES, refusal::Refusal, room::Room, text};

/// Nobody says more lines than this …
const LINES: usize = 8;
/// … in so many milliseconds.
const WHILE: u64 = 10_000;

/// Says something. An empty line is nothing.
pub async fn say(
    app: &Arc<App>,
    room: &Arc<Room>,
    me: PlayerId,
    name: String,
    raw: &str,
) -> Result<(), Refusal> {
    let text = text::clean(raw);
    if text.is_empty() {
        return Ok(());
    }
    if text.chars().count() > text::SAY {
        return Err(Refusal::SayTooLong);
    }
    let mut hold = room.hold(app).await?;
    if is_too_fast(&hold.stored().chat, me, clock::now()) {
        return Err(Refusal::SayTooFast);
    }
    hold.say(me, name, text).await
}

/// Whether a player has reached the chat rate limit.
fn is_too_fast(chat: &[ChatLine], me: PlayerId, now: Millis) -> bool {
    let since = now.0.saturating_sub(WHILE);
    let lately = chat.iter().filter(|line| line.player == me && line.at.0 > since);
    lately.count() >= LINES
}

/// Stops or begins again to hear who sits on a seat, counted from 0.
pub async fn mute(
    app: &Arc<App>,
    room: &Arc<Room>,
    me: PlayerId,
    seat: usize,
    on: bool,
) -> Result<(), Refusal> {
    let mut hold = room.hold(app).await?;
    let stored = hold.stored();
    if !stored.sits(me) {
        return Err(Refusal::NotYourSeat);
    }
    let holder = stored.header().seats.get(seat).ok_or(Refusal::Form)?;
    let SeatKind::Person { player } = holder.kind else { return Err(Refusal::Form) };
    hold.change_header(|header| {
        let mutes = header.extra.entry(MUTES).or_insert_with(|| json!({}));
        let Some(mutes) = mutes.as_object_mut() else { return };
        let own = mutes.entry(me.to_string()).or_insert_with(|| json!([]));
        let Some(own) = own.as_array_mut() else { return };
        let muted = Value::from(player.to_string());
        own.retain(|other| *other != muted);
        if on {
            own.push(muted);
        }
    })
    .await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nobody_says_more_than_eight_lines_in_ten_seconds() {
        let (ada, ben) = (PlayerId::from_hash([1; 32]), PlayerId::from_hash([2; 32]));
        let line = |n: u64| {
            let at = Millis(50_000 + 100 * n);
            ChatLine { n, player: ada, name: String::new(), text: String::new(), at }
        };
        let chat: Vec<ChatLine> = (0..8).map(line).collect();
        let last = chat[7].at;
        assert!(!is_too_fast(&chat[..7], ada, last));
        assert!(is_too_fast(&chat, ada, last));
        assert!(!is_too_fast(&chat, ben, last), "others are not held back");
        let first = chat[0].at.0;
        assert!(is_too_fast(&chat, ada, Millis(first + 9_999)));
        assert!(!is_too_fast(&chat, ada, Millis(first + 10_000)), "the first is long ago");
    }
}
