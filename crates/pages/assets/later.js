// What a page needs only later, if at all: hints, sounds, the rules, the end of the game.
const scripts = {
    asked: new Map(),

    // Ends when it has run, which it does once.
    load(address) {
        const isHere = [...document.scripts].some(({ src }) => src.endsWith(address));
        if (!isHere) {
            this.asked.set(address, new Promise((done) => {
                const script = document.createElement("script");
                script.onload = script.onerror = done;
                script.src = address;
                document.head.append(script);
            }));
        }
        return this.asked.get(address);
    },
};

const styles = {
    isHere: (address) => [...document.styleSheets].some(({ href }) => href?.endsWith(address)),

    // Ends when they are here, or can't be had soon.
    load: (addresses) => Promise.all(addresses.filter((it) => !styles.isHere(it)).map((address) => new Promise((done) => {
        const link = document.createElement("link");
        link.rel = "stylesheet";
        link.onload = link.onerror = done;
        setTimeout(done, 1000);
        link.href = address;
        document.head.append(link);
    }))),
};

// The rules open over the page by a script of their own.
document.addEventListener("click", async (event) => {
    const link = event.target.closest("a[data-over]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
        await scripts.load(link.dataset.over);
        await rules.open(link.href);
    } catch {
        window.open(link.href, "_blank");
    }
});

// What a location does, in words, stands on its sheet.
document.addEventListener("pointerover", ({ target }) => {
    const signs = target.closest(".art-signs[aria-labelledby]");
    if (signs) signs.title ||= document.getElementById(signs.getAttribute("aria-labelledby")).textContent;
});
