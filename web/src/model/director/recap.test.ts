import { expect, test } from "vitest";
import type { Step } from "../../net/wire.ts";
import { recapOf, undone } from "./recap.ts";

const step = (version: number, seat: number | null, undo_to: number | null = null): Step => ({
  version,
  seat,
  events: [],
  undo_to,
});
const versions = (steps: Step[], me: number | null) =>
  recapOf(steps, me, 3).map((move) => [move.seat, move.steps.map(({ version }) => version)]);

test("others' moves since my own, each turn with what followed from it", () => {
  const steps = [step(1, 1), step(2, 0), step(3, null), step(4, 1), step(5, null), step(6, 1), step(7, 2)];
  expect(versions(steps, 0)).toEqual([
    [1, [4, 5, 6]],
    [2, [7]],
  ]);
  expect(versions(steps, 2)).toEqual([]);
});

test("who only watches sees the last turns", () => {
  const steps = [step(1, 0), step(2, 1), step(3, 2), step(4, 0)];
  expect(versions(steps, null).map(([seat]) => seat)).toEqual([1, 2, 0]);
});

test("what was taken back did not happen, and nothing else is struck out", () => {
  const steps = [step(1, 0), step(2, 1), step(3, 2), step(4, 0, 1), step(5, 1)];
  expect([...undone(steps)]).toEqual([2, 3]);
  expect(versions(steps, 0)).toEqual([[1, [5]]]);
});
