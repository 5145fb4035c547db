//! From the form for a new table to a table: pure but for the cards, which are dealt here.

use majesty_pages::new_table::{NewTable, SeatChoice, SidesChoice};
use majesty_rules::{Commitment, Config, Deal, DeckRule, Location, Players, Sides, Ties};
use majesty_store::{Header, Phase, PlayerId, SeatHolder, SeatKind, Setup};
use serde_json::Map;

use crate::{
    bots,
    fields::Fields,
    refusal::{Mistake, Refusal},
    text,
};

/// A turn takes from a second to two weeks.
pub const LIMITS: std::ops::RangeInclusive<u64> = 1_000..=14 * 24 * 3_600_000;

/// Reads the form as far as it can be read, so that it can be shown again, and says what is wrong.
pub fn read(fields: &Fields) -> (NewTable, Result<(), Mistake>) {
    let mut form = NewTable::default();
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
    form.announce = fields.is_on("announce");
    form.listed = fields.is_on("listed");
    match fields.text("limit") {
        "" => {}
        limit => match limit.parse().ok().filter(|limit| LIMITS.contains(limit)) {
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

/// A table as the form wants it, with the cards dealt if nobody has to be waited for.
pub fn table(form: &NewTable, me: PlayerId, own_name: &str) -> Setup {
    let sides = match form.sides {
        SidesChoice::A => Sides::ALL_A,
        SidesChoice::B => Sides::ALL_B,
        SidesChoice::Mix => form.mix,
        SidesChoice::Random => Sides::from_bits(random() as u8),
    };
    let config = Config {
        players: form.players,
        sides,
        deck: form.deck,
        ties: form.ties,
        announce: form.announce,
    };
    let seats = form.seats.iter().zip(&form.names).take(form.players.count());
    let seats = seats.map(|(choice, name)| match choice {
        SeatChoice::Me if name.is_empty() => person(me, own_name),
        SeatChoice::Me | SeatChoice::Here => person(me, name),
        SeatChoice::Link => open(),
        SeatChoice::Bot(level) => bot(level),
    });
    let mut header = header(config, seats.collect(), me);
    header.seed = form.seed.parse().ok();
    header.turn_limit_ms = form.limit;
    header.substitute.clone_from(&form.substitute);
    let mut setup = Setup { phase: Phase::Gathering, listed: form.listed, header };
    begin_if_full(&mut setup);
    setup
}

/// A table for one person against bots, to be played at once.
pub fn against_bots(players: Players, level: &str, me: PlayerId, own_name: &str) -> Setup {
    let mut seats = vec![bot(level); players.count()];
    seats[0] = person(me, own_name);
    let header = header(Config::new(players), seats, me);
    let mut setup = Setup { phase: Phase::Gathering, listed: false, header };
    begin_if_full(&mut setup);
    setup
}

/// What is agreed where nothing special is.
pub fn header(config: Config, seats: Vec<SeatHolder>, host: PlayerId) -> Header {
    Header {
        config,
        cards: None,
        seed: None,
        commitment: None,
        seats,
        host,
        turn_limit_ms: None,
        substitute: bots::DEFAULT.to_owned(),
        practice: false,
        previous: None,
        next: None,
        request: None,
        advice: None,
        extra: Map::new(),
    }
}

/// A seat with a person in it, who is ready.
pub fn person(player: PlayerId, name: &str) -> SeatHolder {
    let (kind, name) = (SeatKind::Person { player }, name.to_owned());
    SeatHolder { kind, name, ready: true, stand_in: None }
}

/// A free seat.
pub fn open() -> SeatHolder {
    SeatHolder { kind: SeatKind::Open, name: String::new(), ready: false, stand_in: None }
}

/// A seat with a bot in it. Its name is said in the language of each reader.
pub fn bot(level: &str) -> SeatHolder {
    let kind = SeatKind::Bot { level: level.to_owned() };
    SeatHolder { kind, name: String::new(), ready: true, stand_in: None }
}

/// Begins where every seat is taken and everybody is ready.
pub fn begin_if_full(setup: &mut Setup) {
    if may_begin(&setup.header).is_ok() {
        begin(setup);
    }
}

/// Whether the game can begin.
pub fn may_begin(header: &Header) -> Result<(), Refusal> {
    if header.seats.iter().any(|seat| seat.kind == SeatKind::Open) {
        Err(Refusal::SeatsFree)
    } else if header.seats.iter().any(|seat| !seat.ready) {
        Err(Refusal::NotReady)
    } else {
        Ok(())
    }
}

/// Deals the cards: with the seed that was asked for, or with a new one. From here on they are
/// fixed, and everybody can hold the server to that.
pub fn begin(setup: &mut Setup) {
    let header = &mut setup.header;
    let seed = *header.seed.get_or_insert_with(random);
    let deal = Deal::new(header.config, seed);
    header.set_deal(&deal);
    let mut salt = [0; 32];
    getrandom::fill(&mut salt).expect("the operating system gives random bytes");
    header.commitment = Some(Commitment::to(&deal, salt));
    setup.phase = Phase::Playing;
}

fn random() -> u64 {
    getrandom::u64().expect("the operating system gives random bytes")
}
