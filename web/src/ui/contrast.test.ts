/** Contrast of the general colours in every theme: 4.5:1 for text, 3:1 for rings, frames and pieces. */
import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Colours = Readonly<Record<string, string>>;
const css = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");

/** The declarations of the first block with this selector. */
function block(source: string, selector: string): Colours {
  const body = source.split(selector)[1]?.split("{")[1]?.split("}")[0] ?? "";
  return Object.fromEntries(
    [...body.matchAll(/(--[\w-]+):\s*(#[0-9a-f]{6})/gi)].map(([, name, value]) => [name, value]),
  );
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const TOKENS = css("tokens.css");
const SHARED = block(TOKENS, ":root");
const PAPER: Colours = {
  ...SHARED,
  ...block(css("base.css"), ".paper"),
  "--text": SHARED["--ink"] ?? "",
  "--text-2": SHARED["--ink-2"] ?? "",
  "--title": SHARED["--ink"] ?? "",
};
const THEMES: Readonly<Record<string, Colours>> = {
  dark: { ...SHARED, ...block(TOKENS, '[data-theme="dark"]') },
  light: { ...SHARED, ...block(TOKENS, '[data-theme="light"]') },
  paper: { ...PAPER, "--ground": PAPER["--paper"] ?? "" },
};
const GROUNDS = ["--ground", "--ground-far", "--ground-near", "--panel", "--panel-2", "--panel-3", "--status"];
const WORDS = ["--text", "--text-2", "--title", "--link", "--ok", "--no"];
const RINGS = ["--lamp-line", "--line-2"]; // the focus, what is chosen, where something may be laid; frames of fields

const poor = (colours: Colours, fronts: readonly string[], least: number): string[] =>
  GROUNDS.flatMap((ground) =>
    fronts.flatMap((front) => {
      const [one, other] = [colours[front], colours[ground]];
      if (!one || !other) return [];
      const found = contrast(one, other);
      return found < least ? [`${front} on ${ground}: ${found.toFixed(2)}`] : [];
    }),
  );

describe.each(Object.entries(THEMES))("by %s", (_, colours) => {
  test("words stand out 4.5:1 from every ground", () => {
    expect(Object.keys(colours).length).toBeGreaterThan(20);
    expect(poor(colours, WORDS, 4.5)).toEqual([]);
  });

  test("rings and frames stand out 3:1", () => {
    expect(poor(colours, RINGS, 3)).toEqual([]);
  });
});

test("black and white are as far apart as can be", () => {
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(contrast("#767676", "#ffffff")).toBeGreaterThan(4.5);
});

test("the letter of a seat can be read on its colour", () => {
  const seats = Object.entries(SHARED).filter(([name]) => name.startsWith("--seat"));
  expect(seats).toHaveLength(10);
  for (const [name, colour] of seats) expect(contrast(colour, SHARED["--ink"] ?? ""), name).toBeGreaterThan(4.5);
});

const GAMES = readdirSync(new URL("../games", import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const OWN: Colours = Object.assign({}, ...GAMES.map((game) => block(css(`../games/${game}/colours.css`), ":root")));
const TABLE = ["--ground", "--ground-far", "--ground-near"]; // backgrounds of boards
const NIGHT = new Map([
  ["ghosts_galore/Mine.svelte", "#2c2a35"],
  ["halloween/Tile.svelte", "#2b2d55"],
]); // dark by day, too
const RING = /ring|frame|outline|reached|pinned|hinted|chosen|picked|focus-visible/;

const DRAWN =
  /(?:stroke:|outline-color:|(?:border|outline): \d+px \w+|0 0 0 \d+px)\s*(#[0-9a-f]{3,6}\b|var\(--[\w-]+\))/gi;

/** Colours of rings in a game's styles, in one tone or two: focus, selection, possible places. */
function rings(game: string): { readonly where: string; readonly colours: readonly string[] }[] {
  const folder = new URL(`../games/${game}/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".svelte"))
    .flatMap((file) => {
      const style = readFileSync(new URL(file, folder), "utf8").split("<style>")[1] ?? "";
      return [...style.matchAll(/([^{}]+)\{([^{}]*)\}/g)].flatMap(([, selector = "", body = ""]) => {
        const colours = [...body.matchAll(DRAWN)].map(([, colour = ""]) => colour);
        return colours.length && RING.test(selector.replace(/:not\(.*?\)/g, ""))
          ? [{ where: `${game}/${file} ${selector.trim()}`, colours }]
          : [];
      });
    });
}

function resolved(colour: string, colours: Colours): string {
  const name = /^var\((.*)\)$/.exec(colour)?.[1];
  const found = name ? (colours[name] ?? "") : colour;
  return found.length === 4 ? `#${[...found.slice(1)].map((digit) => digit + digit).join("")}` : found;
}

describe.each(["dark", "light"])("on the tables of the games by %s", (theme) => {
  const colours = { ...THEMES[theme], ...OWN };
  const grounds = TABLE.map((name) => colours[name] ?? "");

  test("rings stand out 3:1", () => {
    const all = GAMES.flatMap(rings);
    expect(all.length).toBeGreaterThan(8);
    const found = all.flatMap(({ where, colours: tones }) => {
      const best = (ground: string) => Math.max(...tones.map((tone) => contrast(resolved(tone, colours), ground)));
      const night = [...NIGHT].find(([start]) => where.startsWith(start))?.[1];
      const least = Math.min(...(night ? [night] : grounds).map(best));
      return least >= 3 ? [] : [`${where}: ${tones.join(" ")} ${least.toFixed(2)}`]; // also what is no colour
    });
    expect(found).toEqual([]);
  });

  test("pieces stand out 3:1 by their colour or by the ink around them", () => {
    const own = Object.entries(OWN);
    const seats = Object.entries(SHARED).filter(([name]) => name.startsWith("--seat"));
    expect(own.length).toBeGreaterThan(8);
    const ink = colours["--ink"] ?? "";
    const found = [...own, ...seats].flatMap(([name, colour]) => {
      const least = Math.min(...grounds.map((ground) => Math.max(contrast(colour, ground), contrast(ink, ground))));
      return least < 3 ? [`${name}: ${least.toFixed(2)}`] : [];
    });
    expect(found).toEqual([]);
  });
});
