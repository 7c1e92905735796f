/** Five minutes in the ghost train, with real tiles against bots. */
import type { EventView, Lesson } from "../contract.ts";
import type { View } from "./view.ts";

function did(kinds: readonly string[], since: readonly EventView[], seat: number | null): boolean {
  return since.some((event) => kinds.includes(event.kind) && event.seat === seat);
}

export const lessons: readonly Lesson<View>[] = [
  { text: "lesson-goal" },
  { text: "lesson-side", done: ({ me }, since) => did(["side"], since, me) },
  { text: "lesson-hidden" },
  { text: "lesson-claim", done: ({ me }, since) => did(["keep", "take"], since, me) },
  { text: "lesson-place", done: ({ me }, since) => did(["place", "placed"], since, me) },
  { text: "lesson-shown" },
  { text: "lesson-pad" },
  { text: "lesson-doors" },
  { text: "lesson-why" },
  { text: "lesson-end" },
];
