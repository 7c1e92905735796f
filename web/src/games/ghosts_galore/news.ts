/** What has just happened, as far as it moves something on the table. */
import type { EventView, Happening } from "../contract.ts";

export interface Moves {
  readonly shown: ReadonlyMap<number, number>; // tiles that were turned up, and after how many ms
  readonly claimed: ReadonlySet<number>; // tiles that got a cart
  readonly placed: ReadonlyMap<number, number>; // by seat: the field
}

export const NO_MOVES: Moves = { shown: new Map(), claimed: new Set(), placed: new Map() };
const CATCH_UP = 8; // more happenings at once come after a lost connection: only the last one moves
const STAGGER = 70; // ms between tiles that come up together

export function movesOf(news: readonly Happening[]): Moves {
  const recent = news.length > CATCH_UP ? news.slice(-1) : news;
  const events = recent.flatMap((happening) => happening.events);
  const tiles = (kinds: readonly string[]) => events.filter((event) => kinds.includes(event.kind)).map(tileOf);
  return {
    shown: new Map(tiles(["drawn", "reveal"]).map((tile, index) => [tile, index * STAGGER])),
    claimed: new Set(tiles(["keep", "take"])),
    placed: placementsOf(events),
  };
}

function tileOf(event: EventView): number {
  return Number(event["tile"]);
}

/** The fields on which seats have openly placed, by seat. */
export function placementsOf(events: readonly EventView[]): Map<number, number> {
  const placed = events.filter((event) => event.kind === "placed");
  return new Map(placed.map((event) => [event.seat ?? -1, Number(event["field"])]));
}
