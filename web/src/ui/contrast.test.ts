/** Contrast of the house's colours in every theme: 4.5:1 for words, 3:1 for rings, frames and pieces. */
import { readFileSync } from "node:fs";
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
