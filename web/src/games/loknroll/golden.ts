/** Whole games as every seat saw them, from the rules' golden files: what the tests of the drawing read. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Context, EventView, Happening, Say, SeatInfo } from "../contract.ts";
import type { LayChoice, LokView, Odds, PutChoice, Spot } from "./view.ts";

interface Step {
  readonly spectator: EventView[];
  readonly seats: Record<string, EventView[]>;
  readonly views?: LokView[]; // by seat, then the spectator's
}

const ROOT = new URL("../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

export const GAMES: readonly (readonly Step[])[] = [1, 3].map(
  (seats) => JSON.parse(read(`tests/golden/loknroll/${seats}-seats.json`)).steps,
);

/** Every whole view of the golden games, with whose eyes it is. */
export const VIEWS = GAMES.flatMap((steps) =>
  steps.flatMap(({ views = [] }) => views.map((view, seat) => ({ view, me: seat < view.seats ? seat : null }))),
);

/** All that a seat heard of a game. */
export function history(steps: readonly Step[], seat: number): Happening[] {
  return steps.map((step, version) => ({ version, events: step.seats[String(seat)] ?? step.spectator }));
}

/** The game's words as the browser has them; a missing one is an error. */
export function sayIn(language: "en" | "es"): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(read(`web/src/games/loknroll/text/${language}.ftl`)));
  bundle.addResource(new FluentResource(read(`src/farol/games/loknroll/text/names.${language}.ftl`)));
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`nobody wrote ${key} in ${language}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, values ?? null, errors);
    if (errors[0]) throw new Error(`${key} in ${language}: ${errors[0].message}`);
    return text;
  };
}

const SAY = { en: sayIn("en"), es: sayIn("es") };
const NAMES = ["Ana", "Bea", "Carl", "Dora"];

export function seatsOf(view: LokView): SeatInfo[] {
  return Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    name: NAMES[seat] ?? "",
    letter: "ABCD"[seat] ?? "",
    colour: `var(--seat${seat + 1})`,
    kind: "person",
    present: true,
  }));
}

export function contextOf(view: LokView, me: number | null, language: "en" | "es" = "en"): Context<LokView> {
  return { view, me, seats: seatsOf(view), toAct: view.to_act, say: SAY[language] };
}

/** A turn that has just begun, through the eyes of the seat to act. */
export const ACT: LokView = { ...VIEWS.find(({ view, me }) => view.phase === "build" && me === 0)!.view, phase: "act", build: null };

// --- choices as the server writes them -------------------------------------------------------

export const ODDS: Odds = {
  dice: 3,
  ahead: 2,
  derail: 8 / 27,
  cards: 0.3,
  points: 0.6,
  wheels: [
    { chance: 1 / 27, derails: false, cards: 0, points: 0 },
    { chance: 6 / 27, derails: false, cards: 0, points: 0 },
    { chance: 12 / 27, derails: false, cards: 0, points: 0 },
    { chance: 8 / 27, derails: true, cards: 1, points: 2 },
  ],
};

export function spotAt(x: number, y: number, exit: "E" | "W" = "W"): Spot {
  return {
    x,
    y,
    width: 10,
    height: 14,
    rotation: 0,
    entry: { x: x + 5, y, side: "N" },
    exit: { x: exit === "E" ? x + 10 : x, y: y + 7, side: exit },
  };
}

export function layOf(card: string, value: number, spot: Spot | null, rotation = 0, odds: Odds | null = ODDS): LayChoice {
  const shows = { card, type: "track" as const, value, shape: card.slice(0, -2), spot };
  return { type: "lay", card, rotation, end: 0, shows: odds ? { ...shows, odds } : shows };
}

export function putOf(card: string, value: number, combine: boolean): PutChoice {
  const top = combine ? { card: `long-${value}`, type: "track" as const, value, shape: "long" } : null;
  return { type: "put", card, combine, shows: { card, type: "chaos", value, shape: null, top } };
}
