/** Where the cards lie and where the locomotive is on its way along them. */
import { ribbonSpot } from "./cards.ts";
import { angleOf, lengthOf, lineOf, pointAt } from "./line.ts";
import type { Card, LaidCard, Spot, View } from "./wire.ts";

export interface Placed {
  readonly key: string; // the same as long as the card lies there
  readonly card: Card;
  readonly spot: Spot;
}

export interface Pose {
  readonly x: number;
  readonly y: number;
  readonly angle: number;
}

export function placedCard(card: LaidCard, index: number): Placed {
  const spot = card.spot ?? ribbonSpot(index);
  return { key: `${card.card}@${spot.x},${spot.y}`, card, spot };
}

export const placedTrack = (view: View): Placed[] => view.track.map(placedCard);

/** The way `progress` of the track: 2.5 is the middle of the third card; `beyond` units past the end. */
export function poseAt(track: readonly Placed[], progress: number, beyond = 0): Pose | null {
  const index = Math.max(0, Math.min(track.length - 1, Math.floor(progress)));
  const card = track[index];
  if (!card) return null;
  const line = lineOf(card.spot);
  const share = Math.max(0, Math.min(1, progress - index));
  const point = pointAt(line, share * lengthOf(line));
  return { x: point.x + point.dx * beyond, y: point.y + point.dy * beyond, angle: angleOf(point) };
}

/** Slow at first and slow at the end. */
export const easeBoth = (t: number): number => (t < 0.5 ? 2 * t * t : 1 - (2 - 2 * t) ** 2 / 2);

/** Which of the dice of a throw show a wheel: mixed, and the same for everybody. */
export function faces(dice: number, wheels: number, seed: number): boolean[] {
  const shown = Array.from({ length: dice }, (_, index) => index < wheels);
  for (let i = dice - 1; i > 0; i--) {
    const j = (seed * 7 + i * 5 + wheels * 3) % (i + 1);
    [shown[i], shown[j]] = [shown[j]!, shown[i]!];
  }
  return shown;
}
