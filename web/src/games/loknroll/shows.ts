/** Animation of each event of Lok'n'Roll, with its duration. */
import type { Showing } from "../../contract/drawing.ts";
import { placedTrack } from "./ride.ts";
import type { Event, View } from "./wire.ts";

const RIDE = 330; // ms a card
const LONGEST_RIDE = 1800;
const TAKE = 190; // ms a card

const PLAIN: Readonly<Record<string, Showing>> = {
  laid: { gesture: "lay", ms: 480 },
  ready: { gesture: "ready", ms: 300 },
  drawn: { gesture: "draw", ms: 340 },
  "laura-drew": { gesture: "draw", ms: 420 },
  "setup-drawn": { gesture: "draw", ms: 260 },
  thrown: { gesture: "throw", ms: 1000 },
  derailed: { gesture: "derail", ms: 1100, scene: true },
  put: { gesture: "put", ms: 320 },
  passed: { gesture: "pass", ms: 550 },
  revealed: { gesture: "reveal", ms: 1100 }, // a hand that nobody has seen before
};

export function shows(event: Event): Showing | null {
  if (event.kind === "rode") {
    const cards = event.to - event.from;
    return cards > 0 ? { gesture: "ride", ms: Math.min(LONGEST_RIDE, RIDE * cards) + 150 } : null;
  }
  if (event.kind === "taken")
    return event.cards.length > 0 ? { gesture: "take", ms: TAKE * event.cards.length + 300 } : null;
  return PLAIN[event.kind] ?? null;
}

/** The place of an event: a card of the track, or a pile. */
export function spot(event: Event, shown: View): string | null {
  if (event.kind === "laid") {
    const key = placedTrack(shown).find(
      ({ card, spot: at }) =>
        card.card === event.card && (event.spot === null || (at.x === event.spot.x && at.y === event.spot.y)),
    )?.key;
    return key === undefined ? null : `[data-anchor="spot-${CSS.escape(key)}"]`;
  }
  if (typeof event.seat !== "number") return null;
  return `[data-anchor="pile-${event.seat}"], [data-anchor="seat-${event.seat}"]`;
}
