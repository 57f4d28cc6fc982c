// How the game can come to the home screen, told as "install" with one of
//   offered  the browser has a question of its own, which install() lets it put
//   by_hand  an iPhone or iPad, whose browsers only have an entry in a menu
//   (empty)  nothing: it is there already, or this browser can't
const standalone = matchMedia("(display-mode: standalone), (display-mode: fullscreen)");

const is_app = () => navigator.standalone === true || standalone.matches;

// An iPad calls itself a Mac, but is touched. A page shown inside another app has no Safari in its name.
const is_apple = () => {
    const { userAgent, maxTouchPoints } = navigator;
    const device = /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1);
    return device && /Safari\//.test(userAgent);
};

let question = null;
let send = () => {};

const offer = () => {
    if (is_app()) return "";
    if (question) return "offered";
    return is_apple() ? "by_hand" : "";
};

const tell = () => send("install", offer(), "");

// It may come before Python is there; kept, the browser shows no banner of its own.
addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    question = event;
    tell();
});

addEventListener("appinstalled", () => {
    question = null;
    tell();
});

standalone.addEventListener("change", tell);

export const watch_install = (listener) => {
    send = listener;
    if (offer()) tell();
};

// A question can be put once. Whoever says no is left alone until the browser offers it anew.
export const install = () => {
    const asked = question;
    question = null;
    tell();
    asked?.prompt()?.catch?.(console.warn);
};

// The manifest is there in every language; the page knows which one it is in.
const link = document.querySelector("link[rel=manifest]");
const follow_language = () => {
    const { lang } = document.documentElement;
    const address = `static/manifest.${lang}.webmanifest`;
    if (link.getAttribute("href") !== address) link.setAttribute("href", address);
};
new MutationObserver(follow_language).observe(document.documentElement, { attributeFilter: ["lang"] });
follow_language();
