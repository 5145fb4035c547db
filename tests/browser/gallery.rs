//! The gallery: every phase on every screen, in every language and theme, with a wide and a narrow
//! font. Nothing scrolls sideways, is cut, broken, covered, too small for a finger or too pale, and
//! nothing jumps when an update comes.
//!
//! Pages are pure functions, so no game is played: a [`Stage`] shows them. The check walks cases that
//! have every two values together (every phase on every screen, every screen in every language, and
//! so on). `MAJESTY_GALLERY=all` walks all of them, and `MAJESTY_GALLERY="attack 390x844"` those whose
//! names have these words; both keep a picture of each in `target/screenshots/gallery`.

mod pairwise;
mod report;
mod stage;

#[path = "../../crates/pages/tests/games/mod.rs"]
mod games;
#[path = "../../crates/pages/tests/sample/mod.rs"]
#[allow(dead_code, reason = "the gallery shows some of the pages")]
mod sample;

use std::{
    cell::RefCell,
    collections::{BTreeMap, BTreeSet},
    env,
    time::Instant,
};

use anyhow::{Context, ensure};
use futures_util::future::try_join;
use majesty_pages::{
    model::{Reader, Theme},
    table,
};
use majesty_table::TableView;
use majesty_words::Lang;
use maud::Markup;
use serde_json::{Value, json};

use self::{
    games::phases::{self, Opened, Phase},
    pairwise::pairwise,
    report::Report,
    stage::Stage,
};
use crate::{Browser, Habits, Result, look};

const PREPARE: &str = include_str!("gallery/prepare.js");
const BOXES: &str = include_str!("gallery/boxes.js");
const CONTRAST: &str = include_str!("gallery/contrast.js");

const SIZES: [(u32, u32); 8] = [
    (360, 640),
    (390, 844),
    (844, 390),
    (768, 1024),
    (820, 1180),
    (1024, 768),
    (1280, 800),
    (1920, 1080),
];
const THEMES: [(&str, Theme); 2] = [("light", Theme::Light), ("dark", Theme::Dark)];

/// What a machine without the fonts that we ask for may have instead.
struct Font {
    name: &'static str,
    serif: &'static str,
    sans: &'static str,
    package: &'static str,
}

const FONTS: [Font; 2] = [
    Font { name: "wide", serif: "DejaVu Serif", sans: "DejaVu Sans", package: "fonts-dejavu-core" },
    Font {
        name: "narrow",
        serif: "Roboto Condensed",
        sans: "Roboto Condensed",
        package: "fonts-roboto-unhinted",
    },
];

/// Whether the browser has a font: with it, letters are as wide whatever would stand in for it.
const HAS_FONT: &str = r#"
const context = document.createElement("canvas").getContext("2d");
const width = (family) => {
    context.font = `40px ${family}`;
    return context.measureText("Mill, Brewery, Пивоварня, 12345").width;
};
const [font] = arguments;
return width(`"${font}", monospace`) === width(`"${font}", serif`);
"#;

/// A page to be looked at.
enum Scene {
    Table(Box<Phase>),
    Page(&'static str, fn(&Reader) -> Markup),
}

impl Scene {
    fn all() -> Vec<Self> {
        let tables = phases::all().into_iter().map(|phase| Self::Table(Box::new(phase)));
        let pages = [
            Self::Page("replay", sample::replay_page),
            Self::Page("account", sample::account_page),
            Self::Page("lobby-full", sample::start_full),
            Self::Page("lesson", sample::lesson_page),
            Self::Page("lesson-count", sample::lesson_count),
            Self::Page("puzzles", sample::puzzles_page),
            Self::Page("puzzle-open", games::puzzles::open),
            Self::Page("puzzle-wrong", games::puzzles::wrong),
            Self::Page("puzzle-right", games::puzzles::right),
            Self::Page("daily", sample::daily::after),
        ];
        tables.chain(pages).collect()
    }

    fn name(&self) -> &'static str {
        match self {
            Self::Table(phase) => phase.name,
            Self::Page(name, _) => name,
        }
    }

    fn render(&self, reader: &Reader) -> String {
        match self {
            Self::Table(phase) => table::page(&phase.table, reader).into_string(),
            Self::Page(_, page) => page(reader).into_string(),
        }
    }

    /// The words that people chose for themselves.
    fn people(&self) -> Vec<String> {
        match self {
            Self::Table(phase) => {
                let names = phase.table.seats.iter().map(|seat| seat.name.clone());
                names.chain(phase.table.chat.iter().map(|line| line.text.clone())).collect()
            }
            Self::Page(..) => {
                ["Wilhelmina von Hohenfels", "Maximilianusbartholomeus"].map(str::to_owned).into()
            }
        }
    }

    /// Whether a wide window shows all of it.
    fn fits(&self, (width, _): (u32, u32)) -> bool {
        let Self::Table(phase) = self else { return false };
        phase.goes_on() && width >= 1024
    }
}

/// A scene on a screen, for a reader.
struct Case<'a> {
    scene: &'a Scene,
    size: (u32, u32),
    lang: Lang,
    theme: (&'static str, Theme),
    font: &'static Font,
}

impl<'a> Case<'a> {
    /// How many values each part of a case has.
    fn factors(scenes: &[Scene]) -> [usize; 5] {
        [scenes.len(), SIZES.len(), Lang::ALL.len(), THEMES.len(), FONTS.len()]
    }

    fn new(scenes: &'a [Scene], row: &[usize]) -> Self {
        Self {
            scene: &scenes[row[0]],
            size: SIZES[row[1]],
            lang: Lang::ALL[row[2]],
            theme: THEMES[row[3]],
            font: &FONTS[row[4]],
        }
    }

    fn name(&self) -> String {
        let (width, height) = self.size;
        let (scene, font) = (self.scene.name(), self.font.name);
        format!("{scene}-{width}x{height}-{}-{}-{font}", self.lang.code(), self.theme.0)
    }

    fn reader(&self) -> Reader {
        Reader { theme: self.theme.1, ..games::reader(self.lang) }
    }

    fn page(&self) -> String {
        let Font { serif, sans, .. } = self.font;
        let style = format!("<style>:root{{--serif:'{serif}';--sans:'{sans}'}}</style></head>");
        self.scene.render(&self.reader()).replacen("</head>", &style, 1)
    }

    /// What is small enough to be held is touched.
    fn is_touched(&self) -> bool {
        self.size.0 < 900
    }
}

/// All rows of values, or those that have every two values together.
fn rows(factors: &[usize; 5], wanted: Option<&str>) -> Vec<Vec<usize>> {
    if wanted.is_none() {
        return pairwise(factors);
    }
    let mut rows = vec![Vec::new()];
    for &count in factors {
        let longer = |row: Vec<usize>| (0..count).map(move |value| [&row[..], &[value]].concat());
        rows = rows.into_iter().flat_map(longer).collect();
    }
    rows
}

#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn nothing_is_wrong_on_any_screen() -> Result {
    let wanted = env::var("MAJESTY_GALLERY").ok();
    let words = wanted.as_deref().filter(|&wanted| wanted != "all").unwrap_or_default();
    let scenes = Scene::all();
    let rows = rows(&Case::factors(&scenes), wanted.as_deref());
    let mut cases: Vec<Case> = rows.iter().map(|row| Case::new(&scenes, row)).collect();
    cases.retain(|case| {
        let name = format!("-{}-", case.name());
        words.split_whitespace().all(|word| name.contains(&format!("-{word}-")))
    });
    ensure!(!cases.is_empty(), "MAJESTY_GALLERY: no case has all of the words '{words}'");

    // Another size takes a browser longer than another page.
    cases.sort_by_key(|case| case.size);

    let (report, start) = (RefCell::new(Report::default()), Instant::now());
    // A theme of a scene, whose contrast is looked at once, is one browser's.
    let of_light_pages = async |is_light| -> Result {
        let mut walk = Walk::begin(&report, wanted.is_some()).await?;
        for case in cases.iter().filter(|case| (case.theme.1 == Theme::Light) == is_light) {
            walk.look_at(case).await.with_context(|| case.name())?;
        }
        let complaints = walk.browser.complaints().await?;
        report.borrow_mut().add("console", "", complaints);
        Ok(())
    };
    try_join(of_light_pages(true), of_light_pages(false)).await?;
    println!("{} cases in {} s", cases.len(), start.elapsed().as_secs());
    report.into_inner().end()
}

/// One browser on its way through the gallery.
struct Walk<'a> {
    stage: Stage,
    browser: Browser,
    report: &'a RefCell<Report>,
    /// Pictures are kept of every case, not only where something is wrong.
    keeps_pictures: bool,
    /// Contrast depends on the phase and the theme alone.
    contrast_of: BTreeSet<(&'static str, &'static str)>,
    screen: Option<(u32, u32)>,
    tables: u64,
}

impl<'a> Walk<'a> {
    async fn begin(report: &'a RefCell<Report>, keeps_pictures: bool) -> Result<Self> {
        let stage = Stage::open(look::axe()?).await?;
        let browser = Browser::open_at(stage.origin(), Habits::default()).await?;
        // Bots' moves are shown one after the other at the reader's pace: here, at once.
        stage.show("", include_str!("gallery/good.html").to_owned());
        browser.visit("/").await?;
        let pace = "localStorage.setItem('majesty-pace', 'instant')";
        browser.run::<Value>(pace, Vec::new()).await?;
        for font in &FONTS {
            for family in [font.serif, font.sans] {
                let is_there: bool = browser.run(HAS_FONT, vec![json!(family)]).await?;
                let package = font.package;
                ensure!(
                    is_there,
                    "no font {family}: apt-get install {package}, as scripts/check does"
                );
            }
        }
        Ok(Self {
            stage,
            browser,
            report,
            keeps_pictures,
            contrast_of: BTreeSet::new(),
            screen: None,
            tables: 0,
        })
    }

    async fn look_at(&mut self, case: &Case<'_>) -> Result {
        if self.screen != Some(case.size) {
            let (width, height) = case.size;
            self.browser.screen(width, height, case.is_touched()).await?;
            self.screen = Some(case.size);
        }
        // An address of its own for each, so that none gets an update of the one before.
        self.tables += 1;
        let id = format!("{:0>16}", self.tables);
        let page = case.page().replace(games::ID, &id);
        self.stage.show(&id, page);
        self.browser.visit(&format!("/t/{id}")).await?;
        // The script measures things, so it is looked at once the page is whole.
        self.browser.until("the whole page", "document.readyState === 'complete'").await?;

        let (mut flaws, updates) = match case.scene {
            Scene::Table(phase) => (self.prepare(phase).await?, phase.updates.as_slice()),
            Scene::Page(..) => (Vec::new(), [].as_slice()),
        };
        if self.keeps_pictures {
            self.keep_pictures(case).await?;
        }
        flaws.extend(self.flaws_of(case).await?);
        if self.contrast_of.insert((case.scene.name(), case.theme.0)) {
            let pale: Vec<String> = self.browser.run_async(CONTRAST, Vec::new()).await?;
            flaws.extend(pale);
        }
        if !updates.is_empty() {
            flaws.extend(self.jumps(case, &id, updates).await?);
        }
        if !flaws.is_empty() && !self.keeps_pictures {
            self.keep_pictures(case).await?;
        }
        self.report.borrow_mut().add(case.scene.name(), &case.name(), flaws);
        Ok(())
    }

    async fn prepare(&self, phase: &Phase) -> Result<Vec<String>> {
        let word = phase.chosen.map(|m| m.to_string());
        let opened = match phase.opened {
            Opened::Nothing => "",
            Opened::Rival => "Rival",
            Opened::Chat => "Chat",
        };
        let problems = self.browser.run_async(PREPARE, vec![json!(word), json!(opened)]).await?;
        self.browser.settle().await?;
        Ok(problems)
    }

    async fn flaws_of(&self, case: &Case<'_>) -> Result<Vec<String>> {
        let wanted = json!({
            "fits": case.scene.fits(case.size),
            "strict": true,
            "people": case.scene.people(),
        });
        self.browser.run(look::FLAWS, vec![wanted]).await
    }

    /// What moves when an update comes.
    async fn jumps(
        &self,
        case: &Case<'_>,
        id: &str,
        updates: &[(&'static str, TableView)],
    ) -> Result<Vec<String>> {
        let reader = case.reader();
        let mut flaws = Vec::new();
        let Some(mut before) = self.boxes(json!(0), Value::Null).await? else {
            return Ok(vec!["update: nothing is shown".to_owned()]);
        };
        for (what, view) in updates {
            let fragment = table::fragment(view, &reader).into_string().replace(games::ID, id);
            self.stage.send("table", &fragment);
            match self.boxes(json!(view.revision), Value::Null).await? {
                Some(after) => {
                    flaws.extend(moved(what, &before, &after));
                    before = after;
                }
                None => flaws.push(format!("update: {what} is never shown")),
            }
        }
        // Watchers come, and a player goes.
        if self.browser.value::<bool>("!!document.querySelector('[data-watchers=number]')").await? {
            let online: Vec<bool> = updates[0].1.seats.iter().map(|seat| seat.own).collect();
            let label = reader.lang.words().msg_watchers(3);
            let presence = json!({ "watchers": 3, "label": label, "online": online });
            self.stage.send("presence", &presence.to_string());
            match self.boxes(Value::Null, json!(3)).await? {
                Some(after) => flaws.extend(moved("presence", &before, &after)),
                None => flaws.push("update: presence is never shown".to_owned()),
            }
        }
        Ok(flaws)
    }

    async fn boxes(&self, revision: Value, watchers: Value) -> Result<Option<Boxes>> {
        self.browser.run_async(BOXES, vec![revision, watchers]).await
    }

    /// The window as it opens, and the end of a page that is longer.
    async fn keep_pictures(&self, case: &Case<'_>) -> Result {
        let name = format!("gallery/{}", case.name());
        self.browser.picture(&name).await?;
        let is_long = "document.scrollingElement.scrollHeight > innerHeight + 1";
        if self.browser.value(is_long).await? {
            self.browser.run::<Value>("scrollTo(0, 1e6)", Vec::new()).await?;
            self.browser.picture(&format!("{name}-end")).await?;
            self.browser.run::<Value>("scrollTo(0, 0)", Vec::new()).await?;
        }
        Ok(())
    }
}

/// Left, top, width and height of the parts that should stay where they are, in their order.
type Boxes = Vec<(String, [f64; 4])>;

/// So many of the parts that moved are named: the first is most likely why the others did.
const NAMED: usize = 3;

/// The parts that are elsewhere, or of another size, by more than a pixel.
fn moved(what: &str, before: &Boxes, after: &Boxes) -> Option<String> {
    let after: BTreeMap<_, _> = after.iter().map(|(part, new)| (part, new)).collect();
    let jumps: Vec<String> = before
        .iter()
        // A hint may take room from the log and the chat: the reader asked for it.
        .filter(|(part, _)| what != "hint" || !["log", "said", "chat"].contains(&part.as_str()))
        .flat_map(|(part, old)| {
            let sides = ["left", "top", "width", "height"].iter().zip(old);
            let new = after.get(part).copied().unwrap_or(old);
            let jump = move |((side, old), new): ((&&str, &f64), &f64)| {
                let by = new - old;
                (by.abs() > 1.0).then(|| format!("{side} of {part} by {by:.0}"))
            };
            sides.zip(new).filter_map(jump)
        })
        .collect();
    let named = jumps.iter().take(NAMED).cloned().collect::<Vec<_>>().join(", ");
    let more = jumps.len().saturating_sub(NAMED);
    let more = if more > 0 { format!(" and {more} more") } else { String::new() };
    (!jumps.is_empty()).then(|| format!("shift: {what}: {named}{more}"))
}

/// What is wrong with a page.
async fn flaws(walk: &Walk<'_>, page: &str) -> Result<Vec<String>> {
    walk.stage.show("", page.to_owned());
    walk.browser.visit("/").await?;
    let strict = json!({ "fits": false, "strict": true });
    let mut flaws: Vec<String> = walk.browser.run(look::FLAWS, vec![strict]).await?;
    flaws.extend(walk.browser.run_async::<Vec<String>>(CONTRAST, Vec::new()).await?);
    Ok(flaws)
}

#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn each_flaw_is_found_and_a_good_page_has_none() -> Result {
    let report = RefCell::default();
    let walk = Walk::begin(&report, false).await?;
    walk.browser.screen(390, 844, true).await?;
    let good = include_str!("gallery/good.html");
    let found = flaws(&walk, good).await?;
    ensure!(found.is_empty(), "a good page has flaws: {found:?}");

    // A good page made bad in one way each.
    for (kind, part) in [
        ("sideways", "<p style='width: 500px'>wider than the window</p>"),
        (
            "sideways",
            "<div style='overflow-x: auto'><p style='width: 500px'>within a box</p></div>",
        ),
        ("overlap", "<button style='position: absolute; top: 20px; left: 20px'>on top</button>"),
        (
            "overlap",
            "<p style='margin: 0'>a long sentence, the end of which</p><p style='margin: -24px 0 0 150px'>another one covers</p>",
        ),
        ("overlap", "<button style='position: fixed; top: 2000px'>out of reach</button>"),
        (
            "overlap",
            "<button>large</button><button style='width: 50px; height: 50px; margin: -65px 0 0 85px'>b</button>",
        ),
        (
            "height",
            "<div style='height: 50px; overflow: auto'><table id=sheet><tr><td style='height: 200px'>12</table></div>",
        ),
        ("clipped", "<p style='width: 40px; overflow: hidden; white-space: nowrap'>Infirmary</p>"),
        ("clipped", "<p class=cut style='width: 40px'>Infirmary</p>"),
        ("clipped", "<svg width=40 height=20><text y=15>Infirmary</text></svg>"),
        ("broken", "<p style='width: 40px; overflow-wrap: anywhere'>Guardhouse</p>"),
        ("small target", "<button style='width: 43px'>x</button>"),
        ("small target", "<p><a href='/'>alone</a></p>"),
        ("contrast", "<p style='color: #999'>pale</p>"),
    ] {
        let bad = good.replace("<!-- more -->", part);
        let found = flaws(&walk, &bad).await?;
        let is_of_its_kind = |flaw: &String| flaw.split(": ").next() == Some(kind);
        ensure!(
            !found.is_empty() && found.iter().all(is_of_its_kind),
            "{part} is {kind}, and found was {found:?}"
        );
    }
    Ok(())
}

#[tokio::test]
#[ignore = "needs Chromium; scripts/check runs it"]
async fn a_jump_is_found_and_one_pixel_is_none() -> Result {
    let report = RefCell::default();
    let walk = Walk::begin(&report, false).await?;
    walk.stage.show("", include_str!("gallery/good.html").to_owned());
    walk.browser.visit("/").await?;
    let boxes = async || {
        let boxes = walk.boxes(json!(0), Value::Null).await?;
        boxes.context("the page shows no revision")
    };
    let before = boxes().await?;
    let push = "document.querySelector('.market').style.marginTop = arguments[0]";
    walk.browser.run::<Value>(push, vec![json!("1px")]).await?;
    let found = moved("test", &before, &boxes().await?);
    ensure!(found.is_none(), "one pixel is not a jump: {found:?}");
    walk.browser.run::<Value>(push, vec![json!("2px")]).await?;
    let found = moved("test", &before, &boxes().await?);
    ensure!(found.as_deref() == Some("shift: test: top of market by 2"), "found was {found:?}");
    Ok(())
}
