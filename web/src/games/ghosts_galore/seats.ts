/** The status of a seat, in two or three words. */
import type { Say, Together } from "../../contract/drawing.ts";
import type { Player, View } from "./wire.ts";

/** Whether the seat may choose now: alone, or simultaneously with others. */
export function isActing(
  seat: number,
  toAct: number | null,
  together: Pick<Together<unknown>, "waitingFor"> | null,
): boolean {
  return together ? together.waitingFor.includes(seat) : toAct === seat;
}

export function seatState(
  view: View,
  player: Player,
  toAct: number | null,
  together: Pick<Together<unknown>, "waitingFor" | "chosen"> | null,
  say: Say,
): string {
  if (view.result) return say("seat-place", { place: view.result.places[player.seat] ?? 1 });
  const places = view.phase === "place" || view.phase === "place-hidden";
  if (isActing(player.seat, toAct, together)) {
    if (view.phase === "decide") return say("seat-deciding");
    return say(places ? "seat-placing" : "seat-choosing");
  }
  if (together?.chosen.includes(player.seat)) return say(places ? "seat-placed" : "seat-chosen");
  if (player.claimed !== null) return say("seat-claimed");
  return say("seat-waiting");
}
