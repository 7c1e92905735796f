import { expect, test } from "vitest";
import { gist, type Line } from "./lines.ts";

const line = (text: string, seat: number | null, strong = false): Line => ({
  key: text,
  text,
  seat,
  strong,
  place: null,
});

test("a turn is told by all that its seat did, and what came of it", () => {
  const lines = [line("B turns over a tile.", 1), line("A tile is taken away.", null), line("B leaves it.", 1)];
  expect(gist(lines, 1)).toBe("B turns over a tile. B leaves it.");
  expect(gist([line("B plays side 5A.", 1), line("Round 1 begins.", null, true)], 1)).toBe(
    "B plays side 5A. Round 1 begins.",
  );
});

test("what was done again and again is said once, with a number", () => {
  const laid = line("B lays a 2.", 1);
  expect(gist([laid, laid, laid, line("It derails.", null, true)], 1)).toBe("B lays a 2 (×3). It derails.");
});

test("a long turn keeps its turning points, and one of others' doing its first line", () => {
  const long = [1, 2, 3, 4, 5].map((number) => line(`${number}.`, 1, number === 5));
  expect(gist(long, 1)).toBe("1. 2. 3. 5.");
  expect(gist([line("Dealt.", null), line("Shuffled.", null)], 1)).toBe("Dealt.");
  expect(gist([], 1)).toBe("");
});
