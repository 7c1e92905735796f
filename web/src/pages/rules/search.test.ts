import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { sayOf } from "../../testing/golden.ts";
import type { SectionInfo } from "../../net/wire.ts";
import { findRules, readSynonyms, stem } from "./search.ts";

const sections: SectionInfo[] = [
  {
    number: "S1",
    title: "Túneles",
    rules: [
      { number: "S1.1", text: "Un túnel va del comienzo al tesoro.", reconstructed: false },
      { number: "S1.2", text: "El TUNEL cortado no lleva a nada.", reconstructed: true },
    ],
  },
  { number: "S2", title: "Oro", rules: [{ number: "S2.1", text: "El oro pesa.", reconstructed: false }] },
];
const numbers = (wanted: string) =>
  findRules(sections, wanted, "es", readSynonyms("tesoro oro", "es")).map(({ number }) => number);

describe("searching rules", () => {
  test("accents, capitals and plurals do not matter", () => {
    expect(numbers("tunel")).toEqual(["S1.1", "S1.2"]);
    expect(numbers("TÚNELES")).toEqual(["S1.1", "S1.2"]);
  });

  test("a number finds its rule, and a part all of its rules", () => {
    expect(numbers("s2.1")).toEqual(["S2.1"]);
    expect(numbers("S1")).toEqual(["S1.1", "S1.2"]);
  });

  test("another word for the thing finds it, behind the word itself", () => {
    expect(numbers("oro")).toEqual(["S2.1", "S1.1"]);
  });

  test("rules with all words come before those with some, which are left out", () => {
    expect(numbers("un túnel al comienzo")).toEqual(["S1.1"]);
    expect(numbers("platino")).toEqual([]);
  });

  test("hits are marked with their own letters", () => {
    expect(findRules(sections, "tuneles", "es", new Map())[0]?.parts).toEqual([
      { text: "Un ", hit: false },
      { text: "túnel", hit: true },
      { text: " va del comienzo al tesoro.", hit: false },
    ]);
  });

  test("forms of a word have one stem", () => {
    for (const word of ["mend", "mends", "mended", "mending"]) expect(stem(word, "en")).toBe("mend");
    for (const word of ["dropped", "dropping", "drop"]) expect(stem(word, "en")).toBe("drop");
    for (const word of ["arregla", "arreglar", "arreglado", "arreglas"]) expect(stem(word, "es")).toBe("arregl");
    for (const word of ["rota", "rotas", "roto", "rotos"]) expect(stem(word, "es")).toBe("rot");
  });
});

/** The rules of a game, from its own folder on the server's side. */
function rulesOf(game: string, language: "en" | "es"): SectionInfo[] {
  const file = new URL(`../../../../src/farol/games/${game}/text/rules.${language}.md`, import.meta.url);
  const found: SectionInfo[] = [];
  for (const line of readFileSync(file, "utf8").split("\n")) {
    const [, number, title] = /^## (\S+) (.+)$/.exec(line) ?? [];
    if (number && title) found.push({ number, title, rules: [] });
    const [, rule, text] = /^\*\*(\S+)\*\*(?: \[\*\])? (.+)$/.exec(line) ?? [];
    if (rule && text) found.at(-1)?.rules.push({ number: rule, text, reconstructed: false });
  }
  return found;
}

describe("what people look for is found in each game", () => {
  test.each([
    ["saboteur", "en", "repair", "S5.3"],
    ["saboteur", "en", "mend two tools", "S5.4"],
    ["saboteur", "en", "cave-in", "S5.5"],
    ["saboteur", "en", "broken lantern", "S5.2"],
    ["saboteur", "es", "reparar", "S5.3"],
    ["saboteur", "es", "pico", "S5.2"],
    ["saboteur", "es", "herramienta rota", "S4.1"],
    ["loknroll", "en", "pair", "L6.2"],
    ["loknroll", "en", "crash", "L5.2"],
    ["loknroll", "es", "vía rota", "L1.2"],
    ["loknroll", "es", "parejas", "L6.2"],
    ["loknroll", "es", "accidente", "L5.2"],
    ["ghosts_galore", "en", "rotate a tile", "G4.2"],
    ["ghosts_galore", "es", "girar la loseta", "G4.2"],
    ["ghosts_galore", "es", "vampiro", "G6.7"],
    ["halloween", "en", "Louder Boo", "H9.51"],
    ["halloween", "en", "buy a card", "H8.1"],
    ["halloween", "es", "luchar", "H4.7"],
    ["halloween", "es", "comprar una carta", "H8.1"],
  ] as const)("%s, %s: %s", (game, language, wanted, number) => {
    const own = sayOf(game, language)("search-words");
    const common = sayOf(null, language)("search-words");
    const found = findRules(rulesOf(game, language), wanted, language, readSynonyms(`${common} | ${own}`, language));
    expect(found.slice(0, 6).map((rule) => rule.number)).toContain(number);
  });
});
