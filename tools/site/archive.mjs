// Runs compile.py inside the Pyodide that will run the result, so that its bytecode is the right one.
//     node archive.mjs PYODIDE_FOLDER COMPILE_PY KEPT_FOLDER OUT NAME=FOLDER…
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

const [pyodide_folder, script, kept, out, ...packages] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide_folder}/pyodide.mjs`).href);
const pyodide = await loadPyodide({ indexURL: pyodide_folder });
const { FS } = pyodide;
const mount = (place, root) => {
    FS.mkdirTree(place);
    FS.mount(FS.filesystems.NODEFS, { root }, place);
};
mount("/kept", kept);
for (const one of packages) {
    const [name, folder] = one.split("=");
    mount(`/packages/${name}`, folder);
}
pyodide.runPython(readFileSync(script, "utf8"));
const archive = pyodide.globals.get("archive")("/packages", "/kept").toJs();
writeFileSync(out, gzipSync(archive, { level: 9 }));
