// An analysis: its progress, asked for again and again, and under the curve the move that is pointed at.
(() => {
    const byId = (id) => document.getElementById(id);
    const wait = () => new Promise((done) => { setTimeout(done, 1000); });

    const follow = async () => {
        while (byId("progress")?.hasAttribute("data-busy")) {
            await wait();
            let text;
            try {
                const answer = await fetch(location.pathname, { headers: { "x-requested-with": "majesty" } });
                if (!answer.ok) continue;
                text = await answer.text();
            } catch {
                continue;
            }
            const next = new DOMParser().parseFromString(text, "text/html").getElementById("progress");
            // Without that part, the analysis is there.
            if (!next) return location.replace(location.pathname);
            byId("progress").replaceWith(next);
        }
    };
    follow();

    // A finger can't aim at a move: the first tap tells which one it is, and the next one goes there.
    const curves = document.querySelector("[data-curves]");
    const told = document.querySelector("p[data-told]");
    let shown;
    const tell = (move) => {
        shown?.classList.remove("is-shown");
        shown = move;
        move.classList.add("is-shown");
        const link = document.createElement("a");
        link.href = move.getAttribute("href");
        link.textContent = move.dataset.told;
        told.replaceChildren(link);
    };
    const moveAt = ({ target }) => target.closest("a[data-told]");
    curves?.addEventListener("pointermove", (event) => {
        const move = event.pointerType === "mouse" && moveAt(event);
        if (move && move !== shown) tell(move);
    });
    curves?.addEventListener("click", (event) => {
        const move = moveAt(event);
        if (!move || move === shown) return;
        event.preventDefault();
        tell(move);
    });
})();
