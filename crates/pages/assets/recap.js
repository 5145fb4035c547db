// The strip of what happened: attacks are told over it, and its moves are shown again.
(() => {
    const main = () => document.getElementById("table");
    const strip = () => document.getElementById("recap");
    const alarm = document.getElementById("alarm");
    if (!alarm) return;

    // Attacks on the reader are told over the strip itself until the reader presses anything: nothing
    // moves for them, and they take no press.
    function tell(attacks) {
        alarm.classList.toggle("good", attacks.every(({ hurt }) => !hurt));
        alarm.textContent = attacks.map(({ text }) => text).join("\n");
        place();
    }
    const hush = () => { alarm.textContent = ""; };
    function place() {
        const box = alarm.textContent && document.querySelector(".recap")?.getBoundingClientRect();
        if (!box) return;
        // Several grow upwards: the display stays in sight.
        const { left, top, width, height } = box;
        const inside = Math.min(Math.max(top, 4), innerHeight - height - 4);
        const sides = { left, bottom: innerHeight - inside - height, width, minHeight: height };
        for (const [side, length] of Object.entries(sides)) alarm.style[side] = `${length}px`;
    }

    // The sentences of a turn open under its chip.
    function open(leaf) {
        const [chip, row] = [leaf.parentElement, document.querySelector(".recap")].map((it) => it.getBoundingClientRect());
        const { width, height } = leaf.getBoundingClientRect();
        const below = row.bottom + 6;
        const top = below + height < innerHeight ? below : row.top - height - 6;
        Object.assign(leaf.style, {
            inset: "auto", margin: 0, top: `${Math.max(4, top)}px`,
            left: `${Math.max(8, Math.min(chip.left, innerWidth - width - 8))}px`,
        });
    }

    // Which chips are in sight: the one that hurts, or else the newest, unless the reader chose. On the
    // reader's turn, all of them from the first.
    let newest, left = 0;
    function reveal() {
        const moves = strip();
        if (!moves) return;
        const last = moves.lastElementChild.dataset.made;
        const hurt = [...moves.querySelectorAll(".hurt")].at(-1);
        if (newest === last) moves.scrollLeft = left;
        else if (hurt) moves.scrollLeft = hurt.offsetLeft - moves.offsetLeft;
        else moves.scrollLeft = main().dataset.ownTurn === "true" ? 0 : moves.scrollWidth;
        newest = last;
        edges();
    }
    function edges() {
        const moves = strip();
        if (!moves) return;
        left = moves.scrollLeft;
        moves.classList.toggle("more-before", left > 1);
        moves.classList.toggle("more-after", left + moves.clientWidth < moves.scrollWidth - 1);
    }

    const again = (move) =>
        motion.again(main(), move.dataset.ways.split(" "), move.querySelector(".recap-face"));

    // One move after the other, each with its sentences, until the reader closes them.
    let run = 0;
    async function playAll() {
        const mine = ++run;
        for (const { dataset: { made } } of [...strip().children]) {
            const find = () => strip()?.querySelector(`[data-made="${made}"]`);
            const leaf = () => find()?.querySelector(".tale");
            if (mine !== run || !leaf()) return;
            find().scrollIntoView({ block: "nearest", inline: "nearest" });
            leaf().showPopover();
            open(leaf());
            await again(find());
            await updates.rest(600 + 18 * (leaf()?.textContent.length ?? 0));
            if (mine === run && !leaf()?.matches(":popover-open")) return;
        }
        if (mine === run) strip()?.querySelector(".tale:popover-open")?.hidePopover();
    }

    document.addEventListener("shown", ({ detail: { main, old } }) => {
        reveal();
        for (const leaf of main.querySelectorAll(".tale:popover-open")) open(leaf);
        const [was, is] = [old, main].map((table) => Number(table?.dataset.ply));
        // The end tells its own story.
        if (main.dataset.phase !== "playing") return hush();
        if (!old || is <= was) return;
        const attacks = [...main.querySelectorAll(".recap-move.hit")].map((move) => ({
            made: Number(move.dataset.made),
            hurt: move.matches(".hurt"),
            text: move.querySelector(".tale-attack")?.textContent,
        })).filter(({ text }) => text);
        if (attacks.some(({ made }) => made >= was)) tell(attacks);
        else if (old.dataset.ownTurn === "true") hush();
    });

    document.addEventListener("toggle", ({ target, newState }) => {
        if (newState === "open" && target.matches(".tale")) open(target);
    }, true);

    document.addEventListener("click", (event) => {
        const { target } = event;
        hush();
        const move = target.closest(".recap-chip")?.parentElement;
        if (move) {
            ++run;
            // The click itself opens the sentences, afterwards.
            setTimeout(() => { if (move.querySelector(".tale:popover-open")) again(move); });
        } else if (target.closest(".recap-again")) {
            event.preventDefault();
            playAll();
        }
    });

    document.addEventListener("scroll", ({ target }) => {
        if (target === strip()) edges();
        place();
    }, true);
    addEventListener("resize", () => { edges(); place(); });

    // The pace of bots is the reader's own.
    const setPace = () => {
        for (const field of document.querySelectorAll("[data-pace]")) {
            field.value = localStorage.getItem("majesty-pace") ?? "normal";
        }
    };
    document.addEventListener("shown", setPace);
    document.addEventListener("change", ({ target }) => {
        if (target.matches("[data-pace]")) localStorage.setItem("majesty-pace", target.value);
    });
})();
