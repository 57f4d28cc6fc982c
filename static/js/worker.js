// The service worker. The build puts VERSION and FILES in front of it, and the whole as sw.js at the root of
// the site; docs/offline.md tells the life of a version. In short:
//
// - FILES has the SHA-256 of every file of the site. A version lies in a cache of its own, and is installed
//   when every file is there and right, or not at all. What a broken installation has brought stays for the
//   next one.
// - A worker takes over as soon as it is installed: whoever opens the page gets the newest whole version. A
//   page that is open already is answered from the version it was opened with until it is gone.
//
// What a worker of another version relies on, and must stay as it is: the names of the caches, LIST and
// PAGES in them, and the messages.

/* global VERSION, FILES */

const { scope } = registration;
// The address is in the names: on one host there may be other games, and this one at another place.
const PREFIX = `setteemezzo ${scope} `;
const cache_of = (version) => PREFIX + version;
// Which page was opened with which version.
const PAGES = `setteemezzo-pages ${scope}`;
// The list of its files, in the cache of a version that has been whole.
const LIST = `${scope}sw.js?files`;
const AT_ONCE = 4;

const ROOT = "index.html";
const TYPES = {
    bin: "application/octet-stream",
    css: "text/css; charset=utf-8",
    html: "text/html; charset=utf-8",
    js: "text/javascript; charset=utf-8",
    json: "application/json",
    mjs: "text/javascript; charset=utf-8",
    png: "image/png",
    svg: "image/svg+xml",
    txt: "text/plain; charset=utf-8",
    wasm: "application/wasm",
    webmanifest: "application/manifest+json",
    woff2: "font/woff2",
};

// Some hosts have no index.html, only the folder that shows it.
const address = (name) => new URL(name === ROOT ? "./" : name, scope).href;
const own_caches = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));
const look_up = (key, version) => caches.match(key, { cacheName: cache_of(version) });

// ---- files, which count only when they are what the version says

const hash = async (body) => {
    const digest = await crypto.subtle.digest("SHA-256", body);
    return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
};

const if_right = async (response, wanted) => {
    if (!response?.ok) return null;
    const body = await response.arrayBuffer();
    return (await hash(body)) === wanted ? body : null;
};

// As the page asks for it (tools/site/addresses.py): what it has just fetched is not fetched again.
const place_of = (name, wanted) =>
    name === ROOT ? address(name) : `${address(name)}?v=${wanted.slice(0, 8)}`;

const get = async (name, wanted, cache) => {
    const response = await fetch(place_of(name, wanted), { cache });
    if (!response.ok) throw new Error(`${name}: the server answers ${response.status}`);
    const body = await response.arrayBuffer();
    return { body, found: await hash(body) };
};

// What the server had instead when it was last asked past every cache. A deployment may take its time, and
// each look in between would bring the same megabytes once more.
const HOUR = 3_600_000;
const wrong_key = (name) => `${scope}sw.js?wrong=${name}`;
const was_wrong = async (name, found) => {
    const note = await (await look_up(wrong_key(name), VERSION))?.json();
    return note?.found === found && Date.now() - note.time < HOUR;
};
const note_wrong = async (name, found) => {
    const cache = await caches.open(cache_of(VERSION));
    await cache.put(wrong_key(name), new Response(JSON.stringify({ found, time: Date.now() })));
};

const download = async (name, wanted) => {
    const { body, found } = await get(name, wanted, "no-cache");
    if (found === wanted) return body;
    // Some hosts tell "unchanged" by date and size alone: then it is asked for anew.
    if (!(await was_wrong(name, found).catch(() => false))) {
        const anew = await get(name, wanted, "reload");
        if (anew.found === wanted) return anew.body;
        await note_wrong(name, anew.found).catch(() => null);
    }
    throw new Error(`${name} on the server is not this version's`);
};

// Of our own making: no encoding is left on it, and its type is right whatever the host says.
const response_of = (name, body) =>
    new Response(body, {
        headers: {
            "content-type": TYPES[name.split(".").pop()] ?? TYPES.bin,
            "content-length": String(body.byteLength),
        },
    });

const put = async (version, name, body) => {
    const cache = await caches.open(cache_of(version));
    await cache.put(address(name), response_of(name, body));
};

// Runs the work for each name, a few at a time. After a failure nothing more is begun, but what is under
// way comes to its end.
const for_each = async (names, work) => {
    const waiting = [...names];
    const go_on = async () => {
        while (waiting.length) {
            try {
                await work(waiting.shift());
            } catch (error) {
                waiting.length = 0;
                throw error;
            }
        }
    };
    const ends = await Promise.allSettled(Array.from({ length: AT_ONCE }, go_on));
    const failed = ends.find(({ status }) => status === "rejected");
    if (failed) throw failed.reason;
};

const damaged_files = async () => {
    const damaged = [];
    await for_each(Object.keys(FILES), async (name) => {
        if (!(await if_right(await look_up(address(name), VERSION), FILES[name]))) damaged.push(name);
    });
    return damaged;
};

const sign = async () => {
    const cache = await caches.open(cache_of(VERSION));
    await cache.put(LIST, new Response(JSON.stringify(FILES)));
};

// ---- a version comes

const bring = async (name) => {
    // Also from what an installation that failed has left, this version's first.
    for (const cacheName of new Set([cache_of(VERSION), ...(await own_caches())])) {
        const body = await if_right(await caches.match(address(name), { cacheName }), FILES[name]);
        if (!body) continue;
        if (cacheName !== cache_of(VERSION)) await put(VERSION, name, body);
        return;
    }
    await put(VERSION, name, await download(name, FILES[name]));
};

// By the names: whatever lies there has been hashed.
const absent_files = async () => {
    const there = new Set((await (await caches.open(cache_of(VERSION))).keys()).map(({ url }) => url));
    return Object.keys(FILES).filter((name) => !there.has(address(name)));
};

const take_over = async () => {
    // Rolled back to, this version may have been signed still, and the worker before this one may have thrown
    // it away since. What cannot be brought now is found by the page's check.
    await for_each(await absent_files(), bring).catch(() => null);
    // Only now: what is signed, and used by nobody, would be thrown away by the worker before this one.
    if (!(await absent_files()).length) await sign();
    await tidy({ unfinished: true });
};

const install = async () => {
    try {
        // What does not fit together is found out for little: the page has the version's name in it, and of
        // the others the small ones come first in the list.
        await bring(ROOT);
        await for_each(Object.keys(FILES), bring);
        // Had another worker tidied up meanwhile, some would be gone.
        if ((await absent_files()).length) throw new Error("files went away");
    } catch (error) {
        const why = error.name === "QuotaExceededError" ? "full" : "failed";
        for (const page of await clients.matchAll({ includeUncontrolled: true, type: "window" }))
            if (page.url.startsWith(scope)) page.postMessage({ kind: why, version: VERSION });
        throw error;
    }
    await skipWaiting();
};

// ---- which page has which version

const pins = new Map();
// So long a page may be on its way, and not yet be among the clients.
const ARRIVAL = 60_000;

const key_of = (id) => `${scope}sw.js?page=${id}`;

const pin = async (id, version) => {
    if (!id) return;
    const kept = { version, time: Date.now() };
    pins.set(id, kept);
    const cache = await caches.open(PAGES);
    await cache.put(key_of(id), new Response(JSON.stringify(kept)));
};

// The worker is stopped and started anew as the browser likes: what it knew must have been kept.
const version_of = async (id) => {
    if (id && !pins.has(id)) {
        const kept = await (await caches.match(key_of(id), { cacheName: PAGES }))?.json();
        // Meanwhile the page may have said it itself.
        if (!pins.has(id)) {
            if (kept) pins.set(id, kept);
            else await pin(id, VERSION).catch(() => null);
        }
    }
    return pins.get(id)?.version ?? VERSION;
};

// Throws away the versions that no page has any more. A worker that has just taken over also throws away
// what never got whole; another one must not, for its successor may be at it.
const tidy = async ({ unfinished }) => {
    const pages = await caches.open(PAGES);
    const windows = await clients.matchAll({ includeUncontrolled: true, type: "window" });
    const open = new Set(windows.map(({ id }) => key_of(id)));
    const needed = new Set([cache_of(VERSION)]);
    for (const { url } of await pages.keys()) {
        const { version, time } = await (await pages.match(url)).json();
        if (open.has(url) || Date.now() - time < ARRIVAL) needed.add(cache_of(version));
        else await pages.delete(url);
    }
    for (const cacheName of await own_caches()) {
        if (needed.has(cacheName)) continue;
        if (unfinished || (await caches.match(LIST, { cacheName }))) await caches.delete(cacheName);
    }
};

// ---- answering

// What was evicted is fetched again, if the server still has this very version.
const file = async (version, name) => {
    // A storage that is broken is like one that was evicted.
    const stored = await look_up(address(name), version).catch(() => null);
    if (stored) return stored;
    const list = version === VERSION ? FILES : await (await look_up(LIST, version))?.json();
    if (!list || !Object.hasOwn(list, name)) return null;
    const body = await download(name, list[name]);
    await put(version, name, body).catch(() => null);
    return response_of(name, body);
};

const answer = async ({ request, clientId }, name) => {
    let version;
    try {
        version = await version_of(clientId);
    } catch {
        // The storage is broken, and nobody knows any more.
        return fetch(request);
    }
    const found = await file(version, name).catch(() => Response.error());
    return found ?? fetch(request);
};

// The page itself, whatever stands behind its address.
const open_page = async (event) => {
    const pinned = pin(event.resultingClientId, VERSION);
    event.waitUntil(pinned.catch(() => null));
    try {
        return await file(VERSION, ROOT);
    } catch {
        // Evicted, and the server has another version by now: all of that one, then, and nothing of ours.
        event.waitUntil(pin(event.resultingClientId, "").catch(() => null));
        return fetch(event.request);
    }
};

// There may be something else further down on the same host; if not, or offline, it is the page again, at
// its own place, so that its relative addresses are right.
const open_elsewhere = async ({ request }) => {
    const found = await fetch(request).catch(() => null);
    return found && found.status !== 404 ? found : Response.redirect(scope + new URL(request.url).search);
};

addEventListener("fetch", (event) => {
    const { method, mode, headers, url } = event.request;
    if (method !== "GET" || headers.has("range") || !url.startsWith(scope)) return;
    const name = new URL(url).pathname.slice(new URL(scope).pathname.length);
    if (mode !== "navigate") event.respondWith(answer(event, name));
    else if (name === "" || name === ROOT) event.respondWith(open_page(event));
    else event.respondWith(open_elsewhere(event));
});

addEventListener("install", (event) => event.waitUntil(install()));
let taken_over = Promise.resolve();
addEventListener("activate", (event) => {
    taken_over = take_over();
    event.waitUntil(taken_over);
});

// ---- what a page can say; each is answered through the port that comes with it,
// with `failed` where it could not be done

const sayings = {
    // I am here, with such a version: which is the newest?
    async hello({ version }, page) {
        // On a full device neither is possible; the page must hear of us all the same.
        await pin(page.id, version).catch(() => null);
        await clients.claim();
        await tidy({ unfinished: false }).catch(() => null);
        return { version: VERSION };
    },
    // Could the next start do without the network?
    async check() {
        return { damaged: (await damaged_files()).length };
    },
    async repair() {
        try {
            await for_each(await damaged_files(), async (name) =>
                put(VERSION, name, await download(name, FILES[name])),
            );
            await sign();
        } catch (error) {
            return { damaged: (await damaged_files()).length, full: error.name === "QuotaExceededError" };
        }
        return { damaged: 0 };
    },
};

addEventListener("message", (event) => {
    const { data, source, ports } = event;
    if (!Object.hasOwn(sayings, data?.kind)) return;
    // A page can ask as soon as we are being activated.
    const begun = taken_over.catch(() => null);
    const said = begun.then(() => sayings[data.kind](data, source)).catch(() => ({ failed: true }));
    event.waitUntil(said.then((answer) => ports[0].postMessage(answer)));
});
