/** Claims are made part by part, and shown after the moves before them. */
import { expect, test } from "vitest";
import type { ClaimInfo, ClaimLine } from "../../net/wire.ts";
import { heardBy, kindIcon, lacking, made, picturesOf, sentenceOf } from "./claims.ts";

const THINK: ClaimInfo = {
  name: "think",
  parts: [
    { name: "about", kind: "seat", values: [] },
    { name: "stance", kind: "word", values: ["saboteur", "digger"] },
  ],
};
const drawing = { claimIcon: (name: string) => (name === "stance" ? "sb-role" : null) };
const context = {
  seats: [{ name: "Ana" }, { name: "Bea" }, { name: "Leo" }],
  say: (key: string, values?: Record<string, string | number>) => `${key} ${JSON.stringify(values)}`,
};

test("a claim asks for its parts one after the other, and never for oneself", () => {
  expect(lacking(THINK, [], 1, 3)?.values).toEqual([0, 2]);
  expect(lacking(THINK, [2], 1, 3)?.values).toEqual(["saboteur", "digger"]);
  expect(lacking(THINK, [2, "digger"], 1, 3)).toBeNull();
  expect(made(THINK, [2, "digger"])).toEqual({ type: "think", about: 2, stance: "digger" });
});

test("seats are named and words choose the sentence", () => {
  const claim = { type: "think", about: 2, stance: "digger" };
  expect(sentenceOf(claim, THINK, context)).toBe('claim-think {"about":"Leo","stance":"digger"}');
});

test("a claim is a row of pictures, and what nobody drew is still a bubble", () => {
  const claim = { type: "think", about: 2, stance: "digger" };
  expect(picturesOf(claim, THINK, drawing)).toEqual([{ icon: "ui-talk" }, { seat: 2 }, { icon: "sb-role" }]);
  expect(kindIcon("laugh", drawing)).toBe("ui-laugh");
});

test("words are heard when the moves before them were seen", () => {
  const line = (number: number, version: number): ClaimLine => {
    return { number, version, seat: 0, claim: { type: "think" }, at: 0 };
  };
  const lines = [line(1, 4), line(2, 9)];
  const heard = (version: number | null) => heardBy(lines, [THINK], version).map(({ number }) => number);
  expect(heard(null)).toEqual([]);
  expect(heard(8)).toEqual([1]);
  expect(heard(9)).toEqual([1, 2]);
});

test("words wait until it is known what can be said", () => {
  const lines = [{ number: 1, version: 4, seat: 0, claim: { type: "think" }, at: 0 }];
  expect(heardBy(lines, [], 9)).toEqual([]);
});
