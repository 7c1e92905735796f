/** Frames: the members that a sentence can use, and conditions on them. */
import { settings } from "../settings/settings.svelte.ts";
import type { Context, EventView, Json } from "../contract/drawing.ts";

export interface Speaker {
  readonly rules: Rules | null;
  /** The text in the present frame; the message id if there is none. */
  here(key: string): string;
  /** The text for another thing; `named`: with named values. */
  about(key: string, thing: Thing, named?: boolean): string;
  /** The message that the game's rules substitute, in the present frame. */
  picked(key: string): string;
  has(key: string): boolean;
  /** The variables used by a message and its parts. */
  variables(key: string): ReadonlySet<string>;
}

// eslint-disable-next-line @typescript-eslint/no-explicit-any -- what is told has the members of its own type
export type Thing = Readonly<Record<string, any>>;

/** Conditions: a path and the expected value. */
type When = Readonly<Record<string, Json>>;
/** A message, or rules in order: [conditions, message]; the last rule may omit conditions. */
export type Pick = string | readonly (string | readonly [When, Pick])[];

/** The subject of a line, cell, group or row: the thing itself, `each` of its parts, or one of them (`about`). */
export interface Spec {
  readonly each?: string | readonly Json[];
  readonly about?: string;
  readonly sort?: readonly string[];
  readonly mine_first?: boolean;
  readonly when?: When;
}
export type Line = Pick | (Spec & { readonly say: Pick });

export interface GroupSpec extends Spec {
  readonly title: Pick;
  readonly lines?: readonly Line[];
  readonly table?: Spec & { readonly columns: readonly Line[]; readonly cells: readonly Line[] };
}

/** A place to walk to; `column` and `row` are numbers or paths, `choices` what a choice made there is like. */
export interface PlaceSpec extends Spec {
  readonly column: string | number;
  readonly row: string | number;
  readonly name: Pick;
  readonly names?: readonly Line[];
  readonly near?: Pick;
  readonly say: readonly Line[];
  readonly choices?: readonly When[];
}

export interface AreaSpec extends Spec {
  readonly title: Pick;
  readonly places: readonly PlaceSpec[];
}

export interface RowSpec extends Spec {
  readonly say: Pick;
  readonly icon?: Pick;
  readonly columns?: string;
  readonly value: string | { readonly say: Pick; readonly icon: Pick };
}

export interface HonourSpec {
  readonly say: string;
  readonly icon: string;
  readonly when?: When;
  readonly value?: string;
  readonly events?: When;
  readonly add?: string;
}

export interface SheetSpec {
  readonly title: Pick;
  readonly subtitle: Pick;
  readonly rivals?: readonly Line[];
  readonly totals?: string;
  readonly places?: string;
  readonly lowest?: boolean;
  readonly tie?: Pick;
  readonly rows: readonly RowSpec[];
  readonly counts?: readonly RowSpec[];
  readonly honours: readonly HonourSpec[];
  readonly chart: {
    readonly say: Pick;
    readonly lines: string;
    readonly from?: number;
    readonly end?: boolean;
    readonly all?: boolean;
  };
}

/** A game's `telling.json`. */
export interface Declared {
  readonly say?: Readonly<Record<string, Pick>>;
  readonly aside?: readonly string[];
  readonly brief?: readonly string[]; // kinds of events that are told where a turn is one sentence
  readonly icons?: Readonly<Record<string, Pick>>;
  readonly strong?: readonly (string | When)[]; // turning points: kinds of events, or conditions
  readonly describe: readonly GroupSpec[];
  readonly walk?: readonly AreaSpec[];
  readonly sheet: SheetSpec;
}

/** Computed by the game's own code: `@name` in a path. */
export type Fact<View> = (thing: Thing, view: View, frame: Frame) => unknown;
export interface Rules extends Declared {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- a game's facts are asked only with its own views
  readonly facts: Readonly<Record<string, Fact<any>>>;
}

/** A game's `telling.json` with the facts that its code computes. */
export function rulesOf<View>(json: string, facts: Readonly<Record<string, Fact<View>>>): Rules {
  return { ...JSON.parse(json), facts };
}

/** The context of a view of any game. */
export type Looking = Context<unknown>;

/** The thing that is told, and the viewer; `up` is the frame around it. */
export interface Frame {
  readonly thing: Thing;
  readonly speaker: Speaker | null;
  readonly context: Looking | null;
  readonly up: Frame | null;
  readonly events: readonly EventView[]; // of the whole game, for the score sheet
  readonly named: boolean; // whether values are printed by their names
}

const NOTHING: Frame = { thing: {}, speaker: null, context: null, up: null, events: [], named: true };
let current = NOTHING;

let touches = 0;

/** A counter of accesses beyond a sentence's own values: a sentence without any is the same for every viewer. */
export const touched = (): number => touches;
export function touch(): void {
  touches += 1;
}

/** The frame of the present sentence. */
export const now = (): Frame => current;

/** Set the frame for sentences made by the callback. */
export function telling<Made>(frame: Frame, make: () => Made): Made {
  const before = current;
  current = frame;
  try {
    return make();
  } finally {
    current = before;
  }
}

export const within = (frame: Frame, thing: Thing): Frame => ({ ...frame, thing, up: frame, named: true });

const isObject = (value: unknown): value is Thing => typeof value === "object" && value !== null;

/** The member at a path, null if missing; `*` maps over a list, `#` is its length. */
export function at(value: unknown, path: readonly string[]): unknown {
  for (const [number, part] of path.entries()) {
    if (part === "#") return isObject(value) ? Object.keys(value).length : 0;
    if (part === "*") {
      const rest = path.slice(number + 1);
      const parts = isObject(value) ? Object.values(value) : [];
      return parts.flatMap((one) => at(one, rest) ?? []);
    }
    if (Array.isArray(value)) value = /^-?\d+$/.test(part) ? value.at(Number(part)) : null;
    else value = isObject(value) && Object.hasOwn(value, part) ? value[part] : null;
  }
  return value ?? null;
}

/**
 * The value of a path: in the thing, `view.` in the view, `^.` in the outer frame, `@` for the viewer or a fact of the
 * game's code.
 */
export function look(path: string, from: Frame): unknown {
  let frame = from;
  let parts = path === "" ? [] : path.split(".");
  for (; parts[0] === "^"; parts = parts.slice(1)) frame = frame.up ?? NOTHING;
  const [first, ...rest] = parts;
  if (first === undefined) return frame.thing;
  if (first.startsWith("@")) return at(given(first.slice(1), frame), rest);
  return first === "view" ? at(frame.context?.view, rest) : at(frame.thing, parts);
}

function given(name: string, frame: Frame): unknown {
  const { context } = frame;
  const fact = frame.speaker?.rules?.facts[name];
  if (fact) return fact(frame.thing, context?.view ?? {}, frame);
  if (name === "previews") return settings.previews;
  if (!context) return null;
  const { together } = context;
  if (name === "me") return context.me;
  if (name === "to_act") return context.toAct;
  if (name === "lead") return lead((context.view as Thing)["result"]);
  return name === "together" && together ? { waiting_for: together.waitingFor, mine: together.mine !== null } : null;
}

interface Result {
  readonly scores: readonly number[];
  readonly places: readonly number[];
}

/** The best score, whether a tie-breaker decided, and the winner's lead. */
function lead({ scores, places }: Result): Thing {
  const best = Math.max(...scores);
  const winners = places.filter((place) => place === 1).length;
  const rest = scores.filter((_, seat) => (places[seat] ?? 0) > 1);
  const ahead = winners === 1 && rest.length > 0 ? best - Math.max(...rest) : null;
  return { best, level: scores.filter((score) => score === best).length > winners, ahead };
}

/** Whether all conditions hold. */
export function matches(when: When | undefined, frame: Frame): boolean {
  return Object.entries(when ?? {}).every(([path, expected]) => is(look(filled(path, frame), frame), expected, frame));
}

const isThere = (value: unknown): boolean =>
  isObject(value) ? Object.keys(value).length > 0 : value !== undefined && Boolean(value);

/**
 * Whether a value is as expected: true and false test for existence, a list for one of several, `$path` for equality
 * with that value, `{"above": 0}` for greater and `{"not": null}` for anything else.
 */
function is(value: unknown, expected: Json, frame: Frame): boolean {
  if (typeof expected === "boolean") return isThere(value) === expected;
  if (Array.isArray(expected)) return expected.some((one) => is(value, one, frame));
  if (typeof expected === "object" && expected !== null) {
    const { not, above } = expected;
    return not === undefined ? typeof value === "number" && value > Number(above) : !is(value, not, frame);
  }
  if (typeof expected === "string" && expected.startsWith("$"))
    return value !== null && value === look(expected.slice(1), frame);
  return value === expected;
}

/** The message of the first matching rule; "" if none matches. */
export function picked(pick: Pick, frame: Frame): string {
  if (typeof pick === "string") return filled(pick, frame);
  for (const rule of pick) {
    if (typeof rule === "string") return filled(rule, frame);
    if (matches(rule[0], frame)) return picked(rule[1], frame);
  }
  return "";
}

/** A name with `{path}` filled in. */
export function filled(text: string, frame: Frame): string {
  return text.includes("{") ? text.replaceAll(/\{([^}]+)\}/g, (_, path: string) => String(look(path, frame))) : text;
}

/** The members for a sentence about a thing; a scalar is its `value`. */
export function membersOf(value: unknown, number?: number, key?: string): Thing {
  const own: Thing = isObject(value) && !Array.isArray(value) ? value : { value };
  if (number === undefined) return own;
  return { number, index: number - 1, ...(key === undefined ? {} : { key }), ...own };
}

/** The items of a list, or the members of an object with their `key`, counted from 1; a number is a single item. */
export function partsOf(value: unknown): Thing[] {
  if (value === null || value === undefined) return [];
  if (Array.isArray(value)) return value.map((one, place) => membersOf(one, place + 1));
  if (typeof value === "string") return partsOf([...value]);
  if (isObject(value)) return Object.entries(value).map(([key, one], place) => membersOf(one, place + 1, key));
  return [membersOf(value, 1)];
}
