/** Chapters of Ghosts Galore: rounds, which have numbers. */
import type { Chapters } from "../../contract/drawing.ts";
import type { Event, View } from "./wire.ts";

export const chapters: Chapters<View, Event> = {
  starts: (events) => events.flatMap(({ kind }, index) => (kind === "round" ? [index] : [])),
  now: ({ round }) => round,
  title: (round, { view, say }) => say("progress-round", { round, rounds: view.rounds }),
};
