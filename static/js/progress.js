// What a person sees while the runtime loads: a sentence, a bar, and a way out when it fails.
// Steps: download (by bytes), start (Python wakes up), cards (the game is read), then the game draws itself.
const lang = document.documentElement.lang;
const words = JSON.parse(document.getElementById("words").textContent)[lang];
const strip = document.getElementById("boot");
const sentence = strip.querySelector("p");
const bar = strip.querySelector("progress");
const again = strip.querySelector("button");

// Where the bar stands when a step begins; the download fills the room up to the next.
const STEPS = { download: 0, start: 0.7, cards: 0.9 };
// Pyodide can hang without an error; after so long without any news we say so. It may still go on.
const PATIENCE = 20_000;

let state = "loading";
let watchdog;

const say = (key) => {
    sentence.textContent = words[`boot.${key}`];
};

const offer_retry = (key) => {
    say(key);
    again.textContent = words["boot.retry"];
    again.hidden = false;
};

const watch = () => {
    clearTimeout(watchdog);
    watchdog = setTimeout(() => offer_retry("slow"), PATIENCE);
};

export const step = (name) => {
    if (state !== "loading") return;
    again.hidden = true;
    say(name);
    bar.value = Math.max(bar.value, STEPS[name]);
    watch();
};

// Between 0 and 1, of everything that has to come over the network.
export const downloaded = (share) => {
    if (state !== "loading") return;
    bar.value = Math.max(bar.value, share * STEPS.start);
    watch();
};

export const fail = (error) => {
    if (state !== "loading") return;
    state = "failed";
    clearTimeout(watchdog);
    console.error(error);
    bar.hidden = true;
    strip.setAttribute("role", "alert");
    offer_retry("failed");
};

export const finish = () => {
    if (state === "ready") return;
    state = "ready";
    clearTimeout(watchdog);
    performance.mark("playable");
    strip.remove();
};

// A new document is the only sure way: the browser remembers a module that failed to load.
again.addEventListener("click", () => location.reload());
step("download");
