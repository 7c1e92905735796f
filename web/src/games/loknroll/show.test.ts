import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Happening } from "../contract.ts";
import { ACT } from "./golden.ts";
import { Show } from "./show.svelte.ts";
import type { LokView } from "./view.ts";

const LAID = ACT.track.at(-1)!;
const BEFORE: LokView = { ...ACT, track: ACT.track.slice(0, -1) };
const NEWS: Happening[] = [{ version: 7, events: [{ ...LAID, kind: "laid", seat: 0 } as never] }];
const keysOf = (show: Show) => show.track.map(({ key }) => key);

let frames: ((now: number) => void)[] = [];
beforeEach(() => {
  frames = [];
  vi.stubGlobal("requestAnimationFrame", (frame: (now: number) => void) => frames.push(frame));
  vi.stubGlobal("cancelAnimationFrame", () => (frames = []));
});
afterEach(() => vi.unstubAllGlobals());

/** Let all that is waiting be shown. */
function finish(): void {
  for (let later = performance.now(); frames.length > 0; later += 10_000) frames.splice(0).forEach((frame) => frame(later + 10_000));
}

function showing(): Show {
  const show = new Show(() => undefined);
  show.follow(BEFORE, [], 0, true);
  return show;
}

test("a card that is laid appears, and stays once it has arrived", () => {
  const show = showing();
  show.follow(ACT, NEWS, 0, true);
  expect(keysOf(show)).toHaveLength(ACT.track.length);
  finish();
  expect(keysOf(show)).toHaveLength(ACT.track.length);
  expect(show.moving).toBe(false);
});

test("the same news for other eyes lay no card twice", () => {
  const show = showing();
  show.follow(ACT, NEWS, 0, true);
  finish();
  show.follow({ ...ACT }, NEWS, 1, true);
  expect(new Set(keysOf(show)).size).toBe(show.track.length);
  expect(show.moving).toBe(false);
});

test("going back and forth in a replay tells the step again", () => {
  const show = showing();
  show.follow(ACT, NEWS, 0, true);
  finish();
  show.follow(BEFORE, [], 0, true);
  show.follow(ACT, NEWS, 0, true);
  expect(show.moving).toBe(true);
  expect(new Set(keysOf(show)).size).toBe(ACT.track.length);
});

test("a set-up that begins again clears the table first", () => {
  const show = showing();
  const again = { ...LAID, kind: "laid", seat: 0, spot: BEFORE.track[0]!.spot, card: BEFORE.track[0]!.card } as never;
  show.follow(ACT, [{ version: 8, events: [{ kind: "restarted" } as never, again] }], 0, true);
  expect(keysOf(show)).toHaveLength(1);
});
