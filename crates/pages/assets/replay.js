// The replay in motion: steps arrive without loading the page anew, and it plays by itself.
(() => {
    const main = () => document.querySelector("main[data-replay]");
    if (!main()) return;

    let timer = 0, pause = 1500, latest = 0, run = 0;
    const playing = () => timer !== 0;

    // The step at an address; nothing where it can't be had, or something else was asked for since.
    const load = async address => {
        const turn = ++latest;
        let text;
        try {
            const answer = await fetch(address, { headers: { Accept: "text/html" } });
            if (!answer.ok) throw new Error(answer.status);
            text = await answer.text();
        } catch {
            stop();
            return undefined;
        }
        if (turn !== latest) return undefined;
        const page = new DOMParser().parseFromString(text, "text/html");
        const next = page.querySelector("main[data-replay]");
        if (!next) location.assign(address);
        return next;
    };

    const put = (next, address, still) => motion.change(main, () => {
        const focus = document.activeElement;
        const mark = focus && (focus.dataset.step || focus.name || ("autoplay" in focus.dataset ? "autoplay" : ""));
        main().replaceWith(next);
        history.replaceState(null, "", address);
        dress();
        const again = mark === "autoplay" ? "[data-autoplay]" : `[data-step="${mark}"], [name="${mark}"]`;
        if (mark) main().querySelector(again)?.focus({ preventScroll: true });
    }, still || pause <= 400);

    const show = async address => {
        goal = undefined;
        const next = await load(address);
        if (next) await put(next, address);
    };

    // Steps add up: ten quick presses go ten steps, although one page is loaded at a time.
    let goal, walking;
    const step = which => {
        const { ply, plies } = main().dataset;
        const from = goal ?? Number(ply);
        const to = { first: 0, previous: from - 1, next: from + 1, last: Number(plies) }[which];
        if (to < 0 || to > plies || to === from) return stop();
        goal = to;
        return walking ??= walk();
    };

    const walk = async () => {
        let arrived;
        while (goal !== undefined && goal !== Number(main().dataset.ply)) {
            const [to, address] = [goal, new URL(location)];
            address.searchParams.set("ply", to);
            const next = await load(address);
            if (!next && goal === to) break;
            if (next) arrived = put(next, address, goal !== to);
        }
        goal = walking = undefined;
        return arrived;
    };

    const stop = () => {
        clearTimeout(timer);
        timer = 0;
        dress();
    };

    // Whoever stops and starts while a step is on its way starts a new run; the old one ends.
    const tick = async mine => {
        await step("next");
        if (playing() && mine === run) timer = setTimeout(tick, pause, mine);
    };

    const toggle = () => {
        if (playing()) return stop();
        timer = setTimeout(tick, 0, ++run);
        dress();
    };

    // What only a script can do is shown by the script.
    const dress = () => {
        const button = main().querySelector("[data-autoplay]");
        button.hidden = false;
        const word = playing() ? button.dataset.pause : button.dataset.play;
        button.ariaLabel = button.title = word;
        button.classList.toggle("is-playing", playing());
        const speed = main().querySelector("[data-speed]");
        speed.closest(".speed").hidden = false;
        speed.value = pause;
        main().querySelector(".slider .button").hidden = true;
    };

    document.addEventListener("click", event => {
        if (event.ctrlKey || event.metaKey || event.shiftKey || event.button) return;
        const target = event.target.closest("main[data-replay] :is(a[data-step], [data-autoplay], .story-step[href], .look-seats a)");
        if (!target) return;
        if ("autoplay" in target.dataset) return toggle();
        event.preventDefault();
        stop();
        if (target.dataset.step) step(target.dataset.step);
        else show(target.href);
    });

    document.addEventListener("input", event => {
        if (event.target.matches("main[data-replay] .slider [name=ply]")) {
            stop();
            const form = event.target.form;
            show(form.getAttribute("action") + "?" + new URLSearchParams(new FormData(form)));
        } else if (event.target.matches("[data-speed]")) {
            pause = Number(event.target.value);
        }
    });

    const keys = { ArrowLeft: "previous", ArrowRight: "next", Home: "first", End: "last" };
    document.addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return;
        if (event.target.closest("input, select, textarea, #log")) return;
        if (keys[event.key]) {
            event.preventDefault();
            stop();
            step(keys[event.key]);
        } else if (event.key === " " && !event.target.closest("button, a, summary")) {
            event.preventDefault();
            toggle();
        }
    });

    dress();
})();
