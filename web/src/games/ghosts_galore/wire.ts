// Made by tools/wire_types.py from src/farol/games. Do not edit.

export type Monster = "dragon" | "ghost" | "golem" | "satyr" | "skeleton" | "slime" | "bat" | "werewolf" | "wisp";

export type DoorLine = "bone" | "tooth" | "other";

export type Line = "dragon" | "ghost" | "golem" | "satyr" | "skeleton" | "slime" | "bat" | "werewolf" | "wisp" | "diamonds" | "bone" | "tooth" | "other";

export type Door = "none" | "plain" | "bone" | "tooth";

export type PathEnd = "open" | "dead_end" | "none" | "plain" | "bone" | "tooth";

export type Track = "straight" | "curve" | "bridge" | "double_curve";

export type Edge = "N" | "E" | "S" | "W";

export type Phase = "deal-boards" | "choose-sides" | "deal-tiles" | "choose-hidden" | "deal-lamp" | "claim" | "draw-tile" | "decide" | "reveal" | "place" | "place-hidden" | "over";

/** One piece of track on a tile: the edges it joins, the monsters along it. */
export interface FaceSection {
  readonly edges: string;
  readonly monsters: readonly Monster[];
}

/** What a tile shows before it is turned. */
export interface Face {
  readonly track: Track;
  readonly sections: readonly FaceSection[];
  readonly diamond: number; // 0: none
}

/** A tile on a board. */
export interface Placed {
  readonly tile: number;
  readonly rotation: number; // quarter turns to the right
}

/** A tile and where it goes. */
export interface Pending {
  readonly tile: number;
  readonly rotation: number; // quarter turns to the right
  readonly field: number;
}

/** Where a path ends. */
export interface End {
  readonly field: number;
  readonly edge: Edge;
  readonly end: PathEnd;
  readonly door?: string; // N1 to W3
}

/** A path over a board; a loop has no ends. */
export interface Path {
  readonly sections: readonly (readonly [number, number])[]; // field and section
  readonly ends: readonly End[];
  readonly line: DoorLine | null;
  readonly points: number;
}

/** A monster on a board, and what it pays. */
export interface Standing {
  readonly monster: Monster;
  readonly field: number;
  readonly section: number;
  readonly path: number;
  readonly points: number | null; // null: golems pay together
  readonly neighbours?: readonly number[];
  readonly kinds?: readonly Monster[];
}

/** A score sheet as on the pad. */
export interface Score {
  readonly dragon: number;
  readonly ghost: number;
  readonly golem: number;
  readonly satyr: number;
  readonly skeleton: number;
  readonly slime: number;
  readonly bat: number;
  readonly werewolf: number;
  readonly wisp: number;
  readonly diamonds: number;
  readonly bone: number;
  readonly tooth: number;
  readonly other: number;
  readonly total: number;
  readonly dead_ends: number;
}

/** What everybody knows of a seat. */
export interface Player {
  readonly seat: number;
  readonly board: number | null;
  readonly side: string | null;
  readonly doors: Readonly<Record<string, Door>> | null;
  readonly side_choices?: Readonly<Record<string, Readonly<Record<string, Door>>>>;
  readonly fields: readonly (Placed | null)[];
  readonly claimed: number | null;
  readonly has_hidden_tile: boolean;
  readonly score: Score;
  readonly paths: readonly Path[];
  readonly monsters: readonly Standing[];
}

/** What one placement would add to the seat's sheet, the other boards as they lie. */
export interface Placement {
  readonly tile: number;
  readonly rotation: number; // quarter turns to the right
  readonly field: number;
  readonly adds: number;
  readonly lines: Readonly<Partial<Record<Line, number>>>;
  readonly paths?: readonly Path[]; // the doors it joins
}

/** What only the seat itself knows. */
export interface Own {
  readonly seat: number;
  readonly hidden?: number | null;
  readonly returned?: number | null; // expert variant
  readonly hidden_choices?: readonly number[]; // expert variant, before the choice
  readonly pending: Pending | null;
  readonly placements?: readonly Placement[];
}

/** The options that matter while one plays. */
export interface Options {
  readonly expert: boolean;
}

/** A tile of this round's row and who has claimed it. */
export interface RowTile {
  readonly tile: number;
  readonly seat: number | null;
}

/** The end of the game. */
export interface Result {
  readonly scores: readonly number[];
  readonly dead_ends: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly number[];
}

/** All that a seat, or a spectator, may know of a position. */
export interface View {
  readonly game: "ghosts_galore";
  readonly seats: number;
  readonly options: Options;
  readonly phase: Phase;
  readonly to_act: number | null;
  readonly round: number;
  readonly rounds: number;
  readonly lamp: number | null;
  readonly stack: number;
  readonly stacks_left: number;
  readonly leftover: number;
  readonly row: readonly RowTile[];
  readonly drawn: number | null;
  readonly discarded: readonly number[];
  readonly players: readonly Player[];
  readonly me?: Own;
  readonly tiles: Readonly<Record<string, Face>>; // every tile whose face is known
  readonly result?: Result;
}

/** A seat gets a board. */
export interface BoardDealt {
  readonly kind: "board";
  readonly seat: number;
  readonly board: number;
}

/** A seat chooses the side of its board. */
export interface SideChosen {
  readonly kind: "side";
  readonly seat: number;
  readonly side: string;
}

/** A seat gets a tile to hide. */
export interface TileDealt {
  readonly kind: "deal";
  readonly seat: number;
  readonly tile?: number;
  readonly face?: Face;
}

/** A seat keeps one of its two tiles and gives the other one back. */
export interface TileHidden {
  readonly kind: "hide";
  readonly seat: number;
  readonly tile?: number;
  readonly returned?: number;
}

/** A seat gets the lamp. */
export interface LampDealt {
  readonly kind: "lamp";
  readonly seat: number;
}

/** A round begins. */
export interface RoundBegan {
  readonly kind: "round";
  readonly seat: number;
  readonly round: number;
  readonly stack: number;
}

/** A seat draws from the stack. */
export interface DrawAsked {
  readonly kind: "draw";
  readonly seat: number;
}

/** A tile is drawn, kept, left, taken or turned up. */
export interface TileSeen {
  readonly kind: "drawn" | "keep" | "leave" | "take" | "reveal";
  readonly seat?: number;
  readonly tile: number;
  readonly face: Face;
}

/** The last seat to claim sees the rest of the stack. */
export interface LastToClaim {
  readonly kind: "last";
  readonly seat: number;
  readonly stack: number;
}

/** A seat has decided where its tile goes; where, only the seat knows. */
export interface Placing {
  readonly kind: "place";
  readonly seat: number;
  readonly tile?: number;
  readonly field?: number;
  readonly rotation?: number;
  readonly face?: Face;
}

/** All have placed: a tile lies on its field. */
export interface TilePlaced {
  readonly kind: "placed";
  readonly seat: number;
  readonly tile: number;
  readonly field: number;
  readonly rotation: number;
  readonly face: Face;
}

/** How the boards score after a round. */
export interface ScoresStand {
  readonly kind: "scores";
  readonly scores: readonly number[];
}

/** Tiles leave the game. */
export interface TilesLeft {
  readonly kind: "aside";
  readonly tiles: readonly number[];
}

/** The game ends. */
export interface GameOver {
  readonly kind: "game-over";
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

export type Event = BoardDealt | SideChosen | TileDealt | TileHidden | LampDealt | RoundBegan | DrawAsked | TileSeen | LastToClaim | Placing | TilePlaced | ScoresStand | TilesLeft | GameOver;

export interface DrawChoice {
  readonly type: "draw";
}

export interface LeaveChoice {
  readonly type: "leave";
}

export interface KeepChoice {
  readonly type: "keep";
}

export interface TakeChoice {
  readonly type: "take";
  readonly tile: number;
}

export interface HideChoice {
  readonly type: "hide";
  readonly tile: number;
}

export interface PlaceChoice {
  readonly type: "place";
  readonly field: number;
  readonly rotation: number;
}

export interface SideChoice {
  readonly type: "side";
  readonly side: "1A" | "1B" | "2A" | "2B" | "3A" | "3B" | "4A" | "4B" | "5A" | "5B";
}

export type Choice = DrawChoice | LeaveChoice | KeepChoice | TakeChoice | HideChoice | PlaceChoice | SideChoice;

export interface ForcedClaim {
  readonly type: "forced";
}

export interface LaughClaim {
  readonly type: "laugh";
}

export interface WellPlayedClaim {
  readonly type: "well-played";
}

export interface HurryClaim {
  readonly type: "hurry";
}

export interface NoHurryClaim {
  readonly type: "no-hurry";
}

export type Claim = ForcedClaim | LaughClaim | WellPlayedClaim | HurryClaim | NoHurryClaim;
