/** Five minutes in the town, with real ghosts against bots. */
import type { EventView, Lesson } from "../contract.ts";
import type { View } from "./view.ts";

function did(since: readonly EventView[], seat: number | null, ...kinds: string[]): boolean {
  return since.some((event) => kinds.includes(event.kind) && event.seat === seat);
}

export const lessons: readonly Lesson<View>[] = [
  { text: "lesson-goal" },
  { text: "lesson-act", done: ({ me }, since) => did(since, me, "action") },
  { text: "lesson-finish", done: ({ view }) => view.pending === null },
  { text: "lesson-turn", done: ({ me }, since) => did(since, me, "turn_ended") },
  { text: "lesson-rest" },
  { text: "lesson-cards" },
  { text: "lesson-why" },
];

/** The beginners' cards. */
export const lessonOptions = { cards: "casper" } as const;
