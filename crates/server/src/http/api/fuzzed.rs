//! Any bytes as what a program sends, for the fuzz targets.

use majesty_table::{Millis, NewSeat, PlayerId, Table};
use serde::de::DeserializeOwned;

use super::{
    actions, body::read, new_table::NewTableRequest, people::GuestRequest, problem,
    tables::RecordSent,
};
use crate::{
    fresh,
    http::{refusal::Refusal, text},
};

/// Reads bytes as everything that can be sent. A table that is put up is what was described, and a
/// refusal is short enough to be sent back.
pub fn read_all(data: &[u8]) {
    let who = PlayerId::from_hash([7; 32]);
    if let Some(new) = sent::<NewTableRequest>(data).and_then(|new| kept(new.table(who, "Ada"))) {
        let name = |seat: &NewSeat| match seat {
            NewSeat::Person { name, .. } => text::name(name) == *name,
            NewSeat::Open | NewSeat::Bot { .. } => true,
        };
        assert!(new.seats.iter().all(name), "names are clean");
        let opened = Table::open(Millis(0), new, &fresh::deal());
        kept(opened.map_err(Refusal::Table));
    }
    sent::<actions::Sit>(data);
    sent::<actions::Ready>(data);
    sent::<actions::MakeMove>(data);
    sent::<actions::AtPly>(data);
    sent::<actions::Agree>(data);
    sent::<actions::Say>(data);
    sent::<actions::Mute>(data);
    sent::<actions::Remove>(data);
    sent::<actions::Block>(data);
    sent::<actions::WatchersChat>(data);
    sent::<actions::PlayOn>(data);
    sent::<GuestRequest>(data);
    sent::<RecordSent>(data);
}

fn sent<T: DeserializeOwned>(data: &[u8]) -> Option<T> {
    kept(read(data))
}

fn kept<T>(read: Result<T, Refusal>) -> Option<T> {
    let refusal = match read {
        Ok(read) => return Some(read),
        Err(refusal) => refusal,
    };
    assert!(refusal.status().is_client_error());
    assert!(refusal.detail().is_none_or(|detail| detail.chars().count() <= 400));
    problem::answer(&refusal, majesty_words::Lang::En, None);
    None
}
