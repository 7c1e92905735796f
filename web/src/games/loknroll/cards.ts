/** Cards by their names: "turn-a-3" is a quarter turn of value 3. */
import type { Shapes } from "./facts.ts";
import type { Card, Spot } from "./wire.ts";

export const CARD_WIDTH = 10; // units
export const CARD_HEIGHT = 14;

/** The printed card of a name. */
export function cardOf(name: string): Card {
  const cut = name.lastIndexOf("-");
  const kind = name.slice(0, cut);
  const value = Number(name.slice(cut + 1));
  if (kind === "chaos") return { card: name, type: "chaos", value, shape: null };
  if (kind === "broken") return { card: name, type: "broken", value, shape: "long" };
  return { card: name, type: "track", value, shape: kind };
}

export const kindOf = (card: string): string => card.slice(0, card.lastIndexOf("-"));

export const sumOf = (names: readonly string[]): number => names.reduce((sum, name) => sum + cardOf(name).value, 0);

/** A card upright and alone, as it lies in a hand or on a pile. */
export function uprightSpot(shape: string, shapes: Shapes): Spot {
  const [first, second] = shapes[shape] ?? [];
  const entry = first ?? ["N", CARD_WIDTH / 2];
  const exit = second ?? ["S", CARD_WIDTH / 2];
  return {
    x: 0,
    y: 0,
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    rotation: 0,
    entry: exitOf(entry[0], entry[1]),
    exit: exitOf(exit[0], exit[1]),
  };
}

function exitOf(side: "N" | "E" | "S" | "W", offset: number): Spot["entry"] {
  if (side === "N") return { x: offset, y: 0, side };
  if (side === "S") return { x: offset, y: CARD_HEIGHT, side };
  if (side === "W") return { x: 0, y: offset, side };
  return { x: CARD_WIDTH, y: offset, side };
}

/** The place of a card in a track that is a simple row: straight across, one after the other. */
export function ribbonSpot(index: number): Spot {
  const x = index * CARD_WIDTH;
  const y = CARD_HEIGHT / 2;
  return {
    x,
    y: 0,
    width: CARD_WIDTH,
    height: CARD_HEIGHT,
    rotation: 0,
    entry: { x, y, side: "W" },
    exit: { x: x + CARD_WIDTH, y, side: "E" },
  };
}
