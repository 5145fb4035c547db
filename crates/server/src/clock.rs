//! Turn limits, and whose duty the present turn is: pure.

use std::time::{SystemTime, UNIX_EPOCH};

use majesty_rules::View;
use majesty_store::{MadeBy, Millis, SeatKind};

use crate::game::{Now, Stored, bot_in};

/// The present moment.
pub fn now() -> Millis {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Millis(since.as_millis() as u64)
}

/// When the time of a person's turn is over, if it is limited.
pub fn deadline(stored: &Stored) -> Option<Millis> {
    let seat = stored.seat(stored.turn()?);
    let is_person = matches!(seat.kind, SeatKind::Person { .. }) && seat.stand_in.is_none();
    let limit = stored.header().turn_limit_ms.filter(|_| is_person)?;
    Some(Millis(stored.clock_from()?.0.saturating_add(limit)))
}

/// What has to be done at a table without anybody asking.
#[derive(Clone, Debug)]
pub enum Duty {
    /// A bot has to move.
    Think {
        /// Its level.
        level: String,
        /// In whose name.
        by: MadeBy,
        /// All that it may know.
        view: Box<View>,
    },
    /// A person's time is over at this moment.
    Watch(Millis),
    /// Nothing.
    Rest,
}

/// What has to be done at a table. A game that everybody has left waits for somebody to come back:
/// bots do not play for nobody.
pub fn duty(now: &Now) -> Duty {
    let stored = &*now.stored;
    let (Some(seat), Some(game)) = (stored.turn(), &stored.game) else { return Duty::Rest };
    let header = stored.header();
    let deserted = header.people().count() > 0
        && header.people().all(|(place, player)| {
            header.seats[place].stand_in.is_some() && !now.is_online(player)
        });
    match bot_in(stored.seat(seat)) {
        Some(_) if deserted => Duty::Rest,
        Some((level, by)) => {
            Duty::Think { level: level.to_owned(), by, view: Box::new(game.state.view()) }
        }
        None => deadline(stored).map_or(Duty::Rest, Duty::Watch),
    }
}
