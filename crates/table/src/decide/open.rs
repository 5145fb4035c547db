//! Opening tables for new games, records, and games played on.

use majesty_rules::{Commitment, Deal, JointDeal, Move, Players, Record, RecordedDeal, State};

use super::seats::dealt;
use crate::{
    Agreement, Changes, DaySecret, Event, Fresh, Hints, Holder, MadeBy, Member, MemberId, Millis,
    NewSeat, NewTable, OpenedSeat, Origin, PlayerId, Refusal, SEED, TURN_LIMITS, Table,
};

impl Table {
    /// Opens a table. The game starts at once if every seat is taken and ready.
    pub fn open(at: Millis, new: NewTable, fresh: &Fresh) -> Result<Changes, Refusal> {
        if Players::new(new.seats.len()) != Some(new.agreement.config.players) {
            return Err(Refusal::WrongPlayers);
        }
        if new.agreement.turn_limit.is_some_and(|limit| !TURN_LIMITS.contains(&limit)) {
            return Err(Refusal::WrongTurnLimit);
        }
        let (config, seed) = (new.agreement.config, new.seed);
        let mut changes = opened(at, new, Origin::New);
        if let [Event::Opened { seats, secret, .. }] = &mut changes.events[..] {
            if seats.iter().all(|seat| seat.ready) {
                changes.events.push(dealt(config, seed, fresh));
            } else if seed.is_none() {
                // Its hash is public before any other player sits down.
                *secret = Some(JointDeal::new(fresh.secret));
            }
        }
        Ok(changes)
    }

    /// Opens a table with a deal and moves from elsewhere.
    pub fn open_begun(
        at: Millis,
        new: NewTable,
        origin: Origin,
        deal: &Deal,
        moves: impl IntoIterator<Item = (Move, MadeBy)>,
    ) -> Result<Changes, Refusal> {
        let mut state = State::start(deal);
        let mut changes = opened(at, new, origin);
        changes.events.push(Event::Dealt { seed: None, deal: Box::new(*deal), commitment: None });
        for (m, by) in moves {
            state.play(m, &mut ()).map_err(Refusal::Illegal)?;
            changes.events.push(Event::Played { m, by });
        }
        changes.events.extend(state.is_over().then_some(Event::Ended));
        Ok(changes)
    }

    /// Opens a table for one person's try at the deal of a day. The game starts at once.
    pub fn open_daily(
        at: Millis,
        secret: &DaySecret,
        (who, name): (PlayerId, &str),
        fresh: &Fresh,
    ) -> Changes {
        let level = secret.day().level().to_owned();
        let agreement = Agreement {
            config: secret.config(),
            turn_limit: None,
            substitute: level.clone(),
            hints: Hints::Nobody,
            auto_start: false,
        };
        let mut seats = vec![NewSeat::Bot { level }; agreement.config.players.count()];
        seats[secret.seat().index()] =
            NewSeat::Person { player: who, name: name.to_owned(), ready: true };
        let new = NewTable { agreement, seats, host: who, listed: false, seed: None };
        let mut changes = opened(at, new, Origin::New);
        if let [Event::Opened { secret: joint, daily, .. }] = &mut changes.events[..] {
            *joint = Some(secret.joint().clone());
            *daily = Some(secret.day());
        }
        let deal = secret.deal();
        let commitment = Some(Commitment::to(&deal, fresh.salt));
        changes.events.push(Event::Dealt { seed: None, deal: Box::new(deal), commitment });
        changes
    }

    /// Opens an uploaded record as a finished game. Nobody sits at it; `names` are its players'.
    pub fn open_record(
        at: Millis,
        host: PlayerId,
        record: &Record,
        names: Vec<String>,
        substitute: String,
    ) -> Changes {
        let config = *record.config();
        let people = names.into_iter().map(|name| Member { player: None, name });
        let host = Member { player: Some(host), name: String::new() };
        let members: Vec<(MemberId, Member)> =
            (0..).map(MemberId).zip(people.chain([host])).collect();
        let Some(((host, _), seated)) = members.split_last() else { unreachable!("a host") };
        let seat = |&(member, _): &(MemberId, Member)| OpenedSeat {
            holder: Holder::Person { member },
            ready: true,
        };
        // Without the rest a part of it proves nothing.
        let joint = RecordedDeal::of_record(record).filter(|found| found.holds_for(record.deal()));
        let joint = joint.map(|found| found.joint);
        let shares = joint.iter().flat_map(JointDeal::shares).map(|(seat, share)| Event::Readied {
            seat: *seat,
            ready: true,
            share: Some(share.clone()),
        });
        let shares: Vec<Event> = shares.collect();
        let opened = Event::Opened {
            agreement: Agreement {
                config,
                turn_limit: None,
                substitute,
                hints: Hints::Alone,
                auto_start: false,
            },
            seats: seated.iter().map(seat).collect(),
            host: *host,
            listed: false,
            seed: chosen_seed(record),
            secret: joint,
            origin: Origin::Record,
            daily: None,
        };
        let dealt = Event::Dealt {
            seed: None,
            deal: Box::new(*record.deal()),
            commitment: Commitment::of_record(record).filter(Commitment::is_well_formed),
        };
        let moves = record.moves().iter().map(|&m| Event::Played { m, by: MadeBy::Person });
        let begun = [opened].into_iter().chain(shares).chain([dealt]);
        let events = begun.chain(moves).chain([Event::Ended]).collect();
        Changes { members, ..Changes::events(at, events) }
    }
}

/// The seed that a record says was chosen, if it gives the cards.
fn chosen_seed(record: &Record) -> Option<u64> {
    let (_, seed) = record.tags().iter().find(|(name, _)| name == SEED)?;
    let seed = seed.parse().ok()?;
    (Deal::new(*record.config(), seed) == *record.deal()).then_some(seed)
}

/// The opening event and the members of a table.
fn opened(at: Millis, new: NewTable, origin: Origin) -> Changes {
    let NewTable { agreement, seats, host, listed, seed } = new;
    let mut members: Vec<(MemberId, Member)> = Vec::new();
    let mut join = |player: PlayerId, name: String| {
        let id = MemberId(members.len() as u32);
        members.push((id, Member { player: Some(player), name }));
        id
    };
    let mut opened = Vec::new();
    let mut own = None;
    for seat in seats {
        opened.push(match seat {
            NewSeat::Person { player, name, ready } => {
                let member = join(player, name);
                own = own.or(Some(member).filter(|_| player == host));
                OpenedSeat { holder: Holder::Person { member }, ready }
            }
            NewSeat::Open => OpenedSeat { holder: Holder::Open, ready: false },
            NewSeat::Bot { level } => OpenedSeat { holder: Holder::Bot { level }, ready: true },
        });
    }
    // A host without a seat is a member too.
    let host = own.unwrap_or_else(|| join(host, String::new()));
    let event = Event::Opened {
        agreement,
        seats: opened,
        host,
        listed,
        seed,
        secret: None,
        origin,
        daily: None,
    };
    Changes { members, ..Changes::events(at, vec![event]) }
}
