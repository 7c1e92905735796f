import { expect, test } from "vitest";
import { numbered } from "./numbered.ts";

test("what all lines begin with is said once", () => {
  const labels = ["Space at the top, not turned: +2", "Space at the top, 1 quarter turn: +3"];
  expect(numbered(labels)).toBe("Space at the top: 1: not turned: +2. 2: 1 quarter turn: +3.");
});

test("a title stands for it", () => {
  expect(numbered(["Lay the junction, at column 1", "Lay the junction, at column 2"], "junction")).toBe(
    "junction: 1: at column 1. 2: at column 2.",
  );
});

test.each([
  [["Pass", "Roll"], "1: Pass. 2: Roll."],
  [["Keep gold worth 1", "Keep gold worth 2"], "1: Keep gold worth 1. 2: Keep gold worth 2."],
  [["Discard: map"], "1: Discard: map."],
  [[], ""],
])("%j is %s", (labels, said) => {
  expect(numbered(labels)).toBe(said);
});
