/**
 * Texts of a game: status, choices, events. The message id follows from the kind (`event-<kind>`, `action-<type>`,
 * `status`, `progress`) and from the rules in the game's `telling.json`.
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

/** A part (`.heard`) of the message about a thing; "" if it has none. */
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

/** The progress of the game. */
const progress = (context: Looking): string => tell("progress", Object(context.view), context);

/** The status, in one line. */
const status = (context: Looking): string => tell("status", Object(context.view), context);

/** The full label of a choice. */
export function label<One extends Typed>(choice: One, context: Looking): string {
  const frame = framed(choice, context);
  return telling(frame, () => frame.speaker.here(frame.speaker.has("action") ? "action" : `action-${choice.type}`));
}

/** The group path of a choice, which keeps lists short: the piece, then the place. */
function path<One extends Typed>(choice: One, context: Looking): readonly string[] {
  return ["path", "then"].map((name) => part(`action-${choice.type}.${name}`, choice, context)).filter(Boolean);
}

/** A short label of a choice, where a highlight shows the place. */
function deed<One extends Typed>(choice: One, context: Looking): string {
  return part(`action-${choice.type}.short`, choice, context) || label(choice, context);
}

/**
 * One line of the log, in the variant for the viewer: `.own` for their own action, `.mine` for an action against them.
 * Null for events covered by another line.
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

/** The visible part of an event that its line leaves out, for screen readers; null: nothing. */
export const heard = <One extends Happened>(event: One, context: Looking): string | null =>
  part(`event-${event.kind}.heard`, event, context) || null;

/** What is said of an event where a turn is one sentence, in a few words; null: nothing. */
export function brief<One extends Happened>(event: One, context: Looking): string | null {
  const { rules } = framed(event, context).speaker;
  if (!rules?.brief?.includes(event.kind)) return null;
  return part(`event-${event.kind}.brief`, event, context) || (log(event, context)?.text ?? null);
}

/** The texts of a game, from its `telling.json`. */
export const toldBy = ({ aside = [] }: Rules) => ({
  progress,
  status,
  label,
  deed,
  path,
  aside: ({ type }: Typed): boolean => aside.includes(type),
  log,
  heard,
  brief,
  describe,
  sheet,
});
