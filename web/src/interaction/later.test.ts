import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { soon } from "./later.ts";

const frames = new Map<number, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  frames.clear();
  let number = 0;
  vi.stubGlobal("requestAnimationFrame", (then: () => void) => frames.set(++number, then) && number);
  vi.stubGlobal("cancelAnimationFrame", (one: number) => frames.delete(one));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const drawFrame = (): void => [...frames.values()].forEach((then) => then());

test("what comes soon is done once, in a task of its own after the frame", () => {
  const work = vi.fn();
  soon(work);
  drawFrame();
  expect(work).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(work).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledOnce();
});

test("it is done where no frame comes, and then the frame does not do it again", () => {
  const work = vi.fn();
  soon(work);
  vi.advanceTimersByTime(100);
  expect(work).toHaveBeenCalledOnce();
  drawFrame();
  vi.advanceTimersByTime(10_000);
  expect(work).toHaveBeenCalledOnce();
});

test.each([false, true])("nothing is done that was cancelled (after the frame: %s)", (drawn) => {
  const work = vi.fn();
  const cancel = soon(work);
  if (drawn) drawFrame();
  cancel();
  drawFrame();
  vi.advanceTimersByTime(10_000);
  expect(work).not.toHaveBeenCalled();
});
