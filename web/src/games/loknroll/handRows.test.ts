import { expect, test } from "vitest";
import { handRows, phoneRow } from "./handRows.ts";

test.each([
  [3, 520, 200],
  [8, 520, 200],
  [11, 520, 200],
  [11, 440, 160],
  [10, 340, 200],
  [10, 290, 210],
])("%i cards in a tray of %i x %i are all in sight", (cards, width, height) => {
  const { wide, gap, per, scrolls } = handRows(cards, width, height);
  expect(scrolls).toBe(false);
  expect(per * wide + (per - 1) * gap).toBeLessThanOrEqual(width - 23);
  expect(wide + gap).toBeGreaterThanOrEqual(24);
  expect(Math.ceil(cards / per) * wide * 1.4).toBeLessThanOrEqual(height);
});

test("few cards are large, and lie apart", () => {
  expect(handRows(3, 520, 200)).toEqual({ wide: 108, gap: 12, per: 3, scrolls: false });
});

test("a high narrow tray has two rows", () => {
  expect(handRows(10, 340, 210).per).toBe(5);
});

test("a phone held upright scrolls a long hand", () => {
  expect(phoneRow(4, 370).scrolls).toBe(false);
  expect(phoneRow(10, 370).scrolls).toBe(true);
});
