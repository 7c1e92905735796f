import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Animation } from "../../contract/drawing.ts";
import { ACT } from "./golden.ts";
import { Show } from "./show.svelte.ts";
import { shows } from "./shows.ts";
import type { Event, View } from "./wire.ts";

const LAID = ACT.track.at(-1)!;
const BEFORE: View = { ...ACT, track: ACT.track.slice(0, -1) };
const keysOf = (show: Show) => show.track.map(({ key }) => key);

let frames: ((now: number) => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});
afterEach(() => vi.unstubAllGlobals());

/** Let all that is moving be shown to its end. */
function finish(): void {
  for (let later = performance.now(); frames.length > 0; later += 10_000)
    frames.splice(0).forEach((frame) => frame(later + 10_000));
}

let number = 0;
function beatOf(event: object, motion = true): Animation<Event> {
  const seen = { seat: 0, ...event } as Event;
  return { number: ++number, version: 7, event: seen, events: [seen], ...shows(seen)!, motion };
}

function showing(): Show {
  const show = new Show(() => undefined);
  show.stand(BEFORE);
  return show;
}

test("a card that is laid appears, and stays when its view comes", () => {
  const show = showing();
  show.follow(beatOf({ ...LAID, kind: "laid" }), 0);
  expect(keysOf(show)).toHaveLength(ACT.track.length);
  show.follow(null, 0);
  show.stand(ACT);
  expect(keysOf(show)).toHaveLength(ACT.track.length);
  expect(show.moving).toBe(false);
});

test("the same gesture for other eyes lays no card twice", () => {
  const show = showing();
  show.follow(beatOf({ ...LAID, kind: "laid" }), 0);
  show.follow(beatOf({ ...LAID, kind: "laid" }), 1);
  expect(new Set(keysOf(show)).size).toBe(show.track.length);
});

test("dice tumble before they tell anything, and stay in sight when the roll is over", () => {
  const show = showing();
  show.follow(beatOf({ kind: "thrown", dice: 4, wheels: 2 }), 0);
  expect(show.dice?.tumbling).toBe(true);
  finish();
  expect(show.dice?.tumbling).toBe(false);
  const after: View = { ...ACT };
  delete (after as { build?: unknown }).build;
  show.stand(after);
  expect(show.dice?.throws.at(-1)).toEqual({ dice: 4, wheels: 2 });
});

test("in a step that lays a card first, dice of an older roll are gone for good", () => {
  const show = new Show(() => undefined);
  show.stand({ ...BEFORE, build: { ...ACT.build!, throws: [{ dice: 3, wheels: 1 }] } });
  expect(show.dice?.throws).toHaveLength(1);
  show.follow(beatOf({ ...LAID, kind: "laid" }), 0);
  expect(show.dice).toBeNull();
  show.follow(beatOf({ kind: "thrown", dice: 4, wheels: 2 }), 0);
  expect(show.dice?.throws).toEqual([{ dice: 4, wheels: 2 }]);
});

test("the dice of a roll lie there until the next turn begins, and no longer", () => {
  const show = showing();
  show.follow(beatOf({ kind: "thrown", dice: 4, wheels: 2 }), 0);
  finish();
  show.stand({ ...BEFORE, build: null });
  show.follow(null, 0);
  expect(show.dice?.throws).toHaveLength(1);
  show.follow(beatOf({ kind: "drawn", seat: 1 }), 0);
  expect(show.dice).toBeNull();
  show.follow(null, 0);
  show.stand({ ...BEFORE, build: null });
  expect(show.dice).toBeNull();
});

test("a train that derails lies beside the track until the view has it again", () => {
  const show = showing();
  show.follow(beatOf({ kind: "derailed", steps_left: 1, derailments: 1 }), 0);
  finish();
  expect(show.tilt).toBeGreaterThan(45);
  show.stand(ACT);
  expect(show.tilt).toBe(0);
});

test("cards that are taken leave the track one after the other", () => {
  const show = showing();
  const cards = BEFORE.track.slice(0, 2).map(({ card }) => card);
  show.follow(beatOf({ kind: "taken", due: 2, cards }), 0);
  finish();
  expect(show.track).toHaveLength(BEFORE.track.length - 2);
  show.stand(BEFORE);
  show.follow(beatOf({ kind: "taken", due: 2, cards }, false), 0);
  expect(show.track).toHaveLength(BEFORE.track.length - 2);
});

test("a locomotive off the rails is framed where it comes to lie, and no longer than it lies there", () => {
  const show = showing();
  show.follow(beatOf({ kind: "derailed", steps: 2 }), 0);
  finish();
  const { x, y, width, height } = show.wreck!;
  expect([x < show.pose!.x, show.pose!.x < x + width]).toEqual([true, true]);
  expect([y < show.pose!.y, show.pose!.y < y + height]).toEqual([true, true]);
  show.stand(BEFORE);
  expect(show.wreck).toBeNull();
});

test("dice that were taken back are not seen any more", () => {
  const show = showing();
  show.follow(beatOf({ kind: "thrown", dice: 3, wheels: 1 }), 0);
  finish();
  show.stand({ ...BEFORE, build: null });
  expect(show.dice?.throws).toHaveLength(1);
  show.forget();
  expect(show.dice).toBeNull();
});

test("a view that still names the last roll brings no dice back", () => {
  const show = showing();
  const rolled = { ...ACT, build: { ...ACT.build!, seat: 0, throws: [{ wheels: 2, dice: 4 }] } };
  show.follow(beatOf({ kind: "thrown", dice: 4, wheels: 2 }), 0);
  finish();
  show.stand(rolled);
  expect(show.dice?.throws).toHaveLength(1);
  show.follow(beatOf({ kind: "drawn", seat: 1 }), 0);
  show.follow(null, 0);
  show.stand({ ...rolled });
  expect(show.dice).toBeNull();
  show.follow(beatOf({ kind: "thrown", dice: 4, wheels: 2 }), 0);
  finish();
  show.stand({ ...rolled });
  expect(show.dice?.throws).toHaveLength(1);
});
