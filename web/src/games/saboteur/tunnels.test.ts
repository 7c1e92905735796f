import { expect, test } from "vitest";
import { openEnds } from "./tunnels.ts";
import type { Goal, MineCard } from "./wire.ts";

const START: MineCard = { card: "start", turned: false, x: 0, y: 0, open: "NESW", reached: true };
const GOALS: readonly Goal[] = [2, 0, -2].map((y) => ({ x: 8, y, looked_at_by: [] }));

test("a mine that has only its start is open on four sides, each so many cards from each goal", () => {
  expect(openEnds({ mine: [START], goals: GOALS })).toEqual([
    { x: -1, y: 0, cards: [11, 9, 11] },
    { x: 0, y: 1, cards: [9, 9, 11] },
    { x: 0, y: -1, cards: [11, 9, 9] },
    { x: 1, y: 0, cards: [9, 7, 9] },
  ]);
});

test("what is cut off and what is a dead end leads nowhere", () => {
  const blocked: MineCard = { card: "blocked-level", turned: false, x: 1, y: 0, open: "EW", reached: true };
  const apart: MineCard = { card: "level", turned: false, x: 4, y: 0, open: "EW", reached: false };
  const ends = openEnds({ mine: [START, blocked, apart], goals: GOALS });
  expect(ends.map(({ x, y }) => [x, y])).toEqual([
    [-1, 0],
    [0, 1],
    [0, -1],
  ]);
});

test("a stone that was turned up leads on, and needs no distance any more", () => {
  const level: MineCard = { card: "level", turned: false, x: 7, y: 2, open: "EW", reached: true };
  const stone: Goal = { x: 8, y: 2, looked_at_by: [], face: { card: "stone-sw", turned: false }, open: "SW" };
  const goals = [stone, ...GOALS.slice(1)];
  const ends = openEnds({ mine: [level], goals });
  expect(ends).toContainEqual({ x: 8, y: 1, cards: [null, 1, 3] });
  expect(ends).not.toContainEqual(expect.objectContaining({ x: 8, y: 2 }));
});
