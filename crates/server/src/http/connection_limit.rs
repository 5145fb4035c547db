//! How many are here at once: in all, and of each.

use std::{
    collections::HashMap,
    hash::Hash,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

/// Counts who is here. It remembers nobody who is not, so it holds no more than there is room for.
pub struct ConnectionLimit<K: Eq + Hash> {
    room: usize,
    each: usize,
    here: Mutex<Here<K>>,
}

struct Here<K> {
    all: usize,
    of: HashMap<K, usize>,
}

/// Why somebody could not come in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Full {
    /// There is no room for anybody.
    All,
    /// Enough of these are here.
    Own,
}

impl<K: Clone + Eq + Hash> ConnectionLimit<K> {
    /// Room for so many in all, and so many of each.
    pub fn new(room: usize, each: usize) -> Arc<Self> {
        let here = Mutex::new(Here { all: 0, of: HashMap::new() });
        Arc::new(Self { room, each, here })
    }

    /// Comes in, until the place is dropped. Who is nobody in particular counts only in all.
    pub fn enter(self: &Arc<Self>, who: Option<K>) -> Result<Permit<K>, Full> {
        let mut here = self.here();
        if here.all >= self.room {
            return Err(Full::All);
        }
        if let Some(who) = &who {
            let own = here.of.get(who).copied().unwrap_or_default();
            if own >= self.each {
                return Err(Full::Own);
            }
            here.of.insert(who.clone(), own + 1);
        }
        here.all += 1;
        drop(here);
        Ok(Permit { crowd: self.clone(), who })
    }
}

impl<K: Eq + Hash> ConnectionLimit<K> {
    fn here(&self) -> MutexGuard<'_, Here<K>> {
        self.here.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Somebody who is here.
pub struct Permit<K: Eq + Hash> {
    crowd: Arc<ConnectionLimit<K>>,
    who: Option<K>,
}

impl<K: Eq + Hash> Drop for Permit<K> {
    fn drop(&mut self) {
        let mut here = self.crowd.here();
        here.all -= 1;
        if let Some(who) = &self.who
            && let Some(own) = here.of.get_mut(who)
        {
            *own -= 1;
            if *own == 0 {
                here.of.remove(who);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_leaves_makes_room_and_is_forgotten() {
        let crowd = ConnectionLimit::new(3, 2);
        let enter = |who| crowd.enter(Some(who));
        let (first, second) = (enter("ada").unwrap(), enter("ada").unwrap());
        assert_eq!(enter("ada").err(), Some(Full::Own));
        let third = enter("ben").unwrap();
        assert_eq!(enter("cem").err(), Some(Full::All));
        assert_eq!(crowd.enter(None).err(), Some(Full::All));
        drop(third);
        let nobody = crowd.enter(None).unwrap();
        drop((first, second, nobody));
        assert!(crowd.here().of.is_empty() && crowd.here().all == 0);
    }
}
