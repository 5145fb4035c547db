//! What a reader may know of a table: the only way from the server's knowledge to a page.

use majesty_pages::model::{
    ChatView, CommitmentView, GameView, HintView, Holder, ReplayView, SeatView, TableLine,
    TableView, TakeBackView,
};
use majesty_rules::{Move, Seat};
use majesty_store::{ChatLine, Header, Millis, Phase, PlayerId, SeatHolder, SeatKind};
use majesty_words::{Lang, bot_name};

use crate::{
    clock,
    game::{Game, MUTES, Now, Stored},
};

/// How many lines of chat a page shows.
const CHAT: usize = 40;

/// A table for a reader.
pub fn table(
    now: &Now,
    viewer: Option<PlayerId>,
    lang: Lang,
    link: String,
    at: Millis,
) -> TableView {
    let stored = &*now.stored;
    let header = stored.header();
    TableView {
        id: stored.info.id.to_string(),
        revision: now.revision(),
        link,
        config: header.config,
        seats: seats(now, viewer, lang),
        is_host: viewer == Some(header.host),
        host: host(header),
        turn_limit: header.turn_limit_ms,
        listed: stored.info.setup.listed,
        practice: header.practice,
        substitute: header.substitute.clone(),
        watchers: now.watchers(),
        chat: chat(stored, viewer, lang),
        next: header.next.map(|next| next.to_string()),
        notice: None,
        game: stored.game.as_ref().map(|game| game_view(game, now, viewer, lang, at)),
    }
}

/// The name that whoever opened the table gave themselves at it.
fn host(header: &Header) -> Option<String> {
    let mut people = header.people().filter(|&(_, player)| player == header.host);
    people.find_map(|(place, _)| Some(header.seats[place].name.clone()).filter(|n| !n.is_empty()))
}

fn seats(now: &Now, viewer: Option<PlayerId>, lang: Lang) -> Vec<SeatView> {
    let names = names(&now.stored, lang);
    let seats = now.stored.header().seats.iter().zip(names);
    seats
        .map(|(seat, name)| SeatView {
            name,
            holder: match &seat.kind {
                SeatKind::Open => Holder::Open,
                SeatKind::Bot { level } => Holder::Bot { level: level.clone() },
                SeatKind::Person { player } => Holder::Person {
                    // Whoever reads this is here.
                    online: viewer == Some(*player) || now.is_online(*player),
                    stand_in: seat.stand_in.clone(),
                },
            },
            own: matches!(seat.kind, SeatKind::Person { player } if viewer == Some(player)),
            ready: seat.ready,
            muted: matches!(seat.kind, SeatKind::Person { player } if is_muted(&now.stored, viewer, player)),
        })
        .collect()
}

/// The names to show, in seat order: those that were given, and the bots' in the reader's language.
pub fn names(stored: &Stored, lang: Lang) -> Vec<String> {
    let seats = &stored.header().seats;
    let name = |(place, seat): (usize, &SeatHolder)| match &seat.kind {
        _ if !seat.name.is_empty() => seat.name.clone(),
        SeatKind::Bot { level } => {
            let name = bot_name(lang, level).unwrap_or_else(|| level.clone());
            let same = |other: &&SeatHolder| other.kind == seat.kind && other.name.is_empty();
            match (seats[..place].iter().filter(same).count(), seats.iter().filter(same).count()) {
                (_, 1) => name,
                (before, _) => format!("{name} {}", before + 1),
            }
        }
        SeatKind::Open if !stored.is_record() => String::new(),
        SeatKind::Open | SeatKind::Person { .. } => lang.words().msg_player_number(place + 1),
    };
    seats.iter().enumerate().map(name).collect()
}

/// What was said and may be heard. Who gave no name is called as at their seat.
fn chat(stored: &Stored, viewer: Option<PlayerId>, lang: Lang) -> Vec<ChatView> {
    let names = names(stored, lang);
    let seat_of = |line: &ChatLine| {
        let mut people = stored.header().people();
        people.find(|&(_, player)| player == line.player).map(|(place, _)| Seat::ALL[place])
    };
    let name_of = |line: &ChatLine| match seat_of(line) {
        _ if !line.name.is_empty() => line.name.clone(),
        Some(seat) => names[seat.index()].clone(),
        None => lang.words().msg_watcher(),
    };
    // Lines without words are what stays of somebody who was forgotten.
    let heard = |line: &&ChatLine| {
        let is_own = viewer == Some(line.player);
        !line.text.is_empty() && (is_own || !is_muted(stored, viewer, line.player))
    };
    let mut lines: Vec<ChatView> = stored
        .chat
        .iter()
        .rev()
        .filter(heard)
        .take(CHAT)
        .map(|line| ChatView {
            n: line.n,
            name: name_of(line),
            text: line.text.clone(),
            seat: seat_of(line),
        })
        .collect();
    lines.reverse();
    lines
}

/// Whether a reader does not want to hear a person.
fn is_muted(stored: &Stored, viewer: Option<PlayerId>, player: PlayerId) -> bool {
    let header = stored.header();
    let own =
        viewer.and_then(|viewer| header.extra.get(MUTES)?.get(viewer.to_string())?.as_array());
    own.is_some_and(|own| own.iter().any(|muted| muted.as_str() == Some(&player.to_string())))
}

fn game_view(game: &Game, now: &Now, viewer: Option<PlayerId>, lang: Lang, at: Millis) -> GameView {
    let advice = now.stored.advice();
    let own = advice.filter(|advice| viewer.is_some_and(|viewer| advice.asked.contains(&viewer)));
    GameView {
        view: game.state.view(),
        turns: game.turns.clone(),
        clock: clock::deadline(&now.stored).map(|end| end.0.saturating_sub(at.0)),
        take_back: take_back(now, viewer, lang),
        hint: own.and_then(|advice| hint(&advice.moves)),
        commitment: commitment(&now.stored),
    }
}

/// What was promised about the cards; the salt opens it, so it is told with the cards and not
/// before. For somebody's record nobody promised anything here.
fn commitment(stored: &Stored) -> Option<CommitmentView> {
    let commitment = stored.header().commitment.as_ref().filter(|_| !stored.is_record())?;
    let is_over = stored.phase() == Phase::Over;
    Some(CommitmentView {
        hash: commitment.hash.clone(),
        salt: is_over.then(|| commitment.salt.clone()),
    })
}

/// Advice in the words of records.
fn hint(moves: &[(String, u8)]) -> Option<HintView> {
    let moves: Option<Vec<(Move, u8)>> =
        moves.iter().map(|(word, promise)| Some((word.parse().ok()?, *promise))).collect();
    let moves = moves?;
    let (&(m, promise), others) = moves.split_first()?;
    Some(HintView { m, promise, others: others.to_vec() })
}

fn take_back(now: &Now, viewer: Option<PlayerId>, lang: Lang) -> TakeBackView {
    let stored = &*now.stored;
    let Some(viewer) = viewer.filter(|&viewer| stored.sits(viewer)) else {
        return TakeBackView::No;
    };
    if let Some(request) = stored.request() {
        if request.by == viewer {
            return TakeBackView::Waiting;
        }
        if request.awaited.contains(&viewer) {
            let asker = stored.header().people().find(|&(_, player)| player == request.by);
            let name = asker.map(|(place, _)| names(stored, lang).swap_remove(place));
            return TakeBackView::Asked(name.unwrap_or_default());
        }
        return TakeBackView::No;
    }
    match stored.take_back_to(viewer) {
        Some(_) if stored.is_alone(viewer) => TakeBackView::AtOnce,
        Some(_) if stored.phase() == Phase::Playing && !stored.others(viewer).is_empty() => {
            TakeBackView::ByConsent
        }
        _ => TakeBackView::No,
    }
}

/// A table in a list.
pub fn line(stored: &Stored, viewer: Option<PlayerId>, lang: Lang) -> TableLine {
    let names = names(stored, lang).into_iter();
    let playing = stored.game.as_ref().filter(|_| stored.phase() == Phase::Playing);
    TableLine {
        id: stored.info.id.to_string(),
        names: names.map(|name| Some(name).filter(|name| !name.is_empty())).collect(),
        config: stored.header().config,
        round: playing.map(|game| game.state.round()),
        over: stored.phase() == Phase::Over,
        your_turn: stored
            .turn()
            .zip(viewer)
            .is_some_and(|(seat, viewer)| stored.holds(seat.index(), viewer)),
    }
}

/// A game that is looked through, at a step and from a seat. The step may be any number; without one
/// it begins at the beginning.
pub fn replay(
    stored: &Stored,
    ply: Option<usize>,
    seat: Option<Seat>,
    lang: Lang,
) -> Option<ReplayView> {
    let deal = stored.header().deal().ok()??;
    let whole = stored.game.as_ref()?;
    let plies = whole.turns.len();
    let ply = ply.unwrap_or(0).min(plies);
    let moves = whole.turns[..ply].iter().map(|turn| turn.m);
    let shown = Game::after(&deal, moves).ok()?;
    let players = stored.header().config.players;
    Some(ReplayView {
        path: format!("/t/{}/replay", stored.info.id),
        names: names(stored, lang),
        ply,
        plies,
        seat: seat.filter(|seat| seat.index() < players.count()).unwrap_or(Seat::First),
        view: shown.state.view(),
        turns: shown.turns,
        finished: stored.phase() == Phase::Over,
        has_table: !stored.is_record(),
    })
}
