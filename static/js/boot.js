// Brings PyScript and the page together; the interpreter has been started by interpreter.js by then.
import "./page.js";
import { hooks } from "../../runtime/pyscript/core.js";

// PyScript would evaluate a text for workers, which we have none of; the policy forbids that.
hooks.worker.onBeforeRunAsync.clear();
