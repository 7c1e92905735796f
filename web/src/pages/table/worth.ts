/** Values of moves for people: one scale for number and bar. */
import type { Say } from "../../contract/drawing.ts";
import type { Considered, Deliberation } from "../../net/wire.ts";

const SPAN = 12; // minimum range of the bars, in points

type Scale = Deliberation["scale"];

/** "62 %", "+3.5"; policy weights have no meaningful number. */
export function worthInWords(worth: number | null, scale: Scale, say: Say): string {
  if (worth === null || scale === "weight") return "";
  if (scale === "win") return say("worth-percent", { percent: Math.round(worth * 100) });
  const points = Math.round(worth * 2) / 2; // halves are precise enough
  return say("worth-lead", { sign: points > 0 ? "more" : points < 0 ? "less" : "even", points: Math.abs(points) });
}

/** The length of a bar in per cent: of the scale if it has limits, otherwise between the worst and the best. */
export function lengthOf(worth: number | null, scale: Scale, all: readonly Considered[]): number {
  if (worth === null) return 0;
  if (scale !== "points") return Math.round(100 * Math.min(1, Math.max(0, worth)));
  const known = all.flatMap((one) => one.worth ?? []);
  const most = Math.max(...known);
  const least = Math.min(most - SPAN, ...known); // keeps small differences small
  return Math.round((100 * (worth - least)) / (most - least));
}
