import { expect, test } from "vitest";
import { isolated } from "./direction.ts";

test("only text from right to left is isolated", () => {
  expect(["Ana", "日本", "Ñandú ❤️"].map(isolated)).toEqual(["Ana", "日本", "Ñandú ❤️"]);
  expect(["אנה", "فرح", "x אנה"].map(isolated)).toEqual(["\u2068אנה\u2069", "\u2068فرح\u2069", "\u2068x אנה\u2069"]);
});
