//! The unit of writing: what is appended to one table's log.

use majesty_table::{Changes, ChatLine, Event, Member, MemberId, Millis, Summary, Table, TableId};

/// An append to one table's log, conditional on its revision.
#[derive(Clone, Debug)]
pub struct Append {
    /// The table.
    pub(crate) table: TableId,
    /// The revision that the writer knows; 0 where the table is new.
    pub(crate) expected: u64,
    /// How many events there were.
    pub(crate) from: u32,
    /// When.
    pub(crate) at: Millis,
    /// What happened.
    pub(crate) events: Vec<Event>,
    /// Members who come or change, and whether they have a seat now.
    pub(crate) members: Vec<(MemberId, Member, bool)>,
    /// A line of chat.
    pub(crate) line: Option<ChatLine>,
    /// What lists show of the table afterwards.
    pub(crate) summary: Summary,
}

impl Append {
    /// A new table.
    pub fn open(table: &Table, changes: Changes) -> Self {
        Self::new(0, 0, &[], table, changes)
    }

    /// From one table to the next.
    pub fn step(before: &Table, after: &Table, changes: Changes) -> Self {
        Self::new(before.revision(), before.events(), &seated(before), after, changes)
    }

    /// What happens with it.
    pub fn events(&self) -> &[Event] {
        &self.events
    }

    fn new(expected: u64, from: u32, sat: &[MemberId], after: &Table, changes: Changes) -> Self {
        let sits = seated(after);
        let moved = |id: &MemberId| sat.contains(id) != sits.contains(id);
        let is_named = |id: &MemberId| changes.members.iter().any(|(named, _)| named == id);
        let all = (0..).map(MemberId).zip(after.members());
        let members = all
            .filter(|(id, _)| is_named(id) || moved(id))
            .map(|(id, member)| (id, member.clone(), sits.contains(&id)))
            .collect();
        let Changes { at, events, line, .. } = changes;
        let (table, summary) = (after.id(), after.summary());
        Self { table, expected, from, at, events, members, line, summary }
    }
}

/// The members with a seat.
fn seated(table: &Table) -> Vec<MemberId> {
    table.seats().iter().filter_map(|seat| seat.holder.member()).collect()
}
