import { afterEach, beforeEach, expect, test, vi } from "vitest";

const opened = vi.fn();
const listeners = new Map<string, () => void>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules(); // a page opens its audio once
  vi.stubGlobal(
    "AudioContext",
    class {
      constructor() {
        opened();
      }
    },
  );
  vi.stubGlobal("addEventListener", (kind: string, listener: () => void) => listeners.set(kind, listener));
  vi.stubGlobal("removeEventListener", (kind: string) => listeners.delete(kind));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  opened.mockClear();
  listeners.clear();
});

const clicked = (hasBeenActive: boolean) => vi.stubGlobal("navigator", { userActivation: { hasBeenActive } });

test("whoever clicked on another screen finds the loudspeaker open before the first gesture, and not in the same task", async () => {
  const { warmUp } = await import("./sound.ts");
  clicked(true);
  warmUp();
  expect(opened).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(opened).toHaveBeenCalledOnce();
  expect([...listeners]).toEqual([]);
});

test("whoever has not clicked opens it with the first click", async () => {
  const { warmUp } = await import("./sound.ts");
  clicked(false);
  warmUp();
  vi.runAllTimers();
  expect(opened).not.toHaveBeenCalled();
  clicked(true);
  listeners.get("pointerup")?.();
  expect(opened).toHaveBeenCalledOnce();
  expect([...listeners]).toEqual([]);
});

test("a table that was left opens nothing", async () => {
  const { warmUp } = await import("./sound.ts");
  clicked(true);
  warmUp()();
  vi.runAllTimers();
  expect(opened).not.toHaveBeenCalled();
});
