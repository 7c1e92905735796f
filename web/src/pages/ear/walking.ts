/** Walking through the places of a board: to a neighbour, to a typed place, and what is said there. */
import type { Area, Place } from "../../telling/places.ts";

export const WAYS = ["left", "right", "up", "down"] as const;
export type Way = (typeof WAYS)[number];

const STEPS: Readonly<Record<Way, readonly [number, number]>> = {
  left: [-1, 0],
  right: [1, 0],
  up: [0, -1],
  down: [0, 1],
};

/** The next place in that direction; past a gap, or in the nearest row where a row is short; null: the edge. */
export function neighbour(area: Area, from: Place, way: Way): Place | null {
  const [right, down] = STEPS[way];
  let best: Place | null = null;
  let least = Infinity;
  for (const place of area.places) {
    const [columns, rows] = [place.column - from.column, place.row - from.row];
    const along = columns * right + rows * down;
    const aside = Math.abs(columns * down) + Math.abs(rows * right);
    if (along <= 0 || (right !== 0 && aside > 0)) continue; // left and right stay in the row
    if (along * 10 + aside < least) [best, least] = [place, along * 10 + aside];
  }
  return best;
}

/** Where a position is kept when it changes. */
export interface Standing {
  readonly area: number;
  readonly place: Place;
}

/** The same place of new areas; the nearest one of the same area if it is gone. */
export function stayed(areas: readonly Area[], title: string, before: Standing | null): Standing | null {
  const kept = before && areas[before.area]?.title === title ? before.area : null;
  const area = kept ?? Math.max(0, areas.findIndex((one) => one.title === title)); // prettier-ignore
  const places = areas[area]?.places ?? [];
  const { key: known = "", column = 0, row = 0 } = before?.place ?? {};
  const far = (one: Place) => Math.hypot(one.column - column, one.row - row);
  const same = places.find(({ key }) => key === known);
  const place = same ?? [...places].sort((one, other) => far(one) - far(other))[0];
  return place ? { area, place } : null;
}

const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("−", "-")
    .toLowerCase()
    .replace(/\s*,\s*|\s+/g, " ")
    .trim();

/** The place that was typed: by its name, or a part of it; in the area where one stands first. */
export function placeNamed(areas: readonly Area[], here: number, text: string): Standing | null {
  const wanted = plain(text).replace(/^(the|el|la|los|las) /, "");
  if (!wanted) return null;
  const order = [here, ...areas.keys()].filter((area) => areas[area]);
  const isNumber = /^-?\d/.test(wanted);
  for (const fits of [
    (name: string) => name === wanted,
    (name: string) => !isNumber && name.split(" ").some((_, at, all) => all.slice(at).join(" ").startsWith(wanted)),
  ]) {
    for (const area of order) {
      const place = areas[area]!.places.find(({ names }) => names.some((name) => fits(plain(name))));
      if (place) return { area, place };
    }
  }
  return null;
}

/** Words of the shell. */
export type Words = (key: string, values?: Record<string, string | number>) => string;

/** A place in words: what is there, what lies around it, and how many choices are made there. */
export function placeInWords(area: Area, place: Place, choices: number, words: Words): string {
  const around = WAYS.flatMap((way) => {
    const next = neighbour(area, place, way);
    const near = next && isBeside(place, next) ? next.near : "";
    return near ? [words(`ear-way-${way}`, { near })] : [];
  });
  const parts = [`${place.name}: ${place.what || words("ear-place-empty")}`, around.join("; ")];
  if (choices > 0) parts.push(words("ear-place-choices", { count: choices }));
  return parts.filter(Boolean).map((part) => `${part}.`.replace(/([.!?])\.$/, "$1")).join(" "); // prettier-ignore
}

const isBeside = (one: Place, other: Place): boolean =>
  Math.abs(one.column - other.column) + Math.abs(one.row - other.row) === 1;
