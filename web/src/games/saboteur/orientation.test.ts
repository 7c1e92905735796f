import { afterEach, expect, test } from "vitest";
import { rules } from "./telling.ts";
import { sayIn } from "./golden.ts";
import { gainUpright, layInto, orientation } from "./orientation.svelte.ts";
import { now } from "../../telling/scope.ts";
import { cardName, where } from "./names.ts";

const say = sayIn("en");

afterEach(() => Object.assign(orientation, { upright: false, wanted: null }));

test("the mine lies as its cards are largest", () => {
  layInto(370, 620);
  expect(orientation.upright).toBe(true);
  layInto(900, 500);
  expect(orientation.upright).toBe(false);
});

test("for a small gain it stays as it lies", () => {
  expect(gainUpright(374, 430)).toBeGreaterThan(1);
  layInto(374, 430);
  expect(orientation.upright).toBe(false);
  orientation.upright = true;
  layInto(374, 370);
  expect(orientation.upright).toBe(true);
});

test("whoever wants it the other way has it so", () => {
  orientation.wanted = "upright";
  layInto(900, 500);
  expect(orientation.upright).toBe(true);
});

test("words speak of cards and places as they are seen", () => {
  expect([cardName(say, "level"), where(say, 2, 1)]).toEqual([say("card-level"), "column 2, 1 row up"]);
  orientation.upright = true;
  expect([cardName(say, "level"), where(say, 2, 1)]).toEqual([say("card-upright"), "row 2, 1 to the right"]);
});

test("a goal is a treasure or a stone also in a mine that stands upright", () => {
  orientation.upright = true;
  const held = (card: string): unknown => rules.facts["held"]?.({ card }, {}, now());
  expect(held("treasure")).toEqual({ card: "treasure", turned: false });
  expect(held("stone-es")).toEqual({ card: "stone-es", turned: false });
  expect(held("level")).toEqual({ card: "upright", turned: false });
});
