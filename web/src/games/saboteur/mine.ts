/** The geometry of the mine: where its cells are drawn, what must be in sight, and what is lit. */
import type { Box } from "../../interaction/panzoom.ts";
import { HEIGHT, WIDTH } from "./draw.ts";
import { cellKey } from "./options.ts";
import { isDeadEnd } from "./facts.ts";
import type { MineCard } from "./wire.ts";

const GAP = 4;
const MARGIN = 20; // for badges and eyes that reach over a card
const COLUMNS = 9; // from the start to the goals
const ROWS = [-2, -1, 0, 1, 2] as const;

export interface Cell {
  readonly x: number;
  readonly y: number;
}

export interface Layout {
  readonly lying: boolean; // east is down and north is right, as phones have it
  readonly width: number; // of a card
  readonly height: number;
  left(cell: Cell): number;
  top(cell: Cell): number;
}

export function layoutOf(lying: boolean): Layout {
  const [width, height] = lying ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  return {
    lying,
    width,
    height,
    left: ({ x, y }) => (lying ? y : x) * (width + GAP),
    top: ({ x, y }) => (lying ? x : -y) * (height + GAP),
  };
}

/** The field between start and goals. */
export const FIELD: readonly Cell[] = ROWS.flatMap((y) => Array.from({ length: COLUMNS }, (_, x) => ({ x, y })));

const SIDES = ["N", "E", "S", "W"] as const;
const STEPS = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] } as const;
const FACING = { N: "S", E: "W", S: "N", W: "E" } as const;

function beside({ x, y }: Cell, side: (typeof SIDES)[number]): Cell {
  const [dx, dy] = STEPS[side];
  return { x: x + dx, y: y + dy };
}

/** The field, the cards and the cells their tunnels lead to: room for every place, so that choosing a card moves nothing. */
export function boundsOf(cards: readonly MineCard[], anywhere: boolean, layout: Layout): Box {
  const ring = cards.flatMap((card) => [
    card,
    ...SIDES.filter((side) => anywhere || card.open.includes(side)).map((side) => beside(card, side)),
  ]);
  const cells = [...FIELD, ...ring];
  const lefts = cells.map(layout.left);
  const tops = cells.map(layout.top);
  const [x, y] = [Math.min(...lefts) - MARGIN, Math.min(...tops) - MARGIN];
  return {
    x,
    y,
    width: Math.max(...lefts) + layout.width + MARGIN - x,
    height: Math.max(...tops) + layout.height + MARGIN - y,
  };
}

/** The cells that are lit: light falls into a dead end too, if a lit tunnel opens into it. */
export function litCells(cards: readonly MineCard[]): Set<string> {
  const reached = cards.filter((card) => card.reached || card.card === "start");
  const light = new Map(reached.map((card) => [cellKey(card.x, card.y), card.open]));
  const dead = cards.filter((card) =>
    SIDES.some((side) => {
      const { x, y } = beside(card, side);
      return card.open.includes(side) && (light.get(cellKey(x, y)) ?? "").includes(FACING[side]);
    }),
  );
  return new Set([...light.keys(), ...dead.map((card) => cellKey(card.x, card.y))]);
}

/** The shortest way from the start to a cell, along tunnels that are open to each other; empty: there is none. */
export function wayTo(cards: readonly MineCard[], end: Cell): Cell[] {
  const open = new Map(cards.filter(({ card }) => !isDeadEnd(card)).map((card) => [cellKey(card.x, card.y), card]));
  const start = cards.find(({ card }) => card === "start");
  const ways: Cell[][] = start ? [[start]] : [];
  const seen = new Set<string>();
  for (const way of ways) {
    const here = way.at(-1)!;
    const card = open.get(cellKey(here.x, here.y));
    for (const side of SIDES.filter((one) => card?.open.includes(one))) {
      const next = beside(here, side);
      const key = cellKey(next.x, next.y);
      if (next.x === end.x && next.y === end.y) return [...way, next];
      if (seen.has(key) || !open.get(key)?.open.includes(FACING[side])) continue;
      seen.add(key);
      ways.push([...way, next]);
    }
  }
  return [];
}
