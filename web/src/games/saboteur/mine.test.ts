import { describe, expect, test } from "vitest";
import { boundsOf, FIELD, layoutOf, litCells } from "./mine.ts";
import type { MineCard } from "./wire.ts";

const card = (x: number, y: number, open: string, reached: boolean): MineCard => ({
  card: "level",
  turned: false,
  x,
  y,
  open,
  reached,
});
const START: MineCard = { card: "start", turned: false, x: 0, y: 0, open: "NESW", reached: false };

describe("where cells are drawn", () => {
  test("east is right and north is up", () => {
    const { left, top } = layoutOf(false);
    expect(left({ x: 1, y: 0 })).toBeGreaterThan(left({ x: 0, y: 0 }));
    expect(top({ x: 0, y: 1 })).toBeLessThan(top({ x: 0, y: 0 }));
  });

  test("on a phone east is down and north is right", () => {
    const { left, top } = layoutOf(true);
    expect(top({ x: 1, y: 0 })).toBeGreaterThan(top({ x: 0, y: 0 }));
    expect(left({ x: 0, y: 1 })).toBeGreaterThan(left({ x: 0, y: 0 }));
  });

  test("the field has nine columns and five rows", () => {
    expect(FIELD).toHaveLength(45);
  });
});

describe("what must be in sight", () => {
  const layout = layoutOf(false);
  const high = boundsOf([START], false, layout);

  test("a tunnel that leads out of the field has room for the next card", () => {
    expect(boundsOf([START, card(3, 2, "NS", true)], false, layout).height).toBeGreaterThan(high.height);
  });

  test("rock at the rim of the field needs none", () => {
    expect(boundsOf([START, card(3, 2, "EW", true)], false, layout)).toEqual(high);
  });

  test("where cards may lie beside rock it does", () => {
    expect(boundsOf([START, card(3, 2, "EW", true)], true, layout).height).toBeGreaterThan(high.height);
  });
});

test("light comes from the start and falls into dead ends, but not past a hole", () => {
  const lit = litCells([
    START,
    card(1, 0, "EW", true),
    card(2, 0, "W", false),
    card(4, 0, "EW", false),
    card(1, 1, "N", false),
  ]);
  expect([...lit].sort()).toEqual(["0,0", "1,0", "2,0"]);
});
