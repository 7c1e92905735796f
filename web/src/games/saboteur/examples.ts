/** Drawn examples for the rules that need a picture most. */
import type { Example } from "../../contract/drawing.ts";
import Diagram, { type DiagramDrawn } from "./Diagram.svelte";
import Lineup, { type LineupDrawn } from "./Lineup.svelte";

export type Drawn = DiagramDrawn | LineupDrawn;

const mine = (rule: string, caption: string, drawn: DiagramDrawn): Example<DiagramDrawn> => ({
  rule,
  caption,
  Picture: Diagram,
  drawn,
});
const line = (rule: string, caption: string, drawn: LineupDrawn): Example<LineupDrawn> => ({
  rule,
  caption,
  Picture: Lineup,
  drawn,
});

const START = { card: "start", x: 0, y: 0 };

export const examples: readonly (Example<DiagramDrawn> | Example<LineupDrawn>)[] = [
  mine("S2.3", "example-goals", {
    label: "example-goals-seen",
    cards: [START, ...[0, 1, 2].map((goal) => ({ card: `goal-${goal}`, x: 8, y: 2 - 2 * goal }))],
    empty: [1, 2, 3, 4, 5, 6, 7].map((x) => ({ x, y: 0 })),
  }),
  mine("S4.2", "example-turn", {
    label: "example-turn-seen",
    cards: [
      { card: "curve-es", x: 0, y: 0, mark: "yes" },
      { card: "curve-es", x: 2, y: 0, turned: true, mark: "yes" },
      { card: "curve-es", x: 4, y: 0, sideways: true, mark: "no" },
    ],
  }),
  mine("S4.4", "example-edges", {
    label: "example-edges-seen",
    cards: [
      START,
      { card: "level", x: 1, y: 0 },
      { card: "tee-flat", x: 2, y: 0, mark: "yes" },
      { ...START, x: 4 },
      { card: "level", x: 5, y: 0 },
      { card: "upright", x: 6, y: 0, mark: "no" },
    ],
  }),
  mine("S4.5", "example-unbroken", {
    label: "example-unbroken-seen",
    cards: [
      START,
      { card: "level", x: 1, y: 0, mark: "yes" },
      { card: "tee-side", x: 3, y: 0, cold: true },
      { card: "level", x: 4, y: 0, cold: true, mark: "no" },
    ],
    rubble: [{ x: 2, y: 0 }],
  }),
  mine("S4.8", "example-dead", {
    label: "example-dead-seen",
    cards: [START, { card: "blocked-level", x: 1, y: 0 }, { card: "level", x: 2, y: 0, mark: "no" }],
  }),
  line("S5.2", "example-break", {
    label: "example-break-seen",
    things: [
      { card: "break-lamp" },
      { arrow: true },
      { icons: ["sb-pickaxe"] },
      { icons: ["sb-lamp-broken"], mark: "no", word: "example-break-word" },
      { icons: ["sb-cart"] },
    ],
  }),
  line("S5.4", "example-mend", {
    label: "example-mend-seen",
    things: [
      { icons: ["sb-lamp-broken", "sb-cart-broken"] },
      { card: "mend-lamp-cart" },
      { arrow: true },
      { icons: ["sb-lamp"], mark: "yes", word: "example-mend-word" },
      { icons: ["sb-cart-broken"], mark: "no", word: "example-mend-other" },
    ],
  }),
  mine("S5.6", "example-rockfall", {
    label: "example-rockfall-seen",
    cards: [
      START,
      { card: "level", x: 1, y: 0 },
      { card: "tee-flat", x: 3, y: 0, cold: true },
      { card: "level", x: 4, y: 0, cold: true },
    ],
    rubble: [{ x: 2, y: 0 }],
  }),
  mine("S6.1", "example-reach", {
    label: "example-reach-seen",
    cards: [
      { card: "level", x: 6, y: 0 },
      { card: "tee-flat", x: 7, y: 0, mark: "yes" },
      { card: "treasure", x: 8, y: 0 },
    ],
  }),
  mine("S6.5", "example-stone", {
    label: "example-stone-seen",
    cards: [
      { card: "level", x: 7, y: 0 },
      { card: "stone-sw", x: 8, y: 0 },
      { card: "tee-side", x: 8, y: 1 },
    ],
  }),
  line("S8.2", "example-gold", {
    label: "example-gold-seen",
    things: [
      { icons: ["sb-nugget-3"], word: "example-gold-first" },
      { arrow: true },
      { icons: ["sb-saboteur"], mark: "no", word: "example-gold-past" },
      { arrow: true },
      { icons: ["sb-nugget-2"], word: "example-gold-next" },
      { arrow: true },
      { icons: ["sb-nugget-1", "sb-nugget-1"], word: "example-gold-rest" },
    ],
  }),
];
