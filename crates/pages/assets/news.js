// A notice that one update after the other brings goes away when the first would have gone.
const notices = {
  seen: new Map(),
  age(main) {
    const now = performance.now();
    for (const notice of main.querySelectorAll("[data-note]")) {
      const { note } = notice.dataset;
      if (!this.seen.has(note)) this.seen.set(note, now);
      notice.style.animationDelay = `${this.seen.get(note) - now + 12000}ms`;
    }
  },
};
