// The only thing Python sees of the page: `js.page`.
//
//   start(fn)        registers the one handler: fn(kind, name, value, milliseconds)
//   draw(json, depth) shows a tree: [tag, {attributes}, [children]], a child being a text or a tree, or
//                    ["same", {}, []] for what stood at its place before; depth is how many steps back the
//                    page itself can go
//   broken(text, label) says for good that something went wrong, with a button to begin anew
//   frame(name, value)  calls fn("frame", name, value, …) once what is drawn now is on the screen
//   timer(name, ms)  later calls fn("timer", name, "", …); the same name replaces; cancel(name)
//   share(address, text)  hands a text, an address or both on with the device's own means, or copies it
//   today()          the day where the device is, as 2026-12-24
//   now()            milliseconds since the page was opened, never going back
//   install()        lets the browser ask whether to install the game, where it has offered to
//   export(name, text)  hands a text on as a file (export.js)
//   ready()          the first real screen is drawn: the boot's progress goes away
//   remember(without, with_game, unread)  keeps two trees for the first paint of the next start (language.js)
//   repair()         fetches what is missing for playing without the network (offline.js)
//   renew(go_on)     takes the newest version; with go_on the saved game is gone on with at once
//   sound(on), cue(name, loudness, pan), vibrate(pattern)  what is heard and felt (cues.js)
//   dress(json)      sets what the styles go by: attributes of the page's root (language.js)
//   stay_awake(on)   keeps the screen on, where the device can, or no longer (awake.js)
//   persist()        asks the browser, once, not to clear away what is kept
//
// What fn hears: "tap", "input" and "key" with the element's data-action and its value, "hold" and "release" of an
// element with data-hold (holding.js), "timer" with its name, "back" when the device's own way back is taken,
// "visibility" with "visible" or "hidden", "storage"
// with the key and text another tab has written, "link" with what stands behind the # of the address,
// "shared" with the address and "copied", "not_copied" or "", "resume" when renew(true) brought us here,
// "exported" with a file's name and what became of it, "install" with what install.js has found, "lacks" with a
// setting that the device can do nothing about, and "offline", "version" and "persisted" as offline.js tells.
import { h, render } from "../../runtime/preact/preact.js";
import { can_stay_awake, stay_awake } from "./awake.js";
import { begin as begin_cues, cue, sound, vibrate } from "./cues.js";
import { export_file } from "./export.js";
import { watch_holding } from "./holding.js";
import { install, watch_install } from "./install.js";
import { begin as begin_offline, persist, repair } from "./offline.js";

const app = document.getElementById("app");
const timers = new Map();
let handler = null;

const now = () => performance.now();
// Not of toISOString, which goes by Greenwich.
const today = () => {
    const date = new Date();
    const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
    return parts.map((part) => String(part).padStart(2, "0")).join("-");
};
const send = (kind, name, value) => handler?.(kind, name, value, now());

// ---- drawing

// Reading the large cards takes a slow phone long: it does when it has nothing else to do, not when the first
// one falls.
const read_cards = () => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const use = document.createElementNS(svg.namespaceURI, "use");
    use.setAttribute("href", located(`static/cards${globalThis.deck}.svg#c-back`));
    svg.append(use);
    svg.style.display = "none";
    document.body.append(svg);
};

const node = (tree, before) => {
    if (!Array.isArray(tree)) return tree;
    const [tag, attributes, children] = tree;
    // What the renderer is given again it leaves as it is.
    if (tag === "same") return before;
    for (const name in attributes) refuse(name, attributes[name]);
    if (attributes.href) attributes.href = located(attributes.href);
    if (!before) return h(tag, attributes, ...children.map((child) => node(child)));
    const stood = [before.props?.children].flat();
    const like = (child, place) => {
        // A child may be a text, of one letter too.
        const key = Array.isArray(child) ? child[1].key : undefined;
        return key === undefined ? stood[place] : stood.find((one) => one?.key === key);
    };
    return h(tag, attributes, ...children.map((child, place) => node(child, like(child, place))));
};

const twin = (element) => {
    const { id, dataset } = element;
    if (id) return document.getElementById(id);
    if (!dataset.action) return null;
    const same = `[data-action=${CSS.escape(dataset.action)}]`;
    return [...app.querySelectorAll(same)].find((one) => one.dataset.value === dataset.value);
};

// An element with data-autofocus takes the focus once, when it appears.
const greeted = new WeakSet();
const newcomer = () => {
    let found = null;
    for (const element of app.querySelectorAll("[data-autofocus]")) {
        if (!greeted.has(element)) found ??= element;
        greeted.add(element);
    }
    return found;
};

// The first drawing takes over what it can use of the prerendered screen; Preact leaves the rest standing.
let prerendered = true;
const clear_rest = (root) => {
    for (const one of [...app.childNodes]) if (root && one !== root) one.remove();
};

// What had the focus when something with data-autofocus came before it.
let opener = null;
// The focus was ours and its place has gone: it goes to the next thing with data-home that can be used.
let homeless = false;
const HOME = "[data-home]:not(:disabled)";

const take_focus = (inside) => {
    const element = newcomer();
    if (element) {
        // From one dialog to the next: what had it before the first.
        if (!inside?.closest("[role=dialog]")) opener = inside;
        homeless = false;
        element.focus();
    } else if ((inside || homeless) && !app.contains(document.activeElement)) {
        // It was replaced by its like (a list grew, a screen changed), or what lay over its opener is closed.
        const places = [inside, inside && twin(inside), opener, opener && twin(opener), app.querySelector(HOME)];
        const place = places.find((one) => one?.isConnected && !is_off(one));
        place?.focus({ preventScroll: true });
        homeless = !place;
        opener = null;
    }
};

let drawn = null;

const draw = (json, depth) => {
    const focused = document.activeElement;
    const inside = app.contains(focused) ? focused : null;
    drawn = node(JSON.parse(json), json.includes('["same",') ? drawn : null);
    if (prerendered) drawn.ref = clear_rest;
    prerendered = false;
    render(drawn, app);
    take_focus(inside);
    guard(depth);
};

const dress = (json) => Object.assign(document.documentElement.dataset, JSON.parse(json));

// ---- the way back

// While the page itself can go back, one entry of the history is ours to catch it with.
let guarded = history.state?.guard === true;
let leaving = false;

const guard = (depth) => {
    if (depth > 0 && !guarded) {
        history.pushState({ guard: true }, "");
        guarded = true;
    } else if (depth === 0 && guarded) {
        guarded = false;
        leaving = true;
        history.back();
    }
};

addEventListener("popstate", () => {
    if (leaving) {
        leaving = false;
        return;
    }
    // An address with something behind the # was followed: forward, not back.
    if (location.hash) return;
    const caught = guarded;
    guarded = history.state?.guard === true;
    if (caught) send("back", "", "");
});

// ---- hearing

const is_field = (element) => element.matches("input:not([type=button]), select, textarea");
const is_off = (element) => element.closest(":disabled, [aria-disabled=true], [inert]") !== null;

const value_of = (element) => {
    const { type, checked, dataset, value } = element;
    if (type === "checkbox") return String(checked);
    return dataset.value ?? (typeof value === "string" ? value : "");
};

// Some browsers fire a second click for one touch. A real second tap has a pointer that came down.
let presses = 0;
let last_click = { element: null, presses: -1, time: 0 };
const is_echo = (element, event) => {
    const click = { element, presses, time: now() };
    const { element: before, presses: used, time } = last_click;
    last_click = click;
    return event.detail > 0 && before === element && used === presses && click.time - time < 500;
};

const hear = (kind, element) => {
    if (!is_off(element)) send(kind, element.dataset.action, value_of(element));
};

const listeners = {
    pointerdown() {
        presses += 1;
    },
    click(event) {
        const jump = event.target.closest("a[href^='#']");
        if (jump) {
            // Within the page and out of its history: the way back and links to a table stay what they are.
            event.preventDefault();
            const place = document.getElementById(jump.hash.slice(1));
            place?.scrollIntoView();
            place?.focus({ preventScroll: true });
            return;
        }
        const element = event.target.closest("[data-action]");
        if (!element || !app.contains(element) || is_field(element)) return;
        if (element.tagName === "A") event.preventDefault();
        if (!is_echo(element, event)) hear("tap", element);
    },
    input({ target }) {
        if (!target.dataset.action || !is_field(target)) return;
        written.set(target, value_of(target));
        hear("input", target);
    },
    // Only what no input event told already, as autofill in some browsers.
    change({ target }) {
        if (!target.dataset.action || !is_field(target)) return;
        if (written.get(target) !== value_of(target)) hear("input", target);
        written.delete(target);
    },
};
const written = new WeakMap();

const hear_key = (event) => {
    const { key, target, repeat, ctrlKey, altKey, metaKey, isComposing, defaultPrevented } = event;
    if (repeat || ctrlKey || altKey || metaKey || isComposing || defaultPrevented) return;
    const own = key === "Enter" || key === " " ? "button, a, input, select, textarea, summary" : "select, textarea";
    if (target.closest?.(`${own}, input:not([type=checkbox], [type=radio], [type=button])`)) return;
    const pressed = key.toLowerCase();
    const element = [...app.querySelectorAll("[data-key]")].find(
        (one) => one.dataset.key.toLowerCase() === pressed && !is_off(one),
    );
    if (!element) return;
    event.preventDefault();
    hear("key", element);
};

for (const [type, listener] of Object.entries(listeners)) app.addEventListener(type, listener);
// The form's own way of sending would leave the page.
app.addEventListener("submit", (event) => event.preventDefault());
watch_holding(app, send);
document.addEventListener("keydown", hear_key);
document.addEventListener("visibilitychange", () => send("visibility", document.visibilityState, today()));
// Kept by the browser as it was, the page has missed what other tabs did meanwhile.
addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
addEventListener("storage", ({ key, newValue }) => send("storage", key ?? "", newValue ?? ""));

const follow_link = () => {
    const code = location.hash.slice(1);
    // Else a reload would undo what has been chosen since, and the same link could not be followed twice.
    const entry = guarded ? { guard: true } : history.state;
    if (code) history.replaceState(entry, "", location.pathname + location.search);
    send("link", "", code);
};
addEventListener("hashchange", follow_link);

// ---- sharing

const share = async (address, text) => {
    const whole = [text, address].filter(Boolean).join("\n");
    try {
        if (navigator.share) {
            await navigator.share({ ...(text && { text }), ...(address && { url: address }) });
            send("shared", whole, "");
            return;
        }
        await navigator.clipboard.writeText(whole);
        send("shared", whole, "copied");
    } catch (error) {
        // Whoever closes the device's share sheet has changed their mind: nothing to say.
        send("shared", whole, error.name === "AbortError" ? "" : "not_copied");
    }
};

// ---- a new version

// Any new page has the newest version; the game is kept at every step.
const RESUME = "setteemezzo.resume";

const renew = (go_on) => {
    try {
        if (go_on) sessionStorage.setItem(RESUME, "1");
    } catch {
        // Then there is a tap on *Continue* in between.
    }
    location.reload();
};

const resume = () => {
    try {
        if (!sessionStorage.getItem(RESUME)) return;
        sessionStorage.removeItem(RESUME);
    } catch {
        return;
    }
    send("resume", "", "");
};

// ---- time

const cancel = (name) => {
    clearTimeout(timers.get(name));
    timers.delete(name);
};

const timer = (name, milliseconds) => {
    cancel(name);
    const fire = () => {
        timers.delete(name);
        send("timer", name, "");
    };
    timers.set(name, setTimeout(fire, milliseconds));
};

// A task begun in a frame comes after its drawing.
const frame = (name, value) => {
    requestAnimationFrame(() => setTimeout(send, 0, "frame", name, value));
};

// ---- the next start

const { snapshot } = JSON.parse(document.getElementById("boot-data").textContent);

// `unread`: what is kept as a game is of a newer version, and there is no going on with it.
const remember = (without, with_game, unread) => {
    try {
        const kept = ["prefs", "setup"].map((key) => localStorage.getItem(`setteemezzo.${key}`));
        const of = JSON.stringify([snapshot.tag, document.documentElement.lang, ...kept]);
        const text = `{"of":${of},"unread":${unread},"trees":[${without},${with_game}]}`;
        localStorage.setItem("setteemezzo.first", text);
    } catch {
        // Without it the next start shows the first screen of somebody new, until Python is there.
    }
};

// ---- when all else fails

const broken = (text, label) => {
    const box = document.createElement("div");
    const button = document.createElement("button");
    box.className = "broken";
    box.setAttribute("role", "alert");
    button.type = "button";
    button.textContent = label;
    button.addEventListener("click", () => location.reload());
    box.append(text, button);
    document.body.append(box);
};

globalThis.page = {
    // Pyodide drops a function after the call it was passed in, unless it is copied.
    start(fn) {
        handler = fn.copy?.() ?? fn;
        if (location.hash) follow_link();
        if (!can_stay_awake) send("lacks", "awake", "");
        if (!navigator.vibrate) send("lacks", "vibration", "");
        resume();
        watch_install(send);
    },
    draw,
    dress,
    stay_awake,
    broken,
    timer,
    frame,
    cancel,
    share,
    async export(name, text) {
        send("exported", name, await export_file(name, text));
    },
    install,
    now,
    today,
    remember,
    ready() {
        globalThis.boot.finish();
        begin_offline(send);
        begin_cues();
        (globalThis.requestIdleCallback ?? setTimeout)(read_cards);
    },
    repair,
    renew,
    persist,
    sound,
    cue,
    vibrate,
};
