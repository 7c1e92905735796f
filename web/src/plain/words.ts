/** Texts of a game without a drawing. */
import type { Choice, Context, EventView, Json, LogLine, TextGroup } from "../contract/drawing.ts";
import { inline, memberName } from "../telling/naming.ts";
import type { Speaker } from "../telling/scope.ts";
import { groupsOf, naming, type Names } from "./members.ts";

/** A formatted message; null if the game has none, or if a value is missing. */
function sentence(make: () => string, key: string): string | null {
  try {
    const text = make();
    return text === key || text === "" ? null : text;
  } catch {
    return null; // a value of the sentence is missing
  }
}

const listed = (members: readonly [string, Json][], say: Speaker): string =>
  members.map(([member, value]) => `${memberName(member, say)} ${inline(member, value, say)}`).join(", ");

/** A choice as `action-<type>` of the game, followed by the members that the text does not use: labels are unique. */
export function label({ type, ...members }: Choice, names: Names): string {
  const key = `action-${type}`;
  return naming(names, (say) => {
    const text = say.has(key) ? sentence(() => say.about(key, members, true), key) : null;
    const named = text === null ? new Set() : say.variables(key);
    const rest = Object.entries(members).filter(([member]) => !named.has(member));
    return [text ?? memberName(type, say), listed(rest, say)].filter(Boolean).join(" · ");
  });
}

/** An event as `event-<kind>` of the game, followed by what only this seat knows. */
export function log({ kind, ...members }: EventView, names: Names & Pick<Context, "me">): LogLine | null {
  if (isQuiet(kind, names)) return null;
  const key = `event-${kind}`;
  return naming(names, (say) => {
    const own = `${key}.own`;
    const chosen = names.me !== null && members.seat === names.me && say.has(own) ? own : key;
    const text = say.has(chosen) ? sentence(() => say.about(chosen, members, true), chosen) : null;
    const flat = Object.entries(members).filter(([, value]) => typeof value !== "object" || value === null);
    if (text === null) {
      const all = listed(Object.entries(members), say);
      return { text: all ? `${memberName(kind, say)}: ${all}` : memberName(kind, say) };
    }
    const named = say.variables(key);
    const more = listed(
      flat.filter(([member]) => member !== "seat" && !named.has(member)),
      say,
    );
    return { text: more ? `${text} (${more})` : text };
  });
}

/** The phase in the game's words, which may use members of the view: `phase-block = Does anybody block { $actor }?` */
export function status({ view, ...names }: Context): string {
  const { phase } = view;
  if (typeof phase !== "string") return "";
  const key = `phase-${phase}`;
  return naming(names, (say) => sentence(() => (say.has(key) ? say.about(key, view, true) : ""), key) ?? phase);
}

/** The heading under which choices of a type stand together: `action-<type>.group`; none without it. */
export function path({ type }: Choice, names: Names): string[] {
  const key = `action-${type}.group`;
  return naming(names, (say) => (say.has(key) ? [say.here(key)] : []));
}

/** Whether events of a kind are told at all: one with `event-<kind>.quiet` changes the board and no more. */
export const isQuiet = (kind: string, names: Names): boolean => naming(names, (say) => say.has(`event-${kind}.quiet`));

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
