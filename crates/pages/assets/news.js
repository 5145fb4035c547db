// A notice that one update after the other brings goes away when the first would have gone.
(() => {
    let seen = new Map();

    function age(main) {
        const [now, old] = [performance.now(), seen];
        seen = new Map();
        for (const notice of main.querySelectorAll("[data-note]")) {
            const { note } = notice.dataset;
            seen.set(note, old.get(note) ?? now);
            notice.style.animationDelay = `${seen.get(note) - now + 12000}ms`;
        }
    }
    document.addEventListener("shown", ({ detail: { main } }) => age(main));
    age(document.getElementById("table"));
})();
