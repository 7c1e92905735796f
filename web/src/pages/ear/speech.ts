/** The browser's voice: says announcements in order, for people without a screen reader. Loaded once it is switched on. */
import type { Hearing } from "../../settings/hearing.ts";

/** The voices of a language, the device's own ones first: others send every sentence to a service. */
export function voicesOf(language: string): SpeechSynthesisVoice[] {
  const fits = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().split(/[-_]/)[0] === language);
  return fits.sort((one, other) => Number(other.localService) - Number(one.localService));
}

export function speak(text: string, language: string, { rate, loud, voices }: Hearing): void {
  const said = new SpeechSynthesisUtterance(text);
  const wanted = voices[language];
  const voice = wanted === undefined ? null : voicesOf(language).find(({ name }) => name === wanted);
  said.lang = voice?.lang ?? language;
  said.voice = voice ?? null;
  said.rate = rate;
  said.volume = loud;
  speechSynthesis.speak(said);
}

/** Be silent, and forget what was still to be said. */
export function hush(): void {
  speechSynthesis.cancel();
}
