import { expect, test } from "vitest";
import type { Animation, Context, EventView } from "../../contract/drawing.ts";
import type { Step } from "../../net/wire.ts";
import { deedOf, ringOf } from "./deed.ts";

const context: Context = { view: {}, me: 0, seats: [], toAct: 1, say: (key) => key };
const drawing = { log: ({ kind }: EventView) => ({ text: kind }) };
const steps: Step[] = [{ version: 4, seat: 1, events: [{ kind: "passes", seat: 1 }] }];
const animation = (version: number): Animation => ({
  gesture: "lay",
  ms: 1,
  number: 1,
  version,
  event: { kind: "lays", seat: 2 },
  events: [],
  motion: true,
});
const seen = { steps, moving: true, again: null, animation: null };

test("between two moves the last deed is told, and in a scene what it shows, when it was seen", () => {
  expect(deedOf(seen, drawing, context)).toEqual({ seat: 1, text: "passes" });
  expect(deedOf({ ...seen, animation: animation(4) }, drawing, context)?.text).toBe("passes");
  const scene = { ...animation(4), scene: true };
  expect(deedOf({ ...seen, animation: scene }, drawing, context)?.text).toBe("table-scene");
  const whole: Step[] = [{ version: 4, seat: 1, events: [{ kind: "passes", seat: 1 }, scene.event] }];
  expect(deedOf({ ...seen, steps: whole, animation: scene }, drawing, context)?.text).toBe("lays");
});

test("a gesture in the middle of a move without words says whose move it is", () => {
  const silent = { log: () => null };
  expect(deedOf({ ...seen, animation: animation(4) }, silent, context)).toEqual({ seat: 2, text: "" });
});

test("luck without words does not hide the deed before it", () => {
  const silent = { log: ({ kind }: EventView) => (kind === "drew" ? null : { text: kind }) };
  const drew: Step = { version: 5, seat: null, events: [{ kind: "drew", seat: 1 }] };
  expect(deedOf({ ...seen, steps: [...steps, drew] }, silent, context)?.text).toBe("passes");
});

test("a gesture that has not ended is not told, nor an old deed over it: only whose it is", () => {
  expect(deedOf({ ...seen, animation: animation(5) }, drawing, context)).toEqual({ seat: 2, text: "" });
});

test("while dice roll it is told who rolls them", () => {
  expect(deedOf({ ...seen, animation: animation(5) }, drawing, { ...context, toAct: null })?.text).toBe("passes");
  expect(deedOf({ ...seen, again: 4, animation: animation(4) }, drawing, { ...context, toAct: null })?.text).toBe("");
});

test("a scene that has not been told asks nobody the next question, nor does a view that is ahead of the words", () => {
  const quiet = { seat: null, text: "table-scene" };
  const mine = { ...context, toAct: 0 };
  expect(deedOf({ ...seen, animation: { ...animation(5), scene: true } }, drawing, mine)).toEqual(quiet);
  const turned = { ...animation(5), first: true, event: { kind: "turned" } };
  expect(deedOf({ ...seen, animation: turned }, drawing, mine)).toEqual(quiet);
  expect(deedOf({ ...seen, animation: { ...turned, first: false } }, drawing, mine)).toEqual(quiet);
  expect(deedOf({ ...seen, animation: { ...turned, first: false } }, drawing, context)).toBe(null);
});

test("what opens a game, and what is shown again, is not told either", () => {
  expect(deedOf({ ...seen, again: 4, animation: { ...animation(4), scene: true } }, drawing, context)?.text).toBe(
    "table-scene",
  );
  expect(deedOf({ ...seen, again: 4, animation: animation(4) }, drawing, context)).toEqual({ seat: 2, text: "" });
});

test("where everything was seen, the banner says whose turn it is", () => {
  expect(deedOf({ ...seen, moving: false }, drawing, context)).toBe(null);
  expect(deedOf({ ...seen, again: 3 }, drawing, context)).toBe(null);
});

test("the ring is at the seat of which the banner tells, and goes on with it", () => {
  const mover = { mover: 1, again: null };
  expect(ringOf({ seat: 1, text: "passes" }, mover, 2)).toBe(1);
  expect(ringOf({ seat: null, text: "The dice show 3." }, mover, 2)).toBe(1); // luck of the one who moved
  expect(ringOf({ seat: null, text: "table-scene" }, { mover: null, again: null }, 2)).toBeNull(); // nobody has moved yet
  expect(ringOf({ seat: null, text: "table-scene" }, { mover: 2, again: 4 }, 1)).toBe(1); // the view is of that move
  expect(ringOf(null, mover, 2)).toBe(2);
});
