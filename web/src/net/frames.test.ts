import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { frameByFrame } from "./frames.ts";

const FRAME = 16;
const AFTER = FRAME + 1; // and the task after it

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (draw: () => void) => setTimeout(draw, FRAME));
  vi.stubGlobal("cancelAnimationFrame", (frame: number) => clearTimeout(frame));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("the first message is handled at once, what comes with it waits until the next frame was drawn", () => {
  const handled: string[][] = [];
  const hear = frameByFrame<string>((messages) => handled.push([...messages]));
  for (const message of ["a", "b", "c"]) hear(message);
  expect(handled).toEqual([["a"]]);
  vi.advanceTimersByTime(FRAME - 1);
  expect(handled).toEqual([["a"]]);
  vi.advanceTimersByTime(AFTER);
  expect(handled).toEqual([["a"], ["b", "c"]]);
  hear("d");
  vi.advanceTimersByTime(AFTER);
  expect(handled.at(-1)).toEqual(["d"]);
  vi.advanceTimersByTime(AFTER);
  hear("e");
  expect(handled.at(-1)).toEqual(["e"]);
});

test("a page that is not drawn hears all the same", () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const handled: string[] = [];
  const hear = frameByFrame<string>((messages) => handled.push(...messages));
  hear("a");
  hear("b");
  vi.advanceTimersByTime(1000);
  expect(handled).toEqual(["a", "b"]);
});
