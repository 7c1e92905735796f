/** What happens in the mine, as sounds. */
import type { Event } from "./wire.ts";
import type { Sound } from "../../interaction/sound.ts";

const SOUNDS: Readonly<Partial<Record<Event["kind"], Sound>>> = {
  first: "turn",
  role: "flip",
  laid: "card",
  looked: "flip",
  discarded: "card",
  passed: "pass",
  "round-over": "end",
  broke: "break",
  mended: "mend",
  collapsed: "crash",
  paid: "coins",
  picked: "coins",
};

export function sound(event: Event): Sound | null {
  if (event.kind === "turned-up") return event.card === "treasure" ? "coins" : "card";
  return SOUNDS[event.kind] ?? null;
}
