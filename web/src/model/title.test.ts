import { expect, test } from "vitest";
import { titleOf } from "./title.svelte.ts";

test("a title says who waits, which page it is, and whose", () => {
  expect(titleOf("", 0)).toBe("Farol");
  expect(titleOf("Saboteur", 0)).toBe("Saboteur · Farol");
  expect(titleOf("Saboteur", 2)).toBe("(2) Saboteur · Farol");
  expect(titleOf("", 1)).toBe("(1) Farol");
});
