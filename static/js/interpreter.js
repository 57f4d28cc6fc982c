// The interpreter that pyscript.toml names. PyScript imports it and calls loadPyodide; by then the real one
// has long been started, because this module starts it as soon as it is loaded itself.
import { loadPyodide as load, version } from "../../runtime/pyodide/pyodide.mjs";
import { unpack } from "./snapshot.js";

export { version };

const { boot } = globalThis;
const { lock, sizes, snapshot, ready } = JSON.parse(document.getElementById("boot-data").textContent);
const runtime = new URL("../../runtime/", import.meta.url);
const WASM = "pyodide/pyodide.asm.wasm";
const ARCHIVE = "python.bin";
const SNAPSHOT = "snapshot.bin";

const request = globalThis.fetch;
// With the hash in it, as the page's import map says.
const place = (name) => import.meta.resolve(`../../runtime/${name}`);
const ask = async (name, options) => {
    const response = await request(place(name), options);
    if (!response.ok) throw new Error(`${name}: the server answers ${response.status}`);
    return response;
};

// ---- progress

// Counting costs time: what is there sooner than this needs no bar.
const EAGER = 300;
const total = Object.values(sizes).reduce((sum, size) => sum + size);
const received = Object.fromEntries(Object.keys(sizes).map((name) => [name, 0]));

const report = (name, bytes) => {
    received[name] = Math.min(bytes, sizes[name]);
    const sum = Object.values(received).reduce((before, one) => before + one);
    boot.downloaded(sum / total);
    if (sum === total) boot.step("start");
};

// Counts a copy of what comes; the bytes themselves go their way untouched, which is fastest.
const count = (name, copy) => {
    const reader = copy.body.getReader();
    const read = async (bytes) => {
        const { done, value } = await reader.read();
        if (done) return;
        report(name, bytes + value.byteLength);
        await read(bytes + value.byteLength);
    };
    // That it breaks off, whoever takes the original is told as well.
    const timer = setTimeout(() => read(0).catch(() => {}), EAGER);
    return () => {
        clearTimeout(timer);
        reader.cancel();
        report(name, sizes[name]);
    };
};

// ---- what comes over the network

const compile = async () => {
    let response = await ask(WASM);
    const done = count(WASM, response.clone());
    // As the wrong type it would not be taken.
    if (response.headers.get("content-type") !== "application/wasm")
        response = new Response(response.body, { headers: { "content-type": "application/wasm" } });
    const module = await WebAssembly.compileStreaming(response);
    done();
    return module;
};

// A server in the middle of a change may give another version's. Python is the one part that no browser
// checks by itself and that could be another's without anybody noticing. Without https there is no digest.
const check = async (bytes) => {
    if (!globalThis.crypto?.subtle) return;
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
    if (boot.integrity_of(`runtime/${ARCHIVE}`) !== `sha256-${btoa(String.fromCharCode(...digest))}`)
        throw new Error(`${ARCHIVE} is of another version`);
};

const inflate = async () => {
    const response = await ask(ARCHIVE);
    const done = count(ARCHIVE, response.clone());
    const packed = await response.arrayBuffer();
    const stream = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
    const [inflated] = await Promise.all([new Response(stream).arrayBuffer(), check(packed)]);
    done();
    return new Response(inflated);
};

const compiled = compile();
const instantiate = WebAssembly.instantiateStreaming;

// Pyodide asks for both by their addresses, and hangs for ever when one does not come.
const with_files = async (archive, options) => {
    const asked = (name, address) => new URL(name, runtime).href === String(address);
    const answer = (address, ...rest) => {
        if (asked(WASM, address)) return compiled;
        return asked(ARCHIVE, address) ? archive : request(address, ...rest);
    };
    const begin = async (module, imports) => ({
        module: await module,
        instance: await WebAssembly.instantiate(await module, imports),
    });
    globalThis.fetch = answer;
    WebAssembly.instantiateStreaming = begin;
    // Of these two only the failures count here.
    const failures = Promise.all([compiled, archive]).then(() => new Promise(() => {}));
    try {
        return await Promise.race([
            failures,
            load({
                indexURL: new URL("pyodide/", runtime).href,
                stdLibURL: new URL(ARCHIVE, runtime).href,
                // There are no packages to look up; the full list would be 119 KB.
                lockFileContents: lock,
                ...options,
            }),
        ]);
    } finally {
        // One that ends late must not take them from the one that has followed.
        if (globalThis.fetch === answer) globalThis.fetch = request;
        if (WebAssembly.instantiateStreaming === begin) WebAssembly.instantiateStreaming = instantiate;
    }
};

// ---- starting

// Lets the browser show the step and answer a finger, between two long stretches of work.
const breathe = () => new Promise((resolve) => setTimeout(resolve));

const plain = async () => {
    const pyodide = await with_files(inflate());
    boot.step("cards");
    await breathe();
    performance.mark("import-begins");
    pyodide.runPython(ready);
    performance.measure("import", "import-begins");
    return pyodide;
};

// A snapshot that has not come to life after so many seconds never will. Those in which nobody looks do not
// count: the browser holds a hidden page back.
const PATIENCE = 15;
let shortened = false;
let came = false;
const patience = new AbortController();

const short = async () => {
    const { signal } = patience;
    const late = new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
    let left = PATIENCE;
    const clock = setInterval(() => {
        if (document.visibilityState === "visible") left -= 1;
        if (left === 0) patience.abort(new Error("the snapshot hangs"));
    }, 1000);
    // Given up it never comes: no second interpreter wakes beside the plain one.
    const memory = ask(SNAPSHOT, { signal }).then(async (response) => {
        const packed = await response.arrayBuffer();
        came = packed.byteLength === snapshot.size;
        return unpack(packed, snapshot);
    });
    memory.catch(() => {});
    const lost = memory.then(() => new Promise(() => {}));
    const in_time = Promise.race([memory, late]);
    in_time.catch(() => {});
    const loaded = with_files(new Response(), { _loadSnapshot: in_time });
    const pyodide = await Promise.race([late, lost, loaded]).finally(() => clearInterval(clock));
    if (!pyodide.runPython("import sys; 'game.app.loop' in sys.modules"))
        throw new Error("the snapshot holds no game");
    report(ARCHIVE, sizes[ARCHIVE]);
    boot.step("cards");
    shortened = true;
    await breathe();
    return pyodide;
};

const start = async () => {
    if (!boot.short_cut.wanted) return plain();
    try {
        return await short();
    } catch (error) {
        console.warn("The plain start takes over:", error);
        if (came) boot.short_cut.failed();
        else if (patience.signal.aborted) boot.short_cut.late();
        else boot.short_cut.missing();
        return plain();
    }
};

const started = start();
started.catch(boot.fail);

// PyScript's way of loading its Python package is to write its source as files and to compile them at
// every start; the game has no use for it.
const without_source = async (run) => {
    const { stdlib } = await import("../../runtime/pyscript/core.js");
    return async (code, options) => {
        try {
            return await run(code.replace(stdlib, ""), options);
        } catch (error) {
            if (shortened) {
                // What it left behind is no game: the next start goes without it.
                boot.short_cut.failed();
                location.reload();
            }
            boot.fail(error);
            throw error;
        }
    };
};

export const loadPyodide = async ({ stdout, stderr }) => {
    const pyodide = await started;
    performance.mark("interpreter");
    pyodide.setStdout({ batched: stdout });
    pyodide.setStderr({ batched: stderr });
    pyodide.runPythonAsync = await without_source(pyodide.runPythonAsync.bind(pyodide));
    return pyodide;
};
