//! Any bytes as what a program sends, for the fuzz targets.

use majesty_store::PlayerId;
use serde::de::DeserializeOwned;

use super::{
    body::read, deeds, new_table::TableWish, people::GuestWish, problem, tables::RecordSent,
};
use crate::{refusal::Refusal, setup, text};

/// Reads bytes as everything that can be sent. A table that is put up is what was described, and a
/// refusal is short enough to be sent back.
pub fn read_all(data: &[u8]) {
    if let Some(form) = sent::<TableWish>(data).and_then(|wish| kept(wish.form())) {
        assert!(form.names.iter().all(|name| text::name(name) == *name), "names are clean");
        assert!(form.seed.is_empty() || form.seed.parse::<u64>().is_ok());
        let setup = setup::table(&form, PlayerId::from_hash([7; 32]), "Ada");
        assert_eq!(setup.header.seats.len(), form.players.count());
        assert!(setup.header.turn_limit_ms.is_none_or(|limit| setup::LIMITS.contains(&limit)));
    }
    sent::<deeds::Sit>(data);
    sent::<deeds::Ready>(data);
    sent::<deeds::MakeMove>(data);
    sent::<deeds::AtPly>(data);
    sent::<deeds::Agree>(data);
    sent::<deeds::Say>(data);
    sent::<deeds::Mute>(data);
    sent::<deeds::PlayOn>(data);
    sent::<GuestWish>(data);
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
