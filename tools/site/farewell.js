// For a site that goes back to a deployment from before there was a worker: browsers that have one would keep
// their version for ever. This file goes there as sw.js (docs/offline.md). It throws away what the game kept
// for playing offline and takes itself away; pages that are open stay as they are, and saved games too.
const { scope } = registration;
const OURS = [`setteemezzo ${scope} `, `setteemezzo-pages ${scope}`];

const leave = async () => {
    for (const name of await caches.keys())
        if (name.startsWith(OURS[0]) || name === OURS[1]) await caches.delete(name);
    await registration.unregister();
};

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));
