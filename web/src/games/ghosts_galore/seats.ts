/** What a seat is doing, in two or three words. */
import type { Say } from "../contract.ts";
import type { Player, View } from "./view.ts";

export function seatState(view: View, player: Player, toAct: number | null, say: Say): string {
  if (view.result) return say("seat-place", { place: view.result.places[player.seat] ?? 1 });
  if (toAct === player.seat) {
    if (view.phase === "decide") return say("seat-deciding");
    return say(view.phase === "place" || view.phase === "place-hidden" ? "seat-placing" : "seat-choosing");
  }
  if (player.has_placed) return say("seat-placed");
  if (player.claimed !== null) return say("seat-claimed");
  return say("seat-waiting");
}
