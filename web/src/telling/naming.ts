/** What things are called: members, values and seats, by the names in a game's texts (see games/README.md). */
import { FluentNumber, FluentType } from "@fluent/bundle";
import { now, touch } from "./scope.ts";
import type { Speaker } from "./scope.ts";

const SEATS: ReadonlySet<string> = new Set(["seat", "player", "target", "to_act", "winner", "winners"]);
const NONE = "null"; // what selectors find where nothing is
const NOTHING = "–";

/** A value that has a name: printed by its name, compared by RAW. */
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

/** The value itself. */
export function raw(value: unknown): unknown {
  if (value instanceof FluentType) return value.value;
  return value === NONE ? null : value;
}

/** Who sits there; who plays without a seat has a name in the texts. */
export function seatName(seat: unknown, say: Speaker): string {
  touch();
  if (typeof seat === "number") return now().context?.seats[seat]?.name ?? "";
  return typeof seat === "string" ? say.here(seat) : "";
}

/** The message that names a value of a member; null if nobody wrote one. */
function nameOf(member: string, value: string | number, say: Speaker): string | null {
  return [member, member.replace(/s$/, ""), "word"].map((owner) => `${owner}-${value}`).find(say.has) ?? null;
}

/** A value as Fluent knows it: by its name where it has one. */
export function told(value: unknown, member: string, say: Speaker): Told {
  if (value === null || value === undefined) return NONE;
  if (value instanceof FluentType) return value;
  if (typeof value === "boolean") return value ? "yes" : "no";
  if (typeof value !== "string" && typeof value !== "number") return new Word(value, () => inline(member, value, say));
  if (SEATS.has(member) && typeof value === "number") {
    const name = seatName(value, say);
    if (name) return new Word(value, () => name);
  }
  const message = member ? nameOf(member, value, say) : null;
  if (message !== null) return new Word(value, () => say.here(message));
  return typeof value === "string" ? value : new FluentNumber(value);
}

/** What a member is called. */
export function memberName(member: string, say: Speaker): string {
  const plain = member.replaceAll(/[_-]/g, " ");
  try {
    return say.has(member) ? say.about(member, {}) : plain;
  } catch {
    return plain; // a sentence that needs more is no name
  }
}

/** Everything in one line. Null lies face down in a list, and is nothing elsewhere. */
export function inline(member: string, value: unknown, say: Speaker): string {
  if (value === null || value === undefined) return NOTHING;
  if (typeof value === "boolean") return say.here(value ? "yes" : "no").toLowerCase();
  if (typeof value === "number" || typeof value === "string") {
    const seat = SEATS.has(member) && typeof value === "number" ? seatName(value, say) : "";
    if (seat) return seat;
    const message = nameOf(member, value, say);
    return message === null ? String(value) : say.here(message);
  }
  const parts = Array.isArray(value)
    ? thingsOf(member, value, say).map((thing) => thing ?? say.here("plain-hidden"))
    : Object.entries(value).map(([name, part]) => `${memberName(name, say)} ${inline(name, part, say)}`);
  return parts.join(", ") || NOTHING;
}

/** What lies in a list, one by one; null: face down. */
export function thingsOf(member: string, values: readonly unknown[], say: Speaker): (string | null)[] {
  const single = member === "seats" ? "seat" : member;
  return values.map((value) => (value === null ? null : inline(single, value, say)));
}
