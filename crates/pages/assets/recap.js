// The strip of what happened: its moves are shown again. Attacks are told over the page.
const recap = (() => {
    const main = () => document.getElementById("table");
    const strip = () => document.getElementById("recap");
    const alarm = document.getElementById("alarm");

    // Attacks on the reader are told over everything until the reader presses anything.
    function tell(attacks) {
        alarm.className = attacks.every(({ hurt }) => !hurt) ? "alarm good" : "alarm";
        alarm.textContent = attacks.map(({ text, short }) => (attacks.length > 1 ? short : text)).join("\n");
    }
    const hush = () => { alarm.textContent = ""; };
    const say = (text) => [alarm.className, alarm.textContent] = ["alarm plain", text];

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

    const words = (move, parts) => [...move.querySelectorAll(parts)].map((it) => it.textContent).join(" ");

    const again = (move) =>
        motion.again(main(), move.dataset.ways.split(" "), move.querySelector(".recap-face"));

    // The move that ends the game is shown on the table before the end takes the table's place.
    async function last(end) {
        const move = end.querySelector("#recap > :last-child");
        const { ownTurn, phase } = main().dataset;
        if (ownTurn === "true" || phase !== "playing" || !move || document.hidden) return;
        const tale = move.querySelector(".tale");
        say(tale.querySelector("p").textContent);
        // Nobody is thinking now.
        for (const line of main().querySelectorAll(".whose, .prompt")) line.textContent = tale.ariaLabel;
        await again(move);
        await updates.rest(1000);
    }

    // One move after the other, each with its sentences, until the reader closes them.
    let run = 0;
    async function playAll() {
        const mine = ++run;
        for (const { dataset: { made } } of [...strip().children]) {
            const find = () => strip()?.querySelector(`[data-made="${made}"]`);
            const leaf = () => find()?.querySelector(".tale");
            if (mine !== run || !leaf()) return;
            leaf().showPopover();
            open(leaf());
            await again(find());
            await updates.rest(600 + 18 * (leaf()?.textContent.length ?? 0));
            if (mine === run && !leaf()?.matches(":popover-open")) return;
        }
        if (mine === run) strip()?.querySelector(".tale:popover-open")?.hidePopover();
    }

    document.addEventListener("shown", ({ detail: { main, old } }) => {
        for (const leaf of main.querySelectorAll(".tale:popover-open")) open(leaf);
        const [was, is] = [old, main].map((table) => Number(table?.dataset.ply));
        // The end tells its own story.
        if (main.dataset.phase !== "playing") return hush();
        if (!old || is <= was) return;
        const attacks = [...main.querySelectorAll(".recap-move.hit")].map((move) => ({
            made: Number(move.dataset.made),
            hurt: move.matches(".hurt"),
            text: move.querySelector(".tale-attack")?.textContent,
            short: `${words(move, ".recap-who > b")}: ${words(move, ".recap-attack > b, .recap-attack > .recap-why")}`,
        })).filter(({ text }) => text);
        const { hands } = main.dataset;
        if (attacks.some(({ made }) => made >= was)) tell(attacks);
        else if (hands && hands !== old.dataset.hands) {
            say(hands);
            setTimeout(() => { if (alarm.textContent === hands) hush(); }, 3000);
        }
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

    return { last };
})();
