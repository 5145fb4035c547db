// The way back closes a sheet, and leaves the table open.
(() => {
    const sheets = () => document.querySelectorAll(".overleaf:popover-open, #side:popover-open");
    let isGoing = false;

    // An entry of the history stands for the sheets that are open.
    function follow() {
        const isOpen = sheets().length > 0;
        if (isGoing || isOpen === Boolean(history.state?.sheet)) return;
        if (isOpen) return void history.pushState({ sheet: true }, "");
        isGoing = true;
        history.back();
    }
    document.addEventListener("toggle", follow, true);
    // A sheet that goes with an old table fires no event.
    document.addEventListener("shown", follow);
    addEventListener("popstate", () => {
        if (!isGoing) for (const leaf of sheets()) leaf.hidePopover();
        isGoing = false;
        follow();
    });

    if (history.state?.sheet) history.replaceState(null, "");
    follow();
})();
