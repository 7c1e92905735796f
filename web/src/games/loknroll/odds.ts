/** Reading the odds that the server worked out. */
import type { Odds } from "./wire.ts";

/** What each number of penalty cards that can come would do to the pile. */
export function costs(odds: Odds): { cards: number; points: number }[] {
  const found = new Map<number, number>();
  for (const { cards, points } of odds.wheels) if (cards > 0) found.set(cards, points);
  return [...found].map(([cards, points]) => ({ cards, points })).sort((a, b) => a.cards - b.cards);
}

/** The most cards that can be lost. */
export const mostCards = (odds: Odds | undefined): number =>
  Math.max(0, ...(odds?.wheels ?? []).map(({ cards }) => cards));
