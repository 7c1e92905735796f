import { describe, expect, test } from "vitest";
import { GAMES } from "./golden.ts";
import { open } from "./open.ts";

const MOMENTS = GAMES.flatMap((steps) => {
  const moments = steps.flatMap(({ views }) => (views ? [{ shared: views.at(-1)!, own: views.slice(0, -1) }] : []));
  const end = moments.at(-1)!.shared;
  return moments.map(({ shared, own }) => ({ shared, own, end, opened: open(shared, own, end) }));
});

describe("a replay with everything open", () => {
  test("shows the face of every goal of its round", () => {
    const dug = MOMENTS.filter(({ shared }) => shared.goals);
    expect(dug.some(({ shared }) => shared.goals!.some(({ face }) => !face))).toBe(true);
    for (const { shared, end, opened } of dug) {
      expect(opened.goals!.map(({ face }) => face?.card)).toEqual(end.past[shared.round - 1]!.goals);
    }
  });

  test("marks those that lay face down, and leaves the others as they were", () => {
    for (const { shared, opened } of MOMENTS) {
      shared.goals?.forEach((goal, index) => {
        if (goal.face) expect(opened.goals![index]).toEqual(goal);
        else expect(opened.goals![index]?.down).toBe(true);
      });
    }
  });

  test("agrees with what those knew who had looked", () => {
    for (const { own, opened } of MOMENTS) {
      for (const { me } of own) {
        for (const [goal, card] of Object.entries(me?.goals_seen ?? {}))
          expect(opened.goals![Number(goal)]?.face?.card).toBe(card);
      }
    }
  });

  test("tells every role as soon as it is dealt", () => {
    for (const { own, opened } of MOMENTS) {
      expect(opened.players?.map(({ role }) => role)).toEqual(
        own[0]?.players && own.map(({ me }) => me?.role ?? undefined),
      );
    }
  });
});
