//! How anyone can check that the cards were fixed in advance.

use majesty_words::calendar_day;
use maud::{Markup, html};

use super::DailyView;
use crate::model::Reader;

/// The hashes of what is to come, and the secret of what is over.
pub(super) fn section(view: &DailyView, reader: &Reader) -> Markup {
    let (words, past) = (reader.lang.words(), &view.yesterday);
    html! {
        details class="panel daily-fair" id="fair" {
            summary { (words.msg_daily_fair()) }
            p { (words.msg_daily_fair_about()) }
            h3 { (words.msg_daily_hash()) }
            code { (view.commitment) }
            h3 { (words.msg_daily_hash_next()) }
            dl {
                @for (day, hash) in &view.promised {
                    dt { time datetime=(day) { (calendar_day(reader.lang, *day)) } }
                    dd { code { (hash) } }
                }
            }
            h3 { (words.msg_daily_yesterday(calendar_day(reader.lang, past.day))) }
            @match &past.secret {
                None => p class="quiet" { (words.msg_daily_yesterday_later()) },
                Some(secret) => {
                    dl {
                        dt { (words.msg_daily_hash_of()) } dd { code { (past.commitment) } }
                        dt { (words.msg_daily_secret()) } dd { code { (secret) } }
                    }
                    p { (words.msg_daily_fair_check()) }
                    pre tabindex="0" {
                        "echo '[ServerSecret \"" (secret) "\"]' | sha256sum\n"
                        "majesty daily --day " (past.day) " --secret " (secret)
                    }
                }
            }
        }
    }
}
