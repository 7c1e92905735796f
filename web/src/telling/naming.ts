/** Names of members, values and seats, from a game's texts (see games/README.md). */
import { FluentNumber, FluentType } from "@fluent/bundle";
import { isolated } from "./direction.ts";
import { now, touch } from "./scope.ts";
import type { Speaker } from "./scope.ts";

const SEATS: ReadonlySet<string> = new Set(["seat", "player", "target", "to_act", "winner", "winners"]);
const MORE = "seat-members"; // message with the further ones of a game, which follows from its types
const NONE = "null"; // selector value for a missing value
const NOTHING = "–";

/** A value with a name: printed by its name, compared by RAW. */
class Word extends FluentType<unknown> {
  constructor(
    value: unknown,
    private readonly text: () => string,
  ) {
    super(value);
  }

  override toString(): string {
    return this.text();
  }
}

export type Told = string | FluentType<unknown>;

/** Whether a member holds a seat: by its name, or because its type or an action's part says so. */
function isSeat(member: string, say: Speaker): boolean {
  return SEATS.has(member) || (say.has(MORE) && say.about(MORE, {}).split(" ").includes(member));
}

/** The raw value. */
export function raw(value: unknown): unknown {
  if (value instanceof FluentType) return value.value;
  return value === NONE ? null : value;
}

/** The name of a seat; a player without a seat has a name in the texts. */
export function seatName(seat: unknown, say: Speaker): string {
  touch();
  if (typeof seat === "number") return isolated(now().context?.seats[seat]?.name ?? "");
  return typeof seat === "string" ? say.here(seat) : "";
}

/** The message that names a value of a member; null if there is none. */
export function nameOf(member: string, value: string | number, say: Speaker): string | null {
  return [member, member.replace(/s$/, ""), "word"].map((owner) => `${owner}-${value}`).find(say.has) ?? null;
}

/** A value as a Fluent argument: with its name if it has one. */
export function told(value: unknown, member: string, say: Speaker): Told {
  if (value === null || value === undefined) return NONE;
  if (value instanceof FluentType) return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "string" && typeof value !== "number") return new Word(value, () => inline(member, value, say));
  if (typeof value === "number" && isSeat(member, say)) {
    const name = seatName(value, say);
    if (name) return new Word(value, () => name);
  }
  const message = member ? nameOf(member, value, say) : null;
  if (message !== null) return new Word(value, () => say.here(message));
  return typeof value === "string" ? isolated(value) : new FluentNumber(value);
}

/** The name of a member. */
export function memberName(member: string, say: Speaker): string {
  const plain = member.replaceAll(/[_-]/g, " ");
  try {
    return say.has(member) ? say.about(member, {}) : plain;
  } catch {
    return plain; // a sentence with arguments is no name
  }
}

/** A value in one line. Null is a face-down item in a list, and "nothing" elsewhere. */
export function inline(member: string, value: unknown, say: Speaker): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === "boolean") return say.here(value ? "yes" : "no").toLowerCase();
  if (typeof value === "number" || typeof value === "string") {
    const seat = typeof value === "number" && isSeat(member, say) ? seatName(value, say) : "";
    if (seat) return seat;
    const message = nameOf(member, value, say);
    return message === null ? String(value) : say.here(message);
  }
  const parts = Array.isArray(value)
    ? thingsOf(member, value, say).map((thing) => thing ?? say.here("plain-hidden"))
    : Object.entries(value).map(([name, part]) => `${memberName(name, say)} ${inline(name, part, say)}`);
  return parts.join(", ") || NOTHING;
}

/** The items of a list in words; null: face down. */
export function thingsOf(member: string, values: readonly unknown[], say: Speaker): (string | null)[] {
  const single = member === "seats" ? "seat" : member;
  return values.map((value) => (value === null ? null : inline(single, value, say)));
}
