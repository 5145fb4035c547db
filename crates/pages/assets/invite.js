// Inviting friends: copying the link, the device's own way to share it, the host's share of the shuffle.
(() => {
  const byId = (id) => document.getElementById(id);
  if (navigator.share) document.documentElement.classList.add("shares");

  document.addEventListener("click", async ({ target }) => {
    const button = target.closest("[data-copy], [data-invite]");
    if (!button) return;
    const { copy, invite: url, text } = button.dataset;
    if (url) {
      // Whoever closes the sheet has changed their mind.
      await navigator.share({ title: "Majesty", text, url }).catch(() => {});
      return;
    }
    const field = byId(copy);
    field.select();
    await navigator.clipboard?.writeText(field.value);
    button.textContent = byId("status").dataset.copied;
  });

  // Whoever is ready as the table opens has pressed no button that could carry their share.
  byId("share-form")?.requestSubmit();
})();
