// Updates of the table, shown one after the other at the pace that the reader likes. Whatever the
// reader does themselves never waits.
const updates = (() => {
    // So long a move stays on the table before the next one.
    const PAUSES = { slow: 2600, normal: 1300, fast: 500, instant: 0 };
    const rest = (time) => new Promise((done) => setTimeout(done, time));
    const waiting = [];
    let showing, hurried = false, wake = () => {}, moved = -Infinity;

    // Where nothing moves there is less to follow, and a clock runs for the reader meanwhile.
    function pause(main) {
        const chosen = PAUSES[localStorage.getItem("majesty-pace")];
        const usual = chosen ?? (motion.calm.matches ? 300 : PAUSES.normal);
        return main.querySelector(".clock") ? Math.min(usual, PAUSES.fast) : usual;
    }

    const woken = () => new Promise((done) => { wake = done; });

    async function run(table, show) {
        while (waiting.length) {
            const old = table();
            const [{ next: { dataset }, fromStream: isOthers }] = waiting;
            const isOthersMove = isOthers && old.dataset.ownTurn !== "true" && Number(dataset.ply) > Number(old.dataset.ply);
            const left = moved + pause(old) - performance.now();
            if (isOthersMove && left > 0 && !hurried && !document.hidden) {
                await Promise.race([rest(left), woken()]);
            }
            // Nobody watches a hidden tab, and nobody waits for a long way to catch up.
            const catchUp = hurried || document.hidden || waiting.length > 12 || pause(old) === 0;
            if (catchUp) waiting.splice(0, waiting.length - 1);
            const { next, fromStream, at } = waiting.shift();
            const age = Number(table().dataset.revision) - Number(next.dataset.revision);
            if (age > 0 || (age === 0 && fromStream)) continue;
            while (motion.isPressed()) await rest(20);
            const wasPly = table().dataset.ply;
            try {
                // The next update waits for this one, but not for ever.
                const shown = show(document.importNode(next, true), at, pause(old) === 0);
                await Promise.race([shown, rest(4000), woken()]);
            } catch (error) {
                console.error(error);
            }
            if (wasPly !== next.dataset.ply) moved = performance.now();
        }
        showing = undefined;
        hurried = false;
    }

    // Shows at once what is to come. Ends when it is shown.
    function hurry() {
        if (!showing) return undefined;
        hurried = true;
        wake();
        return showing;
    }

    const revision = ({ next }) => Number(next.dataset.revision);

    function add(update, table, show) {
        if (update.fromStream) {
            waiting.push(update);
        } else {
            // The answer to what the reader did: whatever is older is in it, whatever is newer comes after.
            waiting.splice(0, waiting.length, update, ...waiting.filter((it) => revision(it) > revision(update)));
            wake();
        }
        // Not at once: it may end at once.
        showing ??= Promise.resolve().then(() => run(table, show));
    }

    return { add, hurry, rest };
})();
