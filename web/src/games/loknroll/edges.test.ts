import { expect, test } from "vitest";
import { Edges } from "./edges.svelte.ts";

test("while something moves a covered edge becomes wider and not narrower", () => {
  const edges = new Edges();
  edges.cover(424, 8, false);
  edges.cover(0, 80, true);
  expect([edges.right, edges.bottom]).toEqual([424, 80]);
  edges.cover(0, 8, false);
  expect([edges.right, edges.bottom]).toEqual([0, 8]);
});
