// Calling a reader who looks elsewhere, and the switches for that and for sounds.
(() => {
    const recall = (what) => localStorage.getItem(`majesty-${what}`) === "on";
    const status = document.getElementById("status");

    function call(text) {
        if (!document.hidden || !recall("notify") || Notification.permission !== "granted") return;
        const { id } = document.getElementById("table").dataset;
        const note = new Notification(text, { tag: id, icon: "/favicon-turn.svg" });
        note.onclick = () => { window.focus(); note.close(); };
    }

    const dress = (main) => {
        for (const button of main.querySelectorAll("[data-switch]")) {
            button.setAttribute("aria-pressed", recall(button.dataset.switch));
        }
    };
    document.addEventListener("shown", ({ detail: { main, old } }) => {
        dress(main);
        if (!old) return;
        const [now, was] = [main.dataset, old.dataset];
        if (now.ownTurn === "true" && was.ownTurn !== "true") call(now.yourTurn);
        else if (was.phase === "gathering" && now.phase === "playing") call(status.dataset.begun);
    });
    dress(document);

    document.addEventListener("click", async ({ target }) => {
        const button = target.closest("[data-switch]");
        if (!button) return;
        const { switch: what, blocked } = button.dataset;
        let wanted = !recall(what);
        if (wanted && what === "notify") {
            wanted = (await Notification.requestPermission()) === "granted";
            if (!wanted) {
                status.textContent = blocked;
                setTimeout(() => { if (status.textContent === blocked) status.textContent = ""; }, 8000);
            }
        }
        localStorage.setItem(`majesty-${what}`, wanted ? "on" : "off");
        button.setAttribute("aria-pressed", wanted);
        if (wanted && what === "sound") document.dispatchEvent(new Event("sound"));
    });
})();
