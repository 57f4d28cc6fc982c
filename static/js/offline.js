// Playing without the network, and new versions: the page's side of the service worker (worker.js).
//
// What Python hears of it: "offline" with a state and, where something is missing, how many files; "version"
// when a newer (or older) one than this page's is ready to be taken; "persisted" with "yes" or "no".
//
//   fetching     the files for the first time     waiting      they did not all come: it is tried again
//   ready        checked: every file is right     full         there is no room for them
//   damaged      some are missing                 unrepaired   they could not be fetched by repair()
//   insecure     the address is not https         unsupported  the browser has or allows no worker
const { serviceWorker, storage } = navigator;
const VERSION = document.querySelector("meta[name=version]").content;
const WORKER = new URL("../../sw.js", import.meta.url);

// The first taps and cards come first.
const FIRST_CHECK = 1_500;
// A version that came broken, or not at all, is asked for again after a minute, then two, four, eight …
const RETRY = 60_000;
const CHECK = 3_600_000;
// How long a worker may be silent. The check hashes every file; a repair may fetch them all.
const PATIENCE = { hello: 20_000, check: 60_000, repair: 300_000 };

let send;
let state = "";
let missing = 0;
let failures = 0;
let next_look;
let last_look = -Infinity;

const tell = (name, files = 0) => {
    state = name;
    missing = files;
    send("offline", name, String(files));
};

const ask_once = (worker, kind) =>
    new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        const silent = setTimeout(resolve, PATIENCE[kind], { failed: true });
        port1.onmessage = ({ data }) => {
            clearTimeout(silent);
            resolve(data);
        };
        worker.postMessage({ kind, version: VERSION }, [port2]);
    });

// A worker can be stopped or replaced in the middle of it, and never answer: then the one that is there by
// then is asked, once more.
const ask = async (kind, times = 2) => {
    for (let time = 0; time < times; time += 1) {
        const said = await ask_once((await serviceWorker.ready).active, kind);
        if (!said.failed) return said;
    }
    throw new Error(`no answer to ${kind}`);
};

// ---- what there is

const greet = async () => {
    const { version } = await ask("hello");
    send("version", version === VERSION ? "" : "ready", "");
};

let asked = null;
const check = async () => {
    const { active } = await serviceWorker.ready;
    if (active === asked) return;
    asked = active;
    try {
        await greet();
        const { damaged } = await ask("check");
        if (damaged) tell("damaged", damaged);
        else tell("ready");
    } catch {
        setTimeout(check, RETRY);
    } finally {
        if (asked === active) asked = null;
    }
};

// That the short cut failed here (progress.js); with other files it may be tried again.
const forget_failure = () => {
    try {
        localStorage.removeItem("setteemezzo.snapshot");
    } catch {
        // Then it was never written either.
    }
};

export const repair = async () => {
    // Once: it may be at it still, and a second one would fetch the same.
    const { damaged, full } = await ask("repair", 1).catch(() => ({ damaged: missing || 1 }));
    if (!damaged) {
        forget_failure();
        tell("ready");
        return;
    }
    tell(full ? "full" : "unrepaired", damaged);
    // The server may have another version by now; that one is whole.
    look();
};

// ---- looking for a new version

const look_in = (milliseconds) => {
    clearTimeout(next_look);
    next_look = setTimeout(look, milliseconds);
};

const missed = async (why) => {
    failures += 1;
    look_in(Math.min(CHECK, RETRY * 2 ** (failures - 1)));
    // A version that is whole goes on working without the one that failed.
    const registration = await serviceWorker.getRegistration().catch(() => null);
    if (!registration?.active && (state === "" || state === "fetching")) tell(why);
};

const look = async () => {
    last_look = performance.now();
    look_in(CHECK);
    try {
        const registration = await serviceWorker.register(WORKER, { updateViaCache: "none" });
        if (registration.active) await registration.update();
        else if (state !== "full") tell("fetching");
    } catch (error) {
        if (error.name === "SecurityError") tell("unsupported");
        else missed("waiting");
    }
};

const look_again = () => {
    // Coming back is no reason to ask the server each time.
    if (document.visibilityState === "visible" && performance.now() - last_look > RETRY) look();
};

// ---- from page.js

export const begin = async (hear, first_check = FIRST_CHECK) => {
    send = hear;
    persisted();
    if (!serviceWorker) {
        tell(isSecureContext ? "unsupported" : "insecure");
        return;
    }
    serviceWorker.addEventListener("message", ({ data }) => {
        if (data.kind === "full" || data.kind === "failed") missed(data.kind === "full" ? "full" : "waiting");
    });
    serviceWorker.addEventListener("controllerchange", () => {
        failures = 0;
        check();
    });
    addEventListener("online", look);
    document.addEventListener("visibilitychange", look_again);
    setTimeout(look, first_check);
    if (serviceWorker.controller) {
        greet().catch(() => null);
        setTimeout(check, first_check);
    } else {
        await serviceWorker.ready;
        check();
    }
};

// ---- not to be cleared away

const ASKED = "setteemezzo.asked";

const persisted = async () => {
    const kept = await storage?.persisted?.().catch(() => false);
    send("persisted", kept ? "yes" : "no", "");
};

// Some browsers ask the player: once is enough, and once more when it has been installed as an app, for then
// most say yes without asking.
export const persist = async () => {
    const mode = matchMedia("(display-mode: standalone)").matches ? "app" : "page";
    try {
        if (localStorage.getItem(ASKED) === mode) return;
        localStorage.setItem(ASKED, mode);
        await storage.persist();
    } catch {
        // Then it stays as it is.
    }
    persisted();
};
