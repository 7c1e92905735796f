/** A histogram of scores. */
import type { DailyScore } from "../../net/wire.ts";

export interface Bar {
  low: number;
  high: number;
  people: number;
  mine: boolean;
}

const MOST = 12; // bars that fit on a phone

/** Bars of equal width from the lowest score to the highest. */
export function barsOf(curve: readonly DailyScore[], score: number | null): Bar[] {
  if (curve.length === 0) return [];
  const scores = curve.map((one) => one.score);
  const [least, most] = [Math.min(...scores), Math.max(...scores)];
  const width = Math.ceil((most - least + 1) / MOST);
  return Array.from({ length: Math.ceil((most - least + 1) / width) }, (_, index) => {
    const low = least + index * width;
    const high = low + width - 1;
    const within = (one: number): boolean => low <= one && one <= high;
    const people = curve.filter((one) => within(one.score)).reduce((sum, one) => sum + one.people, 0);
    return { low, high, people, mine: score !== null && within(score) };
  });
}
