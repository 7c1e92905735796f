import { expect, test } from "vitest";
import { cardOf, ribbonSpot, uprightSpot } from "./cards.ts";
import { cornersOf, markCorner, trackCard, uprightCard } from "./draw.ts";
import { VIEWS, spotAt } from "./golden.ts";
import { lengthOf, lineOf, pointAt } from "./line.ts";
import { faces, placedTrack, poseAt } from "./ride.ts";

const TRACKS = VIEWS.map(({ view }) => placedTrack(view)).filter((track) => track.length > 2);

test("a line runs from entry to exit and is square to both edges", () => {
  const line = lineOf(spotAt(0, 0, "E"));
  expect(line[0]).toMatchObject({ x: 5, y: 0, dx: 0, dy: 1 });
  expect(line.at(-1)).toMatchObject({ x: 10, y: 7, dy: 0 });
  expect(line.at(-1)?.dx).toBeCloseTo(1);
});

test("the lines of neighbours meet, so that the rails have no gap", () => {
  expect(TRACKS.length).toBeGreaterThan(5);
  for (const track of TRACKS) {
    track.slice(1).forEach((placed, index) => {
      const end = lineOf(track[index]!.spot).at(-1)!;
      const start = lineOf(placed.spot)[0]!;
      expect([start.x, start.y]).toEqual([end.x, end.y]);
      expect(start.dx * end.dx + start.dy * end.dy).toBeCloseTo(1);
    });
  }
});

test("the locomotive stands in the middle of its card and looks along the track", () => {
  const track = [ribbonSpot(0), ribbonSpot(1)].map((spot, index) => ({
    key: String(index),
    card: cardOf("long-1"),
    spot,
  }));
  expect(poseAt(track, 1.5)).toMatchObject({ x: 15, y: 7, angle: 0 });
  expect(poseAt(track, 2, 0.8)).toMatchObject({ x: 20.8, y: 7 });
  expect(poseAt([], 0.5)).toBeNull();
});

test("half of a straight card is half its length", () => {
  const line = lineOf(ribbonSpot(0));
  expect(lengthOf(line)).toBeCloseTo(10);
  expect(pointAt(line, 5).x).toBeCloseTo(5);
});

test("a card's mark and its value do not lie on one another, and not on the rails if that can be", () => {
  for (const track of TRACKS) {
    for (const { spot } of track) {
      const free = cornersOf(spot).filter((corner) => corner.free);
      expect(free.length).toBeGreaterThan(0);
      if (free.length > 1) expect(markCorner(spot)).not.toEqual(free[0]);
    }
  }
});

test("names of cards say what is printed on them", () => {
  expect(cardOf("turn-a-3")).toEqual({ card: "turn-a-3", type: "track", value: 3, shape: "turn-a" });
  expect(cardOf("broken-2")).toEqual({ card: "broken-2", type: "broken", value: 2, shape: "long" });
  expect(cardOf("chaos-4")).toEqual({ card: "chaos-4", type: "chaos", value: 4, shape: null });
});

test("pictures carry their value and no style attributes, which the server's policy refuses", () => {
  const shapes = VIEWS[0]!.view.shapes;
  const pictures = [
    trackCard(cardOf("broken-3"), uprightSpot("long", shapes)),
    trackCard(cardOf("turn-a-3"), uprightSpot("turn-a", shapes), { bare: true }),
    uprightCard(cardOf("chaos-3"), shapes, "chaos"),
  ];
  for (const picture of pictures) {
    expect(picture).toContain(">3</text>");
    expect(picture).not.toMatch(/ style=|NaN|undefined/);
  }
});

test("a throw shows as many wheels as it had, mixed among the dice", () => {
  for (let wheels = 0; wheels <= 4; wheels++) expect(faces(4, wheels, 1).filter(Boolean).length).toBe(wheels);
  expect(faces(4, 2, 1)).toEqual(faces(4, 2, 1));
});
