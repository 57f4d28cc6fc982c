// What a click cannot say: that something is held down, and no longer. An element with data-hold sends "hold"
// when a finger, the mouse or a key comes down on it, and "release" when it is up again or anything comes between:
// the finger slides off, the device takes it for something else, the page loses the focus or the sight.
const SLACK = 24;
const KEYS = new Set([" ", "Enter"]);

export const watch_holding = (app, send) => {
    let held = null;

    const release = () => {
        if (held) send("release", "", "");
        held = null;
    };
    const hold = (element, pointer) => {
        release();
        held = { element, pointer };
        send("hold", "", "");
    };
    const holder_of = (event) => event.target.closest?.("[data-hold]:not(:disabled)");
    const of_held = ({ pointerId }) => held?.pointer === pointerId;

    app.addEventListener("pointerdown", (event) => {
        const element = holder_of(event);
        if (!element || event.button !== 0 || held || element.closest("[inert]")) return;
        element.setPointerCapture(event.pointerId);
        hold(element, event.pointerId);
    });
    addEventListener("pointermove", (event) => {
        if (!of_held(event)) return;
        const { left, top, right, bottom } = held.element.getBoundingClientRect();
        const { clientX: x, clientY: y } = event;
        if (x < left - SLACK || x > right + SLACK || y < top - SLACK || y > bottom + SLACK) release();
    });
    for (const type of ["pointerup", "pointercancel", "lostpointercapture"]) {
        addEventListener(type, (event) => of_held(event) && release(), true);
    }
    // A long press asks for a menu: of a finger it is still the same press, of a mouse another button.
    app.addEventListener("contextmenu", (event) => {
        if (!holder_of(event)) return;
        event.preventDefault();
        if (event.pointerType === "mouse") release();
    });
    app.addEventListener("keydown", (event) => {
        const element = holder_of(event);
        if (!element || !KEYS.has(event.key)) return;
        event.preventDefault();
        if (!event.repeat && !held) hold(element, event.key);
    });
    addEventListener("keyup", ({ key }) => held?.pointer === key && release(), true);
    app.addEventListener("focusout", ({ target }) => typeof held?.pointer === "string" && target === held.element && release());
    addEventListener("blur", release);
    addEventListener("pagehide", release);
    document.addEventListener("visibilitychange", release);
};
