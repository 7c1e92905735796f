import { describe, expect, test } from "vitest";
import { canTurn, isPath, openSides } from "./facts.ts";
import type { Choice } from "./wire.ts";
import { attemptAt, bestTurn, discardOf, offersOf, playsOf } from "./options.ts";

const choices: Choice[] = [
  { type: "discard", card: "level" },
  { type: "discard", card: "map" },
  { type: "look", goal: 2 },
  { type: "break", tool: "lamp", seat: 3 },
  { type: "mend", card: "mend-lamp-cart", tool: "cart", seat: 0 },
  { type: "lay", card: "tee-side", turned: true, x: 1, y: 0, turns_up: [] },
  { type: "lay", card: "level", turned: false, x: 1, y: 0, turns_up: [1] },
];

describe("what a chosen card can do", () => {
  test("a path card is offered its places the way it lies", () => {
    const both = [false, true].map((turned): Choice => ({
      type: "lay",
      card: "curve-es",
      turned,
      x: 2,
      y: 0,
      turns_up: [],
    }));
    for (const order of [both, both.toReversed()]) {
      for (const turned of [false, true])
        expect(offersOf("curve-es", turned, order).cells.get("2,0")).toMatchObject({ turned });
    }
  });

  test("a place where it fits only the other way is offered, too", () => {
    for (const turned of [false, true])
      expect(offersOf("tee-side", turned, choices).cells.get("1,0")).toMatchObject({ turned: true });
  });

  test("a card that fits only turned is turned at once", () => {
    expect(bestTurn("tee-side", false, choices)).toBe(true);
    expect(bestTurn("level", false, choices)).toBe(false);
  });

  test("a map is offered goals, and tool cards the tools of seats", () => {
    expect([...offersOf("map", false, choices).goals.keys()]).toEqual([2]);
    expect([...offersOf("break-lamp", false, choices).tools.keys()]).toEqual(["3 lamp"]);
    expect([...offersOf("mend-lamp-cart", false, choices).tools.keys()]).toEqual(["0 cart"]);
  });

  test("discarding is apart from playing", () => {
    expect(playsOf("level", choices)).toHaveLength(1);
    expect(discardOf("map", choices)).toEqual({ type: "discard", card: "map" });
    expect(discardOf("rockfall", choices)).toBeNull();
  });

  test("no card offers nothing", () => {
    const { cells, goals, tools } = offersOf(null, false, choices);
    expect(cells.size + goals.size + tools.size).toBe(0);
  });

  test("a click beside what is offered becomes a question to the rules", () => {
    expect(attemptAt("level", false, 4, 4)).toEqual({ type: "lay", card: "level", turned: false, x: 4, y: 4 });
    expect(attemptAt("rockfall", false, 0, 0)).toEqual({ type: "collapse", x: 0, y: 0 });
    expect(attemptAt("map", false, 0, 0)).toBeNull();
  });
});

describe("pictures of path cards", () => {
  test("a half turn swaps opposite sides", () => {
    expect(openSides("curve-es", false)).toBe("ES");
    expect(openSides("curve-es", true)).toBe("NW");
    expect(openSides("blocked-tee-flat", true)).toBe("ESW");
  });

  test("only cards that look different can be turned", () => {
    expect(["crossing", "upright", "level"].some(canTurn)).toBe(false);
    expect(["tee-side", "curve-sw", "stub-level"].every(canTurn)).toBe(true);
  });

  test("action cards are no paths", () => {
    expect(isPath("map")).toBe(false);
    expect(isPath("blocked-level")).toBe(true);
  });
});
