// Brings PyScript and the page together; the interpreter has been started by interpreter.js by then.
import "./page.js";
import { hooks } from "../../runtime/pyscript/core.js";

// PyScript would evaluate a text for workers, which we have none of; the policy forbids that.
hooks.worker.onBeforeRunAsync.clear();
// Without the drawings there is no game to see; the page would ask for them only when the first card falls.
const { boot, deck } = globalThis;
for (const name of new Set([`cards${deck}`, "marks", `marks${deck}`]))
    fetch(import.meta.resolve(`../${name}.svg`), { integrity: boot.integrity_of(`static/${name}.svg`) })
        .then(({ ok, status }) => ok || Promise.reject(new Error(`the drawings of the ${name}: ${status}`)))
        .catch(boot.fail);
