//! The form for a new table.

use majesty_pages::new_table::{NewTable as Form, SeatChoice, SidesChoice};
use majesty_rules::{Config, DeckRule, Location, Players, Sides, Ties};
use majesty_table::{Agreement, Hints, NewSeat, NewTable, PlayerId, TURN_LIMITS};

use crate::{
    fresh,
    http::{fields::Fields, refusal::Mistake, text},
    table::bots,
};

/// Reads the form as far as it can be read, so that it can be shown again, and says what is wrong.
pub fn read(fields: &Fields) -> (Form, Result<(), Mistake>) {
    let mut form = Form::default();
    let mut problem = Ok(());
    let mut note = |mistake| problem = problem.and(Err(mistake));
    match fields.text("players").parse().ok().and_then(Players::new) {
        Some(players) => form.players = players,
        None => note(Mistake::Players),
    }
    for place in 0..form.seats.len() {
        let number = place + 1;
        match SeatChoice::from_word(fields.text(&format!("seat{number}"))) {
            Some(seat) => form.seats[place] = seat,
            None if place < form.players.count() => note(Mistake::Seat),
            None => {}
        }
        form.names[place] = text::name(fields.text(&format!("name{number}")));
    }
    match choice(fields.text("sides"), SidesChoice::ALL, SidesChoice::word, SidesChoice::A) {
        Ok(sides) => form.sides = sides,
        Err(mistake) => note(mistake),
    }
    let letters: String = Location::ALL
        .map(|location| match fields.text(&format!("side{}", location.number())) {
            "B" => 'B',
            _ => 'A',
        })
        .into_iter()
        .collect();
    form.mix = letters.parse().unwrap_or(Sides::ALL_A);
    match choice(fields.text("deck"), DeckRule::ALL, DeckRule::word, DeckRule::Standard) {
        Ok(deck) => form.deck = deck,
        Err(mistake) => note(mistake),
    }
    match choice(fields.text("ties"), Ties::ALL, Ties::word, Ties::Shared) {
        Ok(ties) => form.ties = ties,
        Err(mistake) => note(mistake),
    }
    match choice(fields.text("hints"), Hints::ALL, Hints::word, Hints::default()) {
        Ok(hints) => form.hints = hints,
        Err(mistake) => note(mistake),
    }
    form.announce = fields.is_on("announce");
    form.listed = fields.is_on("listed");
    match fields.text("limit") {
        "" => {}
        limit => match limit.parse().ok().filter(|limit| TURN_LIMITS.contains(limit)) {
            Some(limit) => form.limit = Some(limit),
            None => note(Mistake::Limit),
        },
    }
    match fields.text("substitute") {
        "" => {}
        level if bots::is_level(level) => level.clone_into(&mut form.substitute),
        _ => note(Mistake::Other),
    }
    form.seed = fields.text("seed").chars().take(40).collect();
    if !form.seed.is_empty() && form.seed.parse::<u64>().is_err() {
        note(Mistake::Seed);
    }
    (form, problem)
}

/// One of some words; none at all is the usual one.
fn choice<T: Copy, const N: usize>(
    word: &str,
    all: [T; N],
    name: impl Fn(T) -> &'static str,
    usual: T,
) -> Result<T, Mistake> {
    match word {
        "" => Ok(usual),
        _ => all.into_iter().find(|&one| name(one) == word).ok_or(Mistake::Other),
    }
}

/// The requested table.
pub fn table(form: &Form, who: PlayerId, own_name: &str) -> NewTable {
    let sides = match form.sides {
        SidesChoice::A => Sides::ALL_A,
        SidesChoice::B => Sides::ALL_B,
        SidesChoice::Mix => form.mix,
        SidesChoice::Random => random_sides(),
    };
    let config = Config {
        players: form.players,
        sides,
        deck: form.deck,
        ties: form.ties,
        announce: form.announce,
    };
    let person = |name: &str| NewSeat::Person { player: who, name: name.to_owned(), ready: true };
    let seats = form.seats.iter().zip(&form.names).take(form.players.count());
    let seats = seats.map(|(choice, name)| match choice {
        SeatChoice::Me if name.is_empty() => person(own_name),
        SeatChoice::Me | SeatChoice::Here => person(name),
        SeatChoice::Link => NewSeat::Open,
        SeatChoice::Bot(level) => NewSeat::Bot { level: level.clone() },
    });
    NewTable {
        agreement: Agreement {
            config,
            turn_limit: form.limit,
            substitute: form.substitute.clone(),
            hints: form.hints,
            auto_start: false,
        },
        seats: seats.collect(),
        host: who,
        listed: form.listed,
        seed: form.seed.parse().ok(),
    }
}

/// A table for one person against bots.
pub fn against_bots(players: Players, level: &str, who: PlayerId, own_name: &str) -> NewTable {
    let mut seats = vec![NewSeat::Bot { level: level.to_owned() }; players.count()];
    seats[0] = NewSeat::Person { player: who, name: own_name.to_owned(), ready: true };
    let (config, substitute) = (Config::new(players), bots::DEFAULT.to_owned());
    let agreement = Agreement {
        config,
        turn_limit: None,
        substitute,
        hints: Hints::default(),
        auto_start: false,
    };
    NewTable { agreement, seats, host: who, listed: false, seed: None }
}

/// A table for friends with the link. The game starts by itself when all of them sit.
pub fn for_friends(fields: &Fields, who: PlayerId, own_name: &str) -> Result<NewTable, Mistake> {
    let players = match fields.text("players") {
        "" => Players::Two,
        number => number.parse().ok().and_then(Players::new).ok_or(Mistake::Players)?,
    };
    let all = [SidesChoice::A, SidesChoice::B, SidesChoice::Random];
    let sides = match choice(fields.text("sides"), all, SidesChoice::word, SidesChoice::A)? {
        SidesChoice::B => Sides::ALL_B,
        SidesChoice::Random => random_sides(),
        SidesChoice::A | SidesChoice::Mix => Sides::ALL_A,
    };
    let mut new = against_bots(players, bots::DEFAULT, who, own_name);
    new.agreement.config.sides = sides;
    new.agreement.auto_start = true;
    new.seats[1..].fill(NewSeat::Open);
    Ok(new)
}

/// A random mix of sides.
pub fn random_sides() -> Sides {
    Sides::from_bits(fresh::number() as u8)
}
