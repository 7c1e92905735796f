/** What happens in the mine, as sounds. */
import type { EventView } from "../contract.ts";
import type { Sound } from "../../kit/sound.ts";

const SOUNDS: Readonly<Record<string, Sound>> = {
  broke: "break",
  mended: "mend",
  collapsed: "crash",
  paid: "gold",
  picked: "gold",
};

export function sound(event: EventView): Sound | null {
  if (event.kind === "turned-up") return event["card"] === "treasure" ? "gold" : "card";
  return SOUNDS[event.kind] ?? null;
}
