import { expect, test } from "vitest";
import { hears, isInDoubt, isMuted, NOBODY } from "./muted.ts";

const HERE = { seats: [2], blocked: [], lines: [3], until: 4, anybody: true };

test("a line is muted by its seat, and a spectator's by its number", () => {
  expect(isMuted({ seat: 2, number: 1 }, HERE)).toBe(true);
  expect(isMuted({ seat: 1, number: 3 }, HERE)).toBe(false);
  expect(isMuted({ seat: null, number: 3 }, HERE)).toBe(true);
  expect(isMuted({ seat: null, number: 4 }, HERE)).toBe(false);
});

test("a later line of a spectator is in doubt while anybody is muted", () => {
  expect(isInDoubt({ seat: null, number: 5 }, HERE)).toBe(true);
  expect(isInDoubt({ seat: null, number: 4 }, HERE)).toBe(false);
  expect(isInDoubt({ seat: 1, number: 5 }, HERE)).toBe(false);
  expect(isInDoubt({ seat: null, number: 5 }, NOBODY)).toBe(false);
});

test("a seat is unheard in this page alone, or wherever I am", () => {
  const table = { info: null, deaf: new Set([1]), muted: HERE };
  expect([0, 1, 2].map((seat) => hears(table, seat))).toEqual([true, false, false]);
  expect(hears({ ...table, muted: NOBODY }, 2)).toBe(true);
});
