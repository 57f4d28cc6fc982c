// The memory of an interpreter that has imported the game already, made by the build (tools/site/snapshot.mjs).
// It is only ever a short cut, which progress.js allows: whatever speaks against it, the plain start goes its way.

const HEAD = 10;

// The whole memory, as Pyodide takes it.
export const unpack = async (packed, { tag, size }) => {
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
