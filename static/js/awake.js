// Keeps the screen on while the game asks for it. The browser takes the lock away whenever the page is out of
// sight; back in sight it is asked for again.
let wanted = false;
// The promise of a lock, from the moment it is asked for until it is gone.
let held = null;

export const can_stay_awake = "wakeLock" in navigator;

const ask = () => {
    const asked = navigator.wakeLock.request("screen");
    const forget = () => {
        if (held === asked) held = null;
    };
    // Refused, as with a low battery: then the screen goes dark as it always does.
    asked.then((lock) => lock.addEventListener("release", forget), forget);
    return asked;
};

const follow = () => {
    if (wanted && document.visibilityState === "visible") {
        held ??= ask();
    } else if (!wanted && held) {
        held.then((lock) => lock.release()).catch(() => {});
        held = null;
    }
};

export const stay_awake = (on) => {
    wanted = on && can_stay_awake;
    follow();
};

document.addEventListener("visibilitychange", follow);
