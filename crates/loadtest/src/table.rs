//! One game from its table's first day to its record.

use std::sync::{Arc, Mutex, PoisonError};

use hyper::{StatusCode, header};
use majesty_rules::Record;

use crate::person::{Crowd, Person, Table};

/// Puts a table up, plays its game, and checks its record.
pub async fn play(crowd: &Arc<Crowd>, number: usize) -> Result<(), String> {
    let seats = 4 * number as u64;
    let mut host = Person::new(crowd, seats);
    let with_bot = number % 10 < crowd.test.bots;
    let other = if with_bot { "bot:page" } else { "link" };
    let form = format!("players=2&seat1=me&name1=Ada&seat2={other}");
    let (answer, _) = host.post("/new", &form).await?;
    let path = answer.header(header::LOCATION).ok_or("no table was put up")?.to_owned();
    let mut people = vec![host];
    if !with_bot {
        let mut guest = Person::new(crowd, seats + 1);
        expect(&mut guest, &format!("{path}/sit"), "seat=2&name=Ben").await?;
        expect(&mut guest, &format!("{path}/ready"), "ready=on").await?;
        expect(&mut people[0], &format!("{path}/start"), "").await?;
        people.push(guest);
    }
    people.extend((0..crowd.test.watchers as u64).map(|n| Person::new(crowd, seats + 2 + n)));
    let table = Arc::new(Table { path, made: Mutex::default() });
    let staying: Vec<_> = people
        .into_iter()
        .map(|mut person| {
            let table = table.clone();
            tokio::spawn(async move { person.stay(&table).await.map(|()| person) })
        })
        .collect();
    let mut last = None;
    let mut problem = None;
    for person in staying {
        match person.await.map_err(|panic| panic.to_string())? {
            Ok(person) => last = Some(person),
            Err(what) => problem = Some(what),
        }
    }
    if let Some(problem) = problem {
        return Err(problem);
    }
    check_record(&mut last.ok_or("nobody stayed")?, &table).await?;
    crowd.ledger.count(|progress| progress.games += 1);
    Ok(())
}

/// Sends what must work. What was done by a server that died before it could say so can't be done
/// again; whether it was done the game will show.
async fn expect(person: &mut Person, path: &str, form: &str) -> Result<(), String> {
    let (answer, again) = person.post(path, form).await?;
    if answer.status == StatusCode::SEE_OTHER || again && answer.status == StatusCode::CONFLICT {
        Ok(())
    } else {
        Err(format!("{path} got {}", answer.status))
    }
}

/// Every move that was acknowledged is in the record, which follows the rules to its end.
async fn check_record(person: &mut Person, table: &Table) -> Result<(), String> {
    let answer = person.get(&format!("{}/record", table.path)).await?;
    let record: Record = answer.body.parse().map_err(|error| format!("{}: {error}", table.path))?;
    let moves = record.moves();
    if moves.len() != record.deal().config().plies() {
        return Err(format!("{}: the record has {} moves", table.path, moves.len()));
    }
    let made = table.made.lock().unwrap_or_else(PoisonError::into_inner);
    for (ply, word, _) in made.iter() {
        let stored = moves.get(*ply as usize).map(ToString::to_string);
        if stored.as_deref() != Some(word) {
            return Err(format!(
                "{}: {word} was acknowledged as move {ply}, the record has {stored:?}",
                table.path
            ));
        }
    }
    Ok(())
}
