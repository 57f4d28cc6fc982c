// The interpreter that pyscript.toml names. PyScript imports it and calls loadPyodide; by then the real one
// has long been started, because this module starts it as soon as it is loaded itself.
import { loadPyodide as load, version } from "../../runtime/pyodide/pyodide.mjs";

export { version };

const { boot } = globalThis;
const { lock, sizes } = JSON.parse(document.getElementById("boot-data").textContent);
const runtime = new URL("../../runtime/", import.meta.url);

// ---- what comes over the network, counted, and told when it does not come whole

let broken;
const failure = new Promise((_, reject) => (broken = reject));
const total = Object.values(sizes).reduce((sum, size) => sum + size);
let received = 0;

const counter = (name) => {
    let own = 0;
    return new TransformStream({
        transform(chunk, controller) {
            own += chunk.byteLength;
            received += chunk.byteLength;
            boot.downloaded(Math.min(1, received / total));
            controller.enqueue(chunk);
        },
        flush() {
            if (own !== sizes[name]) throw new Error(`${name} came with ${own} bytes`);
            if (received === total) boot.step("start");
        },
    });
};

const through = (stream, { readable, writable }) => {
    stream.pipeTo(writable).catch(broken);
    return readable;
};

const request = globalThis.fetch;
const fetch_file = async (name) => {
    const response = await request(new URL(name, runtime));
    if (!response.ok) throw new Error(`${name}: the server answers ${response.status}`);
    return through(response.body, counter(name));
};

// Pyodide asks for these two; without their being whole, or with the wrong type, it would hang for ever.
const WASM = "pyodide/pyodide.asm.wasm";
const ARCHIVE = "python.bin";
const answers = {
    [WASM]: async () =>
        new Response(await fetch_file(WASM), { headers: { "content-type": "application/wasm" } }),
    [ARCHIVE]: async () =>
        new Response(through(await fetch_file(ARCHIVE), new DecompressionStream("gzip"))),
};

// ---- starting

const start = async () => {
    globalThis.fetch = (address, ...rest) => {
        const name = Object.keys(answers).find((one) => new URL(one, runtime).href === String(address));
        if (!name) return request(address, ...rest);
        const answer = answers[name]();
        answer.catch(broken);
        return answer;
    };
    try {
        return await Promise.race([
            failure,
            load({
                indexURL: new URL("pyodide/", runtime).href,
                stdLibURL: new URL(ARCHIVE, runtime).href,
                // There are no packages to look up; the full list would be 119 KB.
                lockFileContents: lock,
            }),
        ]);
    } finally {
        globalThis.fetch = request;
    }
};

const started = start();
started.then(() => boot.step("cards"), boot.fail);

// PyScript's way of loading its Python package is to write its source as files and to compile them at
// every start; the game has no use for it.
const without_source = async (run) => {
    const { stdlib } = await import("../../runtime/pyscript/core.js");
    return async (code, options) => {
        try {
            return await run(code.replace(stdlib, ""), options);
        } catch (error) {
            boot.fail(error);
            throw error;
        }
    };
};

export const loadPyodide = async ({ stdout, stderr }) => {
    const pyodide = await started;
    pyodide.setStdout({ batched: stdout });
    pyodide.setStderr({ batched: stderr });
    pyodide.runPythonAsync = await without_source(pyodide.runPythonAsync.bind(pyodide));
    return pyodide;
};
