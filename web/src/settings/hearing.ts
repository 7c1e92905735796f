/** What people hear: loudness of sounds, a voice of the browser, and vibration. All off or as loud as ever by default. */
export interface Hearing {
  volume: number; // of sounds; 1 is usual
  length: Length; // of what is said of moves
  speech: boolean; // the browser's voice says what screen readers would read
  rate: number; // of that voice; 1 is usual
  loud: number; // of that voice, 0 to 1
  voices: Record<string, string>; // by language: the name of a voice; none: the system's
  vibrate: boolean; // when it is my turn
}

/** Short: a sentence for each turn. Usual: every event. Full: also how the game stands, and the choices. */
export type Length = "short" | "usual" | "full";

export const LENGTHS: readonly Length[] = ["short", "usual", "full"];
export const VOLUMES: readonly number[] = [0.25, 0.5, 1, 1.5, 2];
export const RATES: readonly number[] = [0.7, 1, 1.3, 1.6, 2, 2.5, 3];
export const LOUDS: readonly number[] = [0.25, 0.5, 0.75, 1];
const LONGEST_NAME = 200;

export const usualHearing = (): Hearing => ({
  volume: 1,
  length: "usual",
  speech: false,
  rate: 1,
  loud: 1,
  voices: {},
  vibrate: false,
});

/** Valid stored values, with the usual ones for the rest. */
export function readHearing(found: unknown): Hearing {
  const hearing = usualHearing();
  if (typeof found !== "object" || found === null) return hearing;
  const { volume, length, speech, rate, loud, voices, vibrate } = found as Partial<Hearing>;
  if (length && LENGTHS.includes(length)) hearing.length = length;
  if (volume && VOLUMES.includes(volume)) hearing.volume = volume;
  if (rate && RATES.includes(rate)) hearing.rate = rate;
  if (loud && LOUDS.includes(loud)) hearing.loud = loud;
  if (speech === true) hearing.speech = true;
  if (vibrate === true) hearing.vibrate = true;
  for (const [language, name] of Object.entries(voices ?? {}))
    if (/^[a-z]{2}$/.test(language) && typeof name === "string" && name.length <= LONGEST_NAME)
      hearing.voices[language] = name;
  return hearing;
}
