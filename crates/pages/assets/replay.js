// The replay in motion: steps arrive without loading the page anew, and it plays by itself.
(() => {
    const main = () => document.querySelector("main[data-replay]");
    if (!main()) return;

    let timer = 0, pause = 1500, latest = 0, run = 0;
    const playing = () => timer !== 0;

    const show = async address => {
        const turn = ++latest;
        let text;
        try {
            const answer = await fetch(address, { headers: { Accept: "text/html" } });
            if (!answer.ok) throw new Error(answer.status);
            text = await answer.text();
        } catch {
            stop();
            return;
        }
        // Whoever drags the slider overtakes older answers.
        if (turn !== latest) return;
        const page = new DOMParser().parseFromString(text, "text/html");
        const next = page.querySelector("main[data-replay]");
        if (!next) {
            location.assign(address);
            return;
        }
        const swap = () => {
            const focus = document.activeElement;
            const mark = focus && (focus.dataset.step || focus.name || ("autoplay" in focus.dataset ? "autoplay" : ""));
            main().replaceWith(next);
            history.replaceState(null, "", address);
            dress();
            const again = mark === "autoplay" ? "[data-autoplay]" : `[data-step="${mark}"], [name="${mark}"]`;
            if (mark) main().querySelector(again)?.focus({ preventScroll: true });
        };
        await motion.change(main, swap, pause <= 400);
    };

    const step = which => {
        const link = main().querySelector(`a[data-step="${which}"]`);
        return link ? show(link.href) : stop();
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
        show(target.href);
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
        if (event.ctrlKey || event.metaKey || event.altKey) return;
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
