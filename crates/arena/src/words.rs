//! Numbers as people read them, the same in the table and on the page.

use crate::{Elo, Estimate, SetupSummary, SprtSummary, Verdict};

/// `98.5%`
pub fn percent(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}

/// `97.2 to 99.3`, in percent; nothing where the interval is unknown.
pub fn percent_interval(estimate: &Estimate) -> Option<String> {
    let (low, high) = (estimate.low?, estimate.high?);
    Some(format!("{:.1} to {:.1}", low * 100.0, high * 100.0))
}

/// `±1.3`, with so many digits; nothing where the interval is unknown.
pub fn plus_minus(estimate: &Estimate, digits: usize) -> String {
    estimate.half_width().map_or_else(String::new, |half| format!("±{half:.digits$}"))
}

/// A time in milliseconds with as many digits as tell something.
pub fn milliseconds(ms: f64) -> String {
    match ms {
        ..0.1 => format!("{ms:.4}"),
        ..10.0 => format!("{ms:.2}"),
        _ => format!("{ms:.0}"),
    }
}

/// `1 game`, `1,000 games`
pub fn counted(count: u64, noun: &str) -> String {
    format!("{} {noun}{}", grouped(count), if count == 1 { "" } else { "s" })
}

/// A number with its thousands apart.
pub fn grouped(number: u64) -> String {
    let digits = number.to_string();
    let mut grouped = String::new();
    for (i, digit) in digits.chars().enumerate() {
        if i > 0 && (digits.len() - i).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}

/// `greedy, random and herald`
pub fn listed<'a>(names: impl IntoIterator<Item = &'a str>) -> String {
    let names: Vec<&str> = names.into_iter().collect();
    match names.split_last() {
        Some((last, rest)) if !rest.is_empty() => format!("{} and {last}", rest.join(", ")),
        _ => names.concat(),
    }
}

/// The rules of the games, in a few words.
pub fn rules(setup: &SetupSummary) -> String {
    let mut words = vec![format!("{} players", setup.players), format!("sides {}", setup.sides)];
    if setup.deck != "standard" {
        words.push("all cards shuffled together".to_owned());
    }
    if setup.ties != "shared" {
        words.push("meeples break ties".to_owned());
    }
    if setup.announce {
        words.push("payments to all are announced".to_owned());
    }
    words.push(format!("seed {}", setup.seed));
    words.join(" · ")
}

/// How many games there were, and why so many.
pub fn games(setup: &SetupSummary) -> String {
    let by = match setup.line_ups.len() {
        1 => String::new(),
        line_ups => format!(" by {}", counted(line_ups as u64, "line-up")),
    };
    let asked = grouped(setup.asked);
    let why = if setup.interrupted {
        format!(" (stopped early; {asked} requested)")
    } else if setup.decided {
        format!(" (up to {asked} requested; stopped by the sequential test)")
    } else if setup.games != setup.asked {
        format!(" ({asked} requested, rounded up to whole deals)")
    } else {
        String::new()
    };
    let (games, deals) = (counted(setup.games, "game"), counted(setup.deals, "deal"));
    format!("{games} on {deals}, each played{by} from every seat{why}")
}

/// Who sat together, where it is not everybody once.
pub fn line_ups(setup: &SetupSummary, contestants: usize) -> Option<String> {
    let [line_up] = &setup.line_ups[..] else {
        return Some(format!(
            "Every group of {} among the {contestants} contestants plays.",
            setup.players
        ));
    };
    let last = line_up.last()?;
    match line_up.iter().filter(|label| *label == last).count() {
        1 => None,
        seats => Some(format!(
            "{last} takes {seats} of the {} seats; its figures are per seat.",
            setup.players
        )),
    }
}

/// By how much the first of two is stronger, in a sentence.
pub fn elo(elo: &Elo, first: &str, second: &str) -> String {
    let end = |end: Option<f64>, infinite: &str| {
        end.map_or_else(|| infinite.to_owned(), |elo| format!("{elo:+.0}"))
    };
    let interval = format!("95% interval {} to {}", end(elo.low, "−∞"), end(elo.high, "+∞"));
    match elo.difference {
        Some(difference) => {
            let side = if difference < 0.0 { "below" } else { "above" };
            format!("{first} is {:.0} Elo {side} {second} ({interval}).", difference.abs())
        }
        None => format!(
            "One of {first} and {second} wins every game, so there is no Elo difference ({interval})."
        ),
    }
}

/// The same by results adjusted for luck, as a sentence that follows; nothing where a mean is not
/// between 0 and 1, for which Elo has no number.
pub fn adjusted_elo(elo: &Elo) -> Option<String> {
    let difference = elo.difference?;
    let end =
        |end: Option<f64>| end.map_or_else(|| "unknown".to_owned(), |elo| format!("{elo:+.0}"));
    Some(format!(
        "Adjusted for luck: {difference:+.0} Elo (95% interval {} to {}).",
        end(elo.low),
        end(elo.high)
    ))
}

/// What a sequential test has found, in a sentence.
pub fn sprt(sprt: &SprtSummary, first: &str) -> String {
    // Rates such as 52.5% keep the digit that tells them apart from their neighbours.
    let rate = |rate: f64| format!("{}%", (rate * 1e4).round() / 1e2);
    let (h0, h1) = (rate(sprt.h0()), rate(sprt.h1()));
    let verdict = match sprt.verdict {
        Verdict::H0 => {
            format!("H0 accepted, the win rate of {first} is closer to {h0} than to {h1}")
        }
        Verdict::H1 => {
            format!("H1 accepted, the win rate of {first} is closer to {h1} than to {h0}")
        }
        Verdict::Undecided => {
            format!("undecided between win rates of {h0} (H0) and {h1} (H1) for {first}")
        }
    };
    let (deals, SprtSummary { llr, lower, upper, .. }) = (counted(sprt.deals, "deal"), sprt);
    format!(
        "Sequential test: {verdict}, after {deals} (LLR {llr:+.2}, bounds {lower:+.2} and {upper:+.2})."
    )
}

/// What adjusting for luck is worth.
pub fn luck_factor(factor: f64) -> String {
    format!(
        "Luck adjustment removes the luck of the draw, which is worth {:.2} times as many games.",
        factor * factor
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_read_well() {
        assert_eq!(grouped(1), "1");
        assert_eq!(grouped(1_234_567), "1,234,567");
        assert_eq!(counted(1, "deal"), "1 deal");
        assert_eq!(percent(0.985), "98.5%");
        assert_eq!(milliseconds(0.004), "0.0040");
        assert_eq!(milliseconds(2.345), "2.35");
        assert_eq!(milliseconds(512.3), "512");
        assert_eq!(listed(["a"]), "a");
        assert_eq!(listed(["a", "b", "c"]), "a, b and c");
    }

    #[test]
    fn elo_is_told_in_a_sentence() {
        let told = |difference, low, high| elo(&Elo { difference, low, high }, "a", "b");
        assert_eq!(
            told(Some(-12.3), Some(-30.0), Some(5.4)),
            "a is 12 Elo below b (95% interval -30 to +5)."
        );
        assert_eq!(
            told(Some(700.0), Some(600.0), None),
            "a is 700 Elo above b (95% interval +600 to +∞)."
        );
        assert!(told(None, Some(600.0), None).starts_with("One of a and b wins every game"));
    }
}
