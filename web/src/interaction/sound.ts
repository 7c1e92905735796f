/** Sounds, synthesised from noise and tones; no files. */
export type Sound =
  | "card" // something is laid or drawn
  | "flip" // something is turned over
  | "pass" // nothing was done
  | "stone" // a disc or token is put down
  | "turn"
  | "end"
  | "die" // one die, for what one wants
  | "dice" // several
  | "answer" // the die of the other side
  | "break"
  | "mend"
  | "coins"
  | "rails"
  | "crash"
  | "wail"
  | "smoke"
  | "win"
  | "lose";

/** A tone: pitch in hertz, when it begins and how long it lasts in seconds, and where it slides to. */
interface Tone {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
  readonly to?: number;
  readonly shape?: OscillatorType;
}

/** A puff of noise through a filter: a rustle when high, a thud when low. */
interface Puff {
  readonly pitch: number;
  readonly at: number;
  readonly lasts: number;
  readonly loud?: number;
}

const TONES: Readonly<Record<Sound, readonly Tone[]>> = {
  card: [],
  flip: [{ pitch: 620, to: 880, at: 0.05, lasts: 0.09 }],
  pass: [{ pitch: 300, to: 250, at: 0, lasts: 0.12 }],
  stone: [{ pitch: 240, to: 190, at: 0, lasts: 0.06 }],
  turn: chime([523, 659]),
  end: chime([523, 659, 784]),
  die: [],
  dice: [],
  answer: [{ pitch: 140, to: 110, at: 0.02, lasts: 0.12 }],
  break: [{ pitch: 180, to: 70, at: 0, lasts: 0.25, shape: "triangle" }],
  mend: chime([392, 523]),
  coins: chime([988, 1319, 1568], 0.07),
  rails: [],
  crash: [{ pitch: 300, to: 60, at: 0, lasts: 0.5, shape: "sawtooth" }],
  smoke: [],
  win: chime([523, 659, 784, 1047], 0.09),
  lose: [{ pitch: 330, to: 220, at: 0, lasts: 0.35 }],
  wail: [
    { pitch: 330, to: 494, at: 0, lasts: 0.35 },
    { pitch: 494, to: 294, at: 0.3, lasts: 0.45 },
  ],
};

const PUFFS: Readonly<Record<Sound, readonly Puff[]>> = {
  card: [{ pitch: 2400, at: 0, lasts: 0.09 }],
  flip: [{ pitch: 3000, at: 0, lasts: 0.07 }],
  pass: [],
  stone: [{ pitch: 900, at: 0, lasts: 0.05, loud: 1.5 }],
  turn: [],
  end: [],
  smoke: [{ pitch: 800, at: 0, lasts: 0.4 }],
  win: [],
  lose: [],
  die: [0, 0.08].map((at) => ({ pitch: 2100, at, lasts: 0.04 })),
  answer: [0, 0.1, 0.17].map((at) => ({ pitch: 750, at, lasts: 0.05, loud: 1.6 })),
  dice: [0, 0.07, 0.13, 0.22].map((at) => ({ pitch: 1700, at, lasts: 0.04 })),
  break: [{ pitch: 500, at: 0, lasts: 0.15, loud: 2 }],
  mend: [],
  coins: [],
  rails: [0, 0.09, 0.3, 0.39].map((at) => ({ pitch: 420, at, lasts: 0.05, loud: 2 })),
  crash: [0, 0.12, 0.2, 0.33].map((at) => ({ pitch: 700, at, lasts: 0.16, loud: 2 })),
  wail: [],
};

/** Every sound, for a page that plays them. */
export const SOUNDS = Object.keys(TONES) as readonly Sound[];

let context: AudioContext | null = null;
let volume = 1; // of all sounds
const noises = new Map<number, AudioBuffer>(); // by duration

/** Play a sound after the current task; browsers allow it only after the first click on the page. */
export function play(sound: Sound): void {
  if (navigator.userActivation.hasBeenActive) setTimeout(() => resound(sound));
}

const KINDS = ["pointerup", "keyup"] as const;

/**
 * Opens audio output with the first click or key, because it takes a tenth of a second that no animation should lose;
 * or soon, if that was on another screen. `loud`: how loud all sounds are; 1 is usual.
 */
export function warmUp(loud = 1): () => void {
  volume = loud;
  const open = (): void => {
    if (navigator.userActivation.hasBeenActive) context ??= new AudioContext();
    if (context) close();
  };
  const soon = setTimeout(open);
  const close = (): void => {
    clearTimeout(soon);
    KINDS.forEach((kind) => removeEventListener(kind, open));
  };
  KINDS.forEach((kind) => addEventListener(kind, open));
  return close;
}

function resound(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const out = new GainNode(context, { gain: volume });
  out.connect(context.destination);
  for (const tone of TONES[sound]) sing(context, out, tone);
  for (const puff of PUFFS[sound]) rustle(context, out, puff);
}

function chime(pitches: readonly number[], apart = 0.12): Tone[] {
  return pitches.map((pitch, index) => ({ pitch, at: index * apart, lasts: 0.24 }));
}

/** Fading noise, cached by duration. */
function noise(audio: AudioContext, lasts: number): AudioBuffer {
  let buffer = noises.get(lasts);
  if (!buffer) {
    buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * lasts), audio.sampleRate);
    const samples = buffer.getChannelData(0);
    for (let index = 0; index < samples.length; index++) {
      samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 2;
    }
    noises.set(lasts, buffer);
  }
  return buffer;
}

/** Filtered noise. */
function rustle(audio: AudioContext, out: AudioNode, { pitch, at, lasts, loud = 1 }: Puff): void {
  const buffer = noise(audio, lasts);
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "lowpass", frequency: pitch });
  const fade = new GainNode(audio, { gain: 0.16 * loud });
  source.connect(filter).connect(fade).connect(out);
  source.start(audio.currentTime + at);
}

function sing(audio: AudioContext, out: AudioNode, { pitch, to, at, lasts, shape = "triangle" }: Tone): void {
  const start = audio.currentTime + at;
  const source = new OscillatorNode(audio, { type: shape, frequency: pitch });
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  const fade = new GainNode(audio, { gain: 0 });
  fade.gain.setValueAtTime(0, start);
  fade.gain.linearRampToValueAtTime(0.075, start + 0.02);
  fade.gain.exponentialRampToValueAtTime(0.001, start + lasts + 0.1);
  source.connect(fade).connect(out);
  source.start(start);
  source.stop(start + lasts + 0.15);
}
