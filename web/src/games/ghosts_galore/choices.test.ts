import { describe, expect, test } from "vitest";
import type { Choice } from "./wire.ts";
import { placementAt, plain, signed, sortChoices, spotKey } from "./choices.ts";
import { VIEWS } from "./golden.ts";

describe("choices in order", () => {
  test("claiming: the stack, and every tile that can be taken", () => {
    const choices: Choice[] = [{ type: "draw" }, { type: "take", tile: 12 }, { type: "take", tile: 30 }];
    const sorted = sortChoices(choices);
    expect(sorted.draw).toBe(choices[0]);
    expect([...sorted.takes.keys()]).toEqual([12, 30]);
    expect(sorted.keep).toBeNull();
    expect(sorted.free).toEqual([]);
  });

  test("deciding: keep or leave", () => {
    const sorted = sortChoices([{ type: "leave" }, { type: "keep" }]);
    expect(sorted.keep).toEqual({ type: "keep" });
    expect(sorted.leave).toEqual({ type: "leave" });
  });

  test("setting up: sides by name, tiles to hide by number", () => {
    const sorted = sortChoices([
      { type: "side", side: "1A" },
      { type: "side", side: "1B" },
      { type: "hide", tile: 7 },
    ]);
    expect([...sorted.sides.keys()]).toEqual(["1A", "1B"]);
    expect([...sorted.hides.keys()]).toEqual([7]);
  });

  test("placing: every field once, every rotation of it", () => {
    const choices = [4, 2].flatMap((field) =>
      [0, 1, 2, 3].map((rotation): Choice => ({ type: "place", field, rotation })),
    );
    const sorted = sortChoices(choices);
    expect(sorted.free).toEqual([2, 4]);
    expect(sorted.places.get(spotKey(4, 3))).toBe(choices[3]);
    expect(sorted.places.size).toBe(8);
  });

  test("nothing to choose is nothing to click", () => {
    const sorted = sortChoices([]);
    expect(sorted.draw).toBeNull();
    expect(sorted.places.size + sorted.takes.size + sorted.sides.size).toBe(0);
  });
});

describe("what a placement adds", () => {
  const { view } = VIEWS.find((each) => each.view.me?.placements) ?? VIEWS[0]!;

  test("is what the view says of that field and rotation", () => {
    const first = view.me?.placements?.[2];
    expect(first).toBeDefined();
    expect(placementAt(view, first?.field ?? 0, first?.rotation ?? 0)).toBe(first);
  });

  test("is unknown where the tile cannot go", () => {
    expect(placementAt(view, null, 0)).toBeNull();
    expect(placementAt(view, 10, 0)).toBeNull();
  });

  test("has a sign, and a minus as wide as the plus", () => {
    expect([signed(6), signed(0), signed(-5), plain(-5), plain(7)]).toEqual(["+6", "+0", "−5", "−5", "7"]);
  });
});
