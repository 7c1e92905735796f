/** What happens in the ghost train, as sounds. */
import type { EventView } from "../contract.ts";
import type { Sound } from "../../kit/sound.ts";

const SOUNDS: Readonly<Record<string, Sound>> = {
  keep: "rails",
  take: "rails",
  lamp: "ghost",
  round: "ghost",
  placed: "card",
  scores: "gold",
};

export function sound(event: EventView): Sound | null {
  return SOUNDS[event.kind] ?? null;
}
