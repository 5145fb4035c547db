// Sharing the line about the daily deal: the device's own way, or the clipboard.
for (const button of document.querySelectorAll("[data-daily]")) {
    const field = document.getElementById(button.dataset.daily);
    const status = document.getElementById("status");
    button.hidden = false;
    button.addEventListener("click", async () => {
        if (navigator.share && matchMedia("(pointer: coarse)").matches) {
            // Whoever closes the sheet has changed their mind.
            await navigator.share({ text: field.value }).catch(() => {});
            return;
        }
        field.select();
        await navigator.clipboard?.writeText(field.value);
        status.textContent = button.dataset.copied;
    });
}
