/** What the server tells a seat of Saboteur. */

export type Tool = "pickaxe" | "lamp" | "cart";
export type Role = "digger" | "saboteur";
export type Winners = "diggers" | "saboteurs" | "nobody";

export interface Face {
  readonly card: string;
  readonly turned: boolean;
}

export interface MineCard extends Face {
  readonly x: number; // columns east of the start
  readonly y: number; // rows north of the start
  readonly open: string; // letters of NESW
  readonly reached: boolean; // joined with the start
}

export interface Goal {
  readonly x: number;
  readonly y: number;
  readonly looked_at_by: readonly number[];
  readonly face?: Face;
  readonly open?: string;
  readonly down?: boolean; // it lay face down; only a replay with everything open shows its face
}

export interface Player {
  readonly seat: number;
  readonly hand: number;
  readonly broken: readonly Tool[];
  readonly gold_cards: number;
  readonly gold_debt: number;
  readonly role?: Role; // open after a round
}

export interface Own {
  readonly seat: number;
  readonly role: Role | null;
  readonly hand: readonly string[];
  readonly goals_seen: Readonly<Record<string, string>>;
  readonly gold: readonly number[];
  readonly gold_total: number;
  readonly pool?: readonly number[]; // the gold in front of me, when I pick
}

export interface Round {
  readonly winners: Winners;
  readonly finisher: number | null;
  readonly saboteurs: readonly number[];
  readonly goals: readonly string[]; // what lay at the top, in the middle and at the bottom
}

export interface SaboteurView {
  readonly seats: number;
  readonly options: {
    readonly require_start_connection: boolean;
    readonly allow_self_sabotage: boolean;
    readonly auto_pick_gold: boolean;
  };
  readonly round: number;
  readonly rounds: number;
  readonly phase: string;
  readonly to_act: number | null;
  readonly role_cards: { readonly saboteurs: number; readonly diggers: number };
  readonly past: readonly Round[];
  readonly gold: { readonly supply: number; readonly pool: number };
  // all below once lots are drawn
  readonly pile?: number;
  readonly mine?: readonly MineCard[];
  readonly goals?: readonly Goal[];
  readonly discards?: { readonly face_up: Readonly<Record<string, number>>; readonly face_down: readonly number[] };
  readonly players?: readonly Player[];
  readonly me?: Own;
  readonly result?: {
    readonly scores: readonly number[];
    readonly places: readonly number[];
    readonly winners: readonly number[];
    readonly gold: readonly (readonly number[])[];
  };
}

export const TOOLS: readonly Tool[] = ["pickaxe", "lamp", "cart"];

/** Which sides of a path card are open, as printed: facts of the picture, not of the rules. */
const OPEN: Readonly<Record<string, string>> = {
  start: "NESW",
  crossing: "NESW",
  "tee-side": "NES",
  "tee-flat": "NEW",
  upright: "NS",
  level: "EW",
  "curve-es": "ES",
  "curve-sw": "SW",
  "stub-upright": "S",
  "stub-level": "W",
  treasure: "NESW",
  "stone-es": "ES",
  "stone-sw": "SW",
};

const HALF_TURN: Readonly<Record<string, string>> = { N: "S", S: "N", E: "W", W: "E" };

export function isPath(card: string): boolean {
  return openSides(card, false) !== "";
}

/** What a card of the hand is played on: facts of the picture, not of the rules. */
export function targetOf(card: string): "place" | "goal" | "card" | "tool" {
  if (card === "map") return "goal";
  if (card === "rockfall") return "card";
  return isPath(card) ? "place" : "tool";
}

export function isDeadEnd(card: string): boolean {
  return card.startsWith("blocked-") || card.startsWith("stub-");
}

/** Open sides as letters in the order NESW; empty for cards that are no path. */
export function openSides(card: string, turned: boolean): string {
  const sides = OPEN[card.replace("blocked-", "")] ?? "";
  if (!turned) return sides;
  return [..."NESW"].filter((side) => sides.includes(HALF_TURN[side] ?? "")).join("");
}

/** Whether a half turn shows something else. */
export function canTurn(card: string): boolean {
  return openSides(card, true) !== openSides(card, false);
}
