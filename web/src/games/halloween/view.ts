/** What the table tells of Halloween: nothing is hidden, so everybody gets the same view. */

export const COLOURS = ["blue", "green", "yellow", "orange", "red"] as const;
export type Colour = (typeof COLOURS)[number];
export const BUILDINGS = ["church", "school", "hospital", "town_hall", "police_station", "theatre"] as const;
export type BuildingName = (typeof BUILDINGS)[number];
export const ACTIONS = ["summon", "scare", "upgrade", "move", "fight", "haunt"] as const;
export type ActionName = (typeof ACTIONS)[number];

export type Phase = "setup" | "turn" | "step" | "chance" | "over";
export type Counts = Readonly<Record<Colour, number>>;

/** A ghost, or a haunt space: where it is and of which colour. */
export interface Cell {
  readonly building: BuildingName;
  readonly colour: Colour;
}

export interface Space {
  readonly colour: Colour;
  readonly points: number;
  readonly seat: number | null;
  readonly extra: boolean; // an extra token of a two-player game
}

export interface Building {
  readonly name: BuildingName;
  readonly next_to: readonly BuildingName[];
  readonly ghosts: Counts;
  readonly room: number;
  readonly bonus: string | null;
  readonly haunts: readonly Space[];
}

export interface Card {
  readonly number: number;
  readonly symbol: string;
  readonly timing: "always" | "once" | "end";
  readonly cost: "grey" | "coloured";
  readonly seats: readonly number[];
  readonly used: boolean;
  readonly price?: { readonly tokens: number; readonly different: boolean; readonly payable: boolean };
}

export interface Die {
  readonly colour: Colour;
  readonly sides: number;
  readonly face: number | null;
  readonly plus: number;
  readonly own: boolean;
}

export interface Section {
  readonly level: number; // 1 to 5
  readonly colour: Colour;
  readonly discs: readonly ActionName[];
  readonly done: boolean;
}

export interface Player {
  readonly seat: number;
  readonly points: number;
  readonly scare: number;
  readonly tokens: Counts;
  readonly reserve: number;
  readonly haunts_left: { readonly own: number; readonly extra: number };
  readonly sections: readonly Section[];
  readonly bonus: readonly (string | null)[]; // "locked" carries a disc
  readonly cards: readonly number[];
  readonly sheet: Readonly<Record<string, number>>;
}

/** What the dice are rolled for. */
export interface Roll {
  readonly for: string;
  readonly attacker?: Cell;
  readonly foe?: Cell;
  readonly building?: BuildingName;
  readonly colours?: readonly Colour[];
  readonly number?: number;
}

/** The section whose action is under way. */
export interface Acting {
  readonly section: number; // from 1
  readonly action: string;
}

export interface Pending {
  readonly step: string;
  readonly acting?: Acting;
  readonly level?: number;
  readonly ghost?: Cell;
  readonly moved?: Cell;
  readonly attacker?: Cell;
  readonly second?: boolean;
  readonly after?: string;
  readonly building?: BuildingName;
  readonly bonus?: string;
  readonly colour?: Colour;
  readonly card?: number;
  readonly seat?: number;
  readonly discs?: number;
  readonly roll?: Roll;
}

export interface View {
  readonly seats: number;
  readonly options: { readonly master: boolean; readonly quiet_rounds: number };
  readonly phase: Phase;
  readonly to_act: number | null;
  readonly pending: Pending | null;
  readonly first: number;
  readonly turn: number;
  readonly round: number;
  readonly last_round: boolean;
  readonly limit: number;
  readonly cards_to_end: number;
  readonly buildings: readonly Building[];
  readonly ghosts_left: Counts;
  readonly tokens_left: Counts;
  readonly cards: readonly Card[];
  readonly dice: readonly Die[];
  readonly players: readonly Player[];
  readonly scores: readonly number[];
  readonly result?: { readonly scores: readonly number[]; readonly ranking: readonly number[] };
}

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

/** What a seat's sections are doing; null at the menu, and while a card or a token works alone. */
export function actingOf(view: View, seat: number): Acting | null {
  return view.turn === seat && view.phase !== "over" ? (view.pending?.acting ?? null) : null;
}

/** The ghost that the pending step is about, if it is about one. */
export function ghostInHand(view: View): Cell | null {
  const { pending } = view;
  return pending?.ghost ?? pending?.attacker ?? pending?.roll?.attacker ?? null;
}

/** Whom the dice are rolled against. */
export function ghostUnderFire(view: View): Cell | null {
  return view.pending?.roll?.foe ?? null;
}
