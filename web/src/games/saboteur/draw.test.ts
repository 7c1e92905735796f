import { expect, test } from "vitest";
import { pathCard } from "./draw.ts";

const look = { card: "upright", turned: false, lit: true, seed: 7 };

test("a card that is drawn again is the same string, so that the page keeps what it has", () => {
  expect(pathCard(look, "a")).toBe(pathCard({ ...look }, "a"));
});

test("each name has a clip of its own", () => {
  expect(pathCard(look, "a")).toContain('id="sb-clip-a"');
  expect(pathCard(look, "b")).toContain('clip-path="url(#sb-clip-b)"');
  expect(pathCard(look, "b")).not.toContain("sb-clip-a");
});
