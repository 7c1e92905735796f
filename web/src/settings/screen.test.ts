import { expect, test } from "vitest";
import { isLow, isNarrow, limitsOver, room, WIDTHS } from "./screen.svelte.ts";

test("a screen is under every limit that is larger", () => {
  expect(limitsOver(390, WIDTHS)).toBe("400 720 900 1100 1200 1340");
  expect(limitsOver(720, WIDTHS)).toBe("900 1100 1200 1340");
  expect(limitsOver(1440, WIDTHS)).toBe("");
});

test.each([
  [390, 844, "narrow"],
  [320, 568, "narrow"],
  [512, 384, "narrow"],
  [640, 340, "low"],
  [667, 375, "low"],
  [844, 390, "low"],
  [768, 1024, ""],
  [1180, 560, ""],
])("a screen of %i x %i is %s", (width, height, shape) => {
  Object.assign(room, { width, height });
  expect((isNarrow() ? "narrow" : "") + (isLow() ? "low" : "")).toBe(shape);
});
