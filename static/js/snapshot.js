// The memory of an interpreter that has imported the game already, made by the build (tools/site/snapshot.mjs).
// It is only ever a short cut: whatever speaks against it, the plain start goes its way.

// Where the browser says so: with less, what it takes while loading could end the page.
const GIGABYTES = 2;
// A start that never came to its end may have been closed by its owner; a second one looks like the snapshot.
const TRIES = 2;
const KEY = "setteemezzo.snapshot";
const HEAD = 10;

const tries_of = (tag) => {
    const [kept, tries] = (localStorage.getItem(KEY) ?? "").split(" ");
    return kept === tag ? Number(tries) : 0;
};

// Whether to start from it: on a second visit, when the worker has it at hand, and it never failed here.
export const is_wanted = (tag) => {
    try {
        const at_hand = navigator.serviceWorker?.controller && (navigator.deviceMemory ?? GIGABYTES) >= GIGABYTES;
        if (!tag || !at_hand || tries_of(tag) >= TRIES) return false;
        localStorage.setItem(KEY, `${tag} ${tries_of(tag) + 1}`);
        return true;
    } catch {
        // Without storage a snapshot that hangs would hang every time.
        return false;
    }
};

export const has_failed = (tag) => localStorage.setItem(KEY, `${tag} ${TRIES}`);

export const has_served = () => localStorage.removeItem(KEY);

// The whole memory, as Pyodide takes it.
export const unpack = async (response, { tag, size }) => {
    const packed = await response.arrayBuffer();
    if (packed.byteLength !== size) throw new Error(`the snapshot came with ${packed.byteLength} bytes`);
    const inflated = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const buffer = await new Response(inflated).arrayBuffer();
    const [count, total] = new Uint32Array(buffer, 0, 2);
    const found = [...new Uint8Array(buffer, 8, 32)].map((byte) => byte.toString(16).padStart(2, "0"));
    if (found.join("") !== tag) throw new Error("the snapshot is of another version");
    const runs = new Uint32Array(buffer, HEAD * 4, count * 2);
    const whole = new Uint8Array(total);
    let from = HEAD * 4 + runs.byteLength;
    for (let at = 0; at < runs.length; at += 2) {
        whole.set(new Uint8Array(buffer, from, runs[at + 1]), runs[at]);
        from += runs[at + 1];
    }
    return whole;
};
