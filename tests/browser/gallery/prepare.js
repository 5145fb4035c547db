// Does what the reader has done with the page: chooses a card, opens a rival's realm or the chat.
const [word, opened, done] = arguments;
const frame = () => new Promise((drawn) => requestAnimationFrame(drawn));
const seen = (element) => element?.checkVisibility({ visibilityProperty: true })
    && element.getBoundingClientRect().width > 1;
const problems = [];
if (word) {
    const radio = document.getElementById(`m-${word.slice(0, 2)}`);
    if (radio) radio.click();
    else problems.push(`missing: no choice ${word}`);
    const extra = word.slice(2);
    for (const field of extra ? document.getElementsByName(`x${word.slice(0, 2)}`) : []) {
        if (field.value === extra && !field.checked) field.click();
    }
}
if (opened === "Rival") {
    document.querySelector(".rival button")?.click();
}
if (opened === "Chat" && !seen(document.querySelector("#chat input"))) {
    // On small screens a drawer holds it.
    const leaf = document.getElementById("said")?.closest("[popover], dialog");
    const openers = leaf ? [...document.querySelectorAll(`[popovertarget="${leaf.id}"]`)] : [];
    openers.find(seen)?.click();
    const box = document.getElementById("chat-box");
    if (box && "open" in box && !box.open) box.open = true;
}
frame().then(frame).then(() => {
    if (opened === "Chat" && !seen(document.querySelector("#chat input"))) problems.push("missing: the chat doesn't open");
    if (opened === "Rival" && ![...document.querySelectorAll(".whole")].some(seen)) {
        problems.push("missing: a rival's realm doesn't open");
    }
    done(problems);
});
