/** Requests of replays. */
import { get } from "../../net/http.ts";
import type { Language } from "../../settings/settings.svelte.ts";
import type { PastAnswer, Replay } from "../../net/wire.ts";

export const replay = (code: string, seat: number | null): Promise<Replay> =>
  get(`/api/tables/${code}/replay${seat === null ? "" : `?seat=${seat}`}`);

/** A moment of a finished game: after so many entries of its record, through a seat's eyes. */
export interface Moment {
  readonly version: number;
  readonly seat: number | null;
}

/** The answer to words about a moment. */
export function pastWords(
  code: string,
  { version, seat }: Moment,
  text: string,
  complete: boolean,
  language: Language,
): Promise<PastAnswer> {
  const asked = new URLSearchParams({ at: String(version), language, text });
  if (seat !== null) asked.set("seat", String(seat));
  if (complete) asked.set("complete", "yes");
  return get(`/api/tables/${code}/replay/words?${asked}`);
}
