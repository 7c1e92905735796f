/** What happens at the table, by ear. */
import type { Event } from "./wire.ts";
import type { Sound } from "../../interaction/sound.ts";

const SOUNDS: Readonly<Partial<Record<Event["kind"], Sound>>> = {
  laid: "card",
  drawn: "card",
  "laura-drew": "flip",
  "setup-drawn": "flip",
  ready: "turn",
  derailed: "crash",
  taken: "card",
  passed: "pass",
  revealed: "flip",
};

export function sound(event: Event): Sound | null {
  if (event.kind === "rode") return event.to > event.from ? "rails" : null;
  if (event.kind === "thrown") return event.dice === 1 ? "die" : "dice";
  if (event.kind === "put") return event.combined_with === null ? "card" : "mend";
  return SOUNDS[event.kind] ?? null;
}
