// The synthesizer: every sound is worked out once as samples, and played a little different each time.
//
//   play(name, loudness, pan)  sounds one now; wake() and sleep() let the device's audio run, or rest
//   NAMES, start(context, name, …)  for those who look at them
//
// A sound is a list of layers. `at`, `rise` and `fall` are seconds: when it begins, how long it takes to its
// full strength, and then to e⁻¹ of it.
//   hiss   noise through a band-pass filter at `hz`, `q` wide
//   tone   a sine at `hz`, which glides to `to`; `more` are partials: [times, strength, times the fall]

// Nobody wants to hear the others' cards over the television.
const MASTER = 0.8;
// Samples in a second: enough for what is soft, and half the work.
const RATE = 32000;
const LONGEST = 0.58;
const TAKES = 3;
// Seconds without a sound until the device's audio may rest.
const QUIET = 20;

const hiss = (at, hz, q, level, rise, fall) => ({ at, hz, q, level, rise, fall });
const tone = (at, hz, level, rise, fall, { to = hz, more = [] } = {}) => ({ at, hz, to, level, rise, fall, more });

// A chip of clay: partials which fit no scale, gone at once.
const CLAY = [
    [1.58, 0.7, 0.8],
    [2.24, 0.45, 0.55],
    [3.06, 0.3, 0.4],
];
const chip = (at, pitch, level) => [
    tone(at, 1870 * pitch, level, 0.001, 0.022, { more: CLAY }),
    hiss(at, 5200, 0.8, level * 0.7, 0.0005, 0.006),
];
// A bar of wood, as of a marimba: its fourth partial is short.
const WOOD = [
    [2, 0.12, 0.7],
    [3.93, 0.22, 0.25],
];
// Warmer, as of a music box in the next room.
const BOX = [
    [2, 0.28, 0.7],
    [3, 0.1, 0.45],
    [5.04, 0.06, 0.2],
];
const bar = (at, hz, level, fall = 0.11) => tone(at, hz, level, 0.004, fall, { more: WOOD });
const bell = (at, hz, level, fall = 0.14) => tone(at, hz, level, 0.005, fall, { more: BOX });
const slide = (at, level) => [
    hiss(at, 3300, 0.7, level, 0.02, 0.028),
    hiss(at, 6200, 0.9, level * 0.4, 0.03, 0.018),
    // It comes down on cloth.
    hiss(at + 0.058, 620, 0.9, level * 1.5, 0.0015, 0.016),
];
const snap = (at, hz, level) => hiss(at, hz, 1.1, level, 0.0008, 0.009);

const [C5, F4, A4, F5, A5, G4] = [523.25, 349.23, 440, 698.46, 880, 392];
const riffle = Array.from({ length: 17 }, (_, card) => {
    const way = card / 16;
    return snap(0.36 * way ** 0.85, 2600 + 1500 * way, 0.35 + 0.5 * Math.sin(Math.PI * way));
});

// The peak of each, of 1, and its layers.
const SOUNDS = {
    card: [0.2, ...slide(0, 1)],
    flip: [0.22, snap(0, 3800, 0.7), hiss(0.004, 1900, 0.8, 0.5, 0.006, 0.014), snap(0.05, 1100, 1)],
    shuffle: [0.17, ...riffle, hiss(0.37, 1500, 0.7, 0.9, 0.012, 0.03)],
    cut: [0.22, hiss(0, 2400, 0.7, 0.5, 0.025, 0.02), hiss(0.05, 480, 0.9, 1.6, 0.002, 0.024)],
    chip: [0.16, ...chip(0, 1, 1), ...chip(0.034, 1.07, 0.45)],
    chips: [
        0.19,
        ...[0, 0.046, 0.083, 0.134, 0.2].flatMap((at, n) => chip(at, [1, 1.13, 0.94, 1.21, 1.04][n], 1 - n * 0.17)),
    ],
    knock: [0.17, ...[0, 0.105].flatMap((at) => [
        tone(at, 215, 1, 0.002, 0.026, { to: 160, more: [[2.7, 0.35, 0.4]] }),
        hiss(at, 700, 0.8, 0.6, 0.001, 0.009),
    ])],
    seven_half: [0.34, bell(0, F4, 0.8), bell(0.05, A4, 0.75), bell(0.1, C5, 0.8), bell(0.16, F5, 1, 0.13)],
    // Low, and yet to be heard from a phone's own speaker.
    bust: [
        0.36,
        tone(0, 190, 1, 0.004, 0.085, { to: 82, more: [[2.1, 0.5, 0.6], [3.3, 0.2, 0.4]] }),
        hiss(0, 420, 0.7, 0.8, 0.002, 0.022),
    ],
    win: [0.3, bell(0, C5, 0.8, 0.09), bell(0.09, F5, 1, 0.14), ...chip(0.03, 1, 0.2), ...chip(0.11, 1.1, 0.16)],
    lose: [0.22, bar(0, A4, 0.9, 0.07), bar(0.12, F4, 1, 0.1)],
    bank: [0.22, bar(0, G4, 0.9, 0.06), bar(0.085, C5, 1, 0.1)],
    turn: [0.16, bar(0, F5, 1, 0.06)],
    crown: [
        0.34,
        ...[F4, A4, C5, F5].map((hz, n) => bell(0.07 * n, hz, 0.7, 0.08)),
        ...[F4, C5, F5, A5].map((hz) => bell(0.28, hz, 0.55, 0.1)),
    ],
};
export const NAMES = Object.keys(SOUNDS);

// ---- samples

// Noise that is the same each time a sound is worked out.
const noise = (seed) => () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) | 0;
    return seed / 2 ** 31;
};

// Time constants until a sound is as good as gone.
const GONE = 6.5;

// Adds what `wave` gives, sample by sample, as strong as the layer says.
const add = (out, { at, rise, fall, level }, wave) => {
    const first = Math.round(at * RATE);
    const last = Math.min(out.length, first + Math.ceil((rise + GONE * fall) * RATE));
    const up = level / (rise * RATE);
    const down = Math.exp(-1 / (fall * RATE));
    let strength = 0;
    let rising = true;
    for (let n = first; n < last; n += 1) {
        out[n] += strength * wave();
        strength = rising ? strength + up : strength * down;
        rising &&= strength < level;
    }
};

const add_hiss = (out, layer, random) => {
    const turn = 2 * Math.sin((Math.PI * layer.hz) / RATE);
    let low = 0;
    let band = 0;
    add(out, layer, () => {
        low += turn * band;
        band += turn * (random() - low - band / layer.q);
        return band;
    });
};

const GLIDE = Math.exp(-1 / (0.06 * RATE));
const add_tone = (out, { hz, to, level, fall, more, ...layer }) => {
    for (const [times, share, last] of [[1, 1, 1], ...more]) {
        const turn = (2 * Math.PI * times) / RATE;
        let phase = 0;
        let over = hz - to;
        add(out, { ...layer, level: level * share, fall: fall * last }, () => {
            phase += turn * (to + over);
            over *= GLIDE;
            return Math.sin(phase);
        });
    }
};

// Its end fades to nothing, nothing of it lies beside zero, and its loudest sample is the peak that it is to have.
const finish = (out, peak) => {
    // A high-pass filter of one pole, at 40 Hz.
    const keep = Math.exp((-2 * Math.PI * 40) / RATE);
    let before = 0;
    let after = 0;
    let loudest = 0;
    const fade = 0.04 * RATE;
    for (let n = 0; n < out.length; n += 1) {
        after = keep * (after + out[n] - before);
        before = out[n];
        out[n] = after * Math.min(1, (out.length - 1 - n) / fade);
        loudest = Math.max(loudest, Math.abs(out[n]));
    }
    return out.map((sample) => (sample * peak) / loudest);
};

const ends = ({ at, rise, fall }) => at + rise + GONE * fall;

const samples = (name, take) => {
    const [peak, ...layers] = SOUNDS[name];
    const seconds = Math.min(LONGEST, Math.max(...layers.map(ends)));
    const out = new Float32Array(Math.ceil(seconds * RATE));
    const random = noise(7919 * (take + 1));
    for (const layer of layers) layer.q ? add_hiss(out, layer, random) : add_tone(out, layer);
    return finish(out, peak);
};

// ---- playing

const made = new Map();
const buffer_of = (context, name, take) => {
    const key = `${name}${take}`;
    if (!made.has(key)) {
        const out = samples(name, take);
        const buffer = context.createBuffer(1, out.length, RATE);
        buffer.copyToChannel(out, 0);
        made.set(key, buffer);
    }
    return made.get(key);
};

// Cards and chips differ each time; music stays in tune.
const LOOSE = new Set(["card", "flip", "shuffle", "cut", "chip", "chips", "knock"]);

export const start = (context, name, { at = 0, loudness = 1, pan = 0, chance = Math.random } = {}) => {
    const loose = LOOSE.has(name);
    const source = context.createBufferSource();
    source.buffer = buffer_of(context, name, loose ? Math.floor(chance() * TAKES) : 0);
    if (loose) source.playbackRate.value = 0.94 + 0.12 * chance();
    const gain = context.createGain();
    gain.gain.value = MASTER * loudness * (loose ? 0.8 + 0.2 * chance() : 1);
    source.connect(gain);
    let last = gain;
    if (context.createStereoPanner) {
        last = context.createStereoPanner();
        last.pan.value = pan;
        gain.connect(last);
    }
    last.connect(context.destination);
    source.start(at);
    return source;
};

let context = null;
let resting = 0;
// When the next sound may begin: two at once are told apart.
let free = 0;
const APART = 0.11;

const idle = globalThis.requestIdleCallback ?? setTimeout;
const prepare = (names) => {
    const [name, ...rest] = names;
    if (!name) return;
    buffer_of(context, name, 0);
    idle(() => prepare(rest));
};

export const wake = () => {
    if (!globalThis.AudioContext || document.hidden) return;
    if (!context) {
        if (navigator.userActivation?.hasBeenActive === false) return;
        // A phone that is silenced by its switch stays so.
        if (navigator.audioSession) navigator.audioSession.type = "ambient";
        context = new AudioContext();
        idle(() => prepare(NAMES));
    }
    // Refused where a call has come in: the next touch tries again.
    if (context.state !== "running") context.resume().catch(() => {});
    clearTimeout(resting);
    resting = setTimeout(sleep, QUIET * 1000);
};

export const sleep = () => {
    clearTimeout(resting);
    if (context?.state === "running") context.suspend().catch(() => {});
};

export const play = (name, loudness, pan) => {
    wake();
    if (!context || !SOUNDS[name]) return;
    const at = Math.max(context.currentTime, free);
    // What has piled up while the audio rested is past.
    if (at - context.currentTime > 3 * APART) return;
    free = at + APART / 2;
    start(context, name, { at, loudness, pan });
};
