/** What `observe` sends of a game of Ghosts Galore. Fields count from 1, paths from 0. */
export const MONSTERS = ["dragon", "ghost", "golem", "satyr", "skeleton", "slime", "bat", "werewolf", "wisp"] as const;
export const LINES = [...MONSTERS, "diamonds", "bone", "tooth", "other"] as const;
export const DOOR_LINES = ["bone", "tooth", "other"] as const;

export type Monster = (typeof MONSTERS)[number];
export type Line = (typeof LINES)[number];
export type DoorLine = (typeof DOOR_LINES)[number];
export type Door = "none" | "plain" | "bone" | "tooth";
export type Track = "straight" | "curve" | "bridge" | "double_curve";
export type Edge = "N" | "E" | "S" | "W";

export type Phase =
  | "deal-boards"
  | "choose-sides"
  | "deal-tiles"
  | "choose-hidden"
  | "deal-lamp"
  | "claim"
  | "draw-tile"
  | "decide"
  | "reveal"
  | "place"
  | "place-hidden"
  | "over";

/** What a tile shows before it is turned. */
export interface Face {
  readonly track: Track;
  readonly sections: readonly { readonly edges: string; readonly monsters: readonly Monster[] }[];
  readonly diamond: number; // 0: none
}

export interface Placed {
  readonly tile: number;
  readonly rotation: number; // quarter turns to the right
}

export interface End {
  readonly field: number;
  readonly edge: Edge;
  readonly end: "open" | "dead_end" | Door;
  readonly door?: string; // N1 to W3
}

export interface Path {
  readonly sections: readonly (readonly [field: number, section: number])[];
  readonly ends: readonly End[]; // none for a loop
  readonly line: DoorLine | null;
  readonly points: number;
}

export interface Standing {
  readonly monster: Monster;
  readonly field: number;
  readonly section: number;
  readonly path: number;
  readonly points: number | null; // null: golems pay together
  readonly neighbours?: readonly number[];
  readonly kinds?: readonly Monster[];
}

export type Score = Readonly<Record<Line | "total" | "dead_ends", number>>;
export type Doors = Readonly<Record<string, Door>>;

export interface Player {
  readonly seat: number;
  readonly board: number | null;
  readonly side: string | null;
  readonly doors: Doors | null;
  readonly side_choices?: Readonly<Record<string, Doors>>;
  readonly fields: readonly (Placed | null)[];
  readonly claimed: number | null;
  readonly has_hidden_tile: boolean;
  readonly has_placed: boolean;
  readonly score: Score;
  readonly paths: readonly Path[];
  readonly monsters: readonly Standing[];
}

/** What one placement would add to my sheet, the other boards as they lie. */
export interface Placement extends Placed {
  readonly field: number;
  readonly adds: number;
  readonly lines: Readonly<Partial<Record<Line, number>>>;
  readonly paths?: readonly Path[]; // the doors it joins
}

export interface Own {
  readonly seat: number;
  readonly hidden?: number | null;
  readonly returned?: number | null; // expert variant
  readonly hidden_choices?: readonly number[]; // expert variant, before the choice
  readonly pending: (Placed & { readonly field: number }) | null;
  readonly placements?: readonly Placement[];
}

export interface View {
  readonly seats: number;
  readonly options: { readonly expert: boolean };
  readonly phase: Phase;
  readonly to_act: number | null;
  readonly round: number;
  readonly rounds: number;
  readonly lamp: number | null;
  readonly stack: number;
  readonly stacks_left: number;
  readonly leftover: number;
  readonly row: readonly { readonly tile: number; readonly seat: number | null }[];
  readonly drawn: number | null;
  readonly discarded: readonly number[];
  readonly players: readonly Player[];
  readonly me?: Own;
  readonly tiles: Readonly<Record<string, Face>>;
  readonly result?: {
    readonly scores: readonly number[];
    readonly dead_ends: readonly number[];
    readonly places: readonly number[];
    readonly winners: readonly number[];
  };
}

/** The face of a tile that lies open, or that is mine. */
export function faceOf(view: View, tile: number): Face {
  const face = view.tiles[String(tile)];
  if (!face) throw new Error(`the view shows no face of tile ${tile}`);
  return face;
}

/** The tile that I have to place now, if any. */
export function tileToPlace(view: View): number | null {
  return view.me?.placements?.[0]?.tile ?? null;
}

/** The fields of a mine that have something to do with a line of the pad. */
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
