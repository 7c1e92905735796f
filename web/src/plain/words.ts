/** A game that nobody has drawn, in words. */
import type { Choice, Context, EventView, Json, JsonObject, LogLine, TextGroup } from "../contract/drawing.ts";
import { voice } from "../contract/voice.ts";
import { groupsOf, inline, named, nameOf, wordOf, type Names } from "./members.ts";

type Values = Record<string, string | number>;

/** Members as a sentence of the game may name them; `player` is the seat, too. */
function valuesOf(members: JsonObject, names: Names): Values {
  const values: Values = {};
  for (const [member, value] of Object.entries(members)) {
    const isNumber = typeof value === "number" && wordOf(member, value, names) === String(value);
    values[member] = isNumber ? value : inline(member, value, names);
  }
  if (values["seat"] !== undefined) values["player"] ??= values["seat"];
  return values;
}

interface Told {
  readonly text: string;
  readonly members: ReadonlySet<string>; // those that the text names
}

/** What the game itself says under a key, and which members it names. */
function sentence(key: string, members: JsonObject, names: Names): Told | null {
  const used = new Set<string>();
  const watched = new Proxy(valuesOf(members, names), {
    get(values, member) {
      if (typeof member === "string") used.add(member === "player" ? "seat" : member);
      return Reflect.get(values, member);
    },
  });
  const text = named(names, key, watched);
  return text === null ? null : { text, members: used };
}

function listed(members: readonly [string, Json][], names: Names): string {
  return members.map(([member, value]) => `${nameOf(member, names)} ${inline(member, value, names)}`).join(", ");
}

/** A choice as `action-<type>` of the game, and all that this leaves open: no two choices are called alike. */
export function label({ type, ...members }: Choice, names: Names): string {
  const told = sentence(`action-${type}`, members, names);
  const rest = Object.entries(members).filter(([member]) => !told?.members.has(member));
  return [told?.text ?? nameOf(type, names), listed(rest, names)].filter(Boolean).join(" · ");
}

/** An event as `event-<kind>` of the game; what this seat knows besides stands behind it. */
export function log({ kind, ...members }: EventView, names: Names & Pick<Context, "me">): LogLine {
  const own = voice(members, names);
  const told = (own && sentence(`event-${kind}${own}`, members, names)) || sentence(`event-${kind}`, members, names);
  const rest = Object.entries(members).filter(([member, value]) => {
    if (!told) return true;
    return member !== "seat" && !told.members.has(member) && (typeof value !== "object" || value === null);
  });
  const more = listed(rest, names);
  if (!told) return { text: more ? `${nameOf(kind, names)}: ${more}` : nameOf(kind, names) };
  return { text: more ? `${told.text} (${more})` : told.text };
}

export function status({ view, ...names }: Context): string {
  const { phase } = view;
  return typeof phase === "string" ? wordOf("phase", phase, names) : "";
}

export function describe({ view, ...names }: Context): TextGroup[] {
  return groupsOf(view, names).map(({ title, rows }) => ({
    title,
    lines: rows.map((row) => {
      const entries = row.entries.map(({ name, things }) => {
        const held = things.map((thing) => thing ?? names.say("plain-hidden")).join(", ");
        return [name, held || "–"].filter(Boolean).join(" ");
      });
      return [row.title, entries.join("; ")].filter(Boolean).join(": ");
    }),
  }));
}
