import { expect, test } from "vitest";
import { localeOf } from "./dates.ts";

test("dates are written as in the browser's country", () => {
  expect(localeOf("en", ["en-GB", "en"])).toBe("en-GB");
  expect(localeOf("es", ["en-GB", "es-MX"])).toBe("es-MX");
  expect(localeOf("en", ["de-DE"])).toBe("en-DE");
  expect(localeOf("en", [])).toBe("en");
});
