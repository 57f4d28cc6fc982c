// What a person sees while the runtime loads: a sentence, a bar, and a way out when it fails. All of it
// stands in the first screen already. Set into the page itself by the build, after language.js, so that it
// needs no file that could be missing. The rest of the boot tells it through `boot`.
globalThis.boot = (() => {
    const { imports, integrity } = JSON.parse(document.querySelector("script[type=importmap]").textContent);
    const { words, snapshot } = JSON.parse(document.getElementById("boot-data").textContent);
    const say = words[document.documentElement.lang];
    const box = document.getElementById("boot");
    const sentence = box.querySelector(".boot-text");
    const bar = box.querySelector(".boot-bar");
    const fill = box.querySelector(".boot-fill");
    const again = box.querySelector(".boot-retry");

    // The short cut (snapshot.js), taken on a second visit, when the worker has it at hand, and it never failed
    // here. With less memory, where the browser tells it, what it takes while loading could end the page. A start
    // that never came to its end may have been closed by its owner; a second one looks like the snapshot.
    // One that is not there, as after an eviction, has not failed.
    const GIGABYTES = 2;
    const TRIES = 2;
    const KEY = "setteemezzo.snapshot";
    const note = (tries) => localStorage.setItem(KEY, `${snapshot.tag} ${tries}`);
    let before = 0;
    const decide = () => {
        const { deviceMemory = GIGABYTES, serviceWorker } = navigator;
        if (!snapshot || !serviceWorker?.controller || deviceMemory < GIGABYTES) return false;
        try {
            const [tag, tries] = (localStorage.getItem(KEY) ?? "").split(" ");
            before = tag === snapshot.tag ? Number(tries) : 0;
            if (before < TRIES) note(before + 1);
            return before < TRIES;
        } catch {
            // Without storage a snapshot that hangs would hang every time.
            return false;
        }
    };
    let trying = decide();
    const leave = (tries) => {
        trying = false;
        note(tries);
    };
    const short_cut = {
        wanted: trying,
        failed: () => leave(TRIES),
        missing: () => leave(before),
        late: () => leave(before + 1),
    };

    // One of the two will be asked for, as soon as there is a script to do so.
    const early = Object.assign(document.createElement("link"), { rel: "preload", as: "fetch" });
    early.crossOrigin = "anonymous";
    early.href = imports[`./runtime/${short_cut.wanted ? "snapshot" : "python"}.bin`];
    document.head.append(early);

    // Where the bar stands when a step begins; the download fills the room up to the next.
    const STEPS = { download: 0, start: 0.7, cards: 0.9 };
    // The boot can hang without an error; after so long without any news we say so. It may still go on.
    const PATIENCE = 20_000;

    let state = "loading";
    let reached = 0;
    let watchdog;

    // The cache may hold, under this version's address, what a server gave in the middle of a change. What has
    // come whole and right is not fetched again. A new document is the only sure way: the browser remembers a
    // module that failed to load.
    const LONG = 10_000;
    const mend = async ([address, right]) => {
        const kept = { cache: "only-if-cached", mode: "same-origin" };
        const held = await fetch(address, kept);
        held.body?.cancel();
        if (!held.ok) return;
        await fetch(address, { ...kept, integrity: right }).catch(async () => {
            await (await fetch(address, { cache: "reload" })).arrayBuffer();
        });
    };
    const retry = async ({ currentTarget }) => {
        currentTarget.disabled = true;
        const enough = new Promise((resolve) => setTimeout(resolve, LONG));
        await Promise.race([enough, Promise.allSettled(Object.entries(integrity).map(mend))]);
        location.reload();
    };

    // Python's first drawing takes the box away, or makes something else of its parts.
    let notice = null;
    const is_there = () => document.getElementById("boot") === box && box.contains(sentence) && box.contains(again);
    const offer_retry = (key) => {
        if (is_there()) {
            sentence.textContent = say[key];
            again.hidden = false;
            return;
        }
        notice?.remove();
        notice = Object.assign(document.createElement("div"), { className: "broken" });
        notice.setAttribute("role", "alert");
        const button = Object.assign(document.createElement("button"), { type: "button" });
        button.textContent = say["boot.retry"];
        button.addEventListener("click", retry);
        notice.append(say[key], button);
        document.body.append(notice);
    };

    const advance = (share) => {
        reached = Math.max(reached, share);
        // A transform moves on while the main thread is busy starting Python; a width would not.
        fill.style.transform = `scaleX(${reached})`;
        clearTimeout(watchdog);
        watchdog = setTimeout(offer_retry, PATIENCE, "boot.slow");
    };

    const step = (name) => {
        if (state !== "loading") return;
        again.hidden = true;
        sentence.textContent = say[`boot.${name}`];
        advance(STEPS[name]);
    };

    // Between 0 and 1, of all the bytes that have to come.
    const downloaded = (share) => {
        if (state === "loading") advance(share * STEPS.start);
    };

    const fail = (error) => {
        if (state !== "loading") return;
        state = "failed";
        clearTimeout(watchdog);
        console.error(error);
        if (is_there()) {
            bar.hidden = true;
            box.setAttribute("role", "alert");
        }
        offer_retry("boot.failed");
    };

    const finish = () => {
        if (state === "ready") return;
        // What the drawing has wiped away is still true.
        if (state === "failed") offer_retry("boot.failed");
        else notice?.remove();
        state = "ready";
        clearTimeout(watchdog);
        if (trying) localStorage.removeItem(KEY);
        performance.mark("playable");
    };

    // A script that does not come tells its element, an error in one tells the window.
    addEventListener(
        "error",
        ({ target, error }) => {
            if (target === window) fail(error);
            if (target instanceof HTMLScriptElement) fail(new Error(`${target.src} did not load`));
        },
        true,
    );
    addEventListener("unhandledrejection", ({ reason }) => fail(reason));

    // The style sheet has come by now, or never will: this script has waited for it. Its last line says that it
    // is whole (tools/site/build.py); a browser shows what has come of a broken one.
    const is_whole = () => getComputedStyle(document.documentElement).getPropertyValue("--whole") !== "";
    if (!is_whole()) {
        const broken_off = document.querySelector('link[rel="stylesheet"]');
        const another = broken_off.cloneNode();
        const judge = () => (is_whole() ? broken_off.remove() : fail(new Error("there are no styles")));
        for (const outcome of ["load", "error"]) another.addEventListener(outcome, judge);
        broken_off.after(another);
    }

    again.addEventListener("click", retry);
    step("download");
    // What a file of this version is, for whoever fetches it.
    const integrity_of = (name) => integrity[imports[`./${name}`]];
    return { step, downloaded, fail, finish, short_cut, integrity_of };
})();
