/** The drawing of a game without one: view, choices and events by their names. */
import {
  drawing,
  type Choice,
  type EventView,
  type JsonObject,
  type Say,
  type SeatInfo,
  type Sheet,
} from "../contract/drawing.ts";
import Board from "./Board.svelte";
import { describe, isQuiet, label, log, path, status } from "./words.ts";

/** Every game's view has `result` with scores and places once it is over. */
function plainSheet(view: JsonObject, say: Say, seats: readonly SeatInfo[]): Sheet | null {
  const result = view["result"] as { scores: number[]; places: number[] } | undefined;
  if (!result) return null;
  const winners = seats.filter((seat) => result.places[seat.seat] === 1).map((seat) => seat.name);
  return {
    title: say("end-winners", { count: winners.length, names: winners.join(" · ") }),
    subtitle: "",
    totals: result.scores,
    places: result.places,
    rows: [],
    honours: [],
    chart: null,
  };
}

export const game = drawing<JsonObject, Choice, EventView>({
  Board,
  sprite: "",
  progress: () => "",
  status,
  label,
  path,
  shows: ({ kind }, context) => (isQuiet(kind, context) ? null : { gesture: "told", ms: 600 }),
  log,
  sound: () => "card",
  describe,
  sheet: ({ view, say, seats }) => plainSheet(view, say, seats),
});
