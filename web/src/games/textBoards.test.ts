/**
 * Whatever a view holds is in the text board: a member that could be anything without a word of the board being
 * different is left out, and that needs a reason, `untold.json` of the game on the server's side.
 */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Json, JsonObject, TextGroup } from "../contract/drawing.ts";
import { contextsOf, goldenGames, stepsOf, viewsOf } from "../testing/golden.ts";
import { loadDrawing } from "./index.ts";

type View = JsonObject & { seats: number; to_act: number | null };
type Path = readonly (string | number)[];
const TRIES = 24; // changes of one member before it counts as left out
const TRIES_HERE = 4; // of them in one position

function reasonsOf(game: string): Readonly<Record<string, string>> {
  const file = new URL(`../../../src/farol/games/${game}/untold.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Every member that is not made of others. */
function leaves(value: Json, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  if (Array.isArray(value)) return value.flatMap((part, place) => leaves(part, [...path, place]));
  return Object.entries(value).flatMap(([name, part]) => leaves(part, [...path, name]));
}

/** A path without its numbers and names of sides and doors: players.*.hand. */
const kindOf = (path: Path) => path.map((one) => (/\d/.test(String(one)) ? "*" : one)).join(".");

function other(value: Json): Json {
  if (typeof value === "boolean") return !value;
  if (typeof value === "number") return value > 0 ? value - 1 : value + 1;
  return value === null ? 1 : "something-else";
}

/** The view with another value there. */
function changed<Whole extends Json>(value: Whole, [first, ...rest]: Path): Whole;
function changed(value: Json, [first, ...rest]: Path): Json {
  if (first === undefined) return other(value);
  if (Array.isArray(value)) return value.map((part, place) => (place === first ? changed(part, rest) : part));
  if (typeof value !== "object" || value === null) return value;
  return { ...value, [first]: changed(value[first] ?? null, rest) };
}

/** Whether a reason is for this member, or with ** for it and what is inside of it. */
const covers = (reason: string, kind: string) =>
  reason.endsWith("**") ? `${kind}.`.startsWith(reason.slice(0, -2)) : kind === reason;

/** The text board as one text; what cannot be read at all was read. */
function textOf(describe: () => readonly TextGroup[]): string {
  try {
    return JSON.stringify(describe());
  } catch {
    return "unreadable";
  }
}

test.each(goldenGames())("nothing of %s is left out of its text board without a reason", async (game, seats) => {
  const { describe } = await loadDrawing(game);
  const contextOf = contextsOf<View>(game);
  const mine = seats
    .flatMap((count) => viewsOf(stepsOf<View, never>(game, count)))
    .filter(({ me }) => me === 0)
    .reverse(); // late ones have more to tell
  const reasons = Object.keys(reasonsOf(game));
  const told = new Set<string>();
  const tried = new Map<string, number>();
  for (const { view, me } of mine) {
    const before = textOf(() => describe(contextOf(view, me)));
    expect(before).not.toBe("unreadable");
    const here = new Map<string, number>();
    for (const path of leaves(view)) {
      const kind = kindOf(path);
      here.set(kind, (here.get(kind) ?? 0) + 1);
      if (told.has(kind) || reasons.some((reason) => covers(reason, kind))) continue;
      if ((tried.get(kind) ?? 0) >= TRIES || (here.get(kind) ?? 0) > TRIES_HERE) continue;
      tried.set(kind, (tried.get(kind) ?? 0) + 1);
      const there = changed(view, path);
      if (textOf(() => describe(contextOf(there, me))) !== before) told.add(kind);
    }
  }
  expect(tried.size).toBeGreaterThan(20);
  expect([...tried.keys()].filter((kind) => !told.has(kind))).toEqual([]);
});

test.each(goldenGames())(
  "the tables of %s have a cell for each column, and words in both languages",
  async (game, seats) => {
    const { describe } = await loadDrawing(game);
    const contextOf = contextsOf<View>(game);
    let tables = 0;
    for (const { view, me } of viewsOf(stepsOf<View, never>(game, seats[0] ?? 2)).filter(
      (_, index) => index % 3 === 0,
    )) {
      for (const language of ["en", "es"] as const) {
        for (const { title, lines, table } of describe(contextOf(view, me, language))) {
          const cells = [...(table?.columns ?? []), ...(table?.rows.flat() ?? [])];
          expect([title, ...lines, ...cells].filter((text) => text === "" || /undefined|NaN|null/.test(text))).toEqual(
            [],
          );
          for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.columns.length ?? 0);
          tables += table ? 1 : 0;
        }
      }
    }
    expect(tables).toBeGreaterThan(0);
  },
);
