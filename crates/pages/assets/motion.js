// Cards in motion. A page changes at once and can be used at once: then cards travel to where they
// already are. What can be pressed takes a press wherever it's drawn, and copies take none.
const motion = (() => {
    const calm = matchMedia("(prefers-reduced-motion: reduce)");
    const timing = { duration: 320, easing: "cubic-bezier(.3, .7, .2, 1)" };
    let moving = [], copies = [];

    // Where every card lies: what stands for it, at which spot, and its box in the window.
    function places(main) {
        const found = new Map();
        for (const card of main.querySelectorAll("[data-card]")) {
            const spot = card.closest("[data-space]") ? "display" : card.closest("[data-spot]")?.dataset.spot;
            // A card in a closed realm is stood for by its shield.
            const element = card.getClientRects().length ? card : main.querySelector(`.chip[data-spot="${spot}"]`);
            const art = element?.querySelector(".art-card");
            const box = (art ?? element)?.getBoundingClientRect();
            if (box?.width) found.set(card.dataset.card, { element, art, spot, box });
        }
        return found;
    }

    // One box seen from the middle of another, as large as fits into it.
    function offset(box, seen) {
        const [x, y] = [box.left - seen.left + (box.width - seen.width) / 2, box.top - seen.top + (box.height - seen.height) / 2];
        return `translate(${x}px, ${y}px) scale(${Math.min(box.width / seen.width, box.height / seen.height)})`;
    }

    const start = (element, frames, time) => moving.push(element.animate(frames, { ...timing, ...time }));

    // The card itself slides, over all that lies still: a click on it hits it on its way, too.
    function slide({ element, box }, from) {
        start(element, { transform: [offset(from, box), "none"], zIndex: [1, 1] });
    }

    // Realms clip what leaves them, so a copy flies over everything.
    function fly(was, now) {
        const best = [now.art, was.art].find((art) => art?.querySelector(".art-portrait"));
        const copy = (best ?? was.art ?? was.element).cloneNode(true);
        copy.classList.add("flying");
        copy.ariaHidden = "true";
        const { left, top, width } = was.box;
        for (const [side, length] of Object.entries({ left, top, width })) copy.style[side] = `${length}px`;
        document.body.append(copy);
        copies.push(copy);
        start(copy, { transform: ["none", offset(now.box, was.box)], opacity: [1, now.art ? 1 : .3] });
        if (now.art) start(now.element, { opacity: [0, 0] });
    }

    // Where a space of the display is, or what stands for a place in a realm.
    function spot(main, name) {
        const found = name.includes("-") ? `[data-spot="${name}"]` : `[data-space="${name}"]`;
        const here = [...main.querySelectorAll(found)].find((place) => place.getClientRects().length);
        return here?.querySelector(".slot, .art-shield") ?? here;
    }

    // Shows once more how cards moved, one after the other, as copies over everything.
    async function again(main, ways, face) {
        if (calm.matches || document.hidden) return;
        for (const [place, way] of ways.entries()) {
            const [from, to] = way.split(">").map((name) => spot(main, name));
            if (!from || !to) continue;
            const copy = document.createElement("div");
            copy.append((place ? from : face).cloneNode(true));
            copy.className = "flying again";
            copy.ariaHidden = "true";
            // Over the sentences, too, which lie in the top layer.
            copy.popover = "manual";
            const [box, end] = [from.getBoundingClientRect(), to.getBoundingClientRect()];
            for (const side of ["left", "top", "width"]) copy.style[side] = `${box[side]}px`;
            document.body.append(copy);
            copy.showPopover();
            copies.push(copy);
            const there = offset(end, copy.getBoundingClientRect());
            start(copy, { transform: ["none", there], opacity: [1, 1, .6] }, { duration: 700, fill: "forwards" });
            const mine = moving;
            await Promise.allSettled([mine.at(-1).finished]);
            if (mine !== moving) return;
            copy.remove();
        }
    }

    function stop() {
        for (const animation of moving) animation.cancel();
        for (const copy of copies) copy.remove();
        [moving, copies] = [[], []];
    }

    // Changes the page, shows what moved, and ends when everything has arrived.
    async function change(main, swap, still) {
        if (still || calm.matches || document.hidden) {
            stop();
            return swap();
        }
        const before = places(main());
        const deck = main().querySelector(".deck .art-back")?.getBoundingClientRect();
        stop();
        swap();
        for (const [key, now] of places(main())) {
            const was = before.get(key);
            if (now.spot === "display") {
                // What is new comes from the deck.
                const from = was?.box ?? deck ?? now.box;
                if (from.left !== now.box.left || from.top !== now.box.top) slide(now, from);
            } else if (was && was.spot !== now.spot) {
                fly(was, now);
            }
        }
        if (pressed) hold();
        const mine = moving;
        await Promise.allSettled(mine.map(({ finished }) => finished));
        if (mine === moving) stop();
    }

    // Between pressing and letting go everything stays where it is: a click that begins on one thing and
    // ends on another hits neither. The click comes after the pointer is up; a swipe brings none.
    let pressed = false, lifting;
    function hold() {
        for (const animation of moving) if (animation.playState === "running") animation.pause();
    }
    function release() {
        pressed = false;
        for (const animation of moving.filter(({ playState }) => playState === "paused")) {
            // What was held at its very end would begin again.
            const { endTime } = animation.effect.getComputedTiming();
            if (animation.currentTime < endTime) animation.play();
            else animation.finish();
        }
    }
    const releaseAfter = (time) => {
        clearTimeout(lifting);
        lifting = setTimeout(release, time);
    };
    const on = (type, act) => addEventListener(type, act, true);
    on("pointerdown", () => {
        pressed = true;
        hold();
        releaseAfter(1200);
    });
    on("pointerup", () => releaseAfter(300));
    on("click", () => releaseAfter(0));
    on("pointercancel", () => releaseAfter(0));

    return { calm, change, again, isPressed: () => pressed };
})();
