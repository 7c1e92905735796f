/**
 * A view, a choice or an event of a game that nobody has drawn, member by member: by the game's own names where it has
 * them, and as it stands where not.
 */
import type { Json, JsonObject, Say, SeatInfo } from "../contract/drawing.ts";

export interface Names {
  readonly say: Say;
  readonly seats: readonly SeatInfo[];
}

/** One thing; null: something lies there face down. */
export type Thing = string | null;

/** A member with the things it holds; none: it is empty. */
export interface Entry {
  readonly name: string;
  readonly things: readonly Thing[];
}

/** What belongs to one seat, or to one thing of a list. */
export interface Row {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** A member of the view. */
export interface Group {
  readonly title: string;
  readonly rows: readonly Row[];
}

/** Members whose numbers are seats. `seats` itself is how many there are, or a list of them. */
const SEATS: ReadonlySet<string> = new Set(["seat", "player", "target", "to_act", "winner", "winners"]);
const PLAYERS = "players"; // has an object for each seat, in their order
const NOTHING = "–";

/** A message of the game; null if it has none, or one that asks for more than we know. */
export function named(
  { say }: Pick<Names, "say">,
  key: string,
  values?: Record<string, string | number>,
): string | null {
  try {
    const text = say(key, values);
    return text === key || text === "" ? null : text;
  } catch {
    return null; // a value that its sentence needs is missing
  }
}

export function nameOf(member: string, names: Names): string {
  return named(names, member) ?? member.replaceAll(/[_-]/g, " ");
}

/** A word or number of a member: a seat's name, or the game's own `<member>-<value>` or `word-<value>`. */
export function wordOf(member: string, value: boolean | number | string, names: Names): string {
  if (typeof value === "boolean") return names.say(value ? "yes" : "no").toLowerCase();
  const seat = typeof value === "number" && SEATS.has(member) ? names.seats[value]?.name : undefined;
  if (seat !== undefined) return seat;
  const keys = [`${member}-${value}`, `${member.replace(/s$/, "")}-${value}`, `word-${value}`];
  return keys.map((key) => named(names, key)).find((name) => name !== null) ?? String(value);
}

function isFlat(value: Json): value is boolean | number | string | null {
  return typeof value !== "object" || value === null;
}

/** Everything in one line. Null lies face down in a list, and is nothing elsewhere. */
export function inline(member: string, value: Json, names: Names): string {
  if (value === null) return NOTHING;
  if (isFlat(value)) return wordOf(member, value, names);
  if (Array.isArray(value))
    return (
      thingsOf(member, value, names)
        .map((thing) => thing ?? names.say("plain-hidden"))
        .join(", ") || NOTHING
    );
  const parts = Object.entries(value).map(([name, part]) => `${nameOf(name, names)} ${inline(name, part, names)}`);
  return parts.join(", ") || NOTHING;
}

function thingsOf(member: string, values: readonly Json[], names: Names): Thing[] {
  const single = member === "seats" ? "seat" : member;
  return values.map((value) => (value === null ? null : inline(single, value, names)));
}

function entryOf([member, value]: [string, Json], names: Names): Entry {
  const things = Array.isArray(value) ? thingsOf(member, value, names) : [inline(member, value, names)];
  return { name: nameOf(member, names), things };
}

function rowOf(title: string, value: JsonObject, names: Names): Row {
  return { title, entries: Object.entries(value).map((entry) => entryOf(entry, names)) };
}

/** The seat that an object of a list is about: the one that it names, or the one in whose place it stands. */
function ownerOf(member: string, value: JsonObject, index: number, names: Names): string | undefined {
  const seat = value["seat"] ?? (member === PLAYERS ? index : null);
  return typeof seat === "number" ? names.seats[seat]?.name : undefined;
}

/** A list of objects has a row for each, under its seat's name if it is about a seat. */
function rowsOf(member: string, value: Json, names: Names): Row[] {
  if (Array.isArray(value) && value.some((one) => !isFlat(one) && !Array.isArray(one))) {
    return value.map((one, index) => {
      if (one === null || typeof one !== "object" || Array.isArray(one)) {
        return { title: String(index + 1), entries: [{ name: "", things: thingsOf(member, [one], names) }] };
      }
      const owner = ownerOf(member, one, index, names);
      const { seat: _, ...rest } = one;
      return owner === undefined ? rowOf(String(index + 1), one, names) : rowOf(owner, rest, names);
    });
  }
  if (!isFlat(value) && !Array.isArray(value)) return [rowOf("", value, names)];
  return [{ title: "", entries: [{ ...entryOf([member, value], names), name: "" }] }];
}

/** What the bar and the row of seats show already. */
const SHOWN: ReadonlySet<string> = new Set(["game", "seats", "phase", "to_act"]);
const rank = (member: string): number => (member === "me" ? 0 : member === "options" ? 2 : 1);

/** The whole view: what is mine first, what was agreed before the game last. */
export function groupsOf(view: JsonObject, names: Names): Group[] {
  return Object.entries(view)
    .filter(([member]) => !SHOWN.has(member))
    .sort(([one], [other]) => rank(one) - rank(other))
    .map(([member, value]) => ({ title: nameOf(member, names), rows: rowsOf(member, value, names) }));
}
