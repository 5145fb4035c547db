//! A deal that the server and the players determine together, so that neither decides alone.
//!
//! The server draws a secret and publishes its hash. After that, each player may add a share: any
//! short text. The secret and the shares together are the key of the shuffle, and the secret is
//! revealed when the game is over. What is hashed are lines of the record itself, so that `grep` and
//! `sha256sum` can check it too. `docs/records.md` has the definition.

use chacha20::ChaCha8Rng;
use data_encoding::HEXLOWER;
use rand_core::SeedableRng;
use sha2::{Digest, Sha256};

use crate::{Config, Deal, Record, Seat, TextError};

/// The tag of a record with the hash that was published before the deal.
const HASH: &str = "ServerHash";

/// The tag of a record with the server's secret.
const SECRET: &str = "ServerSecret";

/// The tags of a record with the players' shares, in seat order.
const SHARES: [&str; 4] = ["Share1", "Share2", "Share3", "Share4"];

/// The longest share, in characters.
pub const LONGEST_SHARE: usize = 64;

/// The secret of the server and the shares of the players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct JointDeal {
    /// 64 hexadecimal digits, as secret as the cards until the game is over.
    secret: String,
    /// One for each seat whose player contributed, in seat order.
    shares: Vec<(Seat, String)>,
}

/// A joint deal of a record, with the hash that the server published for it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedDeal {
    /// The hash of the server's secret.
    pub hash: String,
    /// The secret and the shares.
    pub joint: JointDeal,
}

impl JointDeal {
    /// A deal without shares. The secret has to be random and new for each game.
    pub fn new(secret: [u8; 32]) -> Self {
        Self { secret: HEXLOWER.encode(&secret), shares: Vec::new() }
    }

    /// A deal with a secret in hexadecimal digits.
    pub fn from_hex(secret: &str) -> Option<Self> {
        let is_secret = is_digest(secret);
        is_secret.then(|| Self { secret: secret.to_owned(), shares: Vec::new() })
    }

    /// The same with shares. Those that aren't valid are left out.
    #[must_use]
    pub fn with_shares(self, shares: impl IntoIterator<Item = (Seat, String)>) -> Self {
        let mut shares: Vec<_> = shares.into_iter().filter(|(_, share)| is_share(share)).collect();
        shares.sort_by_key(|&(seat, _)| seat.index());
        shares.dedup_by_key(|&mut (seat, _)| seat);
        Self { shares, ..self }
    }

    /// The secret, in hexadecimal digits.
    pub fn secret(&self) -> &str {
        &self.secret
    }

    /// The shares, in seat order.
    pub fn shares(&self) -> &[(Seat, String)] {
        &self.shares
    }

    /// The hash of the secret, to be published before anyone contributes.
    pub fn hash(&self) -> String {
        HEXLOWER.encode(&Sha256::digest(line(SECRET, &self.secret)))
    }

    /// The deal that the secret and the shares determine.
    pub fn deal(&self, config: Config) -> Deal {
        let mut lines = line(SECRET, &self.secret);
        for (seat, share) in &self.shares {
            lines += &line(SHARES[seat.index()], share);
        }
        let key: [u8; 32] = Sha256::digest(lines).into();
        Deal::with_rng(config, &mut ChaCha8Rng::from_seed(key))
    }

    /// Writes it into a record that has none.
    pub fn tag(&self, record: &mut Record) -> Result<(), TextError> {
        record.tag(HASH, &self.hash())?;
        record.tag(SECRET, &self.secret)?;
        self.shares.iter().try_for_each(|(seat, share)| record.tag(SHARES[seat.index()], share))
    }
}

impl RecordedDeal {
    /// The joint deal that a record claims, or `None` if it claims none. Where a part is missing or
    /// malformed, it doesn't hold.
    pub fn of_record(record: &Record) -> Option<Self> {
        let tag = |name: &str| record.tags().iter().find(|(other, _)| other == name);
        let text = |name: &str| tag(name).map(|(_, value)| value.clone());
        let is_claimed = [HASH, SECRET].into_iter().chain(SHARES).any(|name| tag(name).is_some());
        let shares = Seat::ALL.into_iter().zip(SHARES);
        let shares = shares.filter_map(|(seat, name)| Some((seat, text(name)?))).collect();
        is_claimed.then(|| Self {
            hash: text(HASH).unwrap_or_default(),
            joint: JointDeal { secret: text(SECRET).unwrap_or_default(), shares },
        })
    }

    /// Whether the published hash, the secret and the shares give this deal.
    pub fn holds_for(&self, deal: &Deal) -> bool {
        let Self { hash, joint } = self;
        let seats = deal.config().players.count();
        let is_valid = |(seat, share): &(Seat, String)| seat.index() < seats && is_share(share);
        is_digest(&joint.secret)
            && joint.shares.iter().all(is_valid)
            && *hash == joint.hash()
            && joint.deal(*deal.config()) == *deal
    }
}

/// Whether a text can be a share: letters, digits, spaces and `-`, `_`, `.`, so that a record quotes
/// it as it is.
pub fn is_share(text: &str) -> bool {
    let is_fine = |c: char| c.is_alphanumeric() || matches!(c, ' ' | '-' | '_' | '.');
    let length = text.chars().count();
    (1..=LONGEST_SHARE).contains(&length) && text.trim() == text && text.chars().all(is_fine)
}

fn is_digest(text: &str) -> bool {
    text.len() == 64 && HEXLOWER.decode(text.as_bytes()).is_ok()
}

/// A line as a record has it.
fn line(name: &str, value: &str) -> String {
    format!("[{name} \"{value}\"]\n")
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Players;

    fn config() -> Config {
        Config::new(Players::Two)
    }

    fn joint(secret: u8, shares: &[(Seat, &str)]) -> JointDeal {
        let shares = shares.iter().map(|&(seat, share)| (seat, share.to_owned()));
        JointDeal::new([secret; 32]).with_shares(shares)
    }

    #[test]
    fn the_secret_and_every_share_change_the_cards() {
        let deal = |secret, shares: &[(Seat, &str)]| joint(secret, shares).deal(config());
        let (ada, ben) = (Seat::First, Seat::Second);
        let whole = deal(1, &[(ada, "oak"), (ben, "elm")]);
        assert_eq!(whole, deal(1, &[(ben, "elm"), (ada, "oak")]), "the order doesn't matter");
        for other in [
            deal(2, &[(ada, "oak"), (ben, "elm")]),
            deal(1, &[(ada, "ash"), (ben, "elm")]),
            deal(1, &[(ada, "oak"), (ben, "ash")]),
            deal(1, &[(ada, "elm"), (ben, "oak")]),
            deal(1, &[(ada, "oak")]),
            deal(1, &[]),
        ] {
            assert_ne!(whole, other);
        }
    }

    /// The definition may never change. The hash was computed with `sha256sum`, and so was the key.
    #[test]
    fn the_hash_is_that_of_the_records_line() {
        let joint = joint(0, &[(Seat::First, "oak"), (Seat::Second, "elm tree")]);
        assert_eq!(
            joint.hash(),
            "4894b41008456823ab7fd064a191fa640caf4b44625cf10d5f105f8015222fa9"
        );
        let key: [u8; 32] = HEXLOWER
            .decode(b"c6a8dff075ac161d89e8be8231a79441d0cc40b46cb3fb2510def26ed8e4f353")
            .unwrap()
            .try_into()
            .unwrap();
        let deal = Deal::with_rng(config(), &mut ChaCha8Rng::from_seed(key));
        assert_eq!(joint.deal(config()), deal);
    }

    #[test]
    fn a_record_keeps_it_and_any_change_is_noticed() {
        let joint = joint(3, &[(Seat::First, "oak"), (Seat::Second, "дуб 7")]);
        let deal = joint.deal(config());
        let mut record = Record::new(deal, ["Ada", "Ben"]).unwrap();
        assert_eq!(RecordedDeal::of_record(&record), None);
        joint.tag(&mut record).unwrap();
        let text = record.to_string();
        let read = |text: &str| {
            let record: Record = text.parse().unwrap();
            let recorded = RecordedDeal::of_record(&record).expect("it is claimed");
            recorded.holds_for(record.deal())
        };
        assert!(read(&text));
        assert!(!read(&text.replace("oak", "ash")), "another share");
        assert!(!read(&text.replace("[Share2 \"дуб 7\"]\n", "")), "a share is missing");
        assert!(!read(&text.replace("[ServerHash", "[Other")), "no hash");
        assert!(!read(&text.replace("[ServerSecret", "[Other")), "no secret");
        assert!(!read(&text.replacen("[ServerSecret \"0", "[ServerSecret \"1", 1)));
        assert!(!read(&text.replacen("Share2", "Share3", 1)), "a seat that isn't there");
    }

    #[test]
    fn shares_are_short_and_plain() {
        for good in ["a", "7", "elm tree", "дуб", "a-b_c.d", &"x".repeat(LONGEST_SHARE)] {
            assert!(is_share(good), "{good}");
        }
        for bad in ["", " a", "a ", "a\"b", "a\\b", "a\nb", "[x]", &"x".repeat(LONGEST_SHARE + 1)] {
            assert!(!is_share(bad), "{bad:?}");
        }
    }
}
