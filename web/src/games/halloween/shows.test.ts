import { expect, test } from "vitest";
import { VIEWS } from "./golden.ts";
import type { Context } from "../../contract/drawing.ts";
import { after, shows } from "./shows.ts";
import type { Building, Cell, Event, View } from "./wire.ts";

const NOBODY = { blue: 0, green: 0, yellow: 0, orange: 0, red: 0 };
const space = (colour: "blue" | "green") => ({ colour, points: 2, seat: null, extra: false });
const house = (name: "school" | "church"): Building => ({
  name,
  next_to: [],
  ghosts: { ...NOBODY, blue: 1 },
  room: 4,
  bonus: null,
  haunts: [space("blue"), space("green")],
});
const TOWN: View = { ...VIEWS[0]!, buildings: [house("school"), house("church")] };
const ghost: Cell = { building: "school", colour: "blue" };

const schoolAfter = (event: Event): Building => after(TOWN, event).buildings[0]!;

test("a ghost that comes is there before what it brings", () => {
  expect(schoolAfter({ kind: "summoned", seat: 1, ghost }).ghosts).toEqual({ ...NOBODY, blue: 2 });
  expect(schoolAfter({ kind: "upgraded", seat: 1, ghost }).ghosts).toEqual({ ...NOBODY, green: 1 });
});

test("a haunt token lies in its space before its points are counted, and nowhere else", () => {
  const event: Event = { kind: "haunted", seat: 1, ghost, extra: true };
  expect(schoolAfter(event).haunts).toEqual([{ ...space("blue"), seat: 1, extra: true }, space("green")]);
  expect(after(TOWN, event).buildings[1]).toEqual(house("church"));
});

test("what else happens is seen with its whole step", () => {
  expect(after(TOWN, { kind: "points", seat: 1, source: "haunts", points: 4 })).toBe(TOWN);
});

test("a section of somebody else is one gesture, and mine is shown piece by piece", () => {
  const section = ["action", "summoned", "tokens_taken"].map((kind) => ({ kind, seat: TOWN.turn, ghost }) as Event);
  const gestures = (me: number | null) =>
    section.flatMap((event) => shows(event, { view: TOWN, me } as Context<View>)?.gesture ?? []);
  expect(gestures(TOWN.turn)).toEqual(["disc", "ghost", "tokens"]);
  expect([gestures(TOWN.turn + 1), gestures(null)]).toEqual([["ghost"], ["ghost"]]);
});

test("the first scare of a game is a scene, and later ones are a second at the ghost", () => {
  const scare = shows({ kind: "scared", seat: 1, ghost }, { view: TOWN } as Context<View>);
  expect([scare?.scene, scare?.again]).toEqual([true, { gesture: "boo", ms: 1000 }]);
});
