import { describe, expect, test } from "vitest";
import type { Considered } from "../../net/wire.ts";
import { lengthOf, worthInWords } from "./worth.ts";

const say = (key: string, values: Record<string, string | number> = {}) => `${key} ${Object.values(values).join(" ")}`;
const row = (worth: number | null): Considered => ({ action: { type: "pass" }, worth, equal: false, played: false });

describe("what a move is worth", () => {
  test("chances are percentages, leads are halves of points, and first impressions have no number", () => {
    expect(worthInWords(0.618, "win", say)).toBe("worth-percent 62");
    expect(worthInWords(-3.3, "points", say)).toBe("worth-lead less 3.5");
    expect(worthInWords(0.1, "points", say)).toBe("worth-lead even 0");
    expect(worthInWords(0.7, "weight", say)).toBe("");
    expect(worthInWords(null, "win", say)).toBe("");
  });

  test("bars follow the numbers: a better move never has a shorter bar", () => {
    for (const scale of ["win", "points", "weight"] as const) {
      const rows = [0.9, 0.4, 0.4, -2].map(row);
      const bars = rows.map(({ worth }) => lengthOf(worth, scale, rows));
      expect(bars).toEqual([...bars].sort((a, b) => b - a));
      expect(bars[1]).toBe(bars[2]);
    }
  });
});
