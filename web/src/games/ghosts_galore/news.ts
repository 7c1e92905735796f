/** The latest events, as far as they move something on the table. */
import type { Happening } from "../../contract/drawing.ts";
import { ofKind } from "../../contract/member.ts";
import type { Event } from "./wire.ts";

export interface Moves {
  readonly shown: ReadonlyMap<number, number>; // revealed tiles, with delays in ms
  readonly claimed: ReadonlySet<number>; // tiles that got a cart
  readonly placed: ReadonlyMap<number, number>; // by seat: the field
}

export const NO_MOVES: Moves = { shown: new Map(), claimed: new Set(), placed: new Map() };
const CATCH_UP = 8; // more simultaneous events come after a lost connection: only the last one is animated
const STAGGER = 70; // ms between tiles that come up together

export function movesOf(news: readonly Happening<Event>[]): Moves {
  const recent = news.length > CATCH_UP ? news.slice(-1) : news;
  const events = recent.flatMap((happening) => happening.events);
  return {
    shown: new Map(ofKind(events, "drawn", "reveal").map(({ tile }, index) => [tile, index * STAGGER])),
    claimed: new Set(ofKind(events, "keep", "take").map(({ tile }) => tile)),
    placed: placementsOf(events),
  };
}

/** The fields of revealed placements, by seat. */
export function placementsOf(events: readonly Event[]): Map<number, number> {
  return new Map(ofKind(events, "placed").map(({ seat, field }) => [seat, field]));
}
