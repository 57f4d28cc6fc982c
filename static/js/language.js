// Set into the page itself by the build, so that the first paint is already in the right language, with the
// choices of last time and the saved game's *Continue*: exactly what Python draws when it is there.

// What could turn an attribute of a tree into code or markup is refused, whoever wrote the tree.
globalThis.refuse = (name, value) => {
    const code = /^on|^ref$|^(dangerouslysetinnerhtml|srcdoc|formaction)$/i.test(name);
    const address = /^(href|src|xlink:href)$/i.test(name) && /^\s*(javascript|data|vbscript):/i.test(value);
    if (code || address) throw new Error(`the attribute ${name} has no place in a tree`);
};

{
    // A drawing's address with its hash in it, as the page's import map has it for all of this version.
    const { imports } = JSON.parse(document.querySelector("script[type=importmap]").textContent);
    globalThis.located = (value) => {
        const [name, part] = String(value).split("#");
        const place = part && imports[`./${name}`];
        return place ? `${place.slice(2)}#${part}` : value;
    };

    const kept = (key) => {
        try {
            return localStorage.getItem(`setteemezzo.${key}`);
        } catch {
            // Storage may be forbidden.
            return null;
        }
    };
    const attempt = (read) => {
        try {
            return read();
        } catch {
            // What is kept may be something else than ours, or of another version.
            return null;
        }
    };

    // The language chosen in the game, else the first of the browser's that we speak, else English.
    const template = (lang, saved) =>
        document.querySelector(`template[lang="${lang}"]${saved ? "[data-saved]" : ":not([data-saved])"}`);
    const prefs = attempt(() => JSON.parse(kept("prefs"))) ?? {};
    // The end of the names of the drawings of the deck that is played with.
    globalThis.deck = prefs.deck === "italian" ? "-italian" : "";
    const spoken = [prefs.lang, ...navigator.languages].map((one) => String(one).split("-")[0].toLowerCase());
    const lang = spoken.find((one) => /^[a-z]+$/.test(one) && template(one, false)) ?? "en";
    const root = document.documentElement;
    root.lang = lang;

    // What the styles go by. Python sets it anew when it changes (game/ui/look.py), by the same days.
    for (const key of ["cloth", "text_size", "hand", "speed", "season"])
        if (/^[a-z]+$/.test(prefs[key])) root.dataset[key] = prefs[key];
    const now = new Date();
    const date = 100 * (now.getMonth() + 1) + now.getDate();
    const by_date = date >= 1208 || date <= 106 ? "christmas" : "plain";
    if (!["plain", "christmas"].includes(root.dataset.season)) root.dataset.season = by_date;

    const SVG = "http://www.w3.org/2000/svg";
    const grow = (tree, space) => {
        if (!Array.isArray(tree)) return document.createTextNode(tree);
        const [tag, attributes, children] = tree;
        const own = tag === "svg" ? SVG : space;
        const element = document.createElementNS(own, tag);
        for (const [name, value] of Object.entries(attributes)) {
            refuse(name, value);
            if (name !== "key" && name !== "style") element.setAttribute(name, value === true ? "" : located(value));
        }
        element.append(...children.map((child) => grow(child, own)));
        return element;
    };

    // What the game would show now, if it was this version that drew it, from what is still kept (page.js).
    const { tag } = JSON.parse(document.getElementById("boot-data").textContent).snapshot;
    const saved = kept("game") !== null;
    const first = attempt(() => {
        const { of, unread, trees } = JSON.parse(kept("first"));
        const same = JSON.stringify(of) === JSON.stringify([tag, lang, kept("prefs"), kept("setup")]);
        return same ? grow(trees[Number(saved && !unread)], root.namespaceURI) : null;
    });
    document.getElementById("app").append(first ?? template(lang, saved).content.cloneNode(true));
}
