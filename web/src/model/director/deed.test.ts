import { expect, test } from "vitest";
import type { Animation, Context, EventView, SeatInfo } from "../../contract/drawing.ts";
import type { Step } from "../../net/wire.ts";
import { deedOf, ringOf, type Rest } from "./deed.ts";

const seats = ["person", "bot", "bot"].map((kind, seat) => ({ seat, kind }) as SeatInfo);
const context: Context = { view: {}, me: 0, seats, toAct: 2, say: (key) => key };
const drawing = {
  log: ({ kind }: EventView) => {
    if (kind === "quiet") return null;
    if (kind === "ends") return { text: "ends", aside: true };
    return kind.startsWith("+") ? { text: kind, brings: kind === "+" ? "" : kind } : { text: kind };
  },
};
const step = (version: number, seat: number | null, ...kinds: string[]): Step => ({
  version,
  seat,
  events: kinds.map((kind) => ({ kind, seat })),
});
const steps = [step(4, 1, "passes.")];
const animation = (version: number, more: Partial<Animation> = {}): Animation => {
  return {
    gesture: "lay",
    ms: 1,
    number: 1,
    version,
    event: { kind: "lays", seat: 2 },
    events: [],
    motion: true,
    ...more,
  };
};
const seen: Parameters<typeof deedOf>[0] = { steps, moving: true, again: null, animation: null, mover: 1 };
const before: Rest = { version: 3, asked: true };
const answered: Rest = { version: 4, asked: true };
const told = (more: Partial<typeof seen>, where: Context = context, rest = before) =>
  deedOf({ ...seen, ...more }, rest, drawing, where);

test("the last line stands until the next one is told, whatever moves, and while a bot thinks", () => {
  const last = { seat: 1, text: "passes." };
  expect(told({})).toEqual(last);
  expect(told({ mover: 2, animation: animation(5) })).toEqual(last);
  expect(told({ mover: 2, animation: animation(5, { scene: true }) })).toEqual(last);
  expect(told({ mover: 2, animation: animation(5) }, context, { version: 4, asked: false })).toEqual(last); // the page was at rest before this gesture
  expect(told({ moving: false })).toEqual(last);
  expect(told({ mover: 2, steps: [...steps, step(5, 2, "lays")], animation: null })).toEqual({ seat: 2, text: "lays" });
});

test("who is asked is told so, and what they chose is not told before it was seen, nor an old line over it", () => {
  const mine = { ...context, toAct: 0 };
  expect(told({ moving: false }, mine)).toBeNull();
  expect(told({ mover: 0, animation: animation(5) }, mine, answered)).toEqual({ seat: 0, text: "" });
  const quiet = { seat: null, text: "table-scene" };
  expect(told({ mover: 0, animation: animation(5, { scene: true }) }, mine, answered)).toEqual(quiet);
  expect(told({ mover: 0, animation: animation(5, { first: true }) }, context, answered)).toEqual(quiet);
});

test("what another person was asked stands until their move is told, and no longer", () => {
  const asked = { ...answered, other: { seat: 2, text: "Builds." } };
  const waits = { seat: 2, text: "", asked: "Builds." };
  expect(told({ mover: 2, animation: animation(5) }, context, asked)).toEqual(waits);
  expect(told({ mover: 1, animation: animation(5) }, context, asked)).toEqual({ seat: 1, text: "" });
  const lays = [...steps, step(5, 2, "lays")];
  expect(told({ mover: 2, steps: lays }, context, asked)).toEqual({ seat: 2, text: "lays" });
});

test("while all choose together, and before anybody has moved, the game says what is going on", () => {
  const together = { waitingFor: [2], chosen: [0], mine: null };
  expect(told({ moving: false }, { ...context, together })).toBeNull();
  expect(told({ moving: false, mover: null })).toBeNull();
  expect(told({ steps: [], mover: null })).toBeNull();
  expect(told({ steps: [], mover: null }, { ...context, toAct: 0 })?.text).toBe("table-scene"); // the view is ahead
});

test("what a deed brought comes with its line, and what it cost or how it began is left to the log", () => {
  const brought = [...steps, step(5, 2, "+"), step(6, 2, "+", "summons.", "+1 token", "+"), step(7, null, "+2 points")];
  expect(told({ steps: brought })).toEqual({ seat: 2, text: "summons: +1 token, +2 points." });
  expect(told({ steps: [...steps, step(5, 2, "+")] })).toEqual({ seat: 2, text: "+" }); // how a turn began
});

test("the end of a turn is told only of a turn of which nothing else was", () => {
  const ends = { seat: 2, text: "ends" };
  expect(told({ steps: [...steps, step(5, 2, "ends")] })).toEqual(ends);
  expect(told({ steps: [...steps, step(5, 2, "lays"), step(6, 2, "ends")] })).toEqual({ seat: 2, text: "lays" });
});

test("a turn that has only begun is told by how it began, not by the luck before it", () => {
  const dealt = [step(1, null, "deals."), step(2, 1, "+"), step(3, 2)];
  expect(told({ steps: dealt.slice(0, 2), mover: 1 }, context, { version: 0, asked: false })?.text).toBe("+");
  expect(told({ steps: dealt, mover: 2 }, context, { version: 0, asked: false })?.text).toBe("+"); // a step without words
});

test("luck without words does not hide the deed before it", () => {
  expect(told({ steps: [...steps, step(5, null, "quiet")] })?.text).toBe("passes.");
});

test("of what opens a game, and of what is shown again, it is told whose it is and no more", () => {
  expect(told({ again: 4, animation: animation(4, { scene: true }) })?.text).toBe("table-scene");
  expect(told({ again: 4, animation: animation(4) })).toEqual({ seat: 2, text: "" });
  expect(told({ again: 4 })).toEqual({ seat: 1, text: "" });
});

const ring = (seat: number | null, now: Partial<Parameters<typeof ringOf>[1]>, acting: number | null): number | null =>
  ringOf(
    { seat, text: "passes." },
    { moving: true, mover: 2, movedAt: 4, again: null, hold: null, steps, ...now },
    acting,
  );

test("the ring is at whoever moves, and at rest at whoever is to act", () => {
  expect(ring(1, { movedAt: 5 }, 0)).toBe(2); // its gesture is under way, and was not told
  expect(ring(2, {}, 0)).toBe(2);
  expect(ring(null, { mover: null, movedAt: null }, 0)).toBeNull(); // nobody has moved yet
  expect(ring(1, { moving: false, mover: 1 }, 2)).toBe(2);
  expect(ring(null, { again: 4 }, 1)).toBe(1);
  expect(ring(1, { again: 4 }, 0)).toBe(1);
  expect(ring(1, { hold: { kind: "step", until: null } }, 0)).toBe(1); // the banner tells of a draw of theirs
});

test("when the draw of whoever is next was told, the ring is there, as the banner is", () => {
  const drawn = [...steps, step(5, null, "draws.")];
  expect(ring(0, { steps: drawn }, null)).toBe(0);
  expect(ring(null, { steps: drawn }, null)).toBe(2); // luck of nobody
  expect(ring(0, { steps: drawn, mover: 1, movedAt: 6 }, null)).toBe(1); // the next gesture has begun
});
