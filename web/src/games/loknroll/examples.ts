/** Pictures for the rules page. */
import type { Example } from "../../contract/drawing.ts";
import Picture, { type Drawn } from "./Example.svelte";

const example = (rule: string, caption: string, drawn: Drawn): Example<Drawn> => ({ rule, caption, Picture, drawn });

export const examples: readonly Example<Drawn>[] = [
  example("L2.2", "example-meet", { strips: [{ cards: ["long-1", ["turn-b-2", "left"], "short-3"], good: true }] }),
  example("L2.3", "example-cover", {
    strips: [
      { cards: ["long-1", ["turn-b-1", "left"], ["turn-a-2", "left"], ["turn-b-3", "left"], "long-3"], good: false },
    ],
  }),
  example("L2.4", "example-values", {
    strips: [
      { cards: ["long-2", "long-3"], good: true },
      { cards: ["long-1", "long-4"], good: true },
      { cards: ["long-1", "long-3"], good: false },
      { cards: ["long-4", "long-2"], good: false },
    ],
  }),
  example("L3.9", "example-start", { strips: [{ cards: ["long-2", "short-1", "long-4", "short-3"], at: 2 }] }),
  example("L4.7", "example-dice", {
    strips: [{ cards: ["short-3", "long-3"] }],
    throws: [
      [true, false, true, true],
      [false, true],
    ],
  }),
  example("L5.1", "example-ride", {
    strips: [{ cards: ["long-2", "short-1", "long-1", "short-2"], from: 0, at: 2 }],
    throws: [[true, true, false]],
  }),
  example("L5.2", "example-derail", {
    strips: [{ cards: ["short-4", "long-1", "short-2", "long-2", "short-3"], from: 3, at: 4, losing: 2 }],
    throws: [[true, true, true]],
  }),
  example("L5.3", "example-broken", {
    strips: [{ cards: ["short-3", "long-2", "broken-2", "short-1"], from: 1, at: 3, losing: 1 }],
    throws: [[true, true, false, false]],
  }),
  example("L6.2", "example-pair", { pile: { before: ["long-3", "short-2"], added: ["long-2"], after: ["long-3"] } }),
  example("L6.4", "example-order", {
    pile: { before: ["long-4", "short-1"], added: ["short-1", "long-4", "long-2"], after: ["long-2"] },
  }),
  example("L7.2", "example-score", {
    sums: [
      { name: "end-hand", cards: ["long-2", "chaos-3"] },
      { name: "end-pile", cards: ["short-4", "long-1", "broken-2"] },
    ],
  }),
];
