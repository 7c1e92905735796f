/** Facts for the texts of Ghosts Galore that need code. */
import { named } from "../../telling/say.ts";
import { rulesOf, type Fact, type Frame, type Thing } from "../../telling/scope.ts";
import declared from "../../../../src/farol/games/ghosts_galore/telling.json?raw";
import { settings } from "../../settings/settings.svelte.ts";
import type { Context } from "../../contract/drawing.ts";
import { LINES, type Doors } from "./facts.ts";
import { placementAt } from "./choices.ts";
import { turned } from "./track.ts";
import type { Event, Face, Placement, Player, View } from "./wire.ts";

const placement = (thing: Thing, view: View): Placement | null => placementAt(view, thing["field"], thing["rotation"]);

/** The tile of a frame: for a choice of a field the tile to place, otherwise the one just drawn. */
function tile(thing: Thing, view: View): number | null {
  const own: number | null = thing["tile"] ?? thing["value"] ?? placement(thing, view)?.tile ?? null;
  return own === null && !("number" in thing) ? view.drawn : own;
}

const face = (thing: Thing, view: View): Face | null =>
  thing["face"] ?? view.tiles?.[String(tile(thing, view))] ?? null;

/** The edges that the track joins, section by section. */
function ways(thing: Thing, view: View): { from: string; to: string; monsters: readonly string[] }[] {
  return (face(thing, view)?.sections ?? []).map(({ edges, monsters }) => {
    const [from = "N", to = "N"] = turned(edges, thing["rotation"] ?? 0);
    return { from, to, monsters };
  });
}

const sound = ({ track, sections, diamond }: Face): string =>
  [track, ...sections.flatMap(({ monsters }) => monsters), diamond].join(" ");

/** Whether another tile has the same description: people see pictures, not numbers. */
function twins(thing: Thing, view: View): boolean {
  const own = face(thing, view);
  return own !== null && Object.values(view.tiles ?? {}).filter((other) => sound(other) === sound(own)).length > 1;
}

function longestRide({ paths }: Pick<Player, "paths">): number {
  return Math.max(0, ...paths.filter(({ line }) => line !== null).map(({ sections }) => sections.length));
}

/** Everybody's points after each round, as far as the history tells them. */
function chart(_: Thing, view: View, { events }: Frame): number[][] | null {
  const all = events as readonly object[] as readonly Event[];
  const points = all.flatMap((event) => (event.kind === "scores" || event.kind === "game-over" ? [event.scores] : []));
  return points.length < 2 ? null : view.players.map(({ seat }) => points.map((scores) => scores[seat] ?? 0));
}

/** The doors of the side in question: as drawn, or as on offer. */
function doors({ side, doors: drawn }: Thing, { players }: View, { context }: Frame): Doors | null {
  return drawn ?? players?.[context?.me ?? 0]?.side_choices?.[side] ?? null;
}

/**
 * The gain of a placement, if previews are on: "Field 6: +7 (Dragons +5, Satyrs +2)"; `brief`: without the lines, where
 * the pad shows them.
 */
export function previewWords(field: number, rotation: number, { view, say }: Context<View>, brief = false): string {
  const found = placementAt(view, field, rotation);
  if (!found || !settings.previews) return "";
  const lines = LINES.flatMap((line) => (found.lines[line] ? [[line, found.lines[line]] as const] : []));
  const values = { field, adds: found.adds, lines: Object.fromEntries(lines) };
  return named(say, lines.length === 0 ? "preview.nothing" : brief ? "preview.short" : "preview", values);
}

/** The doors at a field of a mine: N1 to N3 from left to right, W1 to W3 from top to bottom. */
function doorsHere({ number }: Thing, _: View, { up }: Frame): { key: string; value: string }[] {
  const { row, column } = gridOf(number);
  const keys = [row === 1 ? `N${column}` : "", column === 3 ? `E${row}` : "", row === 3 ? `S${column}` : "", column === 1 ? `W${row}` : ""]; // prettier-ignore
  const all: Doors = up?.thing["doors"] ?? {};
  return keys.flatMap((key) => (all[key] ? [{ key, value: all[key] }] : []));
}

const gridOf = (number: number) => ({ column: ((number - 1) % 3) + 1, row: Math.ceil(number / 3) });

const facts: Readonly<Record<string, Fact<View>>> = {
  placement,
  tile,
  face,
  ways,
  twins,
  longest_ride: (player) => longestRide(player as Player),
  best_line: ({ score }) => Math.max(...LINES.map((line) => score[line])),
  chart,
  doors,
  doors_here: doorsHere,
  grid: ({ number }) => gridOf(number),
};

export const rules = rulesOf<View>(declared, facts);
