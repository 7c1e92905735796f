/** Kinds of things in Ghosts Galore, in the order of the pad, and accessors for views. */
import type { Choice, Door, DoorLine, Face, Line, Monster, Pending, Player, View } from "./wire.ts";

export const MONSTERS: readonly Monster[] = [
  "dragon",
  "ghost",
  "golem",
  "satyr",
  "skeleton",
  "slime",
  "bat",
  "werewolf",
  "wisp",
];
export const DOOR_LINES: readonly DoorLine[] = ["bone", "tooth", "other"];
export const LINES: readonly Line[] = [...MONSTERS, "diamonds", ...DOOR_LINES];

export type Doors = Readonly<Record<string, Door>>;

/** The face of a tile that is open or mine. */
export function faceOf(view: View, tile: number): Face {
  const face = view.tiles[String(tile)];
  if (!face) throw new Error(`the view shows no face of tile ${tile}`);
  return face;
}

/** The tile I have to place now, if any. */
export function tileToPlace(view: View): number | null {
  return view.me?.placements?.[0]?.tile ?? null;
}

/** My placement while others still choose: from the view, or from the table's sealed choice. */
export function pendingOf(view: View, mine: Choice | null): Pending | null {
  const { me } = view;
  if (me?.pending || mine?.type !== "place") return me?.pending ?? null;
  const tile = view.phase === "place-hidden" ? me?.hidden : me && view.players[me.seat]?.claimed;
  return tile ? { tile, field: mine.field, rotation: mine.rotation } : null;
}

/** The fields of a mine that score for a line of the pad. */
export function fieldsOfLine(view: View, player: Player, line: Line): Set<number> {
  const paths = player.paths.filter((path) => path.line === line);
  if (paths.length > 0) return new Set(paths.flatMap((path) => path.sections.map(([field]) => field)));
  if (line !== "diamonds") {
    return new Set(player.monsters.filter(({ monster }) => monster === line).map(({ field }) => field));
  }
  const fields = player.fields.flatMap((placed, index) =>
    placed && faceOf(view, placed.tile).diamond > 0 ? [index + 1] : [],
  );
  return new Set(fields);
}

const LINE_ICONS: Readonly<Partial<Record<Line, string>>> = {
  diamonds: "gg-diamond",
  bone: "gg-door-bone",
  tooth: "gg-door-tooth",
  other: "gg-door",
};

/** The picture of a line of the pad. */
export function lineIcon(line: Line): string {
  return LINE_ICONS[line] ?? `gg-${line}`;
}
