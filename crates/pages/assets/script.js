// The table in motion. Everything here is an extra: without it every form still works.
(() => {
  const byId = (id) => document.getElementById(id);
  const table = () => byId("table");
  if (!table()) return;

  const all = (root, selector) => [...root.querySelectorAll(selector)];
  const on = (type, act) => document.addEventListener(type, act);
  const [status, news] = [byId("status"), byId("news")];
  const recall = (what) => localStorage.getItem(`majesty-${what}`) === "on";
  document.documentElement.classList.add("scripted");

  // Updates: whole tables, which replace the one that is shown.

  let received = 0;

  function receive(html, fromStream) {
    const page = new DOMParser().parseFromString(html, "text/html");
    const next = page.getElementById("table");
    if (next) return updates.add({ next, fromStream, at: ++received }, table, show);
    // A refusal that is not about the table: too much at once, too slow, a mishap.
    tell(page.querySelector(".mishap-words p")?.textContent ?? "", 8000);
  }

  async function show(next, at, still) {
    const { style, script } = next.dataset;
    if (script) scripts.load(script);
    if (style && !styles.isHere(style)) await styles.load([style]);
    if (next.dataset.phase === "over" && !still) await recap.last(next);
    const old = table();
    if (Number(old.dataset.revision) > Number(next.dataset.revision)) return undefined;
    const swap = () => {
      const kept = keep(old, next);
      if (old.dataset.phase === "over") next.classList.add("settled");
      old.replaceWith(next);
      equip(next);
      restore(next, kept);
      // Presence that came after this update is newer than what it shows.
      if (presence?.at > at) attend(next);
      dress(next, old);
    };
    return motion.change(table, swap, still || next.dataset.phase !== "playing" || old.dataset.ply === next.dataset.ply);
  }

  // Who is there: a few numbers, for which the table isn't sent again.

  let presence;

  function attend(main) {
    const { watchers, label, online } = presence;
    for (const place of all(main, "[data-watchers]")) {
      place.hidden = watchers === 0;
      if (place.dataset.watchers === "words") {
        place.textContent = label;
      } else {
        place.title = place.ariaLabel = label;
        place.lastElementChild.textContent = watchers;
      }
    }
    online.forEach((here, index) => {
      for (const sign of all(main, `[data-holder="${index + 1}"]`)) sign.dataset.online = here;
      for (const p of all(main, `[data-gone="${index + 1}"]`)) p.hidden = here;
    });
  }

  // What the reader has begun is theirs: focus, fields, what is open, where they scrolled to.

  const FIELDS = "input:not([type=hidden], [readonly]), select";
  const ticks = (field) => /radio|checkbox/.test(field.type);
  const fieldOf = (field) =>
    `${field.form?.getAttribute("action")} ${field.name} ${ticks(field) ? field.value : ""}`;

  // What tells one thing that has the focus from another.
  const MARKED = "[id], [name], [data-verb], [popovertarget]";
  const markOf = (it) => [it.id, it.name && fieldOf(it), it.dataset.verb,
    it.getAttribute("popovertarget"), it.popoverTargetAction].join();

  const isAtEnd = (box) => box.scrollTop + box.clientHeight > box.scrollHeight - 8;

  function keep(old, next) {
    const sameTurn = old.dataset.ply === next.dataset.ply;
    // What nobody has changed is as it comes: a hint may choose something beforehand.
    const fields = all(old, FIELDS)
      .filter((field) => sameTurn || !field.form?.matches("#choice"))
      .filter((field) => !ticks(field) || field.checked !== field.defaultChecked);
    const focus = old.contains(document.activeElement) ? document.activeElement : null;
    return {
      fields: new Map(fields.map((f) => [fieldOf(f), { value: f.value, checked: f.checked }])),
      details: new Map(all(old, "details").map(({ id, open }) => [id, open])),
      // Someone who is to move wants to see the display, not a rival's realm.
      leaves: all(old, "[popover]:popover-open").map((leaf) => leaf.id)
        .filter((id) => sameTurn || next.dataset.ownTurn !== "true" || !/^realm-/.test(id)),
      scroll: ["log", "said"].flatMap((id) => {
        const box = old.querySelector(`#${id}`);
        return box ? [[id, box.scrollTop, isAtEnd(box)]] : [];
      }),
      focus: focus && markOf(focus),
    };
  }

  function restore(next, kept) {
    for (const field of all(next, FIELDS)) {
      const was = kept.fields.get(fieldOf(field));
      if (!was) continue;
      if (ticks(field)) field.checked = was.checked;
      else field.value = was.value;
    }
    // What is new, such as a hint, is open or closed as it comes.
    for (const box of all(next, "details")) box.open = kept.details.get(box.id) ?? box.open;
    for (const id of kept.leaves) next.querySelector(`#${id}`)?.showPopover();
    for (const [id, top, wasAtEnd] of kept.scroll) {
      const box = next.querySelector(`#${id}`);
      // The chat follows what is new, unless its reader has scrolled up.
      if (box) box.scrollTop = id === "said" && wasAtEnd ? box.scrollHeight : top;
    }
    if (!kept.focus) return;
    const again = all(next, MARKED).find((it) => markOf(it) === kept.focus) ?? next;
    again.focus({ preventScroll: true });
  }

  // What is beside the table, or counts and lights up on it.

  // What never changes, or only a script can do, isn't sent with every update.
  function equip(main) {
    const copy = (id) => byId(id)?.content.cloneNode(true) ?? "";
    for (const place of all(main, "[data-part]")) {
      const part = copy(`part-${place.dataset.part}`);
      if (part && place.textContent) part.querySelector("p").textContent = place.textContent;
      place.replaceWith(part);
    }
    main.querySelector("#table-menu")?.prepend(copy("own-tools"));
  }

  let deadline = 0;

  function dress(main, old) {
    const { ownTurn, title, yourTurn } = main.dataset;
    const own = ownTurn === "true";
    const call = own ? `● ${yourTurn} · ` : "";
    document.title = `${call}${title} · Majesty`;
    const icon = document.querySelector("link[rel=icon]");
    if (icon) icon.href = own ? "/favicon-turn.svg" : "/favicon.svg";
    const clock = main.querySelector(".clock");
    deadline = clock ? performance.now() + Number(clock.dataset.left) : 0;
    // The strip, the sounds and the rules have their own files.
    document.dispatchEvent(new CustomEvent("shown", { detail: { main, old } }));
    if (!old) return;
    const told = main.querySelector("#log p")?.textContent ?? "";
    if (told !== news.textContent) news.textContent = told;
    if (motion.calm.matches) return;
    for (const total of all(main, ".total b")) {
      const seat = total.closest("[data-spot]")?.dataset.spot;
      const was = old.querySelector(`[data-spot="${seat}"] .total b`)?.textContent;
      if (was !== undefined && was !== total.textContent) countUp(total, Number(was));
    }
  }

  function countUp(element, from) {
    const [to, start] = [Number(element.textContent), performance.now()];
    const step = (now) => {
      const part = Math.min(1, Math.max(0, (now - start) / 450));
      element.textContent = Math.round(from + (to - from) * part);
      if (part < 1) requestAnimationFrame(step);
    };
    requestAnimationFrame(step);
  }

  setInterval(() => {
    const clock = deadline && document.querySelector(".clock");
    if (!clock) return;
    const seconds = Math.max(0, Math.ceil((deadline - performance.now()) / 1000));
    const text = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    clock.querySelector(".clock-time").textContent = text;
    clock.classList.toggle("soon", seconds <= 10);
  }, 1000);

  // The stream of updates heals by itself, and says so meanwhile.

  let stream, again, letGo, silence, heard, wait = 1000, lost = false;

  // The server says every 15 seconds that it is there. A connection can be lost without a word:
  // then there is silence.
  const PATIENCE = 40000;
  const hear = () => {
    clearTimeout(silence);
    heard = Date.now();
    silence = setTimeout(() => stream.onerror(), PATIENCE);
  };
  const close = () => {
    clearTimeout(again);
    clearTimeout(silence);
    stream?.close();
  };

  function connect() {
    close();
    const { id, revision } = table().dataset;
    stream = new EventSource(`/t/${id}/events?after=${revision}`);
    hear();
    stream.addEventListener("alive", hear);
    stream.addEventListener("table", (event) => {
      hear();
      receive(event.data, true);
    });
    stream.addEventListener("presence", (event) => {
      hear();
      presence = { ...JSON.parse(event.data), at: ++received };
      attend(table());
    });
    stream.onopen = () => {
      hear();
      if (lost) {
        status.textContent = status.dataset.found;
        setTimeout(() => { if (!lost) status.textContent = ""; }, 2000);
      }
      [lost, wait] = [false, 1000];
    };
    stream.onerror = () => {
      close();
      lost = true;
      status.textContent = status.dataset.lost;
      again = setTimeout(connect, wait);
      wait = Math.min(wait * 2, 15000);
    };
  }

  // Who knows at once that the network is gone, or back, does not wait for the stream to find out.
  addEventListener("offline", () => stream.onerror());
  addEventListener("online", connect);

  // A browser may keep a page that was left, stream and all, for the way back.
  addEventListener("pagehide", close);
  addEventListener("pageshow", ({ persisted }) => { if (persisted) connect(); });

  // A browser has few connections: a hidden tab lets go, unless it is to call its reader.
  on("visibilitychange", () => {
    clearTimeout(letGo);
    const gone = stream.readyState === EventSource.CLOSED || Date.now() - heard > PATIENCE;
    if (!document.hidden && gone) connect();
    const waits = table().dataset.phase === "gathering";
    if (!document.hidden || waits || recall("notify")) return;
    letGo = setTimeout(close, 120000);
  });

  // Forms are posted in the background; those that lead elsewhere go there.

  const sending = new Set();
  const randomHex = (bytes) => [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0")).join("");

  const tell = (text, time = 4000) => {
    status.textContent = text;
    setTimeout(() => { if (status.textContent === text) status.textContent = ""; }, time);
  };

  on("submit", async (event) => {
    const form = event.target;
    const action = form.getAttribute("action");
    if (!table().contains(form)) return;
    // A share of the shuffle that nobody else knows.
    const share = form.elements.share;
    if (share && !share.value) share.value = randomHex(16);
    // Those that lead elsewhere, also to another table.
    if (/\/(play-on|leave|resign|analysis)$/.test(action) || !action.includes(table().dataset.id)) return;
    event.preventDefault();
    // A choice that was taken is sent once: its form stays until the answer is shown.
    if (sending.has(action) || form.dataset.sent) return;
    sending.add(action);
    const body = new URLSearchParams(new FormData(form, event.submitter));
    const busy = form.querySelector("button");
    busy?.setAttribute("aria-busy", "true");
    try {
      const answer = await fetch(action, {
        method: "POST",
        headers: { "X-Requested-With": "majesty" },
        body,
      });
      const text = await answer.text();
      if (answer.redirected) return location.assign(answer.url);
      if (answer.ok && form.id === "choice") form.dataset.sent = "true";
      if (answer.ok) document.dispatchEvent(new CustomEvent("sent", { detail: { id: form.id, body } }));
      receive(text);
    } catch {
      status.textContent = status.dataset.lost;
      lost = true;
      connect();
    } finally {
      sending.delete(action);
      busy?.removeAttribute("aria-busy");
    }
  });

  // Keys, double click, and what a sentence points at.

  const radios = (root) => all(root, "#choice input[name=word]");
  const play = () => byId("choice")?.requestSubmit(byId("take"));
  const choose = (radio) => {
    if (!radio) return;
    radio.checked = true;
    radio.focus({ preventScroll: true });
  };

  const keys = {
    Enter: () => { if (radios(table()).some((radio) => radio.checked)) play(); },
    Escape: () => {
      byId("advice")?.removeAttribute("open");
      byId("choice")?.reset();
    },
    ArrowRight: () => choose(radios(table())[0]),
    ArrowLeft: () => choose(radios(table()).at(-1)),
    h: () => table().querySelector("[data-verb=hint]")?.click(),
    u: () => table().querySelector("[data-asks=take-back], [data-verb=take-back]")?.click(),
    "?": () => byId("keys").togglePopover(),
  };

  on("keydown", async (event) => {
    const { target, key } = event;
    const onRadio = target.name === "word";
    // What lies over the table has its keys for itself.
    if (document.querySelector("dialog[open], :is(.overleaf, .question):popover-open")) return;
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (target.matches("input:not([type=radio], [type=checkbox]), textarea, select")) return;
    if (key.startsWith("Arrow") && (onRadio || ![document.body, table()].includes(target))) return;
    if (key === "Enter" && target.matches("button, a, summary")) return;
    if (key === "Escape" && document.querySelector("[popover]:popover-open")) return;
    if (!/^[1-6]$/.test(key) && !Object.hasOwn(keys, key)) return;
    event.preventDefault();
    // A key means the table as it is by now.
    await updates.hurry();
    if (Object.hasOwn(keys, key)) return keys[key]();
    const here = radios(table()).filter((radio) => radio.value.startsWith(key));
    choose(here[(here.findIndex((radio) => radio.checked) + 1) % here.length]);
  });

  // So does a press on a card: it is the same card when its turn has come.
  on("click", async ({ target }) => {
    const card = target.closest?.(".market [data-card]")?.dataset.card;
    if (!card || table().dataset.ownTurn === "true") return;
    await updates.hurry();
    choose(table().querySelector(`[data-card="${card}"] input[name=word]:enabled`));
  });

  on("dblclick", (event) => {
    if (event.target.closest("label.choice")) play();
  });

  on("pointerover", ({ target }) => {
    const spot = target.closest("[data-at]")?.dataset.at;
    for (const was of all(document, ".pointed")) was.classList.remove("pointed");
    if (spot) for (const place of all(table(), `[data-spot="${spot}"]`)) place.classList.add("pointed");
  });

  equip(table());
  dress(table());
  connect();
  scripts.load(status.dataset.after);
})();
