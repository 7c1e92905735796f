import { expect, test } from "vitest";
import { boxOf, fit, frame, onScreen, onTable, viewBoxOf, wholeFrame, zoomed, type Room } from "./camera.ts";
import { ribbonSpot } from "./cards.ts";

const ROOM: Room = { width: 400, height: 300, top: 0, right: 0, bottom: 100, left: 0 };
const SCALES = { least: 6, lowest: 4, most: 12 };
const row = (cards: number) => Array.from({ length: cards }, (_, index) => ribbonSpot(index));

test("a short track is shown whole, in the middle of the free room and not larger than life", () => {
  const camera = frame(row(2), row(2), ROOM, SCALES);
  expect(camera.scale).toBeLessThanOrEqual(12);
  expect(onScreen(camera, ROOM, 10, 7)).toEqual({ x: 200, y: 100 });
});

test("of a long track what is near is shown, at a scale that can be read", () => {
  const track = row(20);
  const camera = frame(track, track.slice(16), ROOM, SCALES);
  expect(camera.scale).toBeGreaterThanOrEqual(SCALES.lowest);
  expect(onScreen(camera, ROOM, 200, 7).x).toBeLessThanOrEqual(ROOM.width);
  expect(onScreen(camera, ROOM, 160, 7).x).toBeGreaterThanOrEqual(0);
});

test("if even that is too long, the end of the track is in the middle", () => {
  const track = row(40);
  const camera = frame(track, track, ROOM, SCALES);
  expect(camera.scale).toBe(SCALES.lowest);
  expect(camera.x).toBeGreaterThan(350);
});

test("what lies over the room for a while moves the frame up as far as it must, and never to another scale", () => {
  for (const cards of [2, 9, 20]) {
    const [track, before] = [row(cards), frame(row(cards), row(cards), ROOM, SCALES)];
    const bottom = Math.max(...track.map((spot) => spot.y + spot.height));
    expect(frame(track, track, ROOM, SCALES, 40)).toEqual(before); // no card lies there
    const after = frame(track, track, ROOM, SCALES, 200);
    expect([after.x, after.scale]).toEqual([before.x, before.scale]);
    expect(onScreen(after, ROOM, 10, bottom).y).toBeLessThanOrEqual(100);
    expect(onScreen(after, ROOM, 10, bottom).y).toBeGreaterThan(80);
  }
});

test("of a track that is too high for what is left the last cards are in sight", () => {
  const track = Array.from({ length: 4 }, (_, index) => ({ x: 0, y: index * 14, width: 10, height: 14 }));
  const camera = frame(track, track, ROOM, SCALES, 240);
  expect(onScreen(camera, ROOM, 5, 56).y).toBeLessThanOrEqual(60);
});

test("the whole track fits into the room, however long it is", () => {
  const camera = wholeFrame(row(40), ROOM, 12);
  expect(camera.scale).toBeCloseTo(fit(boxOf(row(40))!, ROOM));
});

test("a place on the screen is the same place on the table, and zooming keeps it there", () => {
  const camera = { x: 50, y: 20, scale: 8 };
  const { x, y } = onScreen(camera, ROOM, 42, 17);
  expect(onTable(camera, ROOM, x, y)).toEqual({ x: 42, y: 17 });
  expect(onScreen(zoomed(camera, ROOM, x, y, 1.5), ROOM, 42, 17).x).toBeCloseTo(x);
  expect(viewBoxOf(camera, ROOM)).toBe("25.000 1.250 50.000 37.500");
});
