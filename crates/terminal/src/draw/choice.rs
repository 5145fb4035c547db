//! The choice: the ways to play the highlighted card, and what the highlighted way will do.

use std::collections::BTreeMap;

use majesty_analysis::Why;
use majesty_rules::{Card, Character, Event, Move, Players, Seat, leads_won};
use majesty_words::{
    Expected, Phrase, PhraseKind, ability, character_name, further, lasting, list, location_name,
    place_as, points, preview, why_better,
};
use ratatui::{
    Frame,
    layout::Rect,
    style::Style,
    text::{Line, Span},
    widgets::{Padding, Paragraph},
};

use super::{
    block,
    table::{Scene, out_of_reach},
};
use crate::{
    table::Hint,
    text::{fit, pad, width, wrap},
    theme::{BOLD, DIM},
};

/// How many ways are shown at once; the others scroll.
const WAYS: usize = 4;

/// How many other moves a hint names.
const OTHERS: usize = 3;

pub fn choice(frame: &mut Frame, area: Rect, scene: &Scene) {
    let words = scene.app.lang.words();
    let cells = usize::from(area.width) - 4;
    let rows = usize::from(area.height) - 2;
    let mut lines = Vec::new();
    let mut title = String::new();
    let chosen = scene.table.cursor.chosen(scene.view).filter(|_| scene.is_choosing());
    if let Some(m) = scene.shown_move().or(chosen) {
        title = headline(scene, m);
        lines = chosen_lines(scene, m, cells, rows);
    } else if scene.is_choosing() {
        let why = out_of_reach(scene).unwrap_or_default();
        let style = scene.app.theme.bad();
        lines.extend(wrap(&why, cells).into_iter().map(|line| Line::styled(line, style)));
    } else {
        lines.push(Line::from(words.msg_thinking(scene.name(scene.view.turn()))));
    }
    let details = details(scene, cells, rows.saturating_sub(lines.len() + 1));
    if !details.is_empty() {
        lines.push(Line::default());
        lines.extend(details);
    }
    let block = block(&fit(&title, cells)).padding(Padding::horizontal(1));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}

/// The ways to play the card and what the highlighted one will do. Where room is short, the latter
/// comes first: ways scroll, and phrases stand one after the other.
fn chosen_lines(scene: &Scene, m: Move, cells: usize, rows: usize) -> Vec<Line<'static>> {
    let ways = if scene.is_choosing() { scene.table.ways() } else { vec![m] };
    let least = usize::from(ways.len() > 1);
    let mut phrases = phrase_lines(scene, m, cells);
    if phrases.len() + least > rows {
        phrases = phrases_in_a_row(scene, m, cells);
    }
    if phrases.len() + least > rows {
        phrases = phrases_in_short(scene, m, cells);
    }
    if least == 0 {
        return phrases;
    }
    let shown = rows.saturating_sub(phrases.len()).clamp(1, WAYS.min(ways.len()));
    let mut lines = way_lines(scene, &ways, shown, cells);
    if lines.len() + 1 + phrases.len() <= rows {
        lines.push(Line::default());
    }
    lines.extend(phrases);
    lines
}

/// Whom, and to which location.
fn headline(scene: &Scene, m: Move) -> String {
    let lang = scene.app.lang;
    let character = character_name(lang, m.character());
    format!("{m}  {character} → {}", location_name(lang, m.character().location()))
}

/// Some of the ways to play the card, among them the highlighted one.
fn way_lines(scene: &Scene, ways: &[Move], shown: usize, cells: usize) -> Vec<Line<'static>> {
    let at = scene.table.cursor.way();
    let first = at.saturating_sub(shown / 2).min(ways.len() - shown);
    let count = format!("{}/{}", at + 1, ways.len());
    let room = cells - 2 - if shown < ways.len() { width(&count) + 1 } else { 0 };
    let line = |(place, &m): (usize, &Move)| {
        let text = way(scene, m, room);
        if place != at {
            return Line::from(format!("  {text}"));
        }
        let text = pad(&text, room);
        let mut spans =
            vec![Span::styled("▸ ", scene.app.theme.highlight()), Span::styled(text, BOLD)];
        if shown < ways.len() {
            spans.push(Span::styled(format!(" {count}"), DIM));
        }
        Line::from(spans)
    };
    ways.iter().enumerate().skip(first).take(shown).map(line).collect()
}

/// What tells a way from the others with the same card, in the longest words that fit.
fn way(scene: &Scene, m: Move, cells: usize) -> String {
    let lang = scene.app.lang;
    let is_split = scene.view.display().card(m.space()).is_some_and(Card::is_split);
    let further = further(lang, scene.view, m);
    if !is_split {
        return fit(&further.unwrap_or_default(), cells);
    }
    let Some(further) = further else { return fit(&place_as(lang, m.character()), cells) };
    let name = character_name(lang, m.character()).to_owned();
    let heads = [place_as(lang, m.character()), name, m.character().letter().to_string()];
    let all = heads.map(|head| format!("{head} · {further}"));
    let text = all.iter().find(|text| width(text) <= cells);
    fit(text.unwrap_or(&all[2]), cells)
}

/// What a move will do. Phrases without a name are about whoever makes it.
pub fn phrases(scene: &Scene, m: Move) -> Vec<Phrase> {
    let (lang, view) = (scene.app.lang, scene.view);
    let mut events = Vec::new();
    let after = view.preview(m, &mut events).expect("a listed move is legal");
    let mut phrases = preview(lang, &events, scene, Some(view.turn()));
    if view.config().players != Players::Two {
        gather_safe(scene, &events, &mut phrases);
        gather_wounded(scene, &events, &mut phrases);
        gather_gains(scene, &events, &mut phrases);
    }
    let is_you = scene.is_choosing() || scene.game().is_you(view.turn());
    phrases.extend(lasting(lang, view, &after, scene, is_you));
    phrases
}

/// Several whom an attack can't hurt are named together: there is no room for a sentence for each.
fn gather_safe(scene: &Scene, events: &[Event], phrases: &mut Vec<Phrase>) {
    let (lang, words) = (scene.app.lang, scene.app.lang.words());
    let (mut repelling, mut empty) = (Vec::new(), Vec::new());
    for event in events {
        match *event {
            Event::AttackRepelled { defender, .. } => repelling.push(scene.name(defender)),
            Event::AttackFoundNobody { defender, .. } => empty.push(scene.name(defender)),
            _ => {}
        }
    }
    let place = phrases.iter().position(|phrase| phrase.kind == PhraseKind::Repelled);
    let Some(place) = place else { return };
    phrases.retain(|phrase| phrase.kind != PhraseKind::Repelled);
    let nobody = match empty.len() {
        0 => None,
        count if count + 1 == scene.names.len() => Some(words.msg_preview_nobody_at_all()),
        _ => Some(words.msg_preview_nobody_of(list(lang, &empty))),
    };
    let repelled =
        (!repelling.is_empty()).then(|| words.msg_preview_repelled_by(list(lang, &repelling)));
    let told = repelled.into_iter().chain(nobody);
    let told = told.map(|text| Phrase { text, seat: None, kind: PhraseKind::Repelled });
    phrases.splice(place..place, told);
}

/// Several who are wounded are one phrase.
fn gather_wounded(scene: &Scene, events: &[Event], phrases: &mut Vec<Phrase>) {
    let wounded: Vec<String> = events
        .iter()
        .filter_map(|event| match *event {
            Event::CardWounded { defender, character, .. } => {
                let name = character_name(scene.app.lang, character);
                Some(format!("{} ({name})", scene.name(defender)))
            }
            _ => None,
        })
        .collect();
    let place = phrases.iter().position(|phrase| phrase.kind == PhraseKind::Wounds);
    let Some(place) = place.filter(|_| wounded.len() > 1) else { return };
    phrases.retain(|phrase| phrase.kind != PhraseKind::Wounds);
    let count = scene.app.lang.words().msg_wounded(wounded.len() as u32);
    let text = format!("{count}: {}", wounded.join(", "));
    phrases.insert(place, Phrase { text, seat: None, kind: PhraseKind::Wounds });
}

/// Other players who gain the same are named together, too.
fn gather_gains(scene: &Scene, events: &[Event], phrases: &mut Vec<Phrase>) {
    let (lang, words, turn) = (scene.app.lang, scene.app.lang.words(), scene.view.turn());
    let mut named = BTreeMap::<u16, Vec<&str>>::new();
    for event in events {
        if let Event::Gained { seat, gain, .. } = *event
            && seat != turn
        {
            named.entry(gain.points).or_default().push(scene.name(seat));
        }
    }
    // Others gain by one ability only: they never have meeples from it, nor two phrases.
    let is_others = |phrase: &Phrase| {
        phrase.kind == PhraseKind::Points && phrase.seat.is_some_and(|seat| seat != turn)
    };
    phrases.retain(|phrase| !is_others(phrase));
    phrases.extend(named.into_iter().map(|(won, names)| {
        let text =
            words.msg_preview_of(list(lang, &names), words.msg_preview_gains(points(lang, won)));
        Phrase { text, seat: None, kind: PhraseKind::Points }
    }));
}

/// What a move will do, a line or more for each phrase.
fn phrase_lines(scene: &Scene, m: Move, cells: usize) -> Vec<Line<'static>> {
    let mut lines = Vec::new();
    for phrase in phrases(scene, m) {
        let (sign, style) = sign(scene, &phrase);
        for (row, text) in wrap(&phrase.text, cells - 2).into_iter().enumerate() {
            let sign = if row == 0 { sign } else { " " };
            let sign = Span::styled(format!("{sign} "), DIM);
            lines.push(Line::from(vec![sign, Span::styled(text, style)]));
        }
    }
    if lines.is_empty() {
        lines.push(Line::styled("–", DIM));
    }
    lines
}

/// What a move will do, one phrase after the other.
fn phrases_in_a_row(scene: &Scene, m: Move, cells: usize) -> Vec<Line<'static>> {
    let texts: Vec<String> = phrases(scene, m).into_iter().map(|phrase| phrase.text).collect();
    row(&texts, cells)
}

/// The same in the fewest words: without the price, which stands at the card, and with the signs of
/// the realms for majorities.
fn phrases_in_short(scene: &Scene, m: Move, cells: usize) -> Vec<Line<'static>> {
    let is_told = |phrase: &Phrase| !matches!(phrase.kind, PhraseKind::Pays | PhraseKind::Lasts);
    let told = phrases(scene, m).into_iter().filter(is_told);
    let mut texts: Vec<String> = told.map(|phrase| phrase.text).collect();
    let after = scene.view.preview(m, &mut ()).expect("a listed move is legal");
    texts.extend(leads_won(scene.view, &after).into_iter().map(|lead| {
        let letter = lead.location.character().map_or('✚', Character::letter);
        let won = if lead.was_level { String::new() } else { format!(" +{}", lead.worth) };
        format!("{letter}{}{won}", if lead.is_level { '=' } else { '★' })
    }));
    row(&texts, cells)
}

fn row(texts: &[String], cells: usize) -> Vec<Line<'static>> {
    wrap(&texts.join(" · "), cells).into_iter().map(Line::from).collect()
}

/// The sign of a phrase, and its colour.
fn sign(scene: &Scene, phrase: &Phrase) -> (&'static str, Style) {
    let theme = scene.app.theme;
    let gain = if phrase.seat == Some(scene.view.turn()) { theme.good() } else { Style::new() };
    match phrase.kind {
        PhraseKind::Pays => ("♟", Style::new()),
        PhraseKind::Points => ("◎", gain),
        PhraseKind::Meeples => ("♟", gain),
        PhraseKind::Wounds => ("⚔", theme.good()),
        PhraseKind::Repelled => ("⛨", Style::new()),
        PhraseKind::Heals => ("✚", theme.good()),
        PhraseKind::Trades | PhraseKind::Surplus => ("⇄", Style::new()),
        PhraseKind::Announces => ("!", Style::new()),
        PhraseKind::Loses => ("!", theme.bad()),
        PhraseKind::Lasts => ("★", gain),
    }
}

/// What the highlighted location does, how its majority stands and what variety is worth, as far as
/// there is room.
fn details(scene: &Scene, cells: usize, rows: usize) -> Vec<Line<'static>> {
    let (lang, words) = (scene.app.lang, scene.app.lang.words());
    let location = scene.highlighted();
    let card = scene.view.location_card(location);
    let wrapped = |text: String| {
        let lines = wrap(&text, cells).into_iter();
        lines.map(|line| Line::styled(line, DIM)).collect::<Vec<Line>>()
    };
    let side = scene.view.config().sides.side(location).letter().to_string();
    let heading = format!("{} · {}", location_name(lang, location), words.msg_side(side));
    let mut abilities = vec![Line::styled(heading.clone(), BOLD)];
    abilities.extend(card.abilities.iter().flat_map(|one| wrapped(ability(lang, one))));
    // An ability that was left out would mislead, so all of them have room, or a mark says where they are.
    if abilities.len() > rows {
        abilities = vec![Line::styled(fit(&format!("{heading} … (?)"), cells), BOLD)];
    }

    let mut lines = Vec::new();
    let variety = scene.view.realm(scene.view.turn()).variety();
    let square = points(lang, u16::from(variety).pow(2));
    let majority = card.majority.zip(location.character()).map(|(worth, character)| {
        let worth = words.msg_majority_worth(points(lang, worth.into()));
        wrapped(format!("{worth} · {}", standing(scene, character)))
    });
    let variety = wrapped(words.msg_variety_so_far(variety, square));
    for part in [Some(abilities), majority, Some(variety)].into_iter().flatten() {
        if lines.len() + part.len() <= rows {
            lines.extend(part);
        }
    }
    lines
}

/// Who has most cards of a character, and by how much, as whoever is on turn would say it.
fn standing(scene: &Scene, character: Character) -> String {
    let (words, view) = (scene.app.lang.words(), scene.view);
    let seat = view.turn();
    let count = |seat: Seat| view.realm(seat).count(character);
    let others = || view.config().players.others(seat);
    let own = count(seat);
    let best = others().map(count).max().unwrap_or(0);
    let leaders: Vec<Seat> = others().filter(|&other| count(other) == best).collect();
    match own.cmp(&best) {
        _ if own + best == 0 => words.msg_nobody_here(),
        std::cmp::Ordering::Equal => words.msg_lead_tied(),
        std::cmp::Ordering::Greater if scene.game().is_you(seat) => words.msg_lead_you(own - best),
        std::cmp::Ordering::Greater => words.msg_lead_other(scene.name(seat), own - best),
        std::cmp::Ordering::Less => match leaders[..] {
            [leader] => words.msg_lead_other(scene.name(leader), best - own),
            _ => words.msg_lead_others(leaders.len() as u32, best - own),
        },
    }
}

/// The strongest bot's advice, with its numbers and as much of its reasons as there is room for.
pub fn hint_lines(scene: &Scene, cells: usize, rows: usize) -> Vec<Line<'static>> {
    let words = scene.app.lang.words();
    let (moves, why) = match &scene.table.hint {
        Hint::None => return Vec::new(),
        Hint::Awaited => {
            let text = wrap(&words.msg_hint_thinking(), cells);
            return text.into_iter().map(Line::from).collect();
        }
        Hint::Given(moves, why) => (moves, why),
    };
    let Some((&(best, chance), others)) = moves.split_first() else { return Vec::new() };
    let mut lines: Vec<Line> =
        wrap(&words.msg_hint_suggests(), cells).into_iter().map(Line::from).collect();
    let named = |m: Move| {
        let character = character_name(scene.app.lang, m.character());
        format!("{m} {character}")
    };
    lines.push(Line::styled(fit(&named(best), cells), BOLD));
    lines.push(Line::styled(fit(&words.msg_hint_promise(chance), cells), scene.app.theme.good()));
    if !others.is_empty() {
        let others: Vec<String> = others
            .iter()
            .take(OTHERS)
            .map(|&(m, chance)| format!("{m} {}", words.msg_advice_percent(chance)))
            .collect();
        let text = format!("{}: {}", words.msg_hint_others(), others.join(", "));
        lines.extend(wrap(&text, cells).into_iter().map(|line| Line::styled(line, DIM)));
    }
    let because = why.as_ref().map(|Why { than, comparison }| {
        let expected =
            Expected { total: comparison.total, own: &comparison.own, others: &comparison.others };
        let name = |seat| scene.name(seat).to_owned();
        why_better(scene.app.lang, scene.view, (best, *than), &expected, &name)
    });
    let because = because.map(|text| wrap(&text, cells)).unwrap_or_default();
    lines.extend(as_many(because, rows.saturating_sub(lines.len()), cells));
    lines
}

/// As many lines as there is room for; a mark tells that there are more.
fn as_many(mut lines: Vec<String>, rows: usize, cells: usize) -> Vec<Line<'static>> {
    if lines.len() > rows {
        lines.truncate(rows);
        if let Some(last) = lines.last_mut() {
            *last = fit(&format!("{last} …"), cells);
        }
    }
    lines.into_iter().map(Line::from).collect()
}

pub fn hint(frame: &mut Frame, area: Rect, scene: &Scene, lines: Vec<Line>) {
    let block = block(&scene.app.lang.words().msg_hint()).padding(Padding::horizontal(1));
    frame.render_widget(Paragraph::new(lines).block(block), area);
}
