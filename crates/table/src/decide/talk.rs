//! Chat and muting.

use super::Decided;
use crate::{Changes, ChatLine, Event, Holder, LONGEST_LINE, Millis, PlayerId, Refusal, Table};

/// Chat rate limit: lines per window.
const LINES: usize = 8;

/// The window in milliseconds.
const WINDOW: u64 = 10_000;

impl Table {
    /// An empty line changes nothing.
    pub(super) fn say(
        &self,
        at: Millis,
        who: PlayerId,
        name: &str,
        text: &str,
    ) -> Result<Changes, Refusal> {
        if text.is_empty() {
            return Ok(Changes::none(at));
        }
        if text.chars().count() > LONGEST_LINE {
            return Err(Refusal::LineTooLong);
        }
        let since = at.0.saturating_sub(WINDOW);
        let lately = self.chat().filter(|line| line.player == who && line.at.0 > since);
        if lately.count() >= LINES {
            return Err(Refusal::TooManyLines);
        }
        let n = self.lines + 1;
        let name = self.name_of(who).unwrap_or(name).to_owned();
        let line = ChatLine { n, player: who, name, text: text.to_owned(), at };
        Ok(Changes { line: Some(line), ..Changes::events(at, vec![Event::Said { line: n }]) })
    }

    pub(super) fn mute(&self, who: PlayerId, place: usize, on: bool) -> Decided {
        let by = self.seated(who)?;
        let Holder::Person { member: whom } = self.seat(self.place(place)?).holder else {
            return Err(Refusal::NoSeat);
        };
        let is_on = self.mutes.contains(&(by, whom))
            || self.player(whom).is_some_and(|player| self.is_muted(Some(who), player));
        match (on, is_on) {
            (true, false) => Ok(vec![Event::Muted { by, whom, on }]),
            (false, true) => {
                // The muter may have muted from any of their seats.
                let own = self.mutes.iter().filter(|&&(muter, muted)| {
                    let is_same = muted == whom || self.player(muted) == self.player(whom);
                    self.player(muter) == Some(who) && is_same
                });
                Ok(own.map(|&(by, whom)| Event::Muted { by, whom, on }).collect())
            }
            (true, true) | (false, false) => Ok(Vec::new()),
        }
    }
}
