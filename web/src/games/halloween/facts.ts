/** Kinds of things in Halloween, in the order of their levels and places, and what a view says about them. */
import type { Acting, ActionName, BuildingName, Cell, Colour, Counts, View } from "./wire.ts";

export const COLOURS: readonly Colour[] = ["blue", "green", "yellow", "orange", "red"];
export const BUILDINGS: readonly BuildingName[] = [
  "church",
  "school",
  "hospital",
  "town_hall",
  "police_station",
  "theatre",
];
export const ACTIONS: readonly ActionName[] = ["summon", "scare", "upgrade", "move", "fight", "haunt"];

/** A colour's level: it is written on everything that has the colour. */
export function levelOf(colour: Colour): number {
  return COLOURS.indexOf(colour) + 1;
}

/** The die that ghosts of a colour roll. */
export function sidesOf(colour: Colour): number {
  return levelOf(colour) * 2 + 2;
}

export function sum(counts: Counts): number {
  return COLOURS.reduce((total, colour) => total + counts[colour], 0);
}

/** What a seat's sections are doing; null at the menu, and while a card or a token works alone. */
export function actingOf(view: View, seat: number): Acting | null {
  return view.turn === seat && view.phase !== "over" ? (view.pending?.acting ?? null) : null;
}

/** Whose turn it is, as far as it was told: the shell keeps `toAct` with a deed until the banner has told it. */
export function holderOf({ view, toAct }: { readonly view: View; readonly toAct: number | null }): number {
  return toAct === null || toAct === view.to_act ? view.turn : toAct;
}

/** The ghost that the pending step is about, if it is about one. */
export function ghostInHand(view: View): Cell | null {
  const { pending } = view;
  return pending?.ghost ?? pending?.attacker ?? pending?.roll?.attacker ?? null;
}

/** Whom the dice are rolled against. */
export function ghostUnderFire(view: View): Cell | null {
  return view.pending?.roll?.foe ?? null;
}
