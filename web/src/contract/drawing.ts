/**
 * The interface between the shell and a game's drawing. The server decides everything that is a rule: a drawing shows
 * the view and offers the given choices, and no others.
 */
import type { Component } from "svelte";
import type { Sound } from "../interaction/sound.ts";

export type Json = null | boolean | number | string | Json[] | JsonObject;
export type JsonObject = { [name: string]: Json };

/** An action of the seat to act, as the game's `action_json` describes it. */
export type Choice = JsonObject & { type: string };

/** An event as this seat may know it: the game's `event_view`. */
export type EventView = JsonObject & { kind: string; seat?: number };

type Widened<Value> = Value extends string
  ? string
  : Value extends number
    ? number
    : Value extends boolean
      ? boolean
      : Value;
type Tried<One> = { readonly [Field in keyof One]?: Field extends "type" ? One[Field] : Widened<One[Field]> };

/** An attempted choice, complete or not, offered or not. */
export type Attempt<Chosen = Choice> = Chosen extends { readonly type: string }
  ? Tried<Chosen> & Pick<Chosen, "type">
  : never;

/** All events of one action or one outcome of chance, in order. */
export interface Happening<Event = EventView> {
  readonly version: number;
  readonly events: readonly Event[];
  readonly undoneTo?: number; // an undo instead: everything after that version was taken back
}

/** The animation of an event. The director keeps the time: a board has no timers. */
export interface Showing {
  readonly gesture: string; // what moves: a word shared by a game's `shows` and its board
  readonly ms: number; // at normal pace
  readonly first?: boolean; // the view changes at once, the log line follows at the end: for cards that turn themselves over
  readonly scene?: boolean; // held until the person continues; the view waits as well
  readonly again?: Showing; // replacement once the log has an event of its kind
  readonly waits?: boolean; // a scene that only its owner ends, even if others wait
  readonly brief?: boolean; // a frequent scene: it ends by itself after a moment, also for a person alone
}

/** An animation under way: its outcome is not in the view yet, unless it is `first`. */
export interface Animation<Event = EventView> extends Showing {
  readonly number: number; // unique
  readonly version: number;
  readonly event: Event;
  readonly events: readonly Event[]; // the whole step
  readonly motion: boolean; // false: show it without motion
}

/** A seat's person or bot. `letter` and `colour` always go together: colour never stands alone. */
export interface SeatInfo {
  readonly seat: number;
  readonly name: string;
  readonly letter: string; // "A" for seat 0
  readonly colour: string; // a CSS value: var(--seat1)
  readonly kind: "person" | "bot" | "empty";
  readonly present: boolean; // has the table open; bots are always present
  readonly level: string | null; // of the bot that decides here; null: a person decides
  readonly standsIn: boolean; // that bot plays for an absent person, whose name the seat keeps
  readonly face?: number | null; // of the person who sits here
}

/** Simultaneous choices. My choice can be taken back until the last one is made. */
export interface Together<Chosen = Choice> {
  readonly waitingFor: readonly number[]; // seats that have not chosen yet
  readonly chosen: readonly number[];
  readonly mine: Chosen | null; // my choice
  /** All are asked whether they react: `chosen` names only my seats. Which counts: by the order of seats, or the quickest. */
  readonly window?: "order" | "quickest" | null;
}

/** table: everything. screen: the television, public things large. hand: the phone beside it. */
export type Place = "table" | "screen" | "hand" | "replay" | "learn";

export interface BoardSettings {
  readonly motion: boolean; // false: nothing moves, things fade in 120 ms at most
  readonly sound: boolean;
  readonly colourSafe: boolean; // patterns on top of letters and shapes
  readonly language: "en" | "es";
}

/** The game's texts: its names.ftl from the server, then games/<name>/text/<language>.ftl. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- words and numbers, or things that the message takes apart
export type Say = (key: string, values?: Readonly<Record<string, any>>) => string;

/** The props of a game's component. Views, choices and events have the types of the game's own `wire.ts`. */
export interface BoardProps<View = JsonObject, Chosen = Choice, Event = EventView> {
  readonly view: View; // the view of `me` (null: a spectator)
  readonly choices: readonly Chosen[]; // empty when `me` is not to act
  readonly me: number | null; // the viewing seat
  readonly seats: readonly SeatInfo[];
  readonly toAct: number | null;
  readonly together?: Together<Chosen> | null; // simultaneous choices: who has chosen
  readonly news: readonly Happening<Event>[]; // the latest events, to be marked
  readonly beat: Animation<Event> | null; // the present animation, to be shown for its duration
  readonly moving?: boolean; // something is still to be shown: nobody is asked yet
  readonly busy: boolean; // a choice was sent: show it, and offer nothing else
  readonly hint: Chosen | null; // highlight this choice
  readonly place: Place;
  readonly narrow: boolean; // a phone in portrait: under 720 px wide at normal text
  readonly low?: boolean; // a phone in landscape: wider, and under 520 px high
  readonly practice?: boolean; // an undo of revealed information alone: no record counts
  readonly settings: BoardSettings;
  readonly say: Say;
  /** My private tags on other seats, by seat, as declared by the game's notebook. */
  readonly tags?: Readonly<Record<number, string>>;
  /** Save a tag on a seat; an empty word deletes it. Null without a seat of one's own. */
  readonly tag?: ((about: number, tag: string) => void) | null;
  choose(choice: Chosen): void;
  /** Undo my last action; null if impossible, or only with the others' consent. */
  readonly takeBack: (() => void) | null;
  /** Ask for the rule against a choice that is not among `choices`; the shell shows the answer. */
  explain(attempt: Attempt<Chosen>): void;
  /** Show a sentence near the status line for a moment, such as the effect of a preview; announced as `heard`. */
  tell(text: string, heard?: string): void;
}

/** One line of the log: `icon` is an id in the game's sprite. */
export interface LogLine {
  readonly text: string;
  readonly icon?: string;
  readonly strong?: boolean; // a turning point, which replays can jump to
  /** The result of the previous line in a few words: a detail of the log. Empty: left out by the banner. */
  readonly brings?: string;
  readonly aside?: boolean; // shown by the banner only if the turn has no other line
}

/** The board in words, for blind people: titled groups of short lines, and tables. */
export interface TextGroup {
  readonly title: string;
  readonly lines: readonly string[];
  readonly table?: TextTable;
}

/** A table in words: one row per thing, named by its first cell. */
export interface TextTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The context of a game's texts. */
export interface Context<View = JsonObject> {
  readonly view: View;
  readonly me: number | null;
  readonly seats: readonly SeatInfo[];
  readonly toAct: number | null;
  readonly together?: Together<unknown> | null; // simultaneous choices: who has chosen
  readonly say: Say;
  readonly practice?: boolean; // an undo of revealed information alone: no record counts
  readonly narrow?: boolean; // a phone: a board that is drawn rotated is described rotated
}

/** The score sheet: one row per source of points, one column per seat. */
export interface Sheet {
  readonly title: string; // "Ana wins", in words
  readonly subtitle: string;
  /** Players without a seat, such as Laura: they follow the seats in every list by seat. */
  readonly rivals?: readonly { readonly name: string; readonly letter: string }[];
  readonly totals: readonly number[]; // by seat
  readonly places: readonly number[]; // by seat, 1 is best, ties shared
  readonly lowest?: boolean; // the fewest points win: rows mark their smallest number
  readonly tie?: string; // the tie-breaker between equal totals
  readonly rows: readonly SheetRow[];
  readonly counts?: readonly SheetRow[]; // counts outside the totals, such as derailments: shown below them
  readonly honours: readonly { readonly icon?: string; readonly title: string; readonly text: string }[];
  readonly chart: Chart | null;
}

/** The course of the game: one line per seat, or a common one (`seat` null). */
export interface Chart {
  readonly title: string;
  readonly labels: readonly string[]; // along the bottom
  readonly lines: readonly { readonly seat: number | null; readonly values: readonly number[] }[];
}

export interface SheetRow {
  readonly label: string;
  readonly icon?: string;
  readonly values: readonly (number | string | SheetMark | readonly number[])[]; // by seat; numbers: one card each
}

/** A picture instead of a word, such as a role; `text` is its alternative text. */
export interface SheetMark {
  readonly icon: string;
  readonly text: string;
}

/** A drawn example under its rule on the rules page; `caption` is a key of the game's words. */
export interface Example<Drawn = JsonObject> {
  readonly rule: string; // "S4.2"
  readonly caption: string;
  readonly Picture: Component<ExampleProps<Drawn>>;
  readonly drawn: Drawn; // the content of the picture: one component draws many examples
}

export interface ExampleProps<Drawn = JsonObject> {
  readonly drawn: Drawn;
  readonly say: Say;
}

/** The hidden things of a seat, from its own view; `seats` has names. */
export interface SecretsProps<View = JsonObject> {
  readonly view: View;
  readonly seats: readonly SeatInfo[];
  readonly say: Say;
}

/** The chapters of a game, from its events. */
export interface Chapters<View = JsonObject, Event = EventView> {
  /** The indices of events that begin a chapter. The events may begin in the middle of a game. */
  starts(events: readonly Event[], view: View): readonly number[];
  /** The chapter number of a view; null: unknown. */
  now(view: View): number | null;
  title(number: number, context: Context<View>): string;
}

/** What came to light about a claim, or about a suspicion of a seat. */
export interface Verdict {
  readonly right: boolean;
  readonly about?: number; // the seat that was suspected or trusted
}

/** Screen width in px from which there is room for the log beside a board. */
export const LOG_FROM = 1180;

/** The export `game` of `games/<name>/index.ts`; loaded when the first table of the game is opened. */
export interface GameDrawing<View = JsonObject, Chosen = Choice, Event = EventView, Drawn = JsonObject> {
  /** Fills the space under the bar: board, seats, own hand, own actions. */
  readonly Board: Component<BoardProps<View, Chosen, Event>>;
  /** The symbols of its pictures, as one SVG of <symbol>s; inlined once by the shell. */
  readonly sprite: string;
  /** The minimum height in rem of the board; on a lower screen the table scrolls. */
  readonly least?: { readonly narrow: number; readonly low: number; readonly wide: number };
  /** The minimum screen width for the log beside this board, in px; else LOG_FROM. */
  readonly logFrom?: number;
  /** Rounds or the like: the log is grouped by them, and a replay marks them. Without it a game is one chapter. */
  readonly chapters?: Chapters<View, Event>;
  /** "Round 2 of 3": beside the name in the bar. */
  progress(context: Context<View>): string;
  /** The status in one short sentence; the shell adds whose turn it is. */
  status(context: Context<View>): string;
  /** A choice as a button's label. Must differ for different choices. */
  label(choice: Chosen, context: Context<View>): string;
  /** A short label of a choice, where a highlight shows the place; without it `label`. */
  deed?(choice: Chosen, context: Context<View>): string;
  /** The group path of a choice, which keeps lists short: the card, then the place. Without it lists are flat. */
  path?(choice: Chosen, context: Context<View>): readonly string[];
  /** Whether a choice comes last in lists: the last resort. */
  aside?(choice: Chosen): boolean;
  /** An event in words; null when it is not worth a line. */
  log(event: Event, context: Context<View>): LogLine | null;
  /** What eyes see in the picture of an event and its line leaves out, for ears; null: the line says it all. */
  heard?(event: Event, context: Context<View>): string | null;
  /** What is said of an event where a turn is one sentence, with short coordinates; null: nothing. */
  brief?(event: Event, context: Context<View>): string | null;
  /** The view without what a scene has still to turn over; as it is, if that is nothing. */
  covered?(view: View, beat: Animation<Event>): View;
  /** The whole board in words, own secrets included. */
  describe(context: Context<View>): TextGroup[];
  /** The end sheet; null while the game goes on. `history`: the whole game as `me` saw it. */
  sheet(context: Context<View>, history: readonly Happening<Event>[]): Sheet | null;
  /** A seat's hidden things, drawn small: an open replay shows one per seat. Null: nothing is hidden. */
  readonly Secrets?: Component<SecretsProps<View>> | null;
  /**
   * The open position of a finished game, for games with hidden information on the board: from the public view, each
   * seat's view, and the last view of the game, which has what was revealed later.
   */
  open?(view: View, own: readonly View[], end: View): View;
  /**
   * The animation of an event; null: none, its change appears at once. `events` is the whole step: the first of several
   * simultaneous reveals may be shown for all of them.
   */
  shows(event: Event, context: Context<View>, events: readonly Event[]): Showing | null;
  /** The view right after an event within a step, if the board shows it at once. */
  after?(view: View, event: Event, events: readonly Event[]): View;
  /** The view after a whole step, including what stays on the table after the rules have removed it. */
  keeps?(before: View, now: View): View;
  /** The known step that removed it; null: nothing stays. A reloaded page requests it. */
  cleared?(view: View, steps: readonly Happening<Event>[]): number | null;
  /** How much an event decided, for the story of a finished game; without it turning points of the log count alike. */
  decides?(event: Event, view: View): number;
  /** Whether a claim was true, by all events of its chapter; null: nobody can tell, or it says nothing. */
  judges?(claim: JsonObject, seat: number, chapter: readonly Event[]): Verdict | null;
  /** Whether an event shows whom its seat suspects, and rightly; null: it does not. */
  suspects?(event: Event, chapter: readonly Event[]): Verdict | null;
  /** The place of an event on the board, as a selector; null: none. */
  spot?(event: Event, view: View): string | null;
  /** The symbol of a kind of claim (`value` null), or of a value of one of its parts; null: the shell's default. */
  claimIcon?(name: string, value: string | null): string | null;
  /** The sound of an event; null: none. */
  sound?(event: Event): Sound | null;
  /** Pictures for the rules page. */
  readonly examples?: readonly (Drawn extends unknown ? Example<Drawn> : never)[];
}

/** A drawing uses its own types; the shell passes JSON through unchecked. */
export function drawing<View, Chosen, Event, Drawn = JsonObject>(
  game: GameDrawing<View, Chosen, Event, Drawn>,
): GameDrawing {
  // The shell pairs a drawing only with views, choices and events of its own game: the one place that says so.
  // eslint-disable-next-line no-restricted-syntax
  return game as unknown as GameDrawing;
}
