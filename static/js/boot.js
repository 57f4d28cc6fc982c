// Starts everything: PyScript with its interpreter, and the page that Python draws on.
import { fail, step } from "./progress.js";

const start = async () => {
    await import("./page.js");
    const { hooks } = await import("../../runtime/pyscript/core.js");
    // It would evaluate a text for workers, which we have none of, and so need a laxer policy.
    hooks.worker.onBeforeRunAsync.clear();
};

addEventListener("py:progress", ({ detail }) => {
    if (detail === "Loading interpreter") step("start");
    if (detail === "Loaded Pyodide") step("cards");
});
start().catch(fail);
