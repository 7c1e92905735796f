import { describe, expect, test } from "vitest";
import { defaultSettings, preferredLanguage, readSettings } from "./settings.svelte.ts";

describe("settings", () => {
  test("the first language of the browser that we speak is taken", () => {
    expect(preferredLanguage(["fr-FR", "es-MX", "en"])).toBe("es");
  });

  test("a browser with none of our languages gets English", () => {
    expect(preferredLanguage(["fr"])).toBe("en");
  });

  test("what was stored comes back", () => {
    const settings = { ...defaultSettings(["en"]), language: "es", theme: "light", textSize: 1.15, confirm: true };
    expect(readSettings(JSON.stringify(settings), ["en"])).toEqual(settings);
  });

  test.each(["", "null", "{", "[1]", '{"theme":"pink","textSize":40,"language":"tlh"}'])(
    "%s under our key leaves the defaults",
    (text) => {
      expect(readSettings(text, ["en"])).toEqual(defaultSettings(["en"]));
    },
  );
});
