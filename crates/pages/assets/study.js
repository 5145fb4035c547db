// A position to study, on a page that never changes by itself: keys, double clicks and presses on
// locations, as at a table.
(() => {
    const byId = (id) => document.getElementById(id);
    const radios = () => [...document.querySelectorAll("#choice input[name=word]")];
    const play = () => byId("choice")?.requestSubmit(byId("take"));
    const choose = (radio) => {
        if (!radio) return;
        radio.checked = true;
        radio.focus({ preventScroll: true });
        radio.dispatchEvent(new Event("change", { bubbles: true }));
    };
    const keys = {
        Enter: () => {
            if (radios().some((radio) => radio.checked)) return play();
            document.querySelector("[data-next]")?.click();
        },
        Escape: () => byId("choice")?.reset(),
        ArrowRight: () => choose(radios()[0]),
        ArrowLeft: () => choose(radios().at(-1)),
    };

    document.documentElement.classList.add("scripted");
    document.addEventListener("keydown", (event) => {
        const { target, key } = event;
        if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
        if (document.querySelector(":popover-open")) return;
        if (target.matches("input:not([type=radio], [type=checkbox]), textarea, select")) return;
        if (key.startsWith("Arrow") && ![document.body, byId("main")].includes(target)) return;
        if (key === "Enter" && target.matches("button, a, summary")) return;
        if (!/^[1-6]$/.test(key) && !Object.hasOwn(keys, key)) return;
        event.preventDefault();
        if (Object.hasOwn(keys, key)) return keys[key]();
        const here = radios().filter((radio) => radio.value.startsWith(key));
        choose(here[(here.findIndex((radio) => radio.checked) + 1) % here.length]);
    });
    // The first of two quick clicks may have been on the page before.
    let clicks = [];
    document.addEventListener("pointerdown", ({ target }) => { clicks = [clicks.at(-1), target.closest("label.choice")]; });
    document.addEventListener("dblclick", () => { if (clicks[0] && clicks[0] === clicks[1]) play(); });
    document.addEventListener("click", ({ target }) => {
        const place = target.closest(".place");
        if (place && !target.closest("button")) place.querySelector(".place-head").click();
        if (target.closest(".realm-head")) byId("counts").showPopover();
    });
})();
