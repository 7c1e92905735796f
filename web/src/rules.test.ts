import { describe, expect, test } from "vitest";
import { findRules } from "./rules.ts";

const sections = [
  {
    number: "S1",
    title: "Túneles",
    rules: [
      { number: "S1.1", text: "Un túnel va del comienzo al tesoro.", reconstructed: false },
      { number: "S1.2", text: "El TUNEL cortado no lleva a nada.", reconstructed: true },
    ],
  },
  { number: "S2", title: "Oro", rules: [{ number: "S2.1", text: "El oro pesa.", reconstructed: false }] },
];
const numbers = (wanted: string) => findRules(sections, wanted).flatMap(({ rules }) => rules.map(({ number }) => number));

describe("searching rules", () => {
  test("nothing wanted finds everything", () => {
    expect(numbers("")).toEqual(["S1.1", "S1.2", "S2.1"]);
  });

  test("accents and capitals do not matter, and sections without a hit are left out", () => {
    expect(numbers("tunel")).toEqual(["S1.1", "S1.2"]);
  });

  test("a number finds its rule", () => {
    expect(numbers("s2.1")).toEqual(["S2.1"]);
  });

  test("hits are marked with their own letters", () => {
    expect(findRules(sections, "tunel")[0]?.rules[0]?.parts).toEqual([
      { text: "Un ", hit: false },
      { text: "túnel", hit: true },
      { text: " va del comienzo al tesoro.", hit: false },
    ]);
  });
});
