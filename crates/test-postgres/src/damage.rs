//! Damage to stored JSON, as a bad disk, a wrong hand or a version of the future leaves it.

use serde_json::{Map, Value, json};

/// Random numbers, always the same for a seed: SplitMix64.
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The numbers of a seed.
    pub fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next number below a bound.
    pub fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) as usize % bound.max(1)
    }
}

/// Damages a JSON text in one or a few places. It stays JSON most of the time.
pub fn damage(text: &str, random: &mut Random) -> String {
    let Ok(mut value) = serde_json::from_str::<Value>(text) else { return String::new() };
    for _ in 0..=random.below(3) {
        hurt(&mut value, random);
    }
    let mut text = value.to_string();
    if random.below(20) == 0 {
        let end = (0..=random.below(text.len())).rev().find(|&end| text.is_char_boundary(end));
        text.truncate(end.unwrap_or_default());
    }
    text
}

/// Damages a value, or something in it.
fn hurt(value: &mut Value, random: &mut Random) {
    let goes_deeper = random.below(5) > 0;
    match value {
        Value::Array(all) if goes_deeper && !all.is_empty() => {
            let place = random.below(all.len());
            match random.below(6) {
                0 => drop(all.remove(place)),
                1 => all.push(all[place].clone()),
                2 => all.truncate(place),
                3 => all.swap(0, place),
                _ => hurt(&mut all[place], random),
            }
        }
        Value::Object(all) if goes_deeper && !all.is_empty() => hurt_field(all, random),
        Value::String(text) if goes_deeper => {
            // Another move, card or name, or none.
            let mut chars: Vec<char> = text.chars().collect();
            let place = random.below(chars.len());
            let other = *['0', '9', 'A', 'z', '-', ' ', '\\', '"', '\u{202e}']
                .get(random.below(9))
                .unwrap_or(&'x');
            match random.below(3) {
                0 if !chars.is_empty() => chars[place] = other,
                1 if !chars.is_empty() => drop(chars.remove(place)),
                _ => chars.insert(place, other),
            }
            *text = chars.into_iter().collect();
        }
        Value::Number(number) if goes_deeper => {
            let near = number.as_i64().unwrap_or_default();
            *value = match random.below(6) {
                0 => json!(near.wrapping_add(1)),
                1 => json!(near.wrapping_sub(1)),
                2 => json!(u64::MAX),
                3 => json!(i64::MAX),
                4 => json!(u32::MAX),
                _ => json!(random.below(8)),
            };
        }
        Value::Bool(on) if goes_deeper => *on = !*on,
        other => {
            let all = [
                json!(null),
                json!(0),
                json!(-1),
                json!(255),
                json!(4_294_967_295_u64),
                json!(u64::MAX),
                json!(1e300),
                json!(""),
                json!("x"),
                json!(true),
                json!([]),
                json!({}),
                json!([[], {}]),
            ];
            *other = all[random.below(all.len())].clone();
        }
    }
}

fn hurt_field(all: &mut Map<String, Value>, random: &mut Random) {
    let names: Vec<String> = all.keys().cloned().collect();
    let name = &names[random.below(names.len())];
    match random.below(8) {
        0 => drop(all.remove(name)),
        1 => drop(all.insert("tomorrow".to_owned(), json!([1]))),
        2 => {
            // Values that change places.
            let (one, other) = (all[name].clone(), names[random.below(names.len())].clone());
            let value = std::mem::replace(&mut all[&other], one);
            all[name] = value;
        }
        _ => hurt(&mut all[name], random),
    }
}
