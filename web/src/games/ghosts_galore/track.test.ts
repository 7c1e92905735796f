import { describe, expect, test } from "vitest";
import { corner, nearest, sectionPath, slots, turned, turnedPoint } from "./track.ts";
import { VIEWS } from "./golden.ts";

describe("turning a tile", () => {
  test("a quarter turn to the right moves each edge clockwise", () => {
    expect(turned("NE", 1)).toBe("ES");
    expect(turned("NE", 3)).toBe("WN");
    expect(turned("NS", 2)).toBe("SN");
  });

  test("four quarter turns change nothing", () => {
    expect(turned("SW", 4)).toBe("SW");
    expect(turnedPoint([20, 30], 4)).toEqual([20, 30]);
  });

  test("a point of the upper left goes to the upper right", () => {
    expect(turnedPoint([10, 20], 1)).toEqual([80, 10]);
  });
});

describe("a section", () => {
  test("a straight runs through the middle", () => {
    expect(sectionPath("NS")).toBe("M50 0V100");
    expect(sectionPath("EW", 6)).toBe("M0 56H100");
  });

  test("a curve bends about the corner between its edges", () => {
    expect(corner("NE")).toEqual([100, 0]);
    expect(sectionPath("NE")).toBe("M50 0A50 50 0 0 0 100 50");
    expect(sectionPath("NW")).toBe("M50 0A50 50 0 0 1 0 50");
  });

  test("the nearest point of a curve is on its arc", () => {
    const [x, y] = nearest("NE", [0, 100]);
    expect(Math.hypot(x - 100, y)).toBeCloseTo(50);
  });
});

describe("where monsters stand", () => {
  const faces = VIEWS.flatMap(({ view }) => Object.values(view.tiles));

  test("every monster of every tile has a place of its own, however it is turned", () => {
    expect(faces.length).toBeGreaterThan(100);
    for (const face of faces) {
      for (const turns of [0, 1, 2, 3]) {
        const { monsters, diamond } = slots(face, turns);
        expect(monsters).toHaveLength(face.sections.flatMap((section) => section.monsters).length);
        const points = monsters.map(({ x, y }) => [x, y] as const);
        if (face.diamond) points.push(diamond);
        for (const [x, y] of points) {
          expect(Math.min(x, y)).toBeGreaterThan(10);
          expect(Math.max(x, y)).toBeLessThan(90);
        }
        for (const [index, [x, y]] of points.entries()) {
          for (const [left, top] of points.slice(index + 1)) expect(Math.hypot(x - left, y - top)).toBeGreaterThan(20);
        }
      }
    }
  });
});
