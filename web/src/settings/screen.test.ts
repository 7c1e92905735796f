import { expect, test } from "vitest";
import { isLow, isNarrow, limitsOver, room, WIDTHS, zoomOf } from "./screen.svelte.ts";

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

test("zoom is what the window has lost, as far as the screen's dots tell the same", () => {
  expect(zoomOf(1280, 640, 2)).toBe(2);
  expect(zoomOf(1280, 640, 1)).toBe(1); // tools of the browser beside the page
  expect(zoomOf(1280, 1280, 2)).toBe(1); // a fine screen
  expect(zoomOf(390, 390, 3)).toBe(1); // a phone
  expect(zoomOf(0, 640, 2)).toBe(1); // unknown
});

test("a zoomed page has the board of a phone held upright", () => {
  Object.assign(room, { width: 640, height: 1216, zoomed: true });
  expect([isNarrow(), isLow()]).toEqual([true, false]);
  Object.assign(room, { zoomed: false });
});
