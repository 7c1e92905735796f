import { describe, expect, test } from "vitest";
import { VIEWS } from "./golden.ts";
import { litDoors, litSections, minePlan, pathSum, roomShape, stepTo } from "./mine.ts";
import { fieldsOfLine, LINES } from "./facts.ts";
import type { Path } from "./wire.ts";

const ride: Path = {
  sections: [
    [1, 0],
    [4, 1],
    [7, 0],
  ],
  ends: [
    { field: 1, edge: "N", end: "bone", door: "N1" },
    { field: 7, edge: "S", end: "bone", door: "S1" },
  ],
  line: "bone",
  points: 6,
};
const stub: Path = { sections: [[5, 0]], ends: [], line: null, points: 0 };

describe("the plan of a mine", () => {
  test("nine fields stand in three rows, doors in the middle of their edges", () => {
    const plan = minePlan(46);
    expect(plan.left(2) - plan.left(1)).toBe(104);
    expect(plan.top(9)).toBe(plan.left(9));
    const door = plan.doors.find(({ name }) => name === "S2");
    expect(door?.x).toBe(plan.left(8) + 50);
    expect(plan.doors).toHaveLength(12);
  });

  test("everything is inside its size", () => {
    const plan = minePlan(34);
    for (const { x, y, chip } of plan.doors) {
      expect(Math.min(x, y, ...chip)).toBeGreaterThan(0);
      expect(Math.max(x, y, ...chip)).toBeLessThan(plan.size);
    }
  });
});

describe("the room", () => {
  test("has three columns on a desktop, one on a phone, and two on a phone that lies on its side", () => {
    expect(roomShape(1440, 840)).toBe("wide");
    expect(roomShape(390, 744)).toBe("phone");
    expect(roomShape(768, 960)).toBe("phone");
    expect(roomShape(844, 330)).toBe("side");
    expect(roomShape(1000, 700)).toBe("side");
  });
});

describe("lit paths", () => {
  test("only paths between doors are lit, section by section", () => {
    const lit = litSections([ride, stub]);
    expect([...lit.keys()]).toEqual([1, 4, 7]);
    expect(lit.get(4)).toEqual([undefined, "bone"]);
  });

  test("their doors are lit too", () => {
    expect([...litDoors([ride, stub])]).toEqual([
      ["N1", "bone"],
      ["S1", "bone"],
    ]);
  });

  test("a path says its sum", () => {
    expect(pathSum(ride)).toBe("3×2=+6");
  });

  test("lines of the pad find the fields that their points come from", () => {
    const { view } = VIEWS.at(-1) ?? { view: null };
    if (!view) throw new Error("the golden game has no end");
    for (const player of view.players) {
      for (const line of LINES) {
        if (player.score[line] > 0 && line !== "werewolf")
          expect(fieldsOfLine(view, player, line).size).toBeGreaterThan(0);
      }
    }
  });
});

describe("arrow keys", () => {
  test("lead to the next free field in that direction", () => {
    expect(stepTo(1, "ArrowRight", [1, 2, 3])).toBe(2);
    expect(stepTo(1, "ArrowRight", [1, 3, 5])).toBe(3);
    expect(stepTo(9, "ArrowUp", [1, 6, 9])).toBe(6);
  });

  test("lead aside when nothing is straight ahead", () => {
    expect(stepTo(1, "ArrowRight", [1, 5, 9])).toBe(5);
  });

  test("lead nowhere at the edge", () => {
    expect(stepTo(3, "ArrowRight", [1, 2, 3])).toBeNull();
    expect(stepTo(3, "Tab", [1, 2, 3])).toBeNull();
  });

  test("reach every free field from every other", () => {
    const arrows = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
    for (const free of [
      [1, 9],
      [3, 7],
      [1, 5, 9],
      [2, 4, 6, 8],
      [1, 6, 8],
      [1, 2, 3, 4, 5, 6, 7, 8, 9],
    ]) {
      const reached = new Set([free[0] ?? 1]);
      for (const field of reached) {
        for (const key of arrows) {
          const next = stepTo(field, key, free);
          if (next !== null) reached.add(next);
        }
      }
      expect([...reached].sort()).toEqual(free);
    }
  });
});
