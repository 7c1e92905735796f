/** What happens in the ghost train, as sounds. */
import type { Event } from "./wire.ts";
import type { Sound } from "../../interaction/sound.ts";

const SOUNDS: Readonly<Partial<Record<Event["kind"], Sound>>> = {
  board: "stone",
  side: "flip",
  hide: "card",
  drawn: "flip",
  reveal: "flip",
  keep: "rails",
  take: "rails",
  leave: "pass",
  last: "turn",
  lamp: "wail",
  round: "wail",
  place: "card",
  placed: "card",
  scores: "coins",
  aside: "smoke",
};

export function sound(event: Event): Sound | null {
  return SOUNDS[event.kind] ?? null;
}
