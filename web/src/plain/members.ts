/**
 * A view, a choice or an event of a game without a drawing, member by member: by the game's own names where it has
 * them, otherwise raw.
 */
import type { Json, JsonObject, Say, SeatInfo } from "../contract/drawing.ts";
import { framed } from "../telling/frames.ts";
import { inline, memberName, thingsOf } from "../telling/naming.ts";
import { speaker } from "../telling/say.ts";
import { telling, type Speaker } from "../telling/scope.ts";

export interface Names {
  readonly say: Say;
  readonly seats: readonly SeatInfo[];
}

/** One thing; null: face down. */
export type Thing = string | null;

/** A member with its things; none: empty. */
export interface Entry {
  readonly name: string;
  readonly things: readonly Thing[];
}

/** The things of one seat, or of one item of a list. */
export interface Row {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** A member of the view. */
export interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

export const PLAYERS = "players"; // list with an object per seat, in order

function isFlat(value: Json): value is boolean | number | string | null {
  return typeof value !== "object" || value === null;
}

/** What does not hold and what there is none of is not told. */
const isTold = (value: Json): boolean => value !== null && value !== false;

/** Formats names of members and values for the people at this table. */
export function naming<Made>({ say, seats }: Names, name: (say: Speaker) => Made): Made {
  const context = { view: {}, me: null, seats, toAct: null, say };
  return telling(framed({}, context), () => name(speaker(say)));
}

function entryOf([member, value]: [string, Json], names: Names): Entry {
  return naming(names, (say) => ({
    name: memberName(member, say),
    things: Array.isArray(value) ? thingsOf(member, value, say) : [inline(member, value, say)],
  }));
}

function rowOf(title: string, value: JsonObject, names: Names): Row {
  const told = Object.entries(value).filter(([, one]) => isTold(one));
  return { title, entries: told.map((entry) => entryOf(entry, names)) };
}

/** The seat of an object in a list: the one it names, or the one at its index. */
export function ownerOf(member: string, value: JsonObject, index: number, names: Names): string | undefined {
  const seat = value["seat"] ?? (member === PLAYERS ? index : null);
  return typeof seat === "number" ? names.seats[seat]?.name : undefined;
}

/** A list of objects has a row for each, under its seat's name if it has one. */
function rowsOf(member: string, value: Json, names: Names): Row[] {
  if (Array.isArray(value) && value.some((one) => !isFlat(one) && !Array.isArray(one))) {
    return value.map((one, index) => {
      if (one === null || typeof one !== "object" || Array.isArray(one)) {
        return { title: String(index + 1), entries: [{ ...entryOf([member, [one]], names), name: "" }] };
      }
      const owner = ownerOf(member, one, index, names);
      const { seat: _, ...rest } = one;
      return owner === undefined ? rowOf(String(index + 1), one, names) : rowOf(owner, rest, names);
    });
  }
  if (!isFlat(value) && !Array.isArray(value)) return [rowOf("", value, names)];
  return [{ title: "", entries: [{ ...entryOf([member, value], names), name: "" }] }];
}

/** Members that the bar and the row of seats show. */
export const SHOWN: ReadonlySet<string> = new Set(["game", "seats", "phase", "to_act"]);
export const rank = (member: string): number => (member === "me" ? 0 : member === "options" ? 2 : 1);

/** The whole view: the seat's own things first, options last. */
export function groupsOf(view: JsonObject, names: Names): Group[] {
  return Object.entries(view)
    .filter(([member, value]) => !SHOWN.has(member) && isTold(value))
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([member, value]) => ({
      title: naming(names, (say) => memberName(member, say)),
      rows: rowsOf(member, value, names),
    }));
}
