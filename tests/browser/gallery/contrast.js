// What axe-core says about contrast (WCAG AA).
const [done] = arguments;
const load = () => new Promise((loaded, failed) => {
    const script = document.createElement("script");
    Object.assign(script, { src: "/axe.js", onload: loaded, onerror: failed });
    document.head.append(script);
});
const tell = ({ target, any: [{ data }] }) =>
    `contrast: ${target.join(" ")} has ${data.contrastRatio} of ${data.expectedContrastRatio} (${data.fgColor} on ${data.bgColor})`;
const rules = { runOnly: { type: "rule", values: ["color-contrast"] }, resultTypes: ["violations"] };
("axe" in window ? Promise.resolve() : load())
    .then(() => axe.run(document, rules))
    .then(({ violations }) => done(violations.flatMap(({ nodes }) => nodes.map(tell))),
        (error) => done([`contrast: ${error}`]));
