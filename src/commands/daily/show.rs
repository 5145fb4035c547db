//! What the terminal shows of a daily deal: the day, the table, the choices and the results.

use std::io::{self, Write};

use majesty_rules::{Character, Event, Location, Move, Players, Realm, ScoreSheet, Seat, View};
use majesty_words::{
    Lang, LogStyle, ability, bot_name, card_name, lasting, location_name, meeples, move_in_short,
    points, preview, round, sentences, signed,
};

use super::{
    client::Client,
    play::own_seat,
    state::{Daily, Points, Rank, TableState},
};
use crate::{
    story,
    style::{self, paint, wrap},
};

/// A line fits the narrowest usual terminal.
const WIDTH: usize = 80;

/// The strongest level, which plays every deal for comparison.
const STRONGEST: &str = "chancellor";

/// The day and what is played.
pub fn head(client: &Client, daily: &Daily, out: &mut impl Write) -> io::Result<()> {
    let (lang, words) = (client.lang, client.lang.words());
    let title = format!("{} · {}", words.msg_daily_at(&client.origin), daily.day);
    writeln!(out, "{}", paint(style::TITLE, &title))?;
    let minutes = daily.ends_in_ms.div_ceil(60_000);
    let first =
        if daily.bot_begins { words.msg_daily_first_bot() } else { words.msg_daily_first_you() };
    for (name, value) in [
        (words.msg_daily_opponent(), level(lang, &daily.level)),
        (words.msg_daily_sides(), sides(&daily.sides)),
        (words.msg_daily_first(), first),
        (words.msg_daily_end(), words.msg_daily_left(minutes / 60, minutes % 60)),
        (words.msg_daily_hash_of(), daily.commitment.clone()),
    ] {
        writeln!(out, "  {} {value}", paint(style::DIM, &format!("{name}:")))?;
    }
    writeln!(out, "{}", wrap(&words.msg_daily_rules(), WIDTH))?;
    writeln!(out, "{}", words.msg_daily_players(daily.finished))
}

/// The letter of all sides, or one for each location where they differ.
fn sides(letters: &str) -> String {
    let first = letters.chars().next();
    let are_alike = letters.chars().all(|letter| Some(letter) == first);
    first.filter(|_| are_alike).map_or_else(|| letters.to_owned(), String::from)
}

fn level(lang: Lang, id: &str) -> String {
    bot_name(lang, id).unwrap_or_else(|| id.to_owned())
}

/// The player's result, and everybody's.
pub fn results(client: &Client, daily: &Daily, out: &mut impl Write) -> io::Result<()> {
    let (lang, words) = (client.lang, client.lang.words());
    let Some(own) = &daily.own else { return Ok(()) };
    let (Some(result), Some(place)) = (own.result, own.place) else {
        let void = format!("{}. {}", words.msg_daily_void(), words.msg_daily_void_about());
        return writeln!(out, "\n{}", wrap(&void, WIDTH));
    };
    let told = match result.margin {
        1.. => words.msg_daily_text_won(result.margin.unsigned_abs()),
        0 => words.msg_daily_text_draw(),
        _ => words.msg_daily_text_lost(result.margin.unsigned_abs()),
    };
    let place = words.msg_daily_place(place, daily.finished);
    writeln!(out, "\n{}", words.msg_daily_text(&daily.day, told, place))?;
    writeln!(out, "{}", own.rounds)?;
    if daily.streak > 1 {
        writeln!(out, "{}", words.msg_daily_streak(daily.streak))?;
    }
    writeln!(out, "\n{}", paint(style::TITLE, &words.msg_daily_results()))?;
    for rank in &daily.results {
        line(lang, rank, out)?;
    }
    if !daily.around.is_empty() {
        writeln!(out, "   ⋯")?;
    }
    for rank in &daily.around {
        line(lang, rank, out)?;
    }
    let strongest = words.msg_daily_strongest(level(lang, STRONGEST));
    match daily.strongest {
        Some(result) => {
            let margin = margin(result);
            writeln!(out, "\n{strongest}: {} : {} ({margin})", result.own, result.bot)
        }
        None => writeln!(out, "\n{strongest}: {}", words.msg_daily_strongest_thinking()),
    }
}

/// By how much a game was won, with its sign.
fn margin(result: Points) -> String {
    let sign = if result.margin > 0 { "+" } else { "" };
    format!("{sign}{}", signed(result.margin))
}

fn line(lang: Lang, rank: &Rank, out: &mut impl Write) -> io::Result<()> {
    let words = lang.words();
    let name = match rank.name.as_str() {
        "" => words.msg_daily_guest(),
        name => name.to_owned(),
    };
    let mark = if rank.account { " ✓" } else { "" };
    let own = if rank.own { format!("  ← {}", words.msg_daily_you()) } else { String::new() };
    let (result, margin) = (rank.result, margin(rank.result));
    let text = format!("{:>4}  {name:<24}{mark:<2}", rank.place);
    let text = format!("{text} {:>4} : {:<4} {margin:>5}{own}", result.own, result.bot);
    writeln!(out, "{}", if rank.own { paint(style::WORD, &text) } else { text })
}

/// Who sits at the table, and who reads.
pub struct Seats {
    lang: Lang,
    names: Vec<String>,
    own: Option<Seat>,
}

impl LogStyle for Seats {
    fn name(&self, seat: Seat) -> String {
        let name = self.names.get(seat.index()).map_or("?", String::as_str);
        paint(style::of_seat(seat), name)
    }

    fn is_you(&self, seat: Seat) -> bool {
        self.own == Some(seat)
    }

    fn noun(&self, location: Location, noun: &str) -> String {
        paint(style::of(location), noun)
    }

    fn reason(&self, reason: &str) -> String {
        paint(style::DIM, reason)
    }
}

impl Seats {
    pub fn new(lang: Lang, table: &TableState) -> Self {
        let names = table.seats.iter().map(|seat| seat.name.clone()).collect();
        Self { lang, names, own: own_seat(table) }
    }

    /// A turn, in sentences.
    pub fn turn(&self, word: &str, events: &[Event], out: &mut impl Write) -> io::Result<()> {
        let told = sentences(self.lang, events, self);
        let told: Vec<String> = told.into_iter().map(|sentence| sentence.text).collect();
        let text = wrap(&told.join(" "), WIDTH - 7).replace('\n', "\n       ");
        writeln!(out, "{} {text}", paint(style::WORD, &format!("{word:>6}")))
    }

    /// The realms and the display.
    pub fn position(&self, view: &View, out: &mut impl Write) -> io::Result<()> {
        let words = self.lang.words();
        let title = format!("{} · {}", round(self.lang, view.round()), words.msg_your_turn());
        writeln!(out, "\n{}", paint(style::TITLE, &title))?;
        for (seat, realm) in view.realms() {
            self.realm(seat, realm, out)?;
        }
        self.standing(view, out)?;
        let deck = words.msg_daily_deck(view.deck_left());
        writeln!(out, "\n{} {}", words.msg_display_from_front(), paint(style::DIM, &deck))?;
        for (space, card, lying) in view.display().cards() {
            let cost = match space.number() - 1 {
                0 => words.msg_free(),
                cost => meeples(self.lang, cost),
            };
            let lying = match lying {
                0 => String::new(),
                _ => format!(" (+ {})", meeples(self.lang, lying)),
            };
            let cost = paint(style::DIM, &format!("{cost}{lying}"));
            writeln!(out, "  {}  {:<24} {cost}", space.number(), card_name(self.lang, card))?;
        }
        Ok(())
    }

    /// What counts at the end: what the majorities are worth and who has them, and variety so far.
    fn standing(&self, view: &View, out: &mut impl Write) -> io::Result<()> {
        let words = self.lang.words();
        let majorities = Character::ALL.into_iter().filter_map(|character| {
            let location = character.location();
            let worth = view.location_card(location).majority?;
            let count = |seat: Seat| view.realm(seat).count(character);
            let seats = view.config().players.seats();
            let most = seats.clone().map(count).max().filter(|&most| most > 0);
            let leaders = seats.filter(|&seat| Some(count(seat)) == most);
            let leaders: Vec<String> = leaders.map(|seat| self.called(seat)).collect();
            let name = paint(style::of(location), location_name(self.lang, location));
            let who = if leaders.is_empty() { "–".to_owned() } else { leaders.join(" = ") };
            Some(format!("{name} {worth}: {who}"))
        });
        let majorities: Vec<String> = majorities.collect();
        let title = paint(style::DIM, &words.msg_daily_majorities());
        let text = wrap(&format!("{title} {}", majorities.join(" · ")), WIDTH - 4);
        writeln!(out, "  {}", text.replace('\n', "\n    "))?;
        let square = |count: u8| u16::from(count).pow(2);
        let variety: Vec<String> = view
            .realms()
            .map(|(seat, realm)| format!("{} +{}", self.called(seat), square(realm.variety())))
            .collect();
        let title = paint(style::DIM, &words.msg_daily_variety());
        writeln!(out, "  {title} {}", variety.join(" · "))
    }

    /// "You", or a name.
    fn called(&self, seat: Seat) -> String {
        if !self.is_you(seat) {
            return self.name(seat);
        }
        paint(style::of_seat(seat), &self.lang.words().msg_recap_you())
    }

    fn realm(&self, seat: Seat, realm: &Realm, out: &mut impl Write) -> io::Result<()> {
        let words = self.lang.words();
        let name = self.names.get(seat.index()).map_or("", String::as_str);
        let title =
            if self.is_you(seat) { words.msg_daily_own() } else { words.msg_daily_realm(name) };
        let has = points(self.lang, realm.points());
        let meeples = meeples(self.lang, realm.meeples());
        writeln!(out, "  {} · {has} · {meeples}", paint(style::of_seat(seat), &title))?;
        let count = |location: Location| realm.pile(location).from_bottom().count();
        let places = Location::ALL.into_iter().filter(|&location| count(location) > 0);
        let places: Vec<String> = places
            .map(|location| {
                let name = paint(style::of(location), location_name(self.lang, location));
                format!("{name} {}", count(location))
            })
            .collect();
        if places.is_empty() {
            return Ok(());
        }
        let text = wrap(&places.join(" · "), WIDTH - 4).replace('\n', "\n    ");
        writeln!(out, "    {text}")
    }

    /// The moves with their numbers, and what each would do.
    pub fn choices(&self, view: &View, moves: &[Move], out: &mut impl Write) -> io::Result<()> {
        writeln!(out)?;
        for (number, &m) in (1..).zip(moves) {
            let mut events = Vec::new();
            let after = view.preview(m, &mut events).expect("a listed move is legal");
            let mut phrases = preview(self.lang, &events, self, Some(view.turn()));
            phrases.extend(lasting(self.lang, view, &after, self, true));
            let told: Vec<String> = phrases.into_iter().map(|phrase| phrase.text).collect();
            let number = paint(style::WORD, &format!("{number:>4}"));
            let short = move_in_short(self.lang, m);
            let told = paint(style::DIM, &told.join(", "));
            let text = wrap(&format!("{short}  {told}"), WIDTH - 6).replace('\n', "\n      ");
            writeln!(out, "{number}  {text}")?;
        }
        Ok(())
    }

    /// What the locations of this game do.
    pub fn locations(&self, view: &View, out: &mut impl Write) -> io::Result<()> {
        for location in Location::ALL {
            let side = view.location_card(location);
            let lines: Vec<String> =
                side.abilities.iter().map(|line| ability(self.lang, line)).collect();
            let name = paint(style::of(location), location_name(self.lang, location));
            let text = wrap(&format!("{name}: {}", lines.join("; ")), WIDTH - 2);
            writeln!(out, "  {}", text.replace('\n', "\n    "))?;
        }
        Ok(())
    }

    /// The final scores.
    pub fn score_sheet(
        &self,
        players: Players,
        sheet: &ScoreSheet,
        out: &mut impl Write,
    ) -> io::Result<()> {
        story::score_sheet(self.lang, &self.names, players, sheet, out)
    }
}
