import { expect, test } from "vitest";
import { limitsOver, WIDTHS } from "./screen.svelte.ts";

test("a screen is under every limit that is larger", () => {
  expect(limitsOver(390, WIDTHS)).toBe("400 720 900 1100 1200 1340");
  expect(limitsOver(720, WIDTHS)).toBe("900 1100 1200 1340");
  expect(limitsOver(1440, WIDTHS)).toBe("");
});
