//! Lists of tables.

use majesty_rules::Sides;
use majesty_store::{GameFilter, List, Listed, Opponent, SidesFilter, StalePage, Which};
use majesty_table::{Action, Member, Millis, NewSeat, NewTable, Origin, Phase, Table, TableId};

use super::{
    AnyStore, act, create, decide, gathering, load, open, opened, person, play, played, playing,
    random_id, say, step, table_of,
};

/// Creates a table of each phase, listed and not, at the moments 1 to 6.
async fn one_of_each(store: &AnyStore) -> Vec<Table> {
    let mut tables = Vec::new();
    for phase in Phase::ALL {
        for listed in [false, true] {
            let at = tables.len() as u64 + 1;
            let new = |new: NewTable| NewTable { listed, ..new };
            let changes = match phase {
                Phase::Gathering => opened(new(gathering()), at),
                Phase::Playing => opened(new(playing()), at),
                Phase::Over => played(new(playing()), at),
            };
            tables.push(create(&**store, changes).await);
        }
    }
    tables
}

async fn ids(store: &AnyStore, list: List, limit: u32) -> Vec<TableId> {
    store.list(list, limit).await.unwrap().iter().map(|table| table.id).collect()
}

pub async fn show_open_tables(store: AnyStore) {
    let tables = one_of_each(&store).await;
    let newer = open(&*store, gathering()).await;
    assert_eq!(ids(&store, List::Open, 10).await, [newer.id(), tables[1].id()]);
    assert_eq!(ids(&store, List::Open, 1).await, [newer.id()]);
    assert_eq!(store.list(List::Open, 0).await.unwrap(), []);
}

pub async fn have_pages(store: AnyStore) {
    let mut tables = Vec::new();
    for at in 1..=7 {
        tables.push(create(&*store, opened(gathering(), at)).await.id());
    }
    tables.reverse();
    let page = async |skip, limit| -> Vec<TableId> {
        let listed = store.list_from(List::Open, skip, limit).await.unwrap();
        listed.iter().map(|table| table.id).collect()
    };
    assert_eq!(page(0, 3).await, tables[..3]);
    assert_eq!(page(3, 3).await, tables[3..6]);
    assert_eq!(page(6, 3).await, tables[6..]);
    assert_eq!((page(7, 3).await, page(0, 0).await), (vec![], vec![]));
}

/// What one person lists and where they wait, so that it can be limited.
pub async fn show_what_a_person_takes_up(store: AnyStore) {
    let tables = one_of_each(&store).await;
    let listed = [tables[3].id(), tables[1].id()];
    assert_eq!(ids(&store, List::ListedBy(person(1)), 9).await, listed);
    let waits = [tables[1].id(), tables[0].id()];
    assert_eq!(ids(&store, List::GatheringOf(person(2)), 9).await, waits);
    // A host without a seat lists the table all the same.
    let hosted = create(&*store, opened(NewTable { host: person(3), ..gathering() }, 9)).await;
    let found = store.list(List::ListedBy(person(3)), 9).await.unwrap();
    assert_eq!(found.len(), 1);
    let host = found[0].summary.host.expect("a table has a host");
    assert_eq!(found[0].id, hosted.id());
    assert_eq!(found[0].members[host.index()].player, Some(person(3)));
    assert_eq!(ids(&store, List::GatheringOf(person(3)), 9).await, []);
}

pub async fn show_tables_to_watch(store: AnyStore) {
    let tables = one_of_each(&store).await;
    let mut newer = open(&*store, playing()).await;
    assert_eq!(ids(&store, List::Watchable, 10).await, [newer.id(), tables[3].id()]);
    assert_eq!(ids(&store, List::Watchable, 1).await, [newer.id()]);
    while newer.turn().is_some() {
        play(&*store, &mut newer).await;
    }
    assert_eq!(ids(&store, List::Watchable, 10).await, [tables[3].id()]);
}

pub async fn name_all_that_play(store: AnyStore) {
    assert_eq!(store.ids(Which::Playing).await.unwrap(), []);
    let tables = one_of_each(&store).await;
    let playing = store.ids(Which::Playing).await.unwrap();
    assert_eq!(playing, [tables[2].id(), tables[3].id()]);
}

pub async fn show_people_the_tables_with_a_seat(store: AnyStore) {
    let of = async |n| ids(&store, List::Of(person(n)), 100).await;
    let tables = one_of_each(&store).await;
    let newest_first: Vec<TableId> = tables.iter().rev().map(Table::id).collect();
    assert_eq!(of(1).await, newest_first);
    assert_eq!(of(2).await, newest_first);
    assert_eq!(ids(&store, List::Of(person(1)), 2).await, newest_first[..2]);
    // A host without a seat is not found.
    let mut table = create(&*store, opened(NewTable { host: person(3), ..gathering() }, 9)).await;
    assert_eq!(of(3).await, []);

    // Player 2 leaves it, player 3 sits down, and player 2 comes back with the old number.
    let stale = table.clone();
    act(&*store, &mut table, 10, Action::Leave { who: person(2) }).await;
    assert_eq!(of(2).await, newest_first);
    act(&*store, &mut table, 11, Action::Sit { who: person(3), seat: 1, name: "Cem" }).await;
    assert_eq!(of(3).await, [table.id()]);
    act(&*store, &mut table, 12, Action::Leave { who: person(3) }).await;
    act(&*store, &mut table, 13, Action::Sit { who: person(2), seat: 1, name: "Ben" }).await;
    assert_eq!((of(2).await.len(), of(3).await.len()), (7, 0));
    assert_eq!(table.members().len(), 3);
    assert_eq!(load(&*store, table.id()).await, table);

    // A change that comes too late changes no seat.
    let (late, _) = step(&stale, decide(&stale, 14, Action::Leave { who: person(1) }));
    store.append(vec![late]).await.unwrap();
    assert_eq!(of(1).await.len(), 7);
}

pub async fn show_people_the_finished_games_they_ask_for(store: AnyStore) {
    let seat =
        |n, name: &str| NewSeat::Person { player: person(n), name: name.to_owned(), ready: true };
    let odd = "100% \\ O'Ben_";
    let game = |at, opponents: &[NewSeat], sides: Sides| {
        let mut seats = vec![seat(1, "Ada")];
        seats.extend(opponents.iter().cloned());
        let mut new = table_of(seats);
        new.agreement.config.sides = sides;
        played(new, at)
    };
    let mixed = Sides::from_bits(0b0101_0101);
    let mut made = Vec::new();
    for (at, opponent, sides) in [
        (1, seat(2, "Ben"), Sides::ALL_A),
        (2, seat(2, odd), Sides::ALL_B),
        (3, seat(3, "Ben"), mixed),
        (4, seat(1, "Ben"), Sides::ALL_A),
    ] {
        made.push(create(&*store, game(at, &[opponent], sides)).await.id());
    }
    let bot = NewSeat::Bot { level: "page".to_owned() };
    let (over, _) = game(5, &[seat(2, "Ben")], Sides::ALL_A);
    let over = over.game().unwrap();
    let moves = over.turns().iter().map(|turn| (turn.m, turn.by));
    let new = table_of(vec![seat(1, "Ada"), bot]);
    let changes = Table::open_begun(Millis(5), new, Origin::New, over.deal(), moves).unwrap();
    let against_bot = Table::from_changes(random_id(), &changes).unwrap();
    made.push(create(&*store, (against_bot, changes)).await.id());
    // Neither a game that is on nor one of others is found.
    let running = create(&*store, opened(playing(), 6)).await;
    create(&*store, played(table_of(vec![seat(4, "Ben"), seat(5, "Cem")]), 7)).await;

    let found = async |filter: GameFilter, skip, limit| {
        let found = store.finished(person(1), filter, skip, limit).await.unwrap();
        let place =
            |table: &Listed| made.iter().position(|id| *id == table.id).expect("a game") + 1;
        found.iter().map(place).collect::<Vec<_>>()
    };
    let all = GameFilter::default();
    assert_eq!(found(all.clone(), 0, 9).await, [5, 4, 3, 2, 1]);
    assert_eq!(found(all.clone(), 1, 2).await, [4, 3]);
    let against = |name: &str| GameFilter {
        opponent: Some(Opponent::Person(name.to_owned())),
        ..GameFilter::default()
    };
    // Whoever plays for two isn't their own opponent.
    assert_eq!(found(against("Ben"), 0, 9).await, [3, 1]);
    assert_eq!(found(against(odd), 0, 9).await, [2]);
    for nobody in ["Ada", "B%", "be", "\"", "\0"] {
        assert_eq!(found(against(nobody), 0, 9).await, [0; 0], "{nobody}");
    }
    let bot = |level: &str| GameFilter {
        opponent: Some(Opponent::Bot(level.to_owned())),
        ..GameFilter::default()
    };
    assert_eq!(found(bot("page"), 0, 9).await, [5]);
    for none in ["p_ge", "%", "pag", "\"}%", "herald"] {
        assert_eq!(found(bot(none), 0, 9).await, [0; 0], "{none}");
    }
    let with = |sides| GameFilter { sides: Some(sides), ..GameFilter::default() };
    assert_eq!(found(with(SidesFilter::A), 0, 9).await, [5, 4, 1]);
    assert_eq!(found(with(SidesFilter::B), 0, 9).await, [2]);
    assert_eq!(found(with(SidesFilter::Mixed), 0, 9).await, [3]);
    let both = GameFilter { sides: Some(SidesFilter::Mixed), ..against("Ben") };
    assert_eq!(found(both, 0, 9).await, [3]);
    assert_eq!(ids(&store, List::UnfinishedOf(person(1)), 9).await, [running.id()]);
}

pub async fn come_from_summaries(store: AnyStore) {
    let mut tables = one_of_each(&store).await;
    act(&*store, &mut tables[0], 50, Action::Leave { who: person(2) }).await;
    play(&*store, &mut tables[2]).await;
    say(&*store, &mut tables[5], 1, "well played").await;
    let listed = store.list(List::Of(person(1)), 100).await.unwrap();
    // Members without a seat are left out, and the others keep their numbers.
    let seated = |table: &Table| {
        let sits = |n: usize| {
            let holders = table.seats().iter().filter_map(|seat| seat.holder.member());
            holders.into_iter().any(|member| member.index() == n)
        };
        let members = table.members().iter().enumerate();
        let mut members: Vec<Member> = members
            .map(|(n, member)| if sits(n) { member.clone() } else { Member::NOBODY })
            .collect();
        while members.last() == Some(&Member::NOBODY) {
            members.pop();
        }
        members
    };
    let expected: Vec<Listed> = tables
        .iter()
        .rev()
        .map(|table| Listed {
            id: table.id(),
            created: table.created(),
            changed: table.changed(),
            summary: table.summary(),
            members: seated(table),
        })
        .collect();
    assert_eq!(listed, expected);
}

pub async fn lose_what_nobody_came_back_to(store: AnyStore) {
    let mut tables = one_of_each(&store).await;
    // Tables 0 and 1 gather, changed at 1 and 2. Talk keeps a table.
    let talk = Action::Say { who: person(1), name: "", text: "wait" };
    act(&*store, &mut tables[0], 50, talk).await;
    let stale = async |before| {
        let page = StalePage { phase: Phase::Gathering, before, after: None, limit: 9 };
        let found = store.order().stale_tables(page).await.unwrap();
        let found: Vec<TableId> = found.iter().map(|table| table.id).collect();
        store.order().delete_stale(found, Phase::Gathering, before).await.unwrap()
    };
    assert_eq!(stale(Millis(2)).await, []);
    assert_eq!(stale(Millis(50)).await, [tables[1].id()]);
    assert_eq!(store.load(tables[1].id(), 0).await.unwrap(), None);
    assert_eq!(stale(Millis(u64::MAX)).await, [tables[0].id()]);
    assert_eq!(store.chat_of(person(1), None, 9).await.unwrap(), []);
    assert_eq!(ids(&store, List::Of(person(1)), 100).await.len(), 4);
}

pub async fn lose_a_table_that_is_removed(store: AnyStore) {
    let mut table = open(&*store, gathering()).await;
    let other = open(&*store, gathering()).await;
    say(&*store, &mut table, 1, "hello").await;
    assert_eq!(store.delete(table.id()).await, Ok(true));
    assert_eq!(store.load(table.id(), 0).await.unwrap(), None);
    assert_eq!(store.chat_of(person(1), None, 9).await.unwrap(), []);
    assert_eq!(store.tables_about(person(1), None, 9).await.unwrap(), [other.id()]);
    assert_eq!(ids(&store, List::Of(person(1)), 9).await, [other.id()]);
    assert_eq!(store.delete(table.id()).await, Ok(false));
    assert_eq!(load(&*store, other.id()).await, other);
    // Its name is free, and nothing of it comes back with it.
    let (_, changes) = opened(gathering(), 1);
    let again = Table::from_changes(table.id(), &changes).unwrap();
    assert_eq!(load(&*store, create(&*store, (again.clone(), changes)).await.id()).await, again);
}
