//! Updates of a table, rendered and compressed once for everyone who sees the same.

use std::{
    collections::{HashMap, VecDeque},
    sync::{
        Arc, Mutex, PoisonError, Weak,
        atomic::{AtomicU64, Ordering},
    },
    time::Duration,
};

use axum::body::Bytes;
use majesty_encoding::{Crc, Encoding, pack, unpack};
use majesty_pages::{
    model::{Reader, Theme},
    table,
};
use majesty_table::PlayerId;
use majesty_words::Lang;
use tokio::{
    sync::{MutexGuard, OnceCell},
    time::Instant,
};

use crate::{
    App,
    http::{api, stream::event},
    people::identity::Visitor,
    table::{
        room::Room,
        snapshot::{Attendance, Snapshot},
    },
};

/// How long an update can be shown to newcomers while a clock runs: it says how much time is left.
const CLOCK_AGE: Duration = Duration::from_secs(1);

/// After so many bytes of other events an update doesn't refer to earlier ones any more.
const LONGEST_GAP: usize = 64 * 1024;

/// All that an update depends on besides the table. Viewers with the same audience get the same
/// bytes.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Audience {
    is_program: bool,
    /// The player, if the table looks different to them than to any watcher.
    player: Option<PlayerId>,
    lang: Lang,
    /// The reader's name, while there are seats to take.
    name: String,
    origin: String,
}

impl Audience {
    fn of(now: &Snapshot, visitor: &Visitor) -> Self {
        let Reader { lang, name, origin, .. } = &visitor.reader;
        let is_gathering = now.table.game().is_none();
        Self {
            is_program: visitor.is_program,
            player: visitor.id.filter(|&player| now.table.has_own_view(player)),
            lang: *lang,
            name: if is_gathering { name.clone() } else { String::new() },
            origin: origin.clone(),
        }
    }

    /// A pure function of a table and an audience, so that nothing of one viewer is in it.
    fn render(&self, now: &Snapshot) -> String {
        let view = now.view(self.player, self.lang);
        let data = if self.is_program {
            let link = format!("{}/t/{}", self.origin, view.id);
            serde_json::to_string(&api::TableState::new(view, link))
                .expect("a state can be written")
        } else {
            let reader = Reader {
                lang: self.lang,
                theme: Theme::default(),
                name: self.name.clone(),
                signed_in: false,
                origin: self.origin.clone(),
                // The footer is outside of the fragment.
                has_imprint: false,
            };
            table::fragment(&view, &reader).into_string()
        };
        event::table(now.revision(), &data)
    }
}

/// The latest update of a table for each audience. They belong to the streams that sent them: one
/// that no stream refers to any more is gone.
#[derive(Default)]
pub struct Fragments(Mutex<HashMap<Audience, Arc<Latest>>>);

/// The latest update for an audience. The lock lets one viewer render while the others wait.
type Latest = tokio::sync::Mutex<Weak<Fragment>>;

impl Fragments {
    /// The table as it is, for a visitor.
    pub async fn latest(&self, app: &App, room: &Room, visitor: &Visitor) -> Arc<Fragment> {
        loop {
            let audience = Audience::of(&room.snapshot(), visitor);
            let latest = self.of(&audience);
            let latest = latest.lock().await;
            let now = room.snapshot();
            // The visitor may have sat down while another viewer rendered.
            if Audience::of(&now, visitor) == audience {
                return Self::current(app, &audience, latest, &now);
            }
        }
    }

    fn current(
        app: &App,
        audience: &Audience,
        mut latest: MutexGuard<'_, Weak<Fragment>>,
        now: &Snapshot,
    ) -> Arc<Fragment> {
        if let Some(fragment) = latest.upgrade().filter(|fragment| fragment.is_current(now)) {
            return fragment;
        }
        app.metrics.rendered.up();
        let fragment = Arc::new(Fragment::new(now, audience.render(now)));
        *latest = Arc::downgrade(&fragment);
        fragment
    }

    fn of(&self, audience: &Audience) -> Arc<Latest> {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(latest) = all.get(audience) {
            return latest.clone();
        }
        // Audiences that nobody belongs to any more: nobody renders for them, and no stream has
        // their fragment.
        all.retain(|_, latest| {
            Arc::strong_count(latest) > 1
                || latest.try_lock().is_ok_and(|latest| latest.strong_count() > 0)
        });
        all.entry(audience.clone()).or_default().clone()
    }
}

/// An update: the whole table as an event, for one audience.
pub struct Fragment {
    number: u64,
    /// The revision of the table.
    pub revision: u64,
    /// Presence as the update shows it, and how often it had been looked at.
    pub attendance: (u64, Attendance),
    /// Until when newcomers can get it.
    expires: Option<Instant>,
    text: Mutex<Text>,
    checksum: Crc,
    segments: Mutex<HashMap<Segment, Arc<OnceCell<Bytes>>>>,
}

/// A text as it is, or compressed, with its length.
enum Text {
    Plain(Vec<u8>),
    Packed(Box<[u8]>, usize),
}

/// An encoding, and the fragments sent before, each with the number of bytes that followed it.
type Segment = (Encoding, Vec<(u64, usize)>);

impl Fragment {
    fn new(now: &Snapshot, text: String) -> Self {
        static NUMBER: AtomicU64 = AtomicU64::new(0);
        let has_clock = now.table.deadline().is_some();
        let mut checksum = Crc::new();
        checksum.update(text.as_bytes());
        Self {
            number: NUMBER.fetch_add(1, Ordering::Relaxed),
            revision: now.revision(),
            attendance: (now.presence.told.0, now.attendance()),
            expires: has_clock.then(|| Instant::now() + CLOCK_AGE),
            checksum,
            text: Mutex::new(Text::Plain(text.into_bytes())),
            segments: Mutex::default(),
        }
    }

    fn is_current(&self, now: &Snapshot) -> bool {
        self.revision == now.revision() && self.expires.is_none_or(|end| Instant::now() < end)
    }

    fn text(&self) -> Vec<u8> {
        match &*self.text.lock().unwrap_or_else(PoisonError::into_inner) {
            Text::Plain(text) => text.clone(),
            Text::Packed(packed, length) => unpack(packed, *length),
        }
    }

    /// Takes less memory from now on: a stream keeps its last fragments for as long as nothing
    /// happens.
    fn pack(&self) {
        let mut text = self.text.lock().unwrap_or_else(PoisonError::into_inner);
        if let Text::Plain(plain) = &*text {
            *text = Text::Packed(pack(plain), plain.len());
        }
    }

    /// Packs the text when a thread has time for it.
    fn pack_later(self: &Arc<Self>, app: &App) {
        let is_plain =
            matches!(&*self.text.lock().unwrap_or_else(PoisonError::into_inner), Text::Plain(_));
        if is_plain {
            let fragment = self.clone();
            app.compressors.begin(move || fragment.pack());
        }
    }

    /// The update as a segment of a stream with this history.
    pub async fn segment(
        self: &Arc<Self>,
        app: &App,
        encoding: Encoding,
        history: &History,
    ) -> Bytes {
        if encoding == Encoding::Identity {
            let text = self.text();
            self.pack_later(app);
            return text.into();
        }
        let (cell, is_known) = {
            let mut segments = self.segments.lock().unwrap_or_else(PoisonError::into_inner);
            let key = (encoding, history.key());
            // Streams that each began at another moment must not cost a compression each: a segment
            // that refers to nothing fits them all.
            let is_known = segments.len() < MOST_SEGMENTS || segments.contains_key(&key);
            let key = if is_known { key } else { (encoding, Vec::new()) };
            (segments.entry(key).or_default().clone(), is_known)
        };
        let make = async || {
            let sent = if is_known { history.sent.clone() } else { Sent::new() };
            let fragment = self.clone();
            let work = move || encoding.compressed(&text_of(&sent), &fragment.text());
            let segment = app.compressors.run(work).await;
            self.pack_later(app);
            segment.unwrap_or_else(|| encoding.stored(&self.text())).into()
        };
        cell.get_or_init(make).await.clone()
    }
}

/// An update is compressed for so many histories at most.
const MOST_SEGMENTS: usize = 16;

/// Fragments, each with the number of bytes that followed it.
type Sent = VecDeque<(Arc<Fragment>, usize)>;

/// The last text of a stream, as far as an update can refer to it.
#[derive(Default)]
pub struct History {
    sent: Sent,
    /// Of the whole text of the stream.
    pub checksum: Crc,
}

impl History {
    /// A fragment was sent.
    pub fn add(&mut self, fragment: Arc<Fragment>, encoding: Encoding) {
        self.checksum.combine(&fragment.checksum);
        self.sent.push_back((fragment, 0));
        while self.sent.len() > encoding.reach() {
            self.sent.pop_front();
        }
    }

    /// Another event was sent.
    pub fn add_other(&mut self, text: &str) {
        self.checksum.update(text.as_bytes());
        if let Some((_, gap)) = self.sent.back_mut() {
            *gap += text.len();
            if *gap > LONGEST_GAP {
                self.sent.clear();
            }
        }
    }

    fn key(&self) -> Vec<(u64, usize)> {
        self.sent.iter().map(|(fragment, gap)| (fragment.number, *gap)).collect()
    }
}

/// The text that a segment can refer to. What came between two fragments differs from viewer to
/// viewer; only its length matters, because no update has a NUL to find there.
fn text_of(sent: &Sent) -> Vec<u8> {
    let mut text = Vec::new();
    for (fragment, gap) in sent {
        text.extend(fragment.text());
        text.resize(text.len() + gap, 0);
    }
    text
}
