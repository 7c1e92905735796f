/** What happens at the table, by ear. */
import type { EventView } from "../contract.ts";
import type { Sound } from "../../kit/sound.ts";
import { lokEvent } from "./view.ts";

export function sound(plain: EventView): Sound | null {
  const event = lokEvent(plain);
  switch (event.kind) {
    case "thrown":
      return "dice";
    case "rode":
      return event.to > event.from ? "rails" : null;
    case "derailed":
      return "crash";
    case "put":
      return event.combined_with === null ? null : "mend";
    default:
      return null;
  }
}
