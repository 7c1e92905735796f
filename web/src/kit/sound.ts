/** Small sounds, made here from noise and two tones; nothing is loaded. */
export type Sound = "card" | "turn" | "end";

let context: AudioContext | null = null;

/** Play a sound; the browser allows it only after the first click on the page. */
export function play(sound: Sound): void {
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  const now = context.currentTime;
  if (sound === "card") rustle(context, now);
  else for (const [index, pitch] of (sound === "turn" ? [523, 659] : [523, 659, 784]).entries()) tone(context, pitch, now + index * 0.12);
}

/** Paper on wood: a short breath of noise through a low door. */
function rustle(audio: AudioContext, at: number): void {
  const length = 0.09; // seconds
  const buffer = audio.createBuffer(1, Math.ceil(audio.sampleRate * length), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index++) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 2;
  }
  const source = new AudioBufferSourceNode(audio, { buffer });
  const filter = new BiquadFilterNode(audio, { type: "lowpass", frequency: 1800 });
  const volume = new GainNode(audio, { gain: 0.25 });
  source.connect(filter).connect(volume).connect(audio.destination);
  source.start(at);
}

function tone(audio: AudioContext, pitch: number, at: number): void {
  const source = new OscillatorNode(audio, { type: "triangle", frequency: pitch });
  const volume = new GainNode(audio, { gain: 0 });
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.12, at + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.001, at + 0.35);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + 0.4);
}
