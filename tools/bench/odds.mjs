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
const from_positions = (name) =>
    pyodide.runPython(`from tools.bench.positions import ${name} as taken; taken`);
// The processor's own time: what else the machine is doing does not count.
const clock = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
};
const first = JSON.parse(from_positions("measure_first")(clock));
const presets = JSON.parse(from_positions("measure_all")(clock, Number(hands), Number(repeats)));
console.log(JSON.stringify({ first, presets }));
