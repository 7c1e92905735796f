/** Five minutes in the mine, with real cards against bots. */
import type { EventView, Lesson } from "../contract.ts";
import type { SaboteurView } from "./view.ts";

const TURNS = new Set(["laid", "broke", "mended", "looked", "collapsed", "discarded", "passed"]);

function played(since: readonly EventView[], seat: number | null): boolean {
  return since.some((event) => TURNS.has(event.kind) && event.seat === seat);
}

export const lessons: readonly Lesson<SaboteurView>[] = [
  { text: "lesson-goal" },
  { text: "lesson-role" },
  { text: "lesson-lay", done: ({ me }, since) => played(since, me) },
  { text: "lesson-others" },
  { text: "lesson-tools" },
  { text: "lesson-action", done: ({ me }, since) => played(since, me) },
  { text: "lesson-why" },
  { text: "lesson-gold" },
];
