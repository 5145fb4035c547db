//! Why a move is refused, and what to do instead.

use majesty_rules::{Card, Character, Illegal, Location, WORKER_CARD};

use majesty_table::Refusal;

use crate::Lang;

/// The reason and the remedy, in whole sentences.
pub fn illegal(lang: Lang, illegal: &Illegal) -> String {
    let (words, nouns) = (lang.words(), lang.nouns());
    let at = |location: Location| &nouns.location(location).at;
    let name = |character: Character| &nouns.character(character).name;
    let card_name = |card: Card| nouns.card(card);
    match *illegal {
        Illegal::GameOver => words.msg_illegal_over(),
        Illegal::EmptySpace(space) => words.msg_illegal_empty(space),
        Illegal::TooFewMeeples { space, cost, has } => words.msg_illegal_meeples(space, cost, has),
        Illegal::NotOnCard { card, character, .. } => {
            words.msg_illegal_character(card_name(card), name(character))
        }
        Illegal::HealMissing { card, .. } => words.msg_illegal_heal_missing(card_name(card)),
        Illegal::HealElsewhere { card, to } => {
            words.msg_illegal_heal_elsewhere(card_name(card), &nouns.location(to.location()).to)
        }
        Illegal::NothingToChoose => words.msg_illegal_heal_nothing(),
        Illegal::NoTrade(location) => words.msg_illegal_no_trade(at(location)),
        Illegal::TradeLimit(limit) => words.msg_illegal_trade_limit(limit),
        Illegal::TradeOfNothing => words.msg_illegal_trade_nothing(),
        Illegal::TradeAboveFive { after } => words.msg_illegal_trade_above(WORKER_CARD, after),
        Illegal::TradeTooFewMeeples { has, sold } => words.msg_illegal_trade_meeples(has, sold),
        Illegal::TradeTooFewPoints { has, bought } => words.msg_illegal_trade_points(bought, has),
        Illegal::AnnounceOff => words.msg_illegal_announce_off(),
        Illegal::NothingToAnnounce(location) => words.msg_illegal_announce_nothing(at(location)),
    }
}

/// Why something is not done at a table, and what to do instead.
pub fn refusal(lang: Lang, refusal: &Refusal) -> String {
    let words = lang.words();
    match refusal {
        Refusal::NotYourSeat => words.msg_not_your_seat(),
        Refusal::NotYourTurn => words.msg_not_your_turn(),
        Refusal::Stale => words.msg_already_played(),
        Refusal::GameOver => words.msg_game_is_over(),
        Refusal::Begun => words.msg_already_begun(),
        Refusal::NotBegun => words.msg_not_begun(),
        Refusal::NotOver => words.msg_game_goes_on(),
        Refusal::NoMove => words.msg_move_unreadable(),
        Refusal::Illegal(reason) => illegal(lang, reason),
        Refusal::NoSeat => words.msg_form_unreadable(),
        Refusal::SeatTaken => words.msg_seat_taken(),
        Refusal::OnlyHost => words.msg_only_host(),
        Refusal::SeatsFree => words.msg_seats_still_free(),
        Refusal::NotReady => words.msg_not_all_ready(),
        Refusal::NothingToTakeBack => words.msg_nothing_to_take_back(),
        Refusal::NothingAsked => words.msg_nothing_asked(),
        Refusal::NothingToPlayOn => words.msg_nothing_to_play_on(),
        Refusal::LineTooLong => words.msg_say_too_long(),
        Refusal::TooManyLines => words.msg_say_too_fast(),
        Refusal::LogFull => words.msg_table_log_full(),
        Refusal::WrongShare => words.msg_share_wrong(),
        Refusal::WrongPlayers => words.msg_players_wrong(),
        Refusal::WrongTurnLimit => words.msg_limit_wrong(),
        Refusal::TimeOver => words.msg_time_over(),
        Refusal::NoHints => words.msg_hints_off(),
        Refusal::HintsAlone => words.msg_hints_only_alone(),
        Refusal::Blocked => words.msg_you_are_blocked(),
        Refusal::WatchersQuiet => words.msg_watchers_quiet(),
        Refusal::Closed => words.msg_table_closed(),
        Refusal::OthersPlay => words.msg_others_still_play(),
        Refusal::OneSeat => words.msg_one_seat_only(),
        Refusal::Resigned => words.msg_have_resigned(),
        Refusal::OneTry => words.msg_one_try(),
        Refusal::Sealed => words.msg_deal_sealed(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_refusal_of_a_table_has_a_sentence_in_every_language() {
        let refusals = [
            Refusal::NotYourSeat,
            Refusal::NotYourTurn,
            Refusal::Stale,
            Refusal::GameOver,
            Refusal::Begun,
            Refusal::NotBegun,
            Refusal::NotOver,
            Refusal::NoMove,
            Refusal::Illegal(Illegal::GameOver),
            Refusal::NoSeat,
            Refusal::SeatTaken,
            Refusal::OnlyHost,
            Refusal::SeatsFree,
            Refusal::NotReady,
            Refusal::NothingToTakeBack,
            Refusal::NothingAsked,
            Refusal::NothingToPlayOn,
            Refusal::LineTooLong,
            Refusal::TooManyLines,
            Refusal::LogFull,
            Refusal::WrongShare,
            Refusal::WrongPlayers,
            Refusal::WrongTurnLimit,
            Refusal::TimeOver,
            Refusal::NoHints,
            Refusal::HintsAlone,
            Refusal::Blocked,
            Refusal::WatchersQuiet,
            Refusal::Closed,
            Refusal::OthersPlay,
            Refusal::OneSeat,
            Refusal::Resigned,
            Refusal::OneTry,
            Refusal::Sealed,
        ];
        for lang in Lang::ALL {
            for reason in &refusals {
                let sentence = refusal(lang, reason);
                assert!(
                    sentence.contains(' ') && sentence.ends_with('.'),
                    "{reason:?}: {sentence}"
                );
            }
        }
    }
}
