import { describe, expect, test } from "vitest";
import { fit, move, zoom } from "./panzoom.ts";

const box = { x: -100, y: 0, width: 400, height: 200 };

describe("pan and zoom", () => {
  test("the whole box fits into the middle", () => {
    expect(fit(box, 800, 800, 9)).toEqual({ scale: 2, x: 200, y: 200 });
  });

  test("a small box is not blown up beyond the limit", () => {
    expect(fit(box, 8000, 8000, 1.5).scale).toBe(1.5);
  });

  test("zooming keeps the point under the pointer", () => {
    const before = fit(box, 800, 800, 9);
    const after = zoom(before, 1.5, 300, 250, 0.1, 9);
    const point = (x: number, at: number, scale: number) => (x - at) / scale;
    expect(point(300, after.x, after.scale)).toBeCloseTo(point(300, before.x, before.scale));
    expect(point(250, after.y, after.scale)).toBeCloseTo(point(250, before.y, before.scale));
  });

  test("zooming stops at the limits", () => {
    expect(zoom({ scale: 1, x: 0, y: 0 }, 100, 0, 0, 0.5, 2).scale).toBe(2);
    expect(zoom({ scale: 1, x: 0, y: 0 }, 0.01, 0, 0, 0.5, 2).scale).toBe(0.5);
  });

  test("the box cannot be lost beyond the edge", () => {
    const far = move({ scale: 1, x: 0, y: 0 }, 99999, -99999, box, 500, 500);
    expect(far.x).toBe(500 - 60 + 100);
    expect(far.y).toBe(60 - 200);
  });
});
