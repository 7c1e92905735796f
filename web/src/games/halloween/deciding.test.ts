import { expect, test } from "vitest";
import { decides } from "./deciding.ts";
import { VIEWS } from "./golden.ts";

const view = VIEWS[0]!;
const [house] = view.buildings;
const { colour, points } = house!.haunts[2]!;

test("a haunt counts with its space, its points not again, and others as they are scored", () => {
  const ghost = { building: house!.name, colour };
  expect(decides({ kind: "haunted", seat: 1, ghost, extra: false }, view)).toBe(points);
  expect(decides({ kind: "points", seat: 1, source: "haunts", points }, view)).toBe(0);
  expect(decides({ kind: "points", seat: 1, source: "sets", points: 5 }, view)).toBe(5);
});
