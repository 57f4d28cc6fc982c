// What is heard and felt. The synthesizer (sound.js) comes when the game is playable and sound is wanted, and
// only then; without it, or without vibration, the game is silent, and nothing else.

// A sound that comes later than this, in milliseconds, belongs to nothing that is still seen.
const LATE = 300;
const WAKING = ["pointerup", "click", "keydown"];

const idle = globalThis.requestIdleCallback ?? setTimeout;
let wanted = false;
let playable = false;
let synth = null;

const wake = () => synth?.wake();
const watch = () => (document.hidden || !wanted ? synth?.sleep() : synth?.wake());

let coming = null;
const load = async () => {
    try {
        synth = await import("./sound.js");
    } catch {
        // Another try at the next start, or when sound is turned off and on.
        coming = null;
        return;
    }
    // Browsers let nobody make a noise before a finger has come down.
    for (const type of WAKING) addEventListener(type, () => wanted && wake(), { capture: true });
    document.addEventListener("visibilitychange", watch);
};
const come = () => {
    if (wanted && playable) coming ??= load();
};

export const begin = () => {
    playable = true;
    idle(come);
};

export const sound = (on) => {
    wanted = on;
    come();
    watch();
};

export const cue = async (...what) => {
    const asked = performance.now();
    await coming;
    if (wanted && performance.now() - asked < LATE) synth?.play(...what);
};

export const vibrate = (pattern) => {
    // Before the first touch the browser would complain.
    if (navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(pattern.split(" ").map(Number));
};
