/** The choices of a seat, sorted by what somebody would click. */
import type { Choice } from "../contract.ts";
import type { Placement, View } from "./view.ts";

export interface Choices {
  readonly sides: ReadonlyMap<string, Choice>; // by side
  readonly hides: ReadonlyMap<number, Choice>; // by tile
  readonly takes: ReadonlyMap<number, Choice>; // by tile
  readonly draw: Choice | null;
  readonly keep: Choice | null;
  readonly leave: Choice | null;
  readonly places: ReadonlyMap<string, Choice>; // by field and rotation, see `spotKey`
  readonly free: readonly number[]; // fields that a tile can go to
}

/** Whether two choices ask for the same thing; a hint is never the same object as a choice. */
export function same(one: Choice | null | undefined, other: Choice | null | undefined): boolean {
  if (!one || !other) return false;
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => one[name] === other[name]);
}

export function spotKey(field: number, rotation: number): string {
  return `${field}r${rotation}`;
}

export function sortChoices(choices: readonly Choice[]): Choices {
  const only = (type: string) => choices.find((choice) => choice.type === type) ?? null;
  const by = <Key>(type: string, key: (choice: Choice) => Key): Map<Key, Choice> =>
    new Map(choices.filter((choice) => choice.type === type).map((choice) => [key(choice), choice]));
  const places = by("place", (choice) => spotKey(Number(choice["field"]), Number(choice["rotation"])));
  const fields = [...places.values()].map((choice) => Number(choice["field"]));
  return {
    sides: by("side", (choice) => String(choice["side"])),
    hides: by("hide", (choice) => Number(choice["tile"])),
    takes: by("take", (choice) => Number(choice["tile"])),
    draw: only("draw"),
    keep: only("keep"),
    leave: only("leave"),
    places,
    free: [...new Set(fields)].sort((a, b) => a - b),
  };
}

/** What the view says of a placement; null where it says nothing. */
export function placementAt(view: View, field: number | null, rotation: number): Placement | null {
  if (field === null) return null;
  const found = view.me?.placements?.find((each) => each.field === field && each.rotation === rotation);
  return found ?? null;
}

/** "+6", "−5", "+0": points with their sign, the minus as long as the plus. */
export function signed(points: number): string {
  return points < 0 ? `−${-points}` : `+${points}`;
}

/** Points as text: a real minus sign. */
export function plain(points: number): string {
  return points < 0 ? `−${-points}` : String(points);
}
