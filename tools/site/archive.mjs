// Runs compile.py inside the Pyodide that will run the result, so that its bytecode is the right one.
//     node archive.mjs PYODIDE_FOLDER COMPILE_PY OUT NAME=FOLDER…
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [pyodide_folder, script, out, ...packages] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide_folder}/pyodide.mjs`).href);
const pyodide = await loadPyodide({ indexURL: pyodide_folder });
pyodide.FS.mkdir("/packages");
for (const one of packages) {
    const [name, folder] = one.split("=");
    pyodide.FS.mkdir(`/packages/${name}`);
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: folder }, `/packages/${name}`);
}
pyodide.runPython(readFileSync(script, "utf8"));
const archive = pyodide.globals.get("archive")("/packages").toJs();
writeFileSync(out, gzipSync(archive, { level: 9 }));
