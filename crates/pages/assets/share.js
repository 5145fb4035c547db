// The end counts up once, and not again for those who come back to it.
(() => {
    const end = () => document.querySelector("#table[data-phase=over]");
    const key = () => `majesty-end-${end().dataset.id}`;
    if (end() && sessionStorage.getItem(key())) end().classList.add("settled");
    const see = () => { if (end()) sessionStorage.setItem(key(), "seen"); };
    document.addEventListener("shown", see);
    see();
})();

// Sharing a result: the picture that the server draws, as a PNG that any app takes. Without this
// the link opens the picture.
document.addEventListener("click", async (event) => {
    const link = event.target.closest("[data-share]");
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { share: text, link: url, saved, copied } = link.dataset;
    try {
        const picture = new Image();
        picture.src = link.href;
        await picture.decode();
        const canvas = document.createElement("canvas");
        [canvas.width, canvas.height] = [picture.naturalWidth, picture.naturalHeight];
        canvas.getContext("2d").drawImage(picture, 0, 0);
        const blob = await new Promise((done) => canvas.toBlob(done, "image/png"));
        const files = [new File([blob], "majesty.png", { type: blob.type })];
        if (navigator.share && navigator.canShare?.({ files })) {
            // Many apps take a file and a text, and drop an address that stands apart.
            return await navigator.share({ files, text: `${text} ${url}` });
        }
        const down = document.createElement("a");
        down.href = URL.createObjectURL(blob);
        down.download = "majesty.png";
        down.click();
        setTimeout(() => URL.revokeObjectURL(down.href), 60000);
        const told = await navigator.clipboard?.writeText(`${text} ${url}`)
            .then(() => copied, () => saved) ?? saved;
        const status = document.getElementById("status");
        if (!status) return;
        status.textContent = told;
        setTimeout(() => { if (status.textContent === told) status.textContent = ""; }, 4000);
    } catch (error) {
        // Whoever closes the device's sheet has decided not to share.
        if (error.name !== "AbortError") location.assign(link.href);
    }
});
