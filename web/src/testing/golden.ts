/** Whole games as every seat saw them, from the rules' golden files: input of the drawings' tests. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { FUNCTIONS } from "../telling/functions.ts";
import { sayOf as tellingSay } from "../telling/say.ts";
import type { Rules } from "../telling/scope.ts";
import type { Context, Happening, Say, SeatInfo } from "../contract/drawing.ts";

type Language = "en" | "es";

export interface Step<View, Event> {
  readonly spectator: readonly Event[];
  readonly seats: Readonly<Record<string, readonly Event[]>>;
  readonly views?: readonly View[]; // by seat, then the spectator's
}

const RULES = import.meta.glob<Rules>("../games/*/telling.ts", { eager: true, import: "rules" });
const ROOT = new URL("../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

/** Every game that has golden games, with their numbers of seats. */
export function goldenGames(): [game: string, seats: number[]][] {
  const folders = readdirSync(new URL("tests/golden", ROOT), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  );
  const seatsIn = (game: string) =>
    readdirSync(new URL(`tests/golden/${game}`, ROOT)).flatMap(
      (file) => /^(\d+)-seats\.json$/.exec(file)?.slice(1).map(Number) ?? [],
    );
  return folders.map(({ name }): [string, number[]] => [name, seatsIn(name)]).filter(([, seats]) => seats.length > 0);
}

export function stepsOf<View, Event>(game: string, seats: number): readonly Step<View, Event>[] {
  return JSON.parse(read(`tests/golden/${game}/${seats}-seats.json`)).steps;
}

/** Every whole view of a game, with its viewer. */
export function viewsOf<View extends { seats: number }, Event>(steps: readonly Step<View, Event>[]) {
  return steps.flatMap(({ views = [] }) => views.map((view, seat) => ({ view, me: seat < view.seats ? seat : null })));
}

/** All events of a game for a seat; null: a spectator. */
export function historyOf<View, Event>(steps: readonly Step<View, Event>[], seat: number | null): Happening<Event>[] {
  return steps.map((step, version) => ({ version, events: step.seats[String(seat)] ?? step.spectator }));
}

/**
 * A game's texts as in the browser, with the shell's as fallback; without a game only the shell's. A missing one is an
 * error.
 */
export function sayOf(game: string | null, language: Language): Say {
  const bundle = new FluentBundle(language, { useIsolating: false, functions: FUNCTIONS });
  const pages = readdirSync(new URL("web/src/pages", ROOT)).map((page) => `web/src/pages/${page}/text/${language}.ftl`);
  const files = [
    ...(game === null
      ? []
      : [`web/src/games/${game}/text/${language}.ftl`, `src/farol/games/${game}/text/names.${language}.ftl`]),
    `web/src/words/text/${language}.ftl`,
    ...pages,
  ].filter((file) => existsSync(new URL(file, ROOT))); // drawings are optional, and so are a page's texts
  for (const file of files) bundle.addResource(new FluentResource(read(file)));
  const told = { bundle, rules: RULES[`../games/${game}/telling.ts`] ?? null };
  return tellingSay(
    () => told,
    (key) => {
      throw new Error(`nobody wrote ${key} in ${language}`);
    },
  );
}

const NAMES = ["Ana", "Bea", "Carl", "Dora", "Emil", "Fay", "Gus", "Hana", "Ivo", "Jun"];

export function seatsOf(count: number): SeatInfo[] {
  return NAMES.slice(0, count).map((name, seat) => ({
    seat,
    name,
    letter: name.charAt(0),
    colour: `var(--seat${seat + 1})`,
    kind: "person",
    present: true,
    level: null,
    standsIn: false,
  }));
}

/** Contexts for a game's texts, made from a view. */
export function contextsOf<View extends { seats: number; to_act: number | null }>(game: string) {
  const says = { en: sayOf(game, "en"), es: sayOf(game, "es") };
  return (view: View, me: number | null = 0, language: Language = "en"): Context<View> => ({
    view,
    me,
    seats: seatsOf(view.seats),
    toAct: view.to_act,
    say: says[language],
  });
}
