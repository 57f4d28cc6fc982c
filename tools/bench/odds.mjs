// Times the odds inside the Pyodide that the page runs, and prints the result as JSON.
//     node odds.mjs PYODIDE_FOLDER ROOT HANDS REPEATS
import { pathToFileURL } from "node:url";

const [pyodide_folder, root, hands, repeats] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide_folder}/pyodide.mjs`).href);
const pyodide = await loadPyodide({ indexURL: pyodide_folder });
for (const folder of ["game", "tools"]) {
    pyodide.FS.mkdirTree(`/clone/${folder}`);
    pyodide.FS.mount(pyodide.FS.filesystems.NODEFS, { root: `${root}/${folder}` }, `/clone/${folder}`);
}
pyodide.runPython("import sys; sys.dont_write_bytecode = True; sys.path.insert(0, '/clone')");
const measure = pyodide.runPython("from tools.bench.positions import measure_all; measure_all");
// The processor's own time: what else the machine is doing does not count.
const clock = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
};
console.log(measure(clock, Number(hands), Number(repeats)));
