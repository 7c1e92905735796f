/** Cards that travel over the page between things that carry anchors. */
import { fly, type Spot } from "../../interaction/fly.ts";
import type { Say } from "../../contract/drawing.ts";
import type { Shapes } from "./facts.ts";
import type { Card } from "./wire.ts";
import { CARD_BOX, backCard, uprightCard } from "./draw.ts";

const WIDTH = 60; // pixels
const SMALL = 44;
const SHAPE = 1.4; // height by width

function placeOf(root: HTMLElement, anchor: string, width: number): Spot | null {
  const found = root.querySelector(`[data-anchor="${CSS.escape(anchor)}"]`)?.getBoundingClientRect();
  if (!found || found.width === 0) return null;
  const height = width * SHAPE;
  return { left: found.x + (found.width - width) / 2, top: found.y + (found.height - height) / 2, width, height };
}

/** Let a card (null: its back) fly from one anchor to another, if both are on the page. */
export function flyCard(
  card: Card | null,
  way: { root: HTMLElement; from: string; to: string; ms: number; small: boolean },
  shapes: Shapes,
  say: Say,
): void {
  const width = way.small ? SMALL : WIDTH;
  const start = placeOf(way.root, way.from, width);
  const end = placeOf(way.root, way.to, width);
  const picture = card ? uprightCard(card, shapes, say("card-chaos")) : backCard();
  if (start && end) void fly(picture, CARD_BOX, start, end, way.ms);
}
