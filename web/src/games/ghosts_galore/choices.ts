/** The choices of a seat, by what is clicked. */
import { sameMembers } from "../../contract/member.ts";
import type { Choice, Placement, View } from "./wire.ts";

export interface Choices {
  readonly sides: ReadonlyMap<string, Choice>; // by side
  readonly hides: ReadonlyMap<number, Choice>; // by tile
  readonly takes: ReadonlyMap<number, Choice>; // by tile
  readonly draw: Choice | null;
  readonly keep: Choice | null;
  readonly leave: Choice | null;
  readonly places: ReadonlyMap<string, Choice>; // by field and rotation, see `spotKey`
  readonly free: readonly number[]; // possible fields of a tile
}

/** Whether two choices are equal; a hint is never the same object as a choice. */
export function same(one: Choice | null | undefined, other: Choice | null | undefined): boolean {
  return one != null && other != null && sameMembers(one, other);
}

export function spotKey(field: number, rotation: number): string {
  return `${field}r${rotation}`;
}

export function sortChoices(choices: readonly Choice[]): Choices {
  const places = choices.filter((choice) => choice.type === "place");
  const sides = choices.filter((choice) => choice.type === "side");
  const hides = choices.filter((choice) => choice.type === "hide");
  const takes = choices.filter((choice) => choice.type === "take");
  const fields = places.map(({ field }) => field);
  return {
    sides: new Map(sides.map((choice) => [choice.side, choice])),
    hides: new Map(hides.map((choice) => [choice.tile, choice])),
    takes: new Map(takes.map((choice) => [choice.tile, choice])),
    draw: choices.find(({ type }) => type === "draw") ?? null,
    keep: choices.find(({ type }) => type === "keep") ?? null,
    leave: choices.find(({ type }) => type === "leave") ?? null,
    places: new Map(places.map((choice) => [spotKey(choice.field, choice.rotation), choice])),
    free: [...new Set(fields)].sort((a, b) => a - b),
  };
}

/** The view's data about a placement; null if there is none. */
export function placementAt(view: View, field: number | null, rotation: number): Placement | null {
  if (field === null) return null;
  const found = view.me?.placements?.find((each) => each.field === field && each.rotation === rotation);
  return found ?? null;
}

/** "+6", "−5", "+0": points with their sign, the minus as wide as the plus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Points as text: a real minus sign. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
