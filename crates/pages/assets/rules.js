// The rules, opened over the table: the game goes on beneath, and the way back is one key.
const rules = (() => {
    const leaf = document.getElementById("rules-leaf");
    const text = leaf.querySelector(".rules-text-leaf");

    async function open(address) {
        if (!text.firstChild) {
            const answer = await fetch(address, { headers: { Accept: "text/html" } });
            if (!answer.ok) throw new Error(answer.status);
            const page = new DOMParser().parseFromString(await answer.text(), "text/html");
            await styles.load([...page.querySelectorAll("link[rel=stylesheet]:not([href*='/style.'])")].map((link) => link.getAttribute("href")));
            const whole = document.importNode(page.getElementById("main"), true);
            const wrap = document.createElement("div");
            wrap.className = whole.className;
            wrap.append(...whole.childNodes);
            text.append(wrap);
        }
        if (leaf.open) return;
        leaf.showModal();
        text.focus();
        // The way back closes the rules and leaves the table open.
        history.pushState({ rules: true }, "");
    }

    leaf.addEventListener("close", () => { if (history.state?.rules) history.back(); });
    addEventListener("popstate", () => leaf.close());

    document.addEventListener("click", (event) => {
        const { target } = event;
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        const part = target.closest(".rules-leaf a[href^='#']");
        if (part) {
            event.preventDefault();
            leaf.querySelector(part.hash).scrollIntoView();
        } else if (target === leaf || target.closest(".rules-close")) {
            leaf.close();
        }
    });

    // Whose turn it is stands above the rules, too.
    function call(main) {
        const { ownTurn, yourTurn } = main?.dataset ?? {};
        leaf.querySelector(".rules-turn").textContent = ownTurn === "true" ? yourTurn : "";
    }
    document.addEventListener("shown", ({ detail: { main } }) => call(main));
    call(document.getElementById("table"));

    return { open };
})();
