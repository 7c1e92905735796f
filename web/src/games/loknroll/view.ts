/** What the server lets a seat see of Lok'n'Roll: the shape of `observe`, nothing else. */
import type { Choice, EventView } from "../contract.ts";

export type Side = "N" | "E" | "S" | "W";
export type Shapes = Readonly<Record<string, readonly (readonly [Side, number])[]>>;

export interface Card {
  readonly card: string; // its name, such as "turn-a-3"
  readonly type: "track" | "broken" | "chaos";
  readonly value: number;
  readonly shape: string | null; // chaos cards have none
}

export interface HandCard extends Card {
  readonly blocked_by?: string | null; // the rule that keeps it from the track
}

export interface Exit {
  readonly x: number;
  readonly y: number;
  readonly side: Side;
}

/** Where a card lies, in units of a tenth of a card's width; y grows downwards. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly rotation: number;
  readonly entry: Exit;
  readonly exit: Exit;
}

export interface LaidCard extends Card {
  readonly spot: Spot | null; // null: the track is a simple row
}

export interface Throw {
  readonly dice: number;
  readonly wheels: number;
}

export interface Build {
  readonly seat: number;
  readonly value: number;
  readonly cards: number;
  readonly dice: number;
  readonly throws: readonly Throw[];
  readonly wheels: number;
  readonly now: boolean;
}

export interface Player {
  readonly seat: number;
  readonly hand: number;
  readonly pile: { readonly cards: number; readonly top: Card | null };
  readonly derailments: number;
}

export interface OwnThings {
  readonly seat: number;
  readonly hand: readonly HandCard[];
  readonly pile: readonly string[]; // the last is on top
  readonly points: { readonly hand: number; readonly pile: number; readonly sum: number };
}

export interface ScoreSheet {
  readonly seat?: number;
  readonly hand: readonly string[];
  readonly pile: readonly string[];
  readonly hand_points: number;
  readonly pile_points: number;
  readonly cards: number;
  readonly by_value: readonly number[];
}

export interface Result {
  readonly scores: readonly number[];
  readonly places: readonly number[];
  readonly winners: readonly number[];
  readonly sheets: readonly ScoreSheet[];
  readonly lost?: boolean;
  readonly laura?: ScoreSheet & { readonly score: number };
  readonly against_laura?: "won" | "shared" | "lost";
}

export type Mode = "standard" | "three_derailments" | "laura";

export interface LokView {
  readonly seats: number;
  readonly options: { readonly mode: Mode; readonly geometry: "table" | "ribbon" };
  readonly phase: string;
  readonly to_act: number | null;
  readonly starter: number | null;
  readonly turn: { readonly number: number; readonly of: number; readonly who: number | "laura" | null };
  readonly deck: number;
  readonly removed: number;
  readonly shapes: Shapes;
  readonly track: readonly LaidCard[];
  readonly ends: readonly Exit[];
  readonly drawn: Card | null;
  readonly aside: readonly string[];
  readonly box: Readonly<Record<string, number>>;
  readonly build: Build | null;
  readonly penalty: readonly string[];
  readonly players: readonly Player[];
  readonly locomotive?: { readonly at: number; readonly ahead: number; readonly behind: number };
  readonly derailments_left?: number;
  readonly laura?: { readonly pile: readonly string[]; readonly score: number; readonly derailments: number };
  readonly me?: OwnThings;
  readonly result?: Result;
}

export interface Odds {
  readonly dice: number;
  readonly ahead: number;
  readonly derail: number;
  readonly cards: number;
  readonly points: number;
  readonly wheels: readonly {
    readonly chance: number;
    readonly derails: boolean;
    readonly cards: number;
    readonly points: number;
  }[];
}

export interface LayChoice {
  readonly type: "lay";
  readonly card: string;
  readonly rotation: number;
  readonly end: number;
  readonly shows: LaidCard & { readonly odds?: Odds };
}

export interface PutChoice {
  readonly type: "put";
  readonly card: string;
  readonly combine: boolean;
  readonly shows: Card & { readonly top: Card | null };
}

export interface AcceptChoice {
  readonly type: "accept";
  readonly shows: { readonly order: readonly string[]; readonly pile: readonly string[] };
}

export interface WordChoice {
  readonly type: "pass" | "roll" | "stop";
  readonly shows: { readonly odds?: Odds };
}

export type LokChoice = LayChoice | PutChoice | AcceptChoice | WordChoice;

/** The choices as this game's server writes them; the one place that says so. */
export const lokChoice = (choice: Choice): LokChoice => choice as unknown as LokChoice;
export const lokChoices = (choices: readonly Choice[]): LokChoice[] => choices.map(lokChoice);
/** Back to what the shell passes on. */
export const plainChoice = (choice: LokChoice): Choice => choice as unknown as Choice;

type Who = number | "laura" | null;

export type LokEvent =
  | ({ kind: "setup-drawn" | "set-aside" | "laura-drew" | "boxed"; seat: Who } & Card)
  | ({ kind: "laid"; seat: Who } & LaidCard)
  | ({ kind: "dealt" | "drawn"; seat: Who; deck?: number } & Partial<Card>)
  | { kind: "start" | "restarted" | "passed"; seat: Who }
  | { kind: "ready"; seat: Who; locomotive: number; removed: number; deck: number }
  | { kind: "rolling"; seat: Who; dice: number }
  | { kind: "thrown"; seat: Who; dice: number; wheels: number }
  | { kind: "rode"; seat: Who; from: number; to: number; broken: number }
  | { kind: "derailed"; seat: Who; steps_left: number; derailments: number }
  | { kind: "taken"; seat: Who; due: number; cards: string[] }
  | ({ kind: "put"; seat: Who; combined_with: string | null } & Card)
  | { kind: "revealed"; seat: Who; hand: string[] }
  | { kind: "over"; seat: Who; places: number[] };

/** The events as this game's server writes them. */
export const lokEvent = (event: EventView): LokEvent => event as unknown as LokEvent;
