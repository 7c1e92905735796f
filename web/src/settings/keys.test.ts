import { describe, expect, test } from "vitest";
import { commandIn, readKeys, USUAL_KEYS } from "./keys.ts";

const press = (key: string, more = {}) => ({ key, ctrlKey: false, metaKey: false, altKey: false, ...more });

describe("keys of a table", () => {
  test("mean what they usually mean, small or capital", () => {
    expect(commandIn(press("h"), true, USUAL_KEYS)).toBe("hint");
    expect(commandIn(press("R"), true, USUAL_KEYS)).toBe("turn");
    expect(commandIn(press("z"), true, USUAL_KEYS)).toBeNull();
  });

  test("mean nothing while they are switched off, or with another key held", () => {
    expect(commandIn(press("h"), false, USUAL_KEYS)).toBeNull();
    expect(commandIn(press("h", { ctrlKey: true }), true, USUAL_KEYS)).toBeNull();
  });

  test("can be changed, and one of them alone be switched off", () => {
    const keys = readKeys({ hint: "J", undo: "" });
    expect(commandIn(press("j"), true, keys)).toBe("hint");
    expect(commandIn(press("h"), true, keys)).toBeNull();
    expect(commandIn(press("u"), true, keys)).toBeNull();
  });

  test.each([null, "h", { hint: 7 }, { hint: "hh" }, { hint: " " }])(
    "%j under our key leaves the usual ones",
    (found) => {
      expect(readKeys(found)).toEqual(USUAL_KEYS);
    },
  );
});
