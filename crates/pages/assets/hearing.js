// What there is to hear, for those who want to hear it.
(() => {
    const choice = () => localStorage.getItem("majesty-sound");

    let isAsking = false;

    function play(name) {
        if (choice() === "on") tones.play(name);
    }

    // The one sound that says most about what is new.
    function heard(main, old) {
        const [now, was] = [main.dataset, old.dataset];
        if (now.phase === "over") return was.phase !== "over" && now.won && (now.won === "true" ? "won" : "lost");
        if (Number(now.ply) <= Number(was.ply)) return undefined;
        const hurt = [...main.querySelectorAll(".recap-move.hurt")];
        if (hurt.some(({ dataset }) => Number(dataset.made) >= Number(was.ply))) return "attacked";
        return now.ownTurn === "true" ? "turn" : "card";
    }

    function follow(main, old) {
        // It is asked once whether there may be any, and not beside an attack. The next move means no.
        const hasMoved = old?.dataset.ownTurn === "true" && main.dataset.ownTurn !== "true";
        if (isAsking && hasMoved && choice() === null) localStorage.setItem("majesty-sound", "off");
        const isWrong = choice() !== null || main.querySelector(".recap-move.hurt");
        for (const question of main.querySelectorAll("[data-ask]")) isAsking = !(question.hidden = isWrong);
        const name = old && heard(main, old);
        if (name) play(name);
        const isCalled = old && main.dataset.ownTurn === "true" && old.dataset.ownTurn !== "true";
        if (isCalled && choice() === "on" && navigator.userActivation?.hasBeenActive) {
            navigator.vibrate?.(name === "attacked" ? [60, 60, 60] : 60);
        }
    }
    document.addEventListener("shown", ({ detail: { main, old } }) => follow(main, old));
    follow(document.getElementById("table"));

    // The switch in the menu was pressed.
    document.addEventListener("sound", () => play("turn"));

    document.addEventListener("click", ({ target }) => {
        const answer = target.closest("[data-answer]");
        if (!answer) return;
        localStorage.setItem("majesty-sound", answer.dataset.answer);
        answer.closest("[data-ask]").hidden = true;
        for (const button of document.querySelectorAll("[data-switch=sound]")) {
            button.setAttribute("aria-pressed", answer.dataset.answer === "on");
        }
        play("turn");
    });
})();
