/** Kinds of things in Halloween, in the order of their levels and places, and accessors for views. */
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

/** The state of a seat's sections; null at the menu, and while a card or token is resolved. */
export function actingOf(view: View, seat: number): Acting | null {
  return view.turn === seat && view.phase !== "over" ? (view.pending?.acting ?? null) : null;
}

/** The seat to act as shown: `toAct` stays with the banner's line. */
export function holderOf({ view, toAct }: { readonly view: View; readonly toAct: number | null }): number {
  return toAct === null || toAct === view.to_act ? view.turn : toAct;
}

/** The ghost of the pending step, if it has one. */
export function ghostInHand(view: View): Cell | null {
  const { pending } = view;
  return pending?.ghost ?? pending?.attacker ?? pending?.roll?.attacker ?? null;
}

/** The opponent of a roll. */
export function ghostUnderFire(view: View): Cell | null {
  return view.pending?.roll?.foe ?? null;
}
