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
const ask = async (name) => {
    const response = await request(new URL(name, runtime));
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

const inflate = async () => {
    const response = await ask(ARCHIVE);
    const done = count(ARCHIVE, response.clone());
    const inflated = await new Response(response.body.pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
    done();
    return new Response(inflated);
};

const compiled = compile();
const instantiate = WebAssembly.instantiateStreaming;

// Pyodide asks for both by their addresses, and hangs for ever when one does not come.
const with_files = async (archive, options) => {
    const asked = (name, address) => new URL(name, runtime).href === String(address);
    globalThis.fetch = (address, ...rest) => {
        if (asked(WASM, address)) return compiled;
        return asked(ARCHIVE, address) ? archive : request(address, ...rest);
    };
    WebAssembly.instantiateStreaming = async (module, imports) => ({
        module: await module,
        instance: await WebAssembly.instantiate(await module, imports),
    });
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
        globalThis.fetch = request;
        WebAssembly.instantiateStreaming = instantiate;
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

// A snapshot that has not come to life by then never will.
const PATIENCE = 15_000;
let shortened = false;

const short = async () => {
    const late = new Promise((_, reject) => setTimeout(reject, PATIENCE, new Error("the snapshot hangs")));
    const memory = ask(SNAPSHOT).then((response) => unpack(response, snapshot));
    const pyodide = await Promise.race([late, with_files(new Response(), { _loadSnapshot: memory })]);
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
        boot.short_cut.failed();
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
            const result = await run(code.replace(stdlib, ""), options);
            if (shortened) boot.short_cut.served();
            return result;
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
