// Beside the game: the chat, with what is new in it, and the sheets.
(() => {
  const byId = (id) => document.getElementById(id);
  const all = (selector) => [...document.querySelectorAll(selector)];
  const lines = () => all("#said > li").map((line) => Number(line.dataset.n));
  const newest = () => lines().at(-1) ?? -1;
  let read = newest();

  function count() {
    if (byId("said")?.getClientRects().length) read = newest();
    const unread = lines().filter((n) => n > read).length;
    for (const sign of all(".unread")) {
      sign.hidden = unread === 0;
      sign.firstElementChild.textContent = unread;
    }
    return unread;
  }

  // The chat opens at its end. An update opens it, too, and leaves it where its reader was.
  function end() {
    const said = byId("said");
    if (said?.scrollTop === 0) said.scrollTop = said.scrollHeight;
  }

  // What was sent leaves its field. An update may have come before the answer, with the text in a
  // new field; what the reader has written since then stays.
  document.addEventListener("sent", ({ detail: { id, body } }) => {
    const form = byId(id);
    if (!form || !/^(chat|report)$/.test(id)) return;
    for (const field of form.querySelectorAll("input")) {
      if (field.value === body.get(field.name)) field.value = "";
    }
    if (id === "chat") return void (byId("said").scrollTop = byId("said").scrollHeight);
    // A word of thanks outlives the updates that come meanwhile.
    const [status, thanks] = [byId("status"), form.dataset.thanks];
    byId("report-box").open = false;
    status.textContent = thanks;
    setTimeout(() => { if (status.textContent === thanks) status.textContent = ""; }, 4000);
  });

  document.addEventListener("keydown", (event) => {
    const { target, key } = event;
    // The table has its keys back.
    if (key === "Escape" && target.closest("#chat")) return target.blur();
    if (key !== "c" || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const [side, box] = [byId("side"), byId("chat-box")];
    if (!box || target.matches("input:not([name=word]), textarea, select")) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    if (side && !side.getClientRects().length) side.showPopover();
    box.open = true;
    box.querySelector("input[name=text]")?.focus();
  });

  // An update replaces the table.
  new MutationObserver(count).observe(document.body, { childList: true });

  // The event doesn't bubble. An opened drawer shows what is new in the chat.
  document.addEventListener("toggle", ({ target, newState }) => {
    const box = byId("chat-box");
    // Whoever thinks again is back at the table, and not in its menu.
    if (newState === "closed" && /^(ask-|fair$)/.test(target.id)) byId("table-menu")?.hidePopover();
    if (target.id === "side" && target.matches(":popover-open") && count()) box.open = true;
    if (target.id !== "side" && target !== box) return;
    count();
    end();
  }, true);
  end();

  styles.load([byId("status").dataset.order]);

  // A press beside an open sheet closes it and does nothing else. What only explains something is in
  // nobody's way. A key's click has no detail.
  let isBeside = false;
  document.addEventListener("pointerdown", ({ target, pointerType }) => {
    const open = all(":popover-open:not(.why, .tale, .flying)");
    // A mouse may go from one sheet to another; from the menu it may go back by its own button.
    const wanted = target.closest("[popovertarget]")?.getAttribute("popovertarget");
    const isInMenu = open.some(({ id }) => id === "table-menu" && id !== wanted);
    const isSwitch = wanted && pointerType === "mouse" && !isInMenu;
    isBeside = open.length > 0 && !isSwitch && !open.some((leaf) => leaf.contains(target));
  }, true);
  document.addEventListener("click", (event) => {
    if (!isBeside || !event.detail) return;
    isBeside = false;
    event.preventDefault();
    event.stopPropagation();
  }, true);

  // All of a location opens its sheet: its signs are what a reader wants to have explained. So are the
  // numbers above.
  document.addEventListener("click", ({ target }) => {
    const place = target.closest(".place");
    if (place && !target.closest("button")) place.querySelector(".place-head").click();
    if (target.closest(".realm-head")) byId("counts").showPopover();
  });
})();
