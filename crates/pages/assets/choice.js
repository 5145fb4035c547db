// The choice: a click on a suggestion chooses it, and the coin on a card follows its options.
(() => {
    const choice = () => document.getElementById("choice");

    // A move is a word: the card and its character, then the option.
    function pick(word) {
        const radio = document.getElementById(`m-${word.slice(0, 2)}`);
        if (!radio) return;
        radio.checked = true;
        for (const option of choice().querySelectorAll(`[name="x${word.slice(0, 2)}"]`)) {
            option.checked = option.value === word.slice(2);
        }
        radio.focus({ preventScroll: true });
        radio.closest(".space").scrollIntoView({ block: "nearest" });
        follow(radio.closest(".space"));
        reserve();
    }

    function count(told) {
        const half = told.parentElement.classList.contains("first") ? "first" : "second";
        const coin = told.closest(".space").querySelector(`.gain.${half} svg`);
        const { points } = told.dataset;
        coin.querySelector("text").textContent = points.replace("-", "−");
        coin.classList.toggle("art-cost", points < 0);
    }
    const follow = (space) => [...space?.querySelectorAll(".told") ?? []]
        .filter((told) => told.getClientRects().length).forEach(count);

    // Where what is chosen lies over the page, the page ends above it.
    function reserve() {
        const sheet = [...document.querySelectorAll(".outcome")].find((it) => it.getClientRects().length);
        const isOver = sheet && getComputedStyle(sheet).position === "fixed";
        const { style } = document.documentElement;
        if (isOver) style.setProperty("--sheet", `${sheet.offsetHeight}px`);
        else style.removeProperty("--sheet");
    }
    // It changes its size when something is chosen, and when a font arrives.
    const sheets = new ResizeObserver(reserve);
    const watch = () => {
        sheets.disconnect();
        for (const sheet of document.querySelectorAll(".outcome")) sheets.observe(sheet);
        reserve();
    };
    document.addEventListener("shown", () => {
        follow(choice()?.querySelector("[name=word]:checked")?.closest(".space"));
        watch();
    });
    document.addEventListener("reset", () => setTimeout(() => {
        document.querySelectorAll(".told.v0").forEach(count);
        reserve();
    }));
    addEventListener("resize", reserve);
    // Something may have been chosen before the script came, or before the page was left.
    watch();

    // Nothing is chosen: the sentence that asks for it says so, instead of the browser.
    document.addEventListener("invalid", (event) => {
        if (event.target.form !== choice() || event.target.name !== "word") return;
        event.preventDefault();
        const prompt = choice().querySelector(".prompt");
        prompt.getAnimations().forEach((old) => old.cancel());
        prompt.animate({ color: ["var(--bad)", "var(--bad)", ""], scale: [1, 1.04, 1] }, 1200);
    }, true);

    document.addEventListener("change", ({ target }) => {
        if (target.form !== choice()) return;
        follow(target.closest(".space"));
        reserve();
    });

    document.addEventListener("click", (event) => {
        const suggestion = event.target.closest("[data-pick]");
        if (suggestion) {
            event.preventDefault();
            pick(suggestion.dataset.pick);
            return;
        }
        // On a phone what is chosen hides the hint. Asking again brings it back, or puts it away.
        const hint = document.getElementById("advice");
        if (!hint || !event.target.closest("[data-verb=hint]")) return;
        event.preventDefault();
        hint.open = !(hint.open && hint.getClientRects().length);
        if (hint.open && !hint.getClientRects().length) clear();
    });

    // A hint that has no room beside what is chosen takes its place.
    function clear() {
        for (const radio of document.querySelectorAll("#choice [name=word]")) radio.checked = false;
        reserve();
    }
    document.addEventListener("shown", ({ detail: { main, old } }) => {
        const hint = main.querySelector("#advice");
        const isNew = hint && old && !old.querySelector("#advice");
        if (isNew && !hint.getClientRects().length) clear();
    });
})();
