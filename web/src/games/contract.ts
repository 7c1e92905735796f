/**
 * What the shell and a game's drawing know of each other. The server has decided everything that
 * is a rule: a drawing shows what the view says and offers the choices it was given, no others.
 */
import type { Component } from "svelte";
import type { Sound } from "../kit/sound.ts";

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };

/** One thing the seat to act may do, as the game's `action_json` describes it. */
export type Choice = JsonObject & { type: string };

/** One thing that happened, as this seat may know it: the game's `event_view`. */
export type EventView = JsonObject & { kind: string; seat?: number };

/** Everything that happened by one action or one outcome of chance, in order. */
export interface Happening {
  readonly version: number;
  readonly events: readonly EventView[];
}

/** Who sits where. `letter` and `colour` always go together: colour never stands alone. */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly letter: string; // "A" for seat 0
  readonly colour: string; // a CSS value: var(--seat1)
  readonly kind: "person" | "bot" | "empty";
  readonly present: boolean; // has the table open; bots are always present
}

/** table: everything. screen: the television, public things large. hand: the phone beside it. */
export type Place = "table" | "screen" | "hand" | "replay" | "learn";

export interface BoardSettings {
  readonly motion: boolean; // false: nothing travels, things fade in 120 ms at most
  readonly sound: boolean;
  readonly colourSafe: boolean; // patterns on top of letters and shapes
  readonly confirm: boolean; // ask before what cannot be undone
  readonly language: "en" | "es";
}

/** The game's own words: its names.ftl from the server, then games/<name>/text/<language>.ftl. */
export type Say = (key: string, values?: Record<string, string | number>) => string;

/** Why something cannot be done: a numbered rule, and its text in the person's language. */
export interface Refusal {
  readonly rule: string | null;
  readonly text: string;
}

/** What a game's component gets. The view's type is the game's business. */
export interface BoardProps<View = JsonObject> {
  readonly view: View; // what `me` (null: a spectator) may know now
  readonly choices: readonly Choice[]; // empty when `me` is not to act
  readonly me: number | null; // the seat whose eyes these are
  readonly seats: readonly SeatInfo[];
  readonly toAct: number | null;
  readonly news: readonly Happening[]; // what led from the view before to this one: animate it
  readonly busy: boolean; // a choice is on its way; show it, and offer nothing else
  readonly hint: Choice | null; // ring this choice
  readonly place: Place;
  readonly narrow: boolean; // a phone: under 720 px wide
  readonly settings: BoardSettings;
  readonly say: Say;
  choose(choice: Choice): void;
  /** Take back what I did last; null where nothing can be, or only if others agree. */
  readonly takeBack: (() => void) | null;
  /** Ask the rules why this choice is not among `choices`; the shell shows the answer. */
  explain(attempt: Choice): void;
  /** Show a sentence near the status line for a moment, such as what a preview would do. */
  tell(text: string): void;
}

/** One line of the log: `icon` is an id of the game's sprite. */
export interface LogLine {
  readonly text: string;
  readonly icon?: string;
  readonly strong?: boolean; // a turning point: replay jumps here
}

/** The board in words, for people who cannot see it: titled groups of short lines. */
export interface TextGroup {
  readonly title: string;
  readonly lines: readonly string[];
}

/** What words about a game may draw on. */
export interface Context<View = JsonObject> {
  readonly view: View;
  readonly me: number | null;
  readonly seats: readonly SeatInfo[];
  readonly toAct: number | null;
  readonly say: Say;
}

/** The score sheet: one row per source of points, one column per seat. */
export interface Sheet {
  readonly title: string; // "Ana wins", in words
  readonly subtitle: string;
  readonly totals: readonly number[]; // by seat
  readonly places: readonly number[]; // by seat, 1 is best, ties shared
  readonly lowest?: boolean; // the fewest points win: rows mark their smallest number
  readonly rows: readonly SheetRow[];
  readonly honours: readonly { readonly icon?: string; readonly title: string; readonly text: string }[];
  readonly chart: Chart | null;
}

/** How it came about: one line per seat, or one line for all (`seat` null). */
export interface Chart {
  readonly title: string;
  readonly labels: readonly string[]; // along the bottom
  readonly lines: readonly { readonly seat: number | null; readonly values: readonly number[] }[];
}

export interface SheetRow {
  readonly label: string;
  readonly icon?: string;
  readonly values: readonly (number | string | SheetMark)[]; // by seat
}

/** A picture instead of a word, such as a role; `text` is for whom it says nothing. */
export interface SheetMark {
  readonly icon: string;
  readonly text: string;
}

/** One step of the tutorial, on a real table against bots. `text` is a key of the game's words. */
export interface Lesson<View = JsonObject> {
  readonly text: string;
  /** Whether the person has done it; `since`: what happened since the lesson began. Without it a button leads on. */
  done?(context: Context<View>, since: readonly EventView[]): boolean;
}

/** A drawn example under its rule on the rules page; `caption` is a key of the game's words. */
export interface Example {
  readonly rule: string; // "S4.2"
  readonly caption: string;
  readonly Picture: Component<ExampleProps>;
  readonly drawn: JsonObject; // what the picture shows: one component draws many examples
}

export interface ExampleProps {
  readonly drawn: JsonObject;
  readonly say: Say;
}

/** What a seat hides from the others, from its own view; `seats` tells their names. */
export interface SecretsProps<View = JsonObject> {
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  readonly say: Say;
}

/** What `games/<name>/index.ts` exports as `game`; loaded when the first table of it is opened. */
export interface GameDrawing<View = JsonObject> {
  /** Fills the room under the bar: board, seats, my hand, my actions. */
  readonly Board: Component<BoardProps<View>>;
  /** The symbols its pictures use, as one SVG of <symbol>s; the shell inlines it once. */
  readonly sprite: string;
  /** Fluent sources for words the server's names do not have. */
  readonly text: Readonly<Record<"en" | "es", string>>;
  /** Whether the board leaves the right edge (278 px) to the log on wide screens. */
  readonly logBeside: boolean;
  /** "Round 2 of 3": beside the name in the bar. */
  progress(context: Context<View>): string;
  /** What is going on, in one short sentence; whose turn it is the shell says itself. */
  status(context: Context<View>): string;
  /** A choice as a button's label. Must differ for different choices. */
  label(choice: Choice, context: Context<View>): string;
  /** An event in words; null when it is not worth a line. */
  log(event: EventView, context: Context<View>): LogLine | null;
  /** The whole board in words, own secrets included. */
  describe(context: Context<View>): TextGroup[];
  /** The end sheet; null while the game goes on. `history`: the whole game as `me` saw it. */
  sheet(context: Context<View>, history: readonly Happening[]): Sheet | null;
  /** What a seat hides, drawn small: a replay with everything open shows one for each seat. Null: nothing is hidden. */
  readonly Secrets?: Component<SecretsProps<View>> | null;
  /**
   * A moment of a finished game with everything open, where the board itself hides something: what everybody saw,
   * what each seat saw, and the last view of the game, which tells what was turned up later.
   */
  open?(view: View, own: readonly View[], end: View): View;
  /** What an event sounds like; null: nothing. */
  sound?(event: EventView): Sound | null;
  /** Pictures for the rules page. */
  readonly examples?: readonly Example[];
  /** The tutorial, and the options of the table it is played at. */
  readonly lessons: readonly Lesson<View>[];
  /** Where the coach is least in the way; by default at the left above the hand. */
  readonly coach?: { readonly wide?: "right" | "rail"; readonly narrow?: "top" };
  readonly lessonOptions: Readonly<Record<string, boolean | number | string>>;
}

/** A board reads its own view type; the shell passes the view through without looking at it. */
export function drawing<View>(game: GameDrawing<View>): GameDrawing {
  // The shell pairs a drawing only with views of its own game: the one place that says so.
  return game as unknown as GameDrawing;
}
