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

  // Updates: shown one after the other, so that several turns can be followed.

  const queue = [];
  let showing = false, received = 0;

  async function receive(html, fromStream) {
    const page = new DOMParser().parseFromString(html, "text/html");
    const next = page.getElementById("table");
    if (!next) {
      // A refusal that is not about the table: too much at once, too slow, a mishap.
      const why = page.querySelector(".mishap-words p")?.textContent ?? "";
      status.textContent = why;
      setTimeout(() => { if (status.textContent === why) status.textContent = ""; }, 8000);
      return;
    }
    queue.push({ next, fromStream, at: ++received });
    if (showing) return;
    showing = true;
    while (queue.length) {
      // Nobody watches a hidden tab, and nobody waits for a long way to catch up.
      if (document.hidden || queue.length > 12) queue.splice(0, queue.length - 1);
      const { next, fromStream, at } = queue.shift();
      const age = Number(table().dataset.revision) - Number(next.dataset.revision);
      if (age > 0 || (age === 0 && fromStream)) continue;
      while (motion.isPressed()) await rest(20);
      try {
        await show(document.importNode(next, true), at);
      } catch (error) {
        console.error(error);
      }
    }
    showing = false;
  }

  const rest = (time) => new Promise((done) => setTimeout(done, time));

  async function show(next, at) {
    const old = table();
    const swap = () => {
      const kept = keep(old, next);
      if (old.dataset.phase === "over") next.classList.add("settled");
      old.replaceWith(next);
      restore(next, kept);
      // Presence that came after this update is newer than what it shows.
      if (presence?.at > at) attend(next);
      dress(next, old);
    };
    // The next update waits for this one, but not for ever.
    const shown = motion.change(table, swap, old.dataset.ply === next.dataset.ply);
    await Promise.race([shown, rest(1500)]);
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
    });
  }

  // What the reader has begun is theirs: focus, fields, what is open, where they scrolled to.

  const FIELDS = "input:not([type=hidden], [readonly]), select";
  const ticks = (field) => /radio|checkbox/.test(field.type);
  const fieldOf = (field) =>
    `${field.form?.getAttribute("action")} ${field.name} ${ticks(field) ? field.value : ""}`;

  function keep(old, next) {
    const sameTurn = old.dataset.ply === next.dataset.ply;
    const fields = all(old, FIELDS)
      .filter((field) => sameTurn || !field.form?.matches("#choice"));
    const focus = old.contains(document.activeElement) ? document.activeElement : null;
    return {
      fields: new Map(fields.map((f) => [fieldOf(f), { value: f.value, checked: f.checked }])),
      open: all(old, "details[open]").map((details) => details.id),
      leaves: all(old, "[popover]:popover-open").map((leaf) => leaf.id),
      scroll: ["log", "said"].map((id) => [id, old.querySelector(`#${id}`)?.scrollTop]),
      focus: focus && { id: focus.id, field: focus.name && fieldOf(focus), verb: focus.dataset.verb },
    };
  }

  function restore(next, kept) {
    for (const field of all(next, FIELDS)) {
      const was = kept.fields.get(fieldOf(field));
      if (!was) continue;
      if (ticks(field)) field.checked = was.checked;
      else field.value = was.value;
    }
    for (const details of all(next, "details")) details.open = kept.open.includes(details.id);
    for (const id of kept.leaves) next.querySelector(`#${id}`)?.showPopover();
    for (const [id, top] of kept.scroll) {
      const box = next.querySelector(`#${id}`);
      if (box && top) box.scrollTop = top;
    }
    if (!kept.focus) return;
    const { id, field, verb } = kept.focus;
    const again = (id && byId(id))
      || (field && all(next, "input, select, button").find((f) => fieldOf(f) === field))
      || (verb && next.querySelector(`[data-verb="${verb}"]`)) || next;
    again.focus({ preventScroll: true });
  }

  // What is beside the table, or counts and lights up on it.

  let deadline = 0;

  function dress(main, old) {
    const { ownTurn, title, yourTurn } = main.dataset;
    const own = ownTurn === "true";
    document.title = `${own ? `● ${yourTurn} · ` : ""}${title} · Majesty`;
    const icon = document.querySelector("link[rel=icon]");
    if (icon) icon.href = own ? "/favicon-turn.svg" : "/favicon.svg";
    for (const button of all(main, "[data-switch]")) {
      button.setAttribute("aria-pressed", recall(button.dataset.switch));
    }
    const clock = main.querySelector(".clock");
    deadline = clock ? performance.now() + Number(clock.dataset.left) : 0;
    if (!old) return;
    const told = main.querySelector("#log p")?.textContent ?? "";
    if (told !== news.textContent) news.textContent = told;
    if (own && old.dataset.ownTurn !== "true") callPlayer(yourTurn);
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

  function callPlayer(text) {
    if (recall("sound")) chime();
    if (document.hidden && recall("notify") && Notification.permission === "granted") {
      const note = new Notification(text, { tag: table().dataset.id, icon: "/favicon-turn.svg" });
      note.onclick = () => { window.focus(); note.close(); };
    }
  }

  let audio;
  function chime() {
    audio ??= new AudioContext();
    [659.25, 880].forEach((pitch, index) => {
      const [tone, volume] = [audio.createOscillator(), audio.createGain()];
      const start = audio.currentTime + index * 0.16;
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, start);
      volume.gain.linearRampToValueAtTime(0.12, start + 0.02);
      volume.gain.exponentialRampToValueAtTime(0.001, start + 0.7);
      tone.connect(volume).connect(audio.destination);
      tone.start(start);
      tone.stop(start + 0.7);
    });
  }

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
    const { id, revision, lost: lostText, found } = table().dataset;
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
        status.textContent = found;
        setTimeout(() => { if (!lost) status.textContent = ""; }, 2000);
      }
      [lost, wait] = [false, 1000];
    };
    stream.onerror = () => {
      close();
      lost = true;
      status.textContent = lostText;
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
    if (!document.hidden || recall("notify")) return;
    letGo = setTimeout(close, 120000);
  });

  // Forms are posted in the background; those that lead elsewhere go there.

  const sending = new Set();
  const randomHex = (bytes) => [...crypto.getRandomValues(new Uint8Array(bytes))]
    .map((byte) => byte.toString(16).padStart(2, "0")).join("");

  // A word of thanks outlives the updates that come meanwhile.
  const tell = (text) => {
    status.textContent = text;
    setTimeout(() => { if (status.textContent === text) status.textContent = ""; }, 4000);
  };

  on("submit", async (event) => {
    const form = event.target;
    const action = form.getAttribute("action");
    if (!table().contains(form) || /\/(play-on|leave)$/.test(action)) return;
    event.preventDefault();
    if (sending.has(action)) return;
    sending.add(action);
    // A share of the shuffle that nobody else knows.
    const share = form.elements.share;
    if (share && !share.value) share.value = randomHex(16);
    try {
      const answer = await fetch(action, {
        method: "POST",
        headers: { "X-Requested-With": "majesty" },
        body: new URLSearchParams(new FormData(form, event.submitter)),
      });
      const text = await answer.text();
      if (answer.redirected) return location.assign(answer.url);
      if (answer.ok && form.id === "chat") form.reset();
      if (answer.ok && form.id === "report") {
        form.reset();
        byId("report-box").open = false;
        tell(form.dataset.thanks);
      }
      receive(text);
    } catch {
      status.textContent = table().dataset.lost;
      lost = true;
      connect();
    } finally {
      sending.delete(action);
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
    Escape: () => { for (const radio of radios(table())) radio.checked = false; },
    ArrowRight: () => choose(radios(table())[0]),
    ArrowLeft: () => choose(radios(table()).at(-1)),
    h: () => table().querySelector("[data-verb=hint]")?.click(),
    u: () => table().querySelector("[data-verb=take-back]")?.click(),
    c: () => {
      const box = byId("chat-box");
      if (box) { box.open = true; box.querySelector("input[name=text]").focus(); }
    },
    "?": () => byId("keys").togglePopover(),
  };

  on("keydown", (event) => {
    const { target, key } = event;
    const onRadio = target.name === "word";
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    if (target.matches("input, textarea, select") && !onRadio) return;
    if (key.startsWith("Arrow") && (onRadio || ![document.body, table()].includes(target))) return;
    if (key === "Enter" && target.matches("button, a, summary")) return;
    if (key === "Escape" && document.querySelector("[popover]:popover-open")) return;
    if (/^[1-6]$/.test(key)) {
      const here = radios(table()).filter((radio) => radio.value.startsWith(key));
      choose(here[(here.findIndex((radio) => radio.checked) + 1) % here.length]);
    } else if (Object.hasOwn(keys, key)) {
      keys[key]();
    } else {
      return;
    }
    event.preventDefault();
  });

  on("dblclick", (event) => {
    if (event.target.closest(".choice")) play();
  });

  on("pointerover", ({ target }) => {
    const spot = target.closest("[data-at]")?.dataset.at;
    for (const was of all(document, ".pointed")) was.classList.remove("pointed");
    if (spot) for (const place of all(table(), `[data-spot="${spot}"]`)) place.classList.add("pointed");
  });

  on("click", async (event) => {
    const button = event.target.closest("[data-copy], [data-switch]");
    if (!button) return;
    if (button.dataset.copy) {
      const field = byId(button.dataset.copy);
      field.select();
      await navigator.clipboard?.writeText(field.value);
      button.textContent = table().dataset.copied;
      return;
    }
    const what = button.dataset.switch;
    let wanted = !recall(what);
    if (wanted && what === "notify") wanted = (await Notification.requestPermission()) === "granted";
    localStorage.setItem(`majesty-${what}`, wanted ? "on" : "off");
    button.setAttribute("aria-pressed", wanted);
    if (wanted && what === "sound") chime();
  });

  dress(table());
  connect();
})();
