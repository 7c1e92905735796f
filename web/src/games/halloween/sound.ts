/** What happens in the town, by ear. */
import type { EventView } from "../contract.ts";
import type { Sound } from "../../kit/sound.ts";

const SOUNDS: Readonly<Record<string, Sound>> = {
  summoned: "ghost",
  scared: "ghost",
  moved: "ghost",
  blues_came: "ghost",
  upgraded: "mend",
  rolled: "dice",
  fight_won: "break",
  haunted: "gold",
  occupied: "gold",
};

export function sound({ kind }: EventView): Sound | null {
  return SOUNDS[kind] ?? null;
}
