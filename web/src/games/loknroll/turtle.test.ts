import { expect, test } from "vitest";
import { laidOut } from "./turtle.ts";

test("each card begins where the one before it ends", () => {
  const laid = laidOut(["long-1", ["turn-b-2", "left"], "short-3", ["turn-a-3", "left"], ["turn-b-4", "right"]]);
  laid.slice(1).forEach(({ spot: { entry } }, index) => {
    const { x, y } = laid[index]!.spot.exit;
    expect([entry.x, entry.y]).toEqual([x, y]);
  });
});

test("cards keep their size, and a rail lies in the middle of an edge", () => {
  for (const { spot } of laidOut([
    "long-1",
    "short-1",
    ["turn-a-1", "left"],
    ["turn-a-1", "right"],
    ["turn-b-1", "left"],
  ])) {
    expect([spot.width, spot.height].sort((a, b) => a - b)).toEqual([10, 14]);
    for (const { x, y, side } of [spot.entry, spot.exit]) {
      if (side === "N" || side === "S") expect(x).toBe(spot.x + spot.width / 2);
      else expect(y).toBe(spot.y + spot.height / 2);
    }
  }
});
