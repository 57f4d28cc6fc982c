// Runs compile.py inside the Pyodide that will run the result, so that its bytecode is the right one.
//     node archive.mjs PYODIDE_FOLDER HERE KEPT_FOLDER OUT NAME=FOLDER…
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { gzipSync } from "node:zlib";

// With where it was thrown, node would write all of Pyodide's script, which is one line.
process.on("uncaughtException", (error) => {
    console.error(error.message);
    process.exit(1);
});

const [pyodide_folder, here, kept, out, ...packages] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide_folder}/pyodide.mjs`).href);
const { info } = JSON.parse(readFileSync(`${pyodide_folder}/pyodide-lock.json`, "utf8"));

const pyodide = await loadPyodide({ indexURL: pyodide_folder });
const { FS } = pyodide;
const mount = (place, root) => {
    FS.mkdirTree(place);
    FS.mount(FS.filesystems.NODEFS, { root }, place);
};
mount("/here", here);
mount("/kept", kept);
for (const one of packages) {
    const [name, folder] = one.split("=");
    mount(`/packages/${name}`, folder);
}
// Under their own names, without what the package itself would import.
FS.mkdirTree("/tree/tools/site");
for (const name of ["compile.py", "lean.py"]) FS.writeFile(`/tree/tools/site/${name}`, readFileSync(`${here}/${name}`));
const places = { packages: "/packages", slim: "/here/slim", importer: "/here/importer.py", kept: "/kept" };
const make = pyodide.runPython("import sys; sys.path.append('/tree'); from tools.site.compile import archive; archive");
const archive = (loaded) => make(pyodide.toPy(places), pyodide.toPy(loaded)).toJs();
const modules_of = (one) => one.runPython("import sys; list(sys.modules)").toJs();

// A first archive holds too much: a start with it shows which modules are still loaded.
const first = `${out}.first`;
writeFileSync(first, archive(modules_of(pyodide)));
const started = await loadPyodide({
    indexURL: pyodide_folder,
    stdLibURL: first,
    lockFileContents: { info, packages: {} },
});
rmSync(first);
writeFileSync(out, gzipSync(archive(modules_of(started)), { level: 9 }));
