/** A whole game as every seat saw it, from the rules' golden files: what the tests of the drawing read. */
import { readFileSync } from "node:fs";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Context, EventView, Happening, Say, SeatInfo } from "../contract.ts";
import type { View } from "./view.ts";

interface Step {
  readonly spectator: EventView[];
  readonly seats: Record<string, EventView[]>;
  readonly views?: View[]; // by seat, then the spectator's
}

const ROOT = new URL("../../../../", import.meta.url);
const read = (path: string) => readFileSync(new URL(path, ROOT), "utf8");

export const STEPS: readonly Step[] = JSON.parse(read("tests/golden/ghosts_galore/4-seats.json")).steps;

/** Every whole view of the golden game, with whose eyes it is. */
export const VIEWS = STEPS.flatMap(({ views = [] }) =>
  views.map((view, seat) => ({ view, me: seat < view.seats ? seat : null })),
);

/** All that a seat heard. */
export function history(seat: number): Happening[] {
  return STEPS.map((step, version) => ({ version, events: step.seats[String(seat)] ?? step.spectator }));
}

/** The game's words as the browser has them; a missing one is an error. */
export function sayIn(language: "en" | "es"): Say {
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(read(`web/src/games/ghosts_galore/text/${language}.ftl`)));
  bundle.addResource(new FluentResource(read(`src/farol/games/ghosts_galore/text/names.${language}.ftl`)));
  return (key, values) => {
    const [name = "", attribute] = key.split(".", 2);
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) throw new Error(`nobody wrote ${key} in ${language}`);
    const errors: Error[] = [];
    const text = bundle.formatPattern(pattern, values ?? null, errors);
    if (errors[0]) throw new Error(`${key} in ${language}: ${errors[0].message}`);
    return text;
  };
}

const SAY = { en: sayIn("en"), es: sayIn("es") };
const NAMES = ["Ana", "Bea", "Carl", "Dora"];

export function seatsOf(view: View): SeatInfo[] {
  return Array.from({ length: view.seats }, (_, seat) => ({
    seat,
    name: NAMES[seat] ?? "",
    letter: "ABCDE"[seat] ?? "",
    colour: `var(--seat${seat + 1})`,
    kind: "person",
    present: true,
  }));
}

export function contextOf(view: View, me: number | null, language: "en" | "es" = "en"): Context<View> {
  return { view, me, seats: seatsOf(view), toAct: view.to_act, say: SAY[language] };
}
