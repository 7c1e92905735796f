import { expect, test } from "vitest";
import { barsOf } from "./bars.ts";

test("few scores have a bar each, gaps included, and mine stands out", () => {
  const bars = barsOf(
    [
      { score: 3, people: 2 },
      { score: 5, people: 1 },
    ],
    5,
  );
  expect(bars.map(({ people }) => people)).toEqual([2, 0, 1]);
  expect(bars.map(({ mine }) => mine)).toEqual([false, false, true]);
});

test("many scores share bars, and nobody is lost", () => {
  const curve = Array.from({ length: 100 }, (_, score) => ({ score: score - 20, people: 1 }));
  const bars = barsOf(curve, null);
  expect(bars.length).toBeLessThanOrEqual(12);
  expect(bars.reduce((sum, { people }) => sum + people, 0)).toBe(100);
  expect(bars.some(({ mine }) => mine)).toBe(false);
});

test("without scores there are no bars", () => {
  expect(barsOf([], null)).toEqual([]);
});
