//! A promise about the cards that anybody can check: a hash that is shown before the first move,
//! and the salt that opens it after the last.
//!
//! What is hashed are lines of the record itself, so that `grep` and `sha256sum` can check it, too.
//! `docs/records.md` has the definition.

use data_encoding::HEXLOWER;
use sha2::{Digest, Sha256};

use crate::{Card, Deal, Record, TextError};

/// The tag of a record that has the hash.
const HASH: &str = "Commitment";

/// The tag of a record that has the salt.
const SALT: &str = "Salt";

/// What a table was committed to when its cards were dealt.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Commitment {
    /// 64 hexadecimal digits for all to see.
    pub hash: String,
    /// 64 hexadecimal digits, as secret as the cards until the game is over.
    pub salt: String,
}

impl Commitment {
    /// Commits to a deal. The salt has to be random and new for each game: without it, the hash
    /// could be compared with those of all deals that a seed gives.
    pub fn to(deal: &Deal, salt: [u8; 32]) -> Self {
        let salt = HEXLOWER.encode(&salt);
        Self { hash: hash(deal, &salt), salt }
    }

    /// What a record says that its table was committed to; nothing where it says nothing.
    pub fn of_record(record: &Record) -> Option<Self> {
        let tag = |name| record.tags().iter().find(|(other, _)| other == name);
        let (hash, salt) = (tag(HASH), tag(SALT));
        let text = |tag: Option<&(String, String)>| tag.map_or("", |(_, value)| value).to_owned();
        (hash.is_some() || salt.is_some()).then(|| Self { hash: text(hash), salt: text(salt) })
    }

    /// Writes it into a record that has none.
    pub fn tag(&self, record: &mut Record) -> Result<(), TextError> {
        record.tag(HASH, &self.hash)?;
        record.tag(SALT, &self.salt)
    }

    /// Whether it looks like a commitment at all.
    pub fn is_well_formed(&self) -> bool {
        let is_digest =
            |text: &String| text.len() == 64 && HEXLOWER.decode(text.as_bytes()).is_ok();
        is_digest(&self.hash) && is_digest(&self.salt)
    }

    /// Whether it was made for this deal.
    pub fn holds_for(&self, deal: &Deal) -> bool {
        self.is_well_formed() && self.hash == hash(deal, &self.salt)
    }
}

/// The hash over the lines of the record that the set-up, the cards and the salt have.
fn hash(deal: &Deal, salt: &str) -> String {
    let config = deal.config();
    let cards: Vec<String> = deal.cards().iter().map(Card::to_string).collect();
    let lines = format!(
        "[Majesty \"{}\"]\n[Sides \"{}\"]\n[Deck \"{}\"]\n[Ties \"{}\"]\n[Announce \"{}\"]\n\
         [Cards \"{}\"]\n[Salt \"{salt}\"]\n",
        Record::VERSION,
        config.sides,
        config.deck.word(),
        config.ties.word(),
        if config.announce { "on" } else { "off" },
        cards.join(" "),
    );
    HEXLOWER.encode(&Sha256::digest(lines))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, DeckRule, Players};

    const SALT: [u8; 32] = [0xa7; 32];

    fn deal(seed: u64) -> Deal {
        Deal::new(Config::new(Players::Three), seed)
    }

    #[test]
    fn a_commitment_holds_for_its_deal_alone() {
        let commitment = Commitment::to(&deal(1), SALT);
        assert!(commitment.holds_for(&deal(1)));
        assert!(!commitment.holds_for(&deal(2)), "other cards");
        let together = Config { deck: DeckRule::Together, ..Config::new(Players::Three) };
        assert!(!commitment.holds_for(&Deal::new(together, 1)), "another set-up");
        let salt = format!("0{}", &commitment.salt[1..]);
        assert!(!Commitment { salt, ..commitment }.holds_for(&deal(1)), "another salt");
    }

    #[test]
    fn two_cards_that_change_places_are_noticed() {
        let mut cards = deal(1).cards().to_vec();
        let last = cards.len() - 1;
        let other = cards.iter().rposition(|&card| card != cards[last]).unwrap();
        cards.swap(other, last);
        let changed = Deal::from_cards(*deal(1).config(), &cards).unwrap();
        assert!(!Commitment::to(&deal(1), SALT).holds_for(&changed));
    }

    #[test]
    fn the_same_deal_has_another_hash_with_another_salt() {
        let (one, two) = (Commitment::to(&deal(1), SALT), Commitment::to(&deal(1), [0; 32]));
        assert_ne!(one.hash, two.hash);
        assert_ne!(one.salt, two.salt);
    }

    /// The definition may never change: this was reckoned with `sha256sum`.
    #[test]
    fn the_hash_is_that_of_the_records_lines() {
        let commitment = Commitment::to(&deal(7), [0; 32]);
        let hash = "5a2f90cbc6b1d4a9ceeee3edbb2f946bf8f3476675e91ccebc72e390f2ebcecf";
        assert_eq!((&*commitment.hash, commitment.salt), (hash, "00".repeat(32)));
    }

    #[test]
    fn a_record_keeps_it() {
        let commitment = Commitment::to(&deal(1), SALT);
        let mut record = Record::new(deal(1), ["Ada", "Ben", "Cem"]).unwrap();
        assert_eq!(Commitment::of_record(&record), None);
        commitment.tag(&mut record).unwrap();
        let read: Record = record.to_string().parse().unwrap();
        assert_eq!(Commitment::of_record(&read), Some(commitment));
    }

    #[test]
    fn what_is_no_commitment_does_not_hold() {
        let good = Commitment::to(&deal(1), SALT);
        for hash in ["", "0", &good.hash.to_uppercase(), &good.hash[1..]] {
            let wrong = Commitment { hash: hash.to_owned(), ..good.clone() };
            assert!(!wrong.holds_for(&deal(1)), "{hash}");
        }
        let salt = String::new();
        assert!(!Commitment { hash: hash(&deal(1), &salt), salt }.holds_for(&deal(1)));
    }
}
