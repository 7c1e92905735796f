/** Best results of solo games, stored in this browser. */
import type { Happening, Say } from "../../contract/drawing.ts";
import type { Event, View } from "./wire.ts";

const KEY = "farol-loknroll-records";
const KEPT = 5; // best results of each mode

/** Scores, lowest first, by mode and kind of track. */
export type Records = Readonly<Record<string, readonly number[]>>;

export const recordName = (mode: string, geometry: string): string => `${mode} ${geometry}`;

/** The score to beat; null before the first one. */
export function bestOf(records: Records, mode: string, geometry: string): number | null {
  return records[recordName(mode, geometry)]?.[0] ?? null;
}

/** Valid stored records. */
export function readRecords(stored: string | null): Records {
  let found: unknown;
  try {
    found = JSON.parse(stored ?? "{}");
  } catch {
    return {}; // invalid content under our key
  }
  if (typeof found !== "object" || found === null || Array.isArray(found)) return {};
  const entries = Object.entries(found).filter(
    (entry): entry is [string, number[]] =>
      Array.isArray(entry[1]) && entry[1].every((score) => Number.isInteger(score)),
  );
  return Object.fromEntries(entries);
}

/** With one more score, if it is among the best. */
export function withScore(records: Records, name: string, score: number): Records {
  const scores = [...(records[name] ?? []), score].sort((a, b) => a - b).slice(0, KEPT);
  return { ...records, [name]: scores };
}

/** A result that counts: alone, and neither lost by derailing nor against Laura. */
export function countedScore(view: View): number | null {
  const result = view.result;
  const score = result?.scores[0];
  if (view.seats !== 1 || !result || score === undefined) return null;
  return result.lost || result.against_laura === "lost" ? null : score;
}

export function storedRecords(): Records {
  try {
    return readRecords(localStorage.getItem(KEY));
  } catch {
    return {}; // storage is forbidden
  }
}

/** "you 37 · record 29 · Laura 6", while somebody plays alone. */
export function standingOf(view: View, say: Say, records: Records = storedRecords()): string {
  if (view.seats !== 1 || !view.me || view.result) return "";
  const best = bestOf(records, view.options.mode, view.options.geometry);
  return [
    say("standing-you", { points: view.me.points.sum }),
    ...(best === null ? [] : [say("standing-record", { points: best })]),
    ...(view.laura ? [say("standing-laura", { points: view.laura.score })] : []),
  ].join(" · ");
}

/** Save the result of a game that has just ended on this page; true if it was one. */
export function noteResult(view: View, news: readonly Happening<Event>[]): boolean {
  const score = countedScore(view);
  const ended = news.some(({ events }) => events.some(({ kind }) => kind === "over"));
  if (score === null || !ended) return false;
  const name = recordName(view.options.mode, view.options.geometry);
  try {
    localStorage.setItem(KEY, JSON.stringify(withScore(storedRecords(), name, score)));
  } catch {
    // Storage is forbidden or full: the record lasts as long as the memory of it.
  }
  return true;
}
