/**
 * A game told by its messages: what is going on, what can be chosen, what happened. Which message is said follows from
 * its name (`event-<kind>`, `action-<type>`, `status`, `progress`) and from the rules in the game's `telling.json`.
 */
import type { LogLine } from "../contract/drawing.ts";
import { describe } from "./board.ts";
import { framed, tell } from "./frames.ts";
import { matches, picked, telling, type Looking, type Rules } from "./scope.ts";
import { sheet } from "./sheet.ts";

interface Typed {
  readonly type: string;
}
interface Happened {
  readonly kind: string;
  readonly seat?: unknown;
  readonly target?: unknown;
}

/** A part (`.heard`) of the message that is said about a thing; "" where it has none. */
function part(message: string, thing: object, context: Looking): string {
  const frame = framed(thing, context);
  const say = frame.speaker;
  return telling(frame, () => {
    const [base = "", attribute] = message.split(".", 2);
    const rule = say.picked(message);
    const own = rule === message ? `${(say.picked(base) || base).split(".", 1)[0]}.${attribute}` : rule;
    return say.has(own) ? say.here(own) : "";
  });
}

/** How far the game is. */
const progress = (context: Looking): string => tell("progress", Object(context.view), context);

/** What is going on, in one line. */
const status = (context: Looking): string => tell("status", Object(context.view), context);

/** A choice, whole. */
export function label<One extends Typed>(choice: One, context: Looking): string {
  const frame = framed(choice, context);
  return telling(frame, () => frame.speaker.here(frame.speaker.has("action") ? "action" : `action-${choice.type}`));
}

/** Where a choice stands in lists that are never long: what it is done with, then where. */
function path<One extends Typed>(choice: One, context: Looking): readonly string[] {
  return ["path", "then"].map((name) => part(`action-${choice.type}.${name}`, choice, context)).filter(Boolean);
}

/** A choice in a few words, where a light shows which place is meant. */
function deed<One extends Typed>(choice: One, context: Looking): string {
  return part(`action-${choice.type}.short`, choice, context) || label(choice, context);
}

/**
 * One line of the log, in the voice for the viewer: `.own` for their own deed, `.mine` for what was done to them.
 * Null for what is told by something else.
 */
export function log<One extends Happened>(event: One, context: Looking): LogLine | null {
  const frame = framed(event, context);
  const say = frame.speaker;
  return telling(frame, () => {
    const message = say.picked(`event-${event.kind}`);
    const text = say.here(message && voiced(message, event, context));
    if (!text) return null;
    const icon = picked(say.rules?.icons?.[event.kind] ?? "", frame);
    const strong = say.rules?.strong?.some((one) =>
      typeof one === "string" ? one === event.kind : matches(one, frame),
    );
    return { text, ...(icon ? { icon } : {}), ...(strong ? { strong } : {}) };
  });
}

function voiced(message: string, event: Happened, context: Looking): string {
  const { me } = context;
  if (message.includes(".") || me === null) return message;
  const voices = [
    [`${message}.own`, event.seat],
    [`${message}.mine`, event.target],
  ] as const;
  const { speaker } = framed(event, context);
  return voices.find(([key, seat]) => seat === me && speaker.has(key))?.[0] ?? message;
}

/** What eyes see in the picture of an event and its line leaves out, for ears; null: the line says it all. */
export const heard = <One extends Happened>(event: One, context: Looking): string | null =>
  part(`event-${event.kind}.heard`, event, context) || null;

/** A game in words, as its `telling.json` declares it. */
export const toldBy = ({ aside = [] }: Rules) => ({
  progress,
  status,
  label,
  deed,
  path,
  aside: ({ type }: Typed): boolean => aside.includes(type),
  log,
  heard,
  describe,
  sheet,
});
