// Where everything lies that has to stay where it is, once the page has shown a revision (or, without
// one, so many watchers). Nothing if that never comes.
const [revision, watchers, done] = arguments;
const PARTS = ".bar, .turn, .rivals, .rival, .recap, .market, .space, #take, .side, .side #log, "
    + ".side #said, .side #chat, .realm, .place, .banner, #sheet, .seats, .seat";
const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
const rest = () => Promise.allSettled(document.getAnimations()
    .filter(({ effect }) => effect.getComputedTiming().endTime < Infinity).map((it) => it.finished));
const has = () => {
    if (watchers !== null) {
        const number = document.querySelector("[data-watchers=number]");
        return number?.lastElementChild.textContent === String(watchers);
    }
    return Number(document.getElementById("table")?.dataset.revision ?? 0) >= revision;
};
const boxes = () => [...document.querySelectorAll(PARTS)].flatMap((part) => {
    const { left, top, width, height } = part.getBoundingClientRect();
    if (!width || !height || !part.checkVisibility()) return [];
    const { space, spot } = part.dataset;
    const name = [part.id || part.className, space, spot].filter(Boolean).join(" ");
    // A realm may grow: what matters is whether something else moves.
    return [[name, [left, top, width, part.matches(".realm, .place") ? 0 : height]]];
});
const start = performance.now();
const look = () => {
    if (has()) return frame().then(frame).then(rest).then(frame).then(() => done(boxes()));
    if (performance.now() - start > 15000) return done(null);
    setTimeout(look, 10);
};
look();
