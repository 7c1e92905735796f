import { expect, test } from "vitest";
import type { Chapters, Context, EventView, JsonObject } from "../../contract/drawing.ts";
import type { ClaimLine, Step } from "../../net/wire.ts";
import { fold, saidIn } from "./fold.ts";
import { headline } from "./lines.ts";

const context: Context = { view: { round: 3 }, me: 0, seats: [], toAct: 0, say: (key) => key };
const chapters: Chapters<JsonObject, EventView> = {
  starts: (events) => events.flatMap(({ kind }, index) => (kind === "deal" ? [index] : [])),
  now: ({ round }) => Number(round),
  title: (number) => `Round ${number}`,
};

function step(version: number, seat: number | null, kinds: string[], undo_to: number | null = null): Step {
  return { version, seat, events: kinds.map((kind) => ({ kind })), undo_to } as Step;
}

const shape = (steps: Step[], drawing = { chapters }) =>
  fold(steps, drawing, context).chapters.map(({ title, turns }) => [
    title,
    ...turns.map(({ seat, steps: own }) => [
      seat,
      ...own.flatMap(({ events }) => (events as EventView[]).map(({ kind }) => kind)),
    ]),
  ]);

test("a log is folded by chapter and turn, oldest first, with the luck that followed a move", () => {
  const steps = [
    step(1, null, ["deal"]),
    step(2, 0, ["lay"]),
    step(3, null, ["draw"]),
    step(4, 1, ["lay"]),
    step(5, 1, ["take"]),
  ];
  expect(shape(steps)).toEqual([["Round 1", [null, "deal"], [0, "lay", "draw"], [1, "lay", "take"]]]);
});

test("a chapter may begin in the middle of a step", () => {
  const steps = [step(1, null, ["deal"]), step(2, 0, ["lay", "over", "deal", "first"]), step(3, 1, ["lay"])];
  expect(shape(steps)).toEqual([
    ["Round 1", [null, "deal"], [0, "lay", "over"]],
    ["Round 2", [0, "deal", "first"], [1, "lay"]],
  ]);
});

test("a log that begins late counts its chapters back from now, and keeps what came before them", () => {
  const steps = [step(80, 0, ["lay"]), step(81, null, ["deal"]), step(82, 1, ["lay"])];
  expect(shape(steps)).toEqual([
    [null, [0, "lay"]],
    ["Round 3", [null, "deal"], [1, "lay"]],
  ]);
});

test("what was taken back begins no chapter", () => {
  const steps = [step(1, null, ["deal"]), step(2, 0, ["lay", "deal"]), step(3, 0, [], 1), step(4, 0, ["lay"])];
  expect(shape(steps).map(([title]) => title)).toEqual(["Round 1"]);
  expect([...fold(steps, { chapters }, context).gone]).toEqual([2]);
});

test("a game without chapters is one piece", () => {
  expect(fold([step(1, 0, ["lay"])], {}, context).chapters.map(({ title }) => title)).toEqual([null]);
});

test("a turn is told by its turning point, or by what it began with", () => {
  const line = (text: string, strong = false) => ({ key: text, seat: 0, place: null, text, strong });
  expect(headline([line("lays"), line("derails", true), line("takes")])?.text).toBe("derails");
  expect(headline([line("lays"), line("takes")])?.text).toBe("lays");
});

test("words stand in the turn that they were said in, also in one that was taken back", () => {
  const steps = [step(1, null, ["deal"]), step(2, 0, ["lay"]), step(3, 0, [], 1), step(4, 1, ["lay"])];
  const line = (number: number, version: number): ClaimLine => ({ number, version, seat: 1, claim: {}, at: 0 });
  const folded = fold(steps, { chapters }, context);
  const found = saidIn(folded, [line(1, 2), line(2, 4), line(3, 9)]);
  const turns = folded.chapters.flatMap((chapter) => chapter.turns);
  expect(turns.map((turn) => [turn.key, (found.get(turn) ?? []).map(({ number }) => number)])).toEqual([
    [1, []],
    [2, [1]],
    [3, []],
    [4, [2, 3]],
  ]);
});
