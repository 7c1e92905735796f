/**
 * What the shell and a game's drawing know of each other. The server has decided everything that
 * is a rule: a drawing shows what the view says and offers the choices it was given, no others.
 */
import type { Component } from "svelte";
import type { Sound } from "../interaction/sound.ts";

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };

/** One thing the seat to act may do, as the game's `action_json` describes it. */
export type Choice = JsonObject & { type: string };

/** One thing that happened, as this seat may know it: the game's `event_view`. */
export type EventView = JsonObject & { kind: string; seat?: number };

type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : Value;
type Tried<One> = { readonly [Field in keyof One]?: Field extends "type" ? One[Field] : Widened<One[Field]> };

/** Something somebody tried: a choice as far as they said it, offered or not. */
export type Attempt<Chosen = Choice> = Chosen extends { readonly type: string }
  ? Tried<Chosen> & Pick<Chosen, "type">
  : never;

/** Everything that happened by one action or one outcome of chance, in order. */
export interface Happening<Event = EventView> {
  readonly version: number;
  readonly events: readonly Event[];
  readonly undoneTo?: number; // instead: everything after that version was taken back
}

/** How an event is shown. The director keeps the time: a board times nothing itself. */
export interface Showing {
  readonly gesture: string; // what moves: a word between a game's `shows` and its board
  readonly ms: number; // at normal pace
  readonly first?: boolean; // the view after it comes at once, the words at the end: what is turned up turns itself
  readonly scene?: boolean; // holds until the person goes on; the view waits as well
  readonly again?: Showing; // how it is shown once the log has an event of its kind
  readonly waits?: boolean; // a scene that only its owner ends, also where others wait
  readonly brief?: boolean; // a scene that comes up often: it goes on by itself after a moment, also for who is alone
}

/** A gesture under way: its outcome is not in the view yet, unless it comes `first`. */
export interface Animation<Event = EventView> extends Showing {
  readonly number: number; // no two gestures have the same
  readonly version: number;
  readonly event: Event;
  readonly events: readonly Event[]; // the whole step
  readonly motion: boolean; // false: show it without moving anything
}

/** Who sits where. `letter` and `colour` always go together: colour never stands alone. */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly letter: string; // "A" for seat 0
  readonly colour: string; // a CSS value: var(--seat1)
  readonly kind: "person" | "bot" | "empty";
  readonly present: boolean; // has the table open; bots are always present
  readonly level: string | null; // of the bot that decides here; null: a person does
  readonly standsIn: boolean; // that bot plays for a person, whose name the seat keeps
}

/** All choose unseen and at the same time. What I chose can be taken back until the last one has chosen. */
export interface Together<Chosen = Choice> {
  readonly waitingFor: readonly number[]; // seats that have not chosen yet
  readonly chosen: readonly number[];
  readonly mine: Chosen | null; // what I have chosen
}

/** table: everything. screen: the television, public things large. hand: the phone beside it. */
export type Place = "table" | "screen" | "hand" | "replay" | "learn";

export interface BoardSettings {
  readonly motion: boolean; // false: nothing travels, things fade in 120 ms at most
  readonly sound: boolean;
  readonly colourSafe: boolean; // patterns on top of letters and shapes
  readonly language: "en" | "es";
}

/** The game's own words: its names.ftl from the server, then games/<name>/text/<language>.ftl. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- words and numbers, or things that the message takes apart
export type Say = (key: string, values?: Readonly<Record<string, any>>) => string;

/** What a game's component gets. Views, choices and events have the types of the game's own `wire.ts`. */
export interface BoardProps<View = JsonObject, Chosen = Choice, Event = EventView> {
  readonly view: View; // what `me` (null: a spectator) may know now
  readonly choices: readonly Chosen[]; // empty when `me` is not to act
  readonly me: number | null; // the seat whose eyes these are
  readonly seats: readonly SeatInfo[];
  readonly toAct: number | null;
  readonly together?: Together<Chosen> | null; // where all choose at the same time: who has
  readonly news: readonly Happening<Event>[]; // what was seen last: mark it
  readonly beat: Animation<Event> | null; // what is to be seen now: move it, for as long as it says
  readonly busy: boolean; // a choice is on its way; show it, and offer nothing else
  readonly hint: Chosen | null; // ring this choice
  readonly place: Place;
  readonly narrow: boolean; // a phone held upright: under 720 px wide at normal text
  readonly low?: boolean; // a phone held sideways: wider, and under 520 px high
  readonly practice?: boolean; // somebody alone took back what was revealed: no record counts
  readonly settings: BoardSettings;
  readonly say: Say;
  /** What I think of other seats, by seat: tags that the game's notebook declares, kept for me alone. */
  readonly tags?: Readonly<Record<number, string>>;
  /** Keep what I think of a seat; an empty word: nothing. Where I have no seat there is none. */
  readonly tag?: ((about: number, tag: string) => void) | null;
  choose(choice: Chosen): void;
  /** Take back what I did last; null where nothing can be, or only if others agree. */
  readonly takeBack: (() => void) | null;
  /** Ask the rules why this choice is not among `choices`; the shell shows the answer. */
  explain(attempt: Attempt<Chosen>): void;
  /** Show a sentence near the status line for a moment, such as what a preview would do; it is said, too, as `heard`. */
  tell(text: string, heard?: string): void;
}

/** One line of the log: `icon` is an id of the game's sprite. */
export interface LogLine {
  readonly text: string;
  readonly icon?: string;
  readonly strong?: boolean; // a turning point: replay jumps here
  /** In a few words, what the line before it brought: a detail of the log. Empty: the banner leaves it out. */
  readonly brings?: string;
  readonly aside?: boolean; // the banner tells it only of a turn of which nothing else was told
}

/** The board in words, for people who cannot see it: titled groups of short lines, and tables of what is counted. */
export interface TextGroup {
  readonly title: string;
  readonly lines: readonly string[];
  readonly table?: TextTable;
}

/** What is told of several things alike: a row each, which its first cell names. */
export interface TextTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** What words about a game may draw on. */
export interface Context<View = JsonObject> {
  readonly view: View;
  readonly me: number | null;
  readonly seats: readonly SeatInfo[];
  readonly toAct: number | null;
  readonly together?: Together<unknown> | null; // where all choose at the same time: who has
  readonly say: Say;
  readonly practice?: boolean; // somebody alone took back what was revealed: no record counts
  readonly narrow?: boolean; // a phone: a board that is drawn turned there is told turned
}

/** The score sheet: one row per source of points, one column per seat. */
export interface Sheet {
  readonly title: string; // "Ana wins", in words
  readonly subtitle: string;
  /** Who plays without a seat, such as Laura: they follow the seats in all that is told by seat. */
  readonly rivals?: readonly { readonly name: string; readonly letter: string }[];
  readonly totals: readonly number[]; // by seat
  readonly places: readonly number[]; // by seat, 1 is best, ties shared
  readonly lowest?: boolean; // the fewest points win: rows mark their smallest number
  readonly tie?: string; // what decided between equal totals
  readonly rows: readonly SheetRow[];
  readonly counts?: readonly SheetRow[]; // what is no part of the totals, such as derailments: it stands below them
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
  readonly values: readonly (number | string | SheetMark | readonly number[])[]; // by seat; numbers: a card each
}

/** A picture instead of a word, such as a role; `text` is for whom it says nothing. */
export interface SheetMark {
  readonly icon: string;
  readonly text: string;
}

/** A drawn example under its rule on the rules page; `caption` is a key of the game's words. */
export interface Example<Drawn = JsonObject> {
  readonly rule: string; // "S4.2"
  readonly caption: string;
  readonly Picture: Component<ExampleProps<Drawn>>;
  readonly drawn: Drawn; // what the picture shows: one component draws many examples
}

export interface ExampleProps<Drawn = JsonObject> {
  readonly drawn: Drawn;
  readonly say: Say;
}

/** What a seat hides from the others, from its own view; `seats` tells their names. */
export interface SecretsProps<View = JsonObject> {
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  readonly say: Say;
}

/** The chapters of a game, as its events tell them. */
export interface Chapters<View = JsonObject, Event = EventView> {
  /** Which of these events begin one, by their index. The events may begin in the middle of a game. */
  starts(events: readonly Event[], view: View): readonly number[];
  /** The number of the chapter that a view belongs to; null: nobody knows. */
  now(view: View): number | null;
  title(number: number, context: Context<View>): string;
}

/** Screens of this width in px have room for the log beside a board. */
export const LOG_FROM = 1180;

/** What `games/<name>/index.ts` exports as `game`; loaded when the first table of it is opened. */
export interface GameDrawing<View = JsonObject, Chosen = Choice, Event = EventView, Drawn = JsonObject> {
  /** Fills the room under the bar: board, seats, my hand, my actions. */
  readonly Board: Component<BoardProps<View, Chosen, Event>>;
  /** The symbols its pictures use, as one SVG of <symbol>s; the shell inlines it once. */
  readonly sprite: string;
  /** The least height in rem that the board can be played in; on a lower screen the table scrolls. */
  readonly least?: { readonly narrow: number; readonly low: number; readonly wide: number };
  /** How wide a screen has to be for the log beside this board, in px; else LOG_FROM. */
  readonly logFrom?: number;
  /** Rounds or the like: the log is folded by them, and a replay marks them. Without it a game is one piece. */
  readonly chapters?: Chapters<View, Event>;
  /** "Round 2 of 3": beside the name in the bar. */
  progress(context: Context<View>): string;
  /** What is going on, in one short sentence; whose turn it is the shell says itself. */
  status(context: Context<View>): string;
  /** A choice as a button's label. Must differ for different choices. */
  label(choice: Chosen, context: Context<View>): string;
  /** A choice in a few words, where a light shows which place is meant; without it `label`. */
  deed?(choice: Chosen, context: Context<View>): string;
  /** Where a choice stands in lists that are never long: the card, then the place. Without it lists are flat. */
  path?(choice: Chosen, context: Context<View>): readonly string[];
  /** Whether a choice comes last in such lists: what one does if nothing else is left. */
  aside?(choice: Chosen): boolean;
  /** An event in words; null when it is not worth a line. */
  log(event: Event, context: Context<View>): LogLine | null;
  /** What eyes see in the picture of an event and its line leaves out, for ears; null: the line says it all. */
  heard?(event: Event, context: Context<View>): string | null;
  /** The view without what a scene has still to turn over; as it is, if that is nothing. */
  covered?(view: View, beat: Animation<Event>): View;
  /** The whole board in words, own secrets included. */
  describe(context: Context<View>): TextGroup[];
  /** The end sheet; null while the game goes on. `history`: the whole game as `me` saw it. */
  sheet(context: Context<View>, history: readonly Happening<Event>[]): Sheet | null;
  /** What a seat hides, drawn small: a replay with everything open shows one for each seat. Null: nothing is hidden. */
  readonly Secrets?: Component<SecretsProps<View>> | null;
  /**
   * A moment of a finished game with everything open, where the board itself hides something: what everybody saw,
   * what each seat saw, and the last view of the game, which tells what was turned up later.
   */
  open?(view: View, own: readonly View[], end: View): View;
  /**
   * How an event is shown; null: it takes no time, and what it changed is simply there. `events` is the whole step: the
   * first of several that come to light together may be shown for all of them.
   */
  shows(event: Event, context: Context<View>, events: readonly Event[]): Showing | null;
  /** The view right after an event in the middle of a step, where the board shows it at once. */
  after?(view: View, event: Event, events: readonly Event[]): View;
  /** The view after a whole step, with what stays on the table though the rules have cleared it away already. */
  keeps?(before: View, now: View): View;
  /** The step that cleared it away, of those that are known; null: nothing stays. A page that was loaded anew asks for it. */
  cleared?(view: View, steps: readonly Happening<Event>[]): number | null;
  /** Where on the board an event took place, as a selector; null: nowhere. */
  spot?(event: Event, view: View): string | null;
  /** The symbol of a kind of claim (`value` null), or of a value of one of its parts; null: the shell's own. */
  claimIcon?(name: string, value: string | null): string | null;
  /** What an event sounds like; null: nothing. */
  sound?(event: Event): Sound | null;
  /** Pictures for the rules page. */
  readonly examples?: readonly (Drawn extends unknown ? Example<Drawn> : never)[];
}

/** A drawing reads its own types; the shell passes JSON through without looking at it. */
export function drawing<View, Chosen, Event, Drawn = JsonObject>(
  game: GameDrawing<View, Chosen, Event, Drawn>,
): GameDrawing {
  // The shell pairs a drawing only with views, choices and events of its own game: the one place that says so.
  // eslint-disable-next-line no-restricted-syntax
  return game as unknown as GameDrawing;
}
