// What is heard and felt. Without Web Audio or vibration the game is silent, and nothing else.
import { play, sleep, wake } from "./sound.js";

const WAKING = ["pointerup", "click", "keydown"];
let wanted = false;

const watch = () => (document.hidden || !wanted ? sleep() : wake());

export const begin = () => {
    // Browsers let nobody make a noise before a finger has come down.
    for (const type of WAKING) addEventListener(type, () => wanted && wake(), { capture: true });
    document.addEventListener("visibilitychange", watch);
};

export const sound = (on) => {
    wanted = on;
    watch();
};

export const cue = (...what) => {
    if (wanted) play(...what);
};

export const vibrate = (pattern) => {
    // Before the first touch the browser would complain.
    if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern.split(" ").map(Number));
};
