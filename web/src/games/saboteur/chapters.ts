/** Saboteur is played in rounds, each of which begins with roles. */
import type { Chapters } from "../../contract/drawing.ts";
import type { Event, View } from "./wire.ts";

const DEALING: ReadonlySet<string> = new Set(["first", "role", "goals", "dealt"]);

export const chapters: Chapters<View, Event> = {
  starts(events) {
    const dealt = (event: Event | undefined) => event !== undefined && DEALING.has(event.kind);
    return events.flatMap((event, index) => (dealt(event) && !dealt(events[index - 1]) ? [index] : []));
  },
  now: ({ round }) => round,
  title: (round, { say }) => say("chapter", { round }),
};
