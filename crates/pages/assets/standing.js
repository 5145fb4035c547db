// How a location stands is on its sheet, too, which lies beside the table and stays when that is
// replaced.
new MutationObserver(() => {
    for (const told of document.querySelectorAll("[data-standing]")) {
        const head = document.getElementById(`place-${told.dataset.standing}`);
        const now = head?.parentElement.querySelector(".standing");
        if (!now) continue;
        [told.className, told.textContent] = [now.className, now.textContent];
        // The sign that stands for these words where there is no room for them.
        told.dataset.mark = head.querySelector(".mark").textContent;
    }
}).observe(document.body, { childList: true });
