//! What every store has to do, whatever database is behind it.
//!
//! `contract_tests!(super::open)` makes a test of each of these functions. `open` is an async
//! function beside it that gives an empty store and whatever has to live as long as it. An attribute
//! after it stands above each of the tests.

pub mod accounts;
pub mod analyses;
pub mod appends;
pub mod chat;
pub mod daily;
pub mod lists;
pub mod order;
pub mod players;
pub mod puzzles;

pub use crate::common::{
    AnyStore, act, change, create, decide, endless, gathering, load, next, open, opened, person,
    play, played, playing, random_id, say, seat, step, table_of,
};

macro_rules! contract_tests {
    ($open:path) => {
        crate::contract::contract_tests! { $open, cfg(test) }
    };
    ($open:path, $attribute:meta) => {
        crate::contract::contract_tests! { $open, $attribute;
            accounts {
                have_names_of_their_own,
                that_race_for_a_name_have_one_winner,
                keep_the_newest_password,
                lose_all_keys_with_a_password,
                have_new_keys_only_while_they_may,
                have_only_so_many_keys_made_at_once,
                lose_the_session_that_was_used_the_longest_ago,
                go_with_their_keys_and_what_is_known,
                have_keys_that_count_until_they_are_taken_back,
                have_keys_of_all_texts,
                take_back_all_keys_of_a_kind_but_one,
                note_when_keys_were_used,
                find_the_tables_that_are_about_them,
                find_many_tables_page_by_page,
                find_the_games_they_still_play,
                hand_over_what_they_said_but_no_keys,
                can_read_and_forget_what_they_said,
                hand_over_and_forget_a_lot_in_parts,
            }
            analyses {
                come_back_as_they_were,
                of_an_older_version_are_replaced_and_not_shown,
                go_with_their_table,
            }
            appends {
                come_back_as_they_were,
                keep_the_set_up_of_every_game,
                keep_every_name,
                go_on_only_from_the_expected_revision,
                that_race_have_one_winner,
                decided_at_once_make_one_log,
                of_many_tables_do_not_mix,
                to_two_tables_are_stored_whole_or_not_at_all,
                to_two_tables_race_for_a_rematch,
                are_read_from_where_a_reader_is,
                are_no_failures_where_they_conflict,
            }
            chat {
                has_numbers_and_revisions,
                is_at_hand_with_its_last_lines,
                keeps_every_text,
            }
            daily {
                has_one_secret,
                has_one_try_for_each_player_and_day,
                ranks_results,
                keeps_the_first_result,
                finds_tries_whose_game_is_over,
                hands_tries_over_and_counts_the_earlier,
                goes_with_its_table_and_its_player,
                keeps_what_the_strongest_bot_made_of_it,
            }
            lists {
                show_open_tables,
                have_pages,
                show_what_a_person_takes_up,
                show_tables_to_watch,
                name_all_that_play,
                show_people_the_tables_with_a_seat,
                show_people_the_finished_games_they_ask_for,
                come_from_summaries,
                lose_what_nobody_came_back_to,
                lose_a_table_that_is_removed,
            }
            order {
                keeps_reports_with_a_copy_of_the_line,
                keeps_reports_of_all_texts,
                deletes_lines_and_tables_and_logs_it,
                locks_people_out_and_ends_their_keys,
                sets_a_password_once_by_a_link,
                tells_running_servers_what_changed,
                finds_tables_that_nothing_has_changed,
                forgets_guests_at_old_tables,
                deletes_old_chat,
                deletes_what_is_old_in_batches,
                forgets_what_a_deleted_person_reported,
            }
            players {
                are_kept_and_replaced,
            }
            puzzles {
                count_the_first_try_and_remember_the_solution,
                rate_first_tries_of_accounts,
                rate_tries_that_race_once_each,
                go_with_their_player,
                go_over_to_an_account,
                of_guests_are_deleted_when_they_are_old,
            }
        }
    };
    ($open:path, $attribute:meta; $($group:ident { $($name:ident,)* })*) => {
        $(mod $group {
            $(#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            #[$attribute]
            async fn $name() {
                let (store, _place) = $open().await;
                crate::contract::$group::$name(store).await;
            })*
        })*
    };
}
pub(crate) use contract_tests;

/// Texts that a careless store would change.
pub const ODD_TEXTS: [&str; 9] = [
    "",
    " ",
    "O'Brien \"the\" \\ `x` -- ; DROP TABLE tables",
    "before\0after",
    "line\nbreak\ttab\r",
    "👩‍👩‍👧 🏰",
    "שלום \u{202e}עולם",
    "%s {} $1 ?1 :a",
    "e\u{301} is not é, and \u{feff} is nothing",
];
