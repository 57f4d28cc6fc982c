// Starts the Pyodide that the page will start, imports the game, and writes what its memory holds then.
//     node snapshot.mjs PYODIDE_FOLDER ARCHIVE OUT TAG CODE
// static/js/snapshot.js reads it: ten words (how many runs, how many bytes in all, the tag), then for each
// run its place and its length, then the bytes of the runs. Whatever lies between them is zero.
import node_crypto from "node:crypto";
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gunzipSync, gzipSync } from "node:zlib";

// With where it was thrown, node would write all of Pyodide's script, which is one line.
process.on("uncaughtException", (error) => {
    console.error(error.message);
    process.exit(1);
});

const [pyodide_folder, archive, out, tag, code] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide_folder}/pyodide.mjs`).href);
const { info } = JSON.parse(readFileSync(`${pyodide_folder}/pyodide-lock.json`, "utf8"));

// Of the same sources the same snapshot: chance and time would leave their traces in it.
let latest_byte = 0;
const settled = (bytes) => bytes.fill((latest_byte += 1));
Object.defineProperty(crypto, "getRandomValues", { value: settled });
node_crypto.randomFillSync = settled;
Date.now = () => 0;
performance.now = () => 0;

const library = `${out}.zip`;
writeFileSync(library, gunzipSync(readFileSync(archive)));
const pyodide = await loadPyodide({
    indexURL: pyodide_folder,
    stdLibURL: library,
    lockFileContents: { info, packages: {} },
    env: { HOME: "/home/pyodide", PYTHONHASHSEED: "0" },
    _makeSnapshot: true,
});
rmSync(library);
const before = pyodide._module.HEAPU8.length;
pyodide.runPython(code);
pyodide.runPython(`
import gc, linecache, re, sys
from sitecustomize import CODES

# Everybody would draw the same numbers.
assert "random" not in sys.modules
for name in CODES.keys() & sys.modules.keys():
    del CODES[name]
del name
re.purge()
linecache.clearcache()
gc.collect()
`);

// ---- what is free holds old rubbish: it is taken, wiped, and given back

const { _malloc, _free } = pyodide._module;
const heap = () => pyodide._module.HEAPU8;
const last = heap().findLastIndex((byte) => byte !== 0);
const taken = [];
for (let size = 1 << 21; size >= 32; size = (size / 1.5) & ~15) {
    for (;;) {
        const place = _malloc(size);
        // Behind all that was ever used there is nothing to wipe.
        const fresh = place + size > last;
        if (place && fresh) _free(place);
        if (!place || fresh) break;
        heap().fill(0, place, place + size);
        taken.push(place);
    }
}
for (const place of taken) _free(place);

// ---- writing

const whole = pyodide.makeMemorySnapshot();
// The page's memory begins with as much, and Pyodide does not let it grow before it is filled.
if (heap().length !== before) throw new Error(`the heap has grown from ${before} to ${heap().length} bytes`);
const PIECE = 512;
const runs = [];
for (let place = 0; place < whole.length; place += PIECE) {
    const piece = whole.subarray(place, place + PIECE);
    if (piece.every((byte) => byte === 0)) continue;
    const latest = runs.at(-1);
    if (latest && latest[0] + latest[1] === place) latest[1] += piece.length;
    else runs.push([place, piece.length]);
}
const head = Uint32Array.from([
    runs.length,
    whole.length,
    ...new Uint32Array(Uint8Array.from(Buffer.from(tag, "hex")).buffer),
    ...runs.flat(),
]);
const bodies = runs.map(([place, length]) => whole.subarray(place, place + length));
writeFileSync(out, gzipSync(Buffer.concat([Buffer.from(head.buffer), ...bodies]), { level: 9 }));
