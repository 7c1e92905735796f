/** How much an event of Lok'n'Roll decided, in points of a pile. */
import { cardOf, sumOf } from "./cards.ts";
import type { Event } from "./wire.ts";

/** Penalty cards, and pairs that leave a pile. */
export function decides(event: Event): number {
  if (event.kind === "taken") return sumOf(event.cards);
  return event.kind === "put" && event.combined_with !== null ? cardOf(event.combined_with).value : 0;
}
