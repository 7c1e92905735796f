/** Pictures for the rules page. */
import type { Example } from "../../contract/drawing.ts";
import Picture, { type Drawn, type Row } from "./Example.svelte";

const example = (rule: string, caption: string, drawn: Drawn): Example<Drawn> => ({ rule, caption, Picture, drawn });

const row = (words: string, good?: boolean): Row => ({
  parts: words.split(", "),
  ...(good === undefined ? {} : { good }),
});

export const examples: readonly Example<Drawn>[] = [
  example("H1.2", "example-town", { town: { from: "school", near: ["church", "hospital", "police_station"] } }),
  example("H3.3", "example-level", {
    rows: [row("space 2, →, ghost 1, ghost 2", true), row("space 2, →, ghost 3", false)],
  }),
  example("H4.1", "example-summon", { rows: [row("ghost 2, ghost 2, →, ghost 2, ghost 2, ghost 2, +, token 2")] }),
  example("H4.3", "example-upgrade", { rows: [row("ghost 1, +, scare, scare, →, ghost 2, +, token 2")] }),
  example("H4.8", "example-fight", {
    rows: [
      row("ghost 3, die 3 5, action fight, die 2 4, ghost 2, →, token 2", true),
      row("ghost 3, die 3 4, action fight, die 2 4, ghost 2", false),
    ],
  }),
  example("H4.9", "example-haunt", { rows: [row("ghost 3, +, space 3, →, haunt, +, points 6")] }),
  example("H4.11", "example-rest", { rows: [row("action rest, →, disc, disc, disc")] }),
  example("H6.4", "example-bonus", { rows: [row("bonus scare, +, disc, →, scare, scare")] }),
  example("H8.1", "example-price", {
    rows: [
      row("card grey, =, token 1, token 1, token 2", true),
      row("card coloured, =, token 1, token 2, token 3", true),
      row("card coloured, =, token 1, token 1, token 2", false),
    ],
  }),
  example("H12.6", "example-sets", { rows: [row("token 1, token 2, token 4, →, points 5")] }),
];
