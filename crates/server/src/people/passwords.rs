//! Passwords: hashed slowly on purpose, a few at a time.

use std::{cell::RefCell, sync::Arc};

use argon2::{
    Algorithm, Argon2, Block, Params, PasswordVerifier, Version,
    password_hash::phc::{Output, ParamsString, PasswordHash, Salt},
};
use tokio::sync::Semaphore;

use crate::{http::refusal::Refusal, threads::Threads};

/// How many characters a password has.
const LENGTH: std::ops::RangeInclusive<usize> = 8..=256;

/// What a guess costs: 19 MiB of memory, gone over twice, as OWASP advises for argon2id.
const COST: (u32, u32, u32) = (19 * 1024, 2, 1);

/// How many are hashed at once: a flood of them takes so much of the machine and no more.
const AT_ONCE: usize = 2;

/// How many may wait or be hashed. Who comes then is asked to try again.
const WAITING: usize = 32;

/// Hashes passwords.
pub struct Passwords {
    /// A hash takes 19 MiB, so there are few threads that have had so much.
    threads: Threads,
    hashing: Arc<Semaphore>,
    waiting: Semaphore,
}

impl Default for Passwords {
    fn default() -> Self {
        let hashing = Arc::new(Semaphore::new(AT_ONCE));
        Self { threads: Threads::new(AT_ONCE), hashing, waiting: Semaphore::new(WAITING) }
    }
}

impl Passwords {
    /// What to keep of a new password.
    pub async fn hash(&self, password: &str) -> Result<String, Refusal> {
        if !LENGTH.contains(&password.chars().count()) {
            return Err(Refusal::PasswordLength);
        }
        let password = password.to_owned();
        self.work(move || hash(&password)).await?.ok_or(Refusal::Broken)
    }

    /// Whether a password is the one of which this was kept. Where nothing was kept it takes as
    /// long to say no.
    pub async fn verify(&self, password: &str, kept: Option<String>) -> Result<bool, Refusal> {
        // None is longer, so none of these is right; and nobody makes us hash a book.
        if password.chars().count() > *LENGTH.end() {
            return Ok(false);
        }
        let password = password.to_owned();
        self.work(move || match kept {
            Some(kept) => is_kept(&password, &kept),
            None => hash(&password).is_none(),
        })
        .await
    }

    async fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Refusal> {
        let _waiting = self.waiting.try_acquire().map_err(|_| Refusal::SignInBusy)?;
        let turn = self.hashing.clone().acquire_owned().await.map_err(|_| Refusal::Broken)?;
        let worked = self.threads.run(move || {
            let _turn = turn;
            work()
        });
        worked.await.ok_or(Refusal::Broken)
    }
}

fn hasher() -> Argon2<'static> {
    let (memory, passes, lanes) = COST;
    let params = Params::new(memory, passes, lanes, None).expect("these are allowed");
    Argon2::new(Algorithm::Argon2id, Version::V0x13, params)
}

fn hash(password: &str) -> Option<String> {
    let mut salt = [0; 16];
    getrandom::fill(&mut salt).expect("the operating system gives random bytes");
    let hasher = hasher();
    let kept = PasswordHash {
        algorithm: Algorithm::Argon2id.ident(),
        version: Some(Version::V0x13.into()),
        params: ParamsString::try_from(hasher.params()).ok()?,
        salt: Some(Salt::new(&salt).ok()?),
        hash: Some(output(&hasher, password, &salt)?),
    };
    Some(kept.to_string())
}

/// Whether a hash is that of a password.
fn is_kept(password: &str, kept: &str) -> bool {
    let Ok(kept) = PasswordHash::new(kept) else { return false };
    let is_usual = ParamsString::try_from(hasher().params()).is_ok_and(|params| {
        kept.algorithm == Algorithm::Argon2id.ident()
            && kept.version == Some(Version::V0x13.into())
            && kept.params == params
    });
    match (&kept.salt, &kept.hash) {
        (Some(salt), Some(hash)) if is_usual => {
            // Outputs are compared in constant time.
            output(&hasher(), password, salt).is_some_and(|output| output == *hash)
        }
        _ => hasher().verify_password(password.as_bytes(), &kept).is_ok(),
    }
}

/// Hashes in memory that the thread keeps: the allocator can't use such large aligned blocks again
/// for long, and hundreds of megabytes would pile up.
fn output(hasher: &Argon2<'_>, password: &str, salt: &[u8]) -> Option<Output> {
    thread_local! {
        static MEMORY: RefCell<Vec<Block>> = const { RefCell::new(Vec::new()) };
    }
    let mut output = [0; Params::DEFAULT_OUTPUT_LEN];
    MEMORY.with_borrow_mut(|memory| {
        memory.resize(hasher.params().block_count(), Block::new());
        let password = password.as_bytes();
        hasher.hash_password_into_with_memory(password, salt, &mut output, memory).ok()
    })?;
    Output::new(&output).ok()
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use tokio::{sync::OwnedSemaphorePermit, task::JoinSet};

    use super::*;

    #[tokio::test]
    async fn a_password_is_known_by_what_was_kept_of_it() {
        let passwords = Passwords::default();
        let kept = passwords.hash("correct horse").await.unwrap();
        assert!(kept.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{kept}");
        assert_ne!(passwords.hash("correct horse").await.unwrap(), kept, "each has its own salt");
        assert_eq!(passwords.verify("correct horse", Some(kept.clone())).await, Ok(true));
        for wrong in ["correct horsf", "", "correct horse ", &"x".repeat(257)] {
            assert_eq!(passwords.verify(wrong, Some(kept.clone())).await, Ok(false), "{wrong}");
        }
        assert_eq!(passwords.verify("correct horse", None).await, Ok(false));
        assert_eq!(passwords.verify("x", Some("no hash".to_owned())).await, Ok(false));
    }

    #[tokio::test]
    async fn a_password_has_a_length() {
        let passwords = Passwords::default();
        for wrong in ["", "seven77", &"x".repeat(257)] {
            assert_eq!(passwords.hash(wrong).await, Err(Refusal::PasswordLength));
        }
        assert!(passwords.hash("ключключ").await.is_ok(), "characters count, not bytes");
        assert!(passwords.hash(&"é".repeat(256)).await.is_ok());
    }

    /// Takes all that hash, so that nobody else's turn comes until the answer is dropped.
    async fn busy(passwords: &Passwords) -> OwnedSemaphorePermit {
        passwords.hashing.clone().acquire_many_owned(AT_ONCE as u32).await.unwrap()
    }

    #[tokio::test]
    async fn a_flood_of_passwords_is_turned_away() {
        let passwords = Arc::new(Passwords::default());
        let busy = busy(&passwords).await;
        let mut flood = JoinSet::new();
        for _ in 0..3 * WAITING {
            let passwords = passwords.clone();
            flood.spawn(async move { passwords.verify("guess", None).await });
        }
        for _ in 0..2 * WAITING {
            let guess = flood.join_next().await.unwrap().unwrap();
            assert_eq!(guess, Err(Refusal::SignInBusy));
        }
        drop(busy);
        while let Some(guess) = flood.join_next().await {
            assert_eq!(guess.unwrap(), Ok(false), "who waits gets an answer");
        }
        assert_eq!(passwords.verify("guess", None).await, Ok(false), "it is over with the flood");
    }

    #[tokio::test]
    async fn an_unknown_name_costs_a_hash_and_a_password_too_long_none() {
        let passwords = Passwords::default();
        let kept = passwords.hash("correct horse").await.unwrap();
        let _busy = busy(&passwords).await;
        for kept in [Some(kept), None] {
            let answer = passwords.verify("a wrong guess", kept.clone()).now_or_never();
            assert_eq!(answer, None, "it waits for its turn to be hashed");
            let answer = passwords.verify(&"x".repeat(60_000), kept).now_or_never();
            assert_eq!(answer, Some(Ok(false)), "it is too long to be hashed");
        }
        let answer = passwords.hash(&"x".repeat(60_000)).now_or_never();
        assert_eq!(answer, Some(Err(Refusal::PasswordLength)));
    }
}
