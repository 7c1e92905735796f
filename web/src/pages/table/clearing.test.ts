import { describe, expect, test } from "vitest";
import { clearing, overlap, type Box } from "./clearing.ts";

const ROOM: Box = { left: 0, top: 60, width: 1000, height: 700 };
const CARD = { width: 400, height: 200 };

describe("where a hint lies", () => {
  test("it lies above, in the middle, if nothing is lit there", () => {
    expect(clearing(CARD, ROOM, [{ left: 450, top: 600, width: 80, height: 100 }])).toMatchObject({
      left: 300,
      top: 66,
    });
  });

  test("it covers neither the place nor the card", () => {
    const place = { left: 460, top: 120, width: 80, height: 100 };
    const card = { left: 40, top: 640, width: 80, height: 110 };
    const box = clearing(CARD, ROOM, [place, card]);
    expect(overlap(box, place) + overlap(box, card)).toBe(0);
  });

  test("it lies between two things that leave just enough room", () => {
    const phone = { left: 0, top: 104, width: 390, height: 740 };
    const lit = [
      { left: 198, top: 285, width: 175, height: 116 },
      { left: 202, top: 689, width: 90, height: 64 },
    ];
    const box = clearing({ width: 366, height: 270 }, phone, lit);
    expect(lit.map((one) => overlap(box, one))).toEqual([0, 0]);
  });

  test("where there is no such spot it covers as little as possible, and stays in the room", () => {
    const lit = [{ left: 0, top: 60, width: 1000, height: 600 }];
    const box = clearing(CARD, ROOM, lit);
    expect(box.top + box.height).toBeLessThanOrEqual(760);
    expect(overlap(box, lit[0] ?? ROOM)).toBe(400 * (660 - box.top));
  });
});
