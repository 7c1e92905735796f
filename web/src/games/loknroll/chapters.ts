/** Lok'n'Roll has no rounds: a stretch lasts until the locomotive derails and the penalty was taken. */
import type { Chapters } from "../../contract/drawing.ts";
import type { Event, View } from "./wire.ts";

export const chapters: Chapters<View, Event> = {
  starts(events) {
    const starts: number[] = [];
    let derailed: Event["seat"] | undefined; // who has yet to take the penalty
    events.forEach(({ kind, seat }, index) => {
      if (kind === "derailed") derailed = seat;
      else if (kind === "revealed")
        return; // the end of the last stretch
      else if (index === 0 || (derailed !== undefined && typeof seat === "number" && seat !== derailed)) {
        starts.push(index);
        derailed = undefined;
      }
    });
    return starts;
  },
  now: ({ players, laura }) => players.reduce((sum, one) => sum + one.derailments, laura?.derailments ?? 0) + 1,
  title: (stretch, { say }) => say("chapter", { stretch }),
};
