/** Drawn examples for the rules page. */
import type { Example } from "../../contract/drawing.ts";
import Exhibit, { type ExhibitDrawn, type ExhibitTile } from "./Exhibit.svelte";

function example(rule: string, caption: string, drawn: ExhibitDrawn): Example<ExhibitDrawn> {
  return { rule, caption, Picture: Exhibit, drawn };
}

type More = Partial<Pick<ExhibitTile, "turns" | "lit" | "diamond">>;

/** `look` is not the number of a real tile, so that no picture is mistaken for one. */
function tile(
  look: number,
  x: number,
  y: number,
  track: ExhibitTile["track"],
  monsters: ExhibitTile["monsters"],
  more: More = {},
): ExhibitTile {
  return { look: 900 + look, x, y, track, monsters, ...more };
}

const LEVEL = { turns: 1 };

export const examples: readonly Example<ExhibitDrawn>[] = [
  example("G1.3", "example-plank", {
    label: "example-plank-seen",
    columns: 2,
    rows: 1,
    tiles: [
      tile(1, 0, 0, "bridge", [["ghost"], ["wisp"]]),
      tile(2, 1, 0, "double_curve", [["satyr"], ["golem"]], { diamond: 1 }),
    ],
  }),
  example("G5.2", "example-twice", {
    label: "example-twice-seen",
    columns: 2,
    rows: 2,
    tiles: [
      tile(3, 0, 0, "double_curve", [[], []], { lit: "tooth" }),
      tile(4, 1, 0, "curve", [["bat"]], { turns: 2, lit: "tooth" }),
      tile(5, 1, 1, "curve", [["wisp"]], { turns: 3, lit: "tooth" }),
      tile(6, 0, 1, "curve", [["slime"]], { lit: "tooth" }),
    ],
    doors: [
      { x: 0, y: 0, edge: "N", kind: "tooth", lit: "tooth" },
      { x: 0, y: 0, edge: "W", kind: "tooth", lit: "tooth" },
    ],
    chips: [{ x: 1, y: 1, text: "5×2=+10" }],
  }),
  example("G6.2", "example-ghosts", {
    label: "example-ghosts-seen",
    columns: 4,
    rows: 1,
    tiles: [
      tile(7, 0, 0, "straight", [["ghost"]], LEVEL),
      tile(8, 1, 0, "straight", [["ghost", "bat"]], LEVEL),
      tile(9, 2, 0, "straight", [["ghost"]], LEVEL),
      tile(10, 3, 0, "straight", [["ghost"]]),
    ],
    chips: [...[0.5, 1.27, 2.5].map((x) => ({ x, y: 0.86, text: "6" })), { x: 3.2, y: 0.86, text: "3" }],
  }),
  example("G6.3", "example-golems", {
    label: "example-golems-seen",
    columns: 3,
    rows: 3,
    tiles: [
      tile(11, 0, 0, "curve", [["golem"]]),
      tile(12, 2, 0, "straight", [["golem", "bat"]]),
      tile(13, 1, 2, "curve", [["golem", "ghost"]]),
      tile(14, 2, 2, "straight", [["golem"]], LEVEL),
    ],
    chips: [
      { x: 0.34, y: 0.94, word: "alone" },
      { x: 2.26, y: 0.94, word: "alone" },
      { x: 1.28, y: 2.9, text: "0", nothing: true },
      { x: 2.5, y: 2.9, text: "0", nothing: true },
    ],
  }),
  example("G6.4", "example-satyr", {
    label: "example-satyr-seen",
    columns: 2,
    rows: 1,
    tiles: [tile(15, 0, 0, "straight", [["satyr"]], LEVEL), tile(16, 1, 0, "straight", [["ghost", "bat"]], LEVEL)],
    chips: [{ x: 0.5, y: 0.86, text: "3" }],
  }),
  example("G6.6", "example-slime", {
    label: "example-slime-seen",
    columns: 3,
    rows: 1,
    tiles: [
      tile(17, 0, 0, "curve", [["slime"]], { turns: 1 }),
      tile(18, 1, 0, "double_curve", [["ghost"], ["bat"]]),
      tile(19, 2, 0, "straight", [["wisp"]]),
    ],
    chips: [{ x: 0.36, y: 0.88, text: "3" }],
  }),
  example("G6.7", "example-bats", {
    label: "example-bats-seen",
    columns: 3,
    rows: 2,
    tiles: [
      tile(20, 0, 0, "curve", [["bat"]]),
      tile(21, 1, 0, "straight", [["bat"]], LEVEL),
      tile(22, 2, 1, "curve", [["bat", "wisp"]]),
    ],
    chips: [
      { x: 0.34, y: 0.94, text: "5" },
      { x: 1.5, y: 0.86, text: "5" },
      { x: 2.22, y: 1.86, text: "0", nothing: true },
    ],
  }),
  example("G7.1", "example-bones", {
    label: "example-bones-seen",
    columns: 3,
    rows: 2,
    tiles: [
      tile(23, 0, 0, "straight", [["skeleton"]], { lit: "bone" }),
      tile(24, 0, 1, "curve", [["dragon"]], { lit: "bone" }),
      tile(25, 1, 1, "straight", [["wisp"]], { turns: 1, lit: "bone" }),
      tile(26, 2, 1, "straight", [["ghost"]], { turns: 1, lit: "bone" }),
    ],
    doors: [
      { x: 0, y: 0, edge: "N", kind: "bone", lit: "bone" },
      { x: 2, y: 1, edge: "E", kind: "bone", lit: "bone" },
    ],
    chips: [{ x: 2, y: 0.94, text: "4×2=+8" }],
  }),
  example("G7.3", "example-other", {
    label: "example-other-seen",
    columns: 1,
    rows: 2,
    tiles: [
      tile(27, 0, 0, "straight", [["satyr"]], { lit: "other" }),
      tile(28, 0, 1, "curve", [["slime"]], { turns: 3, lit: "other" }),
    ],
    doors: [
      { x: 0, y: 0, edge: "N", kind: "bone", lit: "other" },
      { x: 0, y: 1, edge: "W", kind: "plain", lit: "other" },
    ],
    chips: [{ x: 0.72, y: 1, text: "2×1=+2" }],
  }),
  example("G8.3", "example-dead", {
    label: "example-dead-seen",
    columns: 2,
    rows: 1,
    tiles: [tile(29, 0, 0, "straight", [["wisp"]], LEVEL), tile(30, 1, 0, "straight", [["bat"]])],
    crosses: [{ x: 1, y: 0.52 }],
  }),
];
