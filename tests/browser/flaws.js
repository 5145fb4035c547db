// Says what is wrong with how the page lies in its window, each flaw as "kind: what". The argument says
// whether a wide window should show all of it (fits), whether boxes, words and targets are looked at as
// the gallery does (strict), and which words people chose for themselves (people): those may be cut or
// broken, because nobody knows how long they are.
const [{ fits, strict, people = [] }] = arguments;
const flaws = [];
const root = document.scrollingElement;
const tell = (element) => {
    const id = element.id && `#${element.id}`;
    const classes = [...element.classList].map((name) => `.${name}`).join("");
    const text = (element.innerText || element.ariaLabel || "").trim().replace(/\s+/g, " ").slice(0, 40);
    return `${element.localName}${id}${classes} "${text}"`;
};
const shown = (element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
const styles = new Map();
const styleOf = (element) => {
    if (!styles.has(element)) styles.set(element, getComputedStyle(element));
    return styles.get(element);
};
const isForEars = (element) => element && (styleOf(element).clipPath === "inset(50%)"
    || isForEars(element.parentElement));
const everything = [...document.querySelectorAll("body, body *")];

if (root.scrollWidth > root.clientWidth) {
    flaws.push(`sideways: the page is ${root.scrollWidth} wide in a window of ${root.clientWidth}`);
    // Not what a box hides or scrolls, nor what is fixed to a page that is too wide already.
    const isHeld = (element) => element !== document.body && (styleOf(element).position === "fixed"
        || styleOf(element.parentElement).overflowX !== "visible" || isHeld(element.parentElement));
    for (const element of everything) {
        const { right, width } = element.getBoundingClientRect();
        if (!width || right <= root.clientWidth + 1 || isHeld(element)) continue;
        flaws.push(`sideways: too wide: ${tell(element)}`);
        break;
    }
}
if (fits && innerWidth > 600 && root.scrollHeight > root.clientHeight) {
    flaws.push(`height: the page is ${root.scrollHeight} high in a window of ${root.clientHeight}`);
}

// Boxes don't scroll sideways; the final sheet scrolls with the page alone, and a preview not at all.
const scrolls = (box, axis, [size, room]) => box[size] > box[room] + 1
    && /auto|scroll/.test(styleOf(box)[axis]) && !/^(html|body|input|textarea|select)$/.test(box.localName);
if (strict) {
    for (const box of everything.filter(shown)) {
        if (scrolls(box, "overflowX", ["scrollWidth", "clientWidth"])) {
            flaws.push(`sideways: ${tell(box)} has ${box.scrollWidth} in ${box.clientWidth}`);
        }
        if (box.matches(".told") && scrolls(box, "overflowY", ["scrollHeight", "clientHeight"])) {
            flaws.push(`clipped: ${tell(box)} has ${box.scrollHeight} in ${box.clientHeight}`);
        }
        if (box.querySelector("#sheet") && scrolls(box, "overflowY", ["scrollHeight", "clientHeight"])) {
            flaws.push(`height: the final sheet scrolls in ${tell(box)}`);
        }
    }
}

// What boxes that hide or scroll leave of a rectangle.
const bound = (value, low, high) => Math.min(Math.max(value, low), high);
const inBoxes = (element, { left, top, right, bottom }) => {
    for (let around = element; around; around = around.parentElement) {
        if (styleOf(around).overflowY === "visible") continue;
        const box = around.getBoundingClientRect();
        [left, right] = [left, right].map((x) => bound(x, box.left, box.right));
        [top, bottom] = [top, bottom].map((y) => bound(y, box.top, box.bottom));
    }
    return { left, top, right, bottom };
};

// What can be clicked can be hit in its middle; each half of a split card somewhere in its half.
const reach = (element, hit) => hit && (element.contains(hit) || element.control === hit);
const CONTROLS = "a[href], button, label, summary, select, textarea, input:not([type=hidden])";
const THUMB = 43.5;

// A link among other words is as high as its line.
const isInline = (element) => {
    if (element.localName !== "a" || styleOf(element).display !== "inline") return false;
    const around = element.parentElement.innerText.trim().length;
    return around > element.innerText.trim().length + 1;
};
// What is cut to a shape is as large as the box around that.
const shape = (element, { left, top, width, height }) => {
    const points = /^polygon\((?:\w+, )?(.*)\)$/.exec(styleOf(element).clipPath)?.[1].split(", ");
    if (!points) return { left, top, width, height };
    const at = (text, whole) => parseFloat(text) * (text.endsWith("%") ? whole / 100 : 1);
    const xs = points.map((point) => at(point.split(" ")[0], width));
    const ys = points.map((point) => at(point.split(" ")[1], height));
    const [x, y] = [Math.min(...xs), Math.min(...ys)];
    return { left: left + x, top: top + y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
};
// A pseudo-element may make more of it: then a finger beside it hits it as well.
const isLarge = (element, { left, top, width, height }) => {
    const [x, y] = [left + width / 2, top + height / 2];
    const hits = (dx, dy) => reach(element, document.elementFromPoint(x + dx, y + dy));
    return (width >= THUMB || (hits(-21.7, 0) && hits(21.7, 0)))
        && (height >= THUMB || (hits(0, -21.7) && hits(0, 21.7)));
};
const isTouch = matchMedia("(pointer: coarse)").matches;
for (const element of document.querySelectorAll(CONTROLS)) {
    if (!shown(element) || element.matches("label input, label select, :disabled") || isForEars(element)) continue;
    element.scrollIntoView({ block: "center", inline: "center", behavior: "instant" });
    const box = element.getClientRects()[0] ?? new DOMRect();
    const { left, top, right, width, height } = box;
    // What shows only to a screen reader, or only when it has the focus.
    if (width < 4 || height < 4 || right <= 0 || top + height <= 0) continue;
    const half = element.matches(".split .first") ? .2 : element.matches(".split .second") ? .8 : null;
    const spot = half ?? .5;
    const hit = document.elementFromPoint(left + width * spot, top + height * spot);
    if (!reach(element, hit)) {
        // What was opened may lie over the rest.
        const leaf = hit?.closest("[popover], details[open], dialog");
        if (leaf && !leaf.contains(element)) continue;
        flaws.push(`overlap: ${tell(element)} lies under ${hit ? tell(hit) : "the edge of the window"}`);
        continue;
    }
    if (!strict || isInline(element)) continue;
    // No other control lies over a part of it. What a strip has scrolled away lies under nothing.
    const visible = inBoxes(element, box);
    const corners = half ? [] : [[.15, .15], [.85, .15], [.15, .85], [.85, .85]];
    for (const [x, y] of corners) {
        const across = visible.left + (visible.right - visible.left) * x;
        const down = visible.top + (visible.bottom - visible.top) * y;
        const over = document.elementFromPoint(across, down)?.closest(CONTROLS);
        if (!over || reach(element, over) || over.contains(element) || over.control === element) continue;
        if (over.closest("[popover], details[open], dialog, .decide")?.contains(element) === false) continue;
        flaws.push(`overlap: ${tell(over)} lies over a part of ${tell(element)}`);
        break;
    }
    const target = shape(element, box);
    if (isTouch && !isLarge(element, target)) {
        const size = `${Math.round(target.width)}×${Math.round(target.height)}`;
        flaws.push(`small target: ${tell(element)} is ${size}`);
    }
}
for (const box of document.querySelectorAll("html, body *")) {
    if (box.scrollTop || box.scrollLeft) box.scrollTo(0, 0);
}

// What is written is not cut off, neither by a box that hides what is too large nor by the window, and
// no word is broken in two.
const texts = [];
// Whoever shortens a text on purpose may do so with what people wrote, and with nothing of the game's.
// Their short names are no excuse for a sentence that has one of them.
const isOwn = (text) => people.some((own) => own === text || (own.length > 12 && text.includes(own)));
const isBroken = (rects) => rects.some(({ top, height }) => Math.abs(top - rects[0].top) > height / 2);
const solid = (range) => [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
const brokenWord = (node) => {
    const range = document.createRange();
    // A word ends where it may be broken.
    for (const { 0: word, index } of node.data.matchAll(/[^\s\u200b\u00ad/·…–—‑-]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const isTheirs = word.length > 12 && (isOwn(word) || people.some((own) => own.includes(word)));
        if (!isTheirs && isBroken(solid(range))) return word;
    }
    return null;
};
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
    const { currentNode: node } = walker;
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("svg, option") || !shown(element)) continue;
    if (isForEars(element)) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const rects = solid(range);
    texts.push(...rects.map((rect) => ({ element, rect: inBoxes(element, rect) })));
    if (strict && isBroken(rects) && !element.closest("code")) {
        const word = brokenWord(node);
        if (word) flaws.push(`broken: "${word}" in ${tell(element)}`);
    }
    const box = range.getBoundingClientRect();
    for (let around = element; around && box.width > 1; around = around.parentElement) {
        const style = styleOf(around);
        const inside = around.getBoundingClientRect();
        if (inside.width <= 1 || inside.height <= 1) break;
        if (/ellipsis/.test(style.textOverflow)) {
            const isCut = around.scrollWidth > around.clientWidth + 1;
            if (strict && isCut && !isOwn(node.data.trim()) && !isOwn(around.innerText.trim())) {
                flaws.push(`clipped: ${tell(element)} ends with an ellipsis`);
            }
            break;
        }
        if (/auto|scroll/.test(style.overflowX + style.overflowY) || style.position === "fixed") break;
        if (!/hidden|clip/.test(style.overflowX + style.overflowY)) continue;
        const over = Math.max(box.right - inside.right, inside.left - box.left,
            (box.bottom - inside.bottom) / 2, (inside.top - box.top) / 2);
        if (over > 2) { flaws.push(`clipped: ${tell(element)} is cut off by ${tell(around)}`); break; }
    }
}
// What is written in a drawing stays within it.
for (const text of strict ? document.querySelectorAll("svg text") : []) {
    const [box, around] = [text.getBoundingClientRect(), text.closest("svg").getBoundingClientRect()];
    if (!shown(text) || !box.width || !around.width) continue;
    if (box.right > around.right + 1 || box.left < around.left - 1) {
        flaws.push(`clipped: "${text.textContent}" is wider than its drawing`);
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
// What was opened may lie over a part of the rest.
const leafOf = ({ element }) => element.closest(":popover-open, dialog");
const seen = texts.filter(inSight);
seen.forEach((one, index) => {
    for (const other of seen.slice(index + 1)) {
        if (one.element === other.element || lap(one.rect, other.rect) <= 4) continue;
        if (leafOf(one) !== leafOf(other)) continue;
        flaws.push(`overlap: ${tell(one.element)} and ${tell(other.element)} are written over each other`);
    }
});

return flaws;
