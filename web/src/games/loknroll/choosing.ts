/** The choices, by what is clicked: cards, placements, buttons. */
import type {
  AcceptChoice,
  Card,
  Choice,
  HandCard,
  LayChoice,
  PassChoice,
  PutChoice,
  RollChoice,
  StopChoice,
  View,
} from "./wire.ts";

/** A choice without parameters. */
export type WordChoice = PassChoice | RollChoice | StopChoice;

export const lays = (choices: readonly Choice[], card?: string): LayChoice[] =>
  choices.filter(
    (choice): choice is LayChoice => choice.type === "lay" && (card === undefined || choice.card === card),
  );

export const puts = (choices: readonly Choice[], card?: string): PutChoice[] =>
  choices.filter(
    (choice): choice is PutChoice => choice.type === "put" && (card === undefined || choice.card === card),
  );

export const word = (choices: readonly Choice[], type: WordChoice["type"]): WordChoice | null =>
  choices.find((choice): choice is WordChoice => choice.type === type) ?? null;

export const accept = (choices: readonly Choice[]): AcceptChoice | null =>
  choices.find((choice): choice is AcceptChoice => choice.type === "accept") ?? null;

/** A card that I may lay or put now, including the drawn card. */
export const canUse = (choices: readonly Choice[], card: string): boolean =>
  choices.some((choice) => (choice.type === "lay" || choice.type === "put") && choice.card === card);

/** The card to be laid that is in no hand: in the set-up, or Laura's. */
export const drawnCard = (view: View, choices: readonly Choice[]): Card | null =>
  view.drawn && lays(choices, view.drawn.card).length > 0 ? view.drawn : null;

/** Whether another card of the same value is in the hand, so that the build may continue. */
export function mightAddMore(hand: readonly HandCard[], card: Card): boolean {
  const same = hand.filter((other) => other.type !== "chaos" && other.value === card.value);
  return same.length > 1;
}

/** The way of laying whose place is nearest. */
export function nearestWay(ways: readonly LayChoice[], x: number, y: number): number {
  let best = 0;
  let least = Infinity;
  ways.forEach(({ shows: { spot } }, index) => {
    if (!spot) return;
    const far = Math.hypot(spot.x + spot.width / 2 - x, spot.y + spot.height / 2 - y);
    if (far < least) [best, least] = [index, far];
  });
  return best;
}

export const sameChoice = (a: Choice | null, b: Choice | null): boolean => {
  if (!a || !b || a.type !== b.type) return false;
  if (a.type === "lay" && b.type === "lay") return a.card === b.card && a.rotation === b.rotation && a.end === b.end;
  if (a.type === "put" && b.type === "put") return a.card === b.card && a.combine === b.combine;
  return true;
};

/** A card moved from one place of an order to another. */
export function moved(order: readonly string[], from: number, to: number): string[] {
  const next = [...order];
  const [card] = next.splice(from, 1);
  if (card !== undefined) next.splice(Math.max(0, Math.min(next.length, to)), 0, card);
  return next;
}

/** The chosen order of the cards that still wait; new cards come last. */
export function keptOrder(order: readonly string[], waiting: readonly string[]): string[] {
  const left = [...waiting];
  const kept: string[] = [];
  for (const card of order) {
    const at = left.indexOf(card);
    if (at < 0) continue;
    kept.push(card);
    left.splice(at, 1);
  }
  return [...kept, ...left];
}
