/** What happens in the town, by ear. */
import type { Event } from "./wire.ts";
import type { Sound } from "../../interaction/sound.ts";

const SOUNDS: Readonly<Partial<Record<Event["kind"], Sound>>> = {
  first_seat: "turn",
  action: "stone",
  rested: "stone",
  summoned: "wail",
  placed: "wail",
  scared: "wail",
  moved: "wail",
  swapped: "wail",
  blues_came: "wail",
  upgraded: "mend",
  level: "mend",
  unhaunted: "stone",
  removed: "smoke",
  reds_left: "smoke",
  attacked: "break",
  fight_won: "win",
  fight_lost: "lose",
  haunted: "coins",
  points: "coins",
  occupied: "card",
  card_used: "card",
  bonus_found: "flip",
  bonus_used: "stone",
  bonus_discarded: "pass",
  tokens_taken: "stone",
  tokens_given: "stone",
  called: "turn",
  end_triggered: "end",
  turn_ended: "pass",
};

export function sound(event: Event): Sound | null {
  if (event.kind === "rolled") return event.seat === null ? "answer" : "die"; // the attacked ghost's die has no seat
  return SOUNDS[event.kind] ?? null;
}
