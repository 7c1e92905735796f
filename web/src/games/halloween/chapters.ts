/** Chapters of Halloween: rounds, which end with the turn of the seat before the first. */
import type { Chapters } from "../../contract/drawing.ts";
import type { Event, View } from "./wire.ts";

export const chapters: Chapters<View, Event> = {
  starts(events, { first, seats }) {
    const last = (first + seats - 1) % seats;
    const isEnd = (event: Event | undefined) => event?.kind === "turn_ended" && event.seat === last;
    const over = events.some(({ kind }) => kind === "game_over");
    const played = over ? events.findLastIndex(isEnd) : events.length; // events after the last turn are no round
    return events.flatMap((_, index) => (index === 0 || (index <= played && isEnd(events[index - 1])) ? [index] : []));
  },
  now: ({ round }) => Math.max(1, round),
  title: (round, { say }) => say("progress-round", { round }),
};
