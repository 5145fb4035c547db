// Says what is wrong with how the page lies in its window. The first argument says whether a wide
// window should show all of it.
const [fits] = arguments;
const flaws = [];
const root = document.scrollingElement;
const tell = (element) => {
    const id = element.id && `#${element.id}`;
    const classes = [...element.classList].map((name) => `.${name}`).join("");
    const text = (element.innerText || element.ariaLabel || "").trim().slice(0, 40);
    return `${element.localName}${id}${classes} "${text}"`;
};

if (root.scrollWidth > root.clientWidth) {
    flaws.push(`the page is ${root.scrollWidth} wide in a window of ${root.clientWidth}`);
    for (const element of document.querySelectorAll("body *")) {
        const { right, width } = element.getBoundingClientRect();
        if (width && right > root.clientWidth + 1) { flaws.push(`too wide: ${tell(element)}`); break; }
    }
}
if (fits && innerWidth > 600 && root.scrollHeight > root.clientHeight) {
    flaws.push(`the page is ${root.scrollHeight} high in a window of ${root.clientHeight}`);
}

// What can be clicked can be hit in its middle; each half of a split card somewhere in its half.
const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const reach = (element, hit) => hit && (element.contains(hit) || element.control === hit);
const controls = "a[href], button, label, summary, select, textarea, input:not([type=hidden])";
for (const element of document.querySelectorAll(controls)) {
    if (!shown(element) || element.matches("label input, :disabled")) continue;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const { left, top, right, width, height } = element.getClientRects()[0] ?? new DOMRect();
    // What shows only to a screen reader, or only when it has the focus.
    if (width < 4 || height < 4 || right <= 0 || top + height <= 0) continue;
    const spot = element.matches(".split .first") ? .2 : element.matches(".split .second") ? .8 : .5;
    const hit = document.elementFromPoint(left + width * spot, top + height * spot);
    if (reach(element, hit)) continue;
    // What was opened may lie over the rest.
    const leaf = hit?.closest("[popover], details[open]");
    if (leaf && !leaf.contains(element)) continue;
    flaws.push(`${tell(element)} lies under ${hit ? tell(hit) : "the edge of the window"}`);
}
for (const box of document.querySelectorAll("html, body *")) {
    if (box.scrollTop || box.scrollLeft) box.scrollTo(0, 0);
}

// What is written is not cut off, neither by a box that hides what is too large nor by the window.
const texts = [];
const isForEars = (element) => element && (getComputedStyle(element).clipPath === "inset(50%)"
    || isForEars(element.parentElement));
const bound = (value, low, high) => Math.min(Math.max(value, low), high);
const inBoxes = (element, { left, top, right, bottom }) => {
    for (let around = element; around; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === "visible") continue;
        const box = around.getBoundingClientRect();
        [left, right] = [left, right].map((x) => bound(x, box.left, box.right));
        [top, bottom] = [top, bottom].map((y) => bound(y, box.top, box.bottom));
    }
    return { left, top, right, bottom };
};
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("svg, option") || !shown(element)) continue;
    if (isForEars(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
    texts.push(...rects.map((rect) => ({ element, rect: inBoxes(element, rect) })));
    const box = range.getBoundingClientRect();
    for (let around = element; around && box.width > 1; around = around.parentElement) {
        const style = getComputedStyle(around);
        const inside = around.getBoundingClientRect();
        if (inside.width <= 1 || inside.height <= 1) break;
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === "fixed") break;
        if (/ellipsis/.test(style.textOverflow)) break;
        if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
        const over = Math.max(box.right - inside.right, inside.left - box.left,
            (box.bottom - inside.bottom) / 2, (inside.top - box.top) / 2);
        if (over > 2) { flaws.push(`${tell(element)} is cut off by ${tell(around)}`); break; }
    }
}

// Nothing is written over something else that is written.
const lap = (a, b) => Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
);
const inSight = ({ element, rect: { left, top, right, bottom } }) => {
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit && (hit === element || hit.contains(element) || element.contains(hit));
};
const seen = texts.filter(inSight);
seen.forEach((one, index) => {
    for (const other of seen.slice(index + 1)) {
        if (one.element === other.element || lap(one.rect, other.rect) <= 4) continue;
        flaws.push(`${tell(one.element)} and ${tell(other.element)} are written over each other`);
    }
});

return flaws;
