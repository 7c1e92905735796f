/** Rooms import only rooms below them, and nothing imports in a circle. */
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const SOURCE = dirname(fileURLToPath(import.meta.url));
// From the bottom up; what lies beside them (App.svelte, main.ts) may import everything.
const ROOMS = [
  "interaction",
  "net",
  "worker",
  "settings",
  "contract",
  "telling",
  "words",
  "model",
  "ui",
  "plain",
  "games",
  "offline",
  "pages",
] as const;

type Imports = ReadonlyMap<string, readonly string[]>;

const IMPORT = /\bfrom\s*"(\.[^"]+)"|\bimport\s*\(?\s*"(\.[^"]+)"/g;

function importsOf(file: string, source: string): string[] {
  const found = Array.from(source.matchAll(IMPORT), ([, one, other]) => one ?? other ?? "");
  return found.map((path) => join(dirname(file), path.replace(/\?\w+$/, "")).replaceAll("\\", "/"));
}

const FILES = readdirSync(SOURCE, { recursive: true, encoding: "utf8" })
  .map((name) => name.replaceAll("\\", "/"))
  .filter((name) => /\.(ts|svelte)$/.test(name) && !/\.test\.ts$|(^|\/)golden\.ts$|^testing\//.test(name));
const IMPORTS: Imports = new Map(
  FILES.map((file) => [file, importsOf(file, readFileSync(join(SOURCE, file), "utf8"))]),
);

const roomOf = (file: string): string => (file.includes("/") ? file.slice(0, file.indexOf("/")) : "");
/** The part of a room: a page, a game; else the room. */
const partOf = (file: string): string => /^(?:pages|games)\/\w+(?=\/)/.exec(file)?.[0] ?? roomOf(file);
const levelOf = (room: string): number => (room === "" ? ROOMS.length : ROOMS.findIndex((one: string) => one === room));

function arrowsUp(imports: Imports): string[] {
  return [...imports].flatMap(([file, targets]) =>
    targets.filter((target) => levelOf(roomOf(target)) > levelOf(roomOf(file))).map((target) => `${file} → ${target}`),
  );
}

/** The parts that each part imports. */
function between(imports: Imports, part: (file: string) => string): Imports {
  const found = new Map<string, string[]>();
  for (const [file, targets] of imports) {
    const others = targets.map(part).filter((other) => other !== part(file));
    found.set(part(file), [...(found.get(part(file)) ?? []), ...others]);
  }
  return found;
}

/** One circle, or nothing. */
function circleIn(imports: Imports): readonly string[] {
  const done = new Set<string>();
  const visit = (one: string, path: readonly string[]): readonly string[] => {
    if (path.includes(one)) return [...path.slice(path.indexOf(one)), one];
    if (done.has(one)) return [];
    for (const next of imports.get(one) ?? []) {
      const circle = visit(next, [...path, one]);
      if (circle.length > 0) return circle;
    }
    done.add(one);
    return [];
  };
  for (const one of imports.keys()) {
    const circle = visit(one, []);
    if (circle.length > 0) return circle;
  }
  return [];
}

describe("imports", () => {
  test("every file lies in a room", () => {
    expect(FILES.filter((file) => levelOf(roomOf(file)) < 0)).toEqual([]);
    expect(FILES.length).toBeGreaterThan(300);
  });

  test("go down only", () => {
    expect(arrowsUp(IMPORTS)).toEqual([]);
  });

  test("have no circle: neither between pages and games, nor between files", () => {
    expect(circleIn(between(IMPORTS, partOf))).toEqual([]);
    expect(circleIn(IMPORTS)).toEqual([]);
  });

  test("lead from no game to another", () => {
    const crossing = [...between(IMPORTS, partOf)].filter(
      ([part, others]) => part.startsWith("games/") && others.some((other) => other.startsWith("games/")),
    );
    expect(crossing).toEqual([]);
  });
});

test("an arrow up and a circle would be noticed", () => {
  const source = 'import { a } from "../pages/home/a.ts";\nconst b = import("./b.svelte");\nimport "./c.css?raw";';
  expect(importsOf("ui/x.ts", source)).toEqual(["pages/home/a.ts", "ui/b.svelte", "ui/c.css"]);
  expect(arrowsUp(new Map([["ui/x.ts", ["pages/home/a.ts", "net/b.ts"]]]))).toEqual(["ui/x.ts → pages/home/a.ts"]);
  const circle = new Map([
    ["pages/a/x.ts", ["pages/b/y.ts"]],
    ["pages/b/z.ts", ["pages/a/w.ts"]],
  ]);
  expect(circleIn(circle)).toEqual([]);
  expect(circleIn(between(circle, partOf))).toEqual(["pages/a", "pages/b", "pages/a"]);
});
