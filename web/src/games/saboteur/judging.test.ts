import { expect, test } from "vitest";
import { judges, suspects } from "./judging.ts";
import type { Event } from "./wire.ts";

const broke: Event = { kind: "broke", seat: 1, tool: "lamp", target: 2 };
const end: Event = {
  kind: "round-over",
  round: 1,
  winners: "diggers",
  finisher: 0,
  saboteurs: [2],
  goals: ["stone-es", "treasure", "stone-sw"],
};
const round = [broke, end];

test.each([
  [{ type: "saw", goal: 1, find: "gold" }, true],
  [{ type: "saw", goal: 1, find: "stone" }, false],
  [{ type: "saw", goal: 0, find: "stone" }, true],
  [{ type: "dig", goal: 2 }, false],
])("a report of the treasure is right if it lay there: %j", (claim, right) => {
  expect(judges(claim, 0, round)).toEqual({ right });
});

test.each([
  [{ type: "think", about: 2, stance: "saboteur" }, true, 2],
  [{ type: "think", about: 0, stance: "saboteur" }, false, 0],
  [{ type: "think", about: 0, stance: "digger" }, true, 0],
])("an opinion is about somebody, and right if that was their role: %j", (claim, right, about) => {
  expect(judges(claim, 1, round)).toEqual({ right, about });
});

test("who asked for trust was honest, or was not", () => {
  expect(judges({ type: "trust-me" }, 1, round)).toEqual({ right: true });
  expect(judges({ type: "trust-me" }, 2, round)).toEqual({ right: false });
});

test("what says nothing, or has not come to light, is not judged", () => {
  expect(judges({ type: "saw", goal: 1, find: "nothing" }, 0, round)).toBeNull();
  expect(judges({ type: "think", about: 2, stance: "unsure" }, 0, round)).toBeNull();
  expect(judges({ type: "have-map" }, 0, round)).toBeNull();
  expect(judges({ type: "saw", goal: 1, find: "gold" }, 0, [broke])).toBeNull();
});

test("a tool that a digger broke was a suspicion of its owner", () => {
  expect(suspects(broke, round)).toEqual({ right: true, about: 2 });
  expect(suspects({ ...broke, target: 0 }, round)).toEqual({ right: false, about: 0 });
  expect(suspects({ ...broke, seat: 2, target: 0 }, round)).toBeNull(); // a saboteur's blow
  expect(suspects({ ...broke, target: 1 }, round)).toBeNull(); // one's own tool
  expect(suspects(broke, [broke])).toBeNull();
  expect(suspects(end, round)).toBeNull();
});
