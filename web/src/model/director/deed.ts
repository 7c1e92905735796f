/** The banner's text while something is shown: the last event that was seen, never the outcome of the animation under way. */
import type { Animation, Context, GameDrawing } from "../../contract/drawing.ts";
import type { Director } from "./director.svelte.ts";
import { linesOf } from "./lines.ts";

export interface Deed {
  readonly seat: number | null;
  readonly text: string; // empty: that seat does something, and what it is cannot be told yet
}

type Shown = Pick<Director, "steps" | "moving" | "again" | "animation">;

/** Null: nothing moves, or the move belongs to no seat; the game's status is shown then. */
export function deedOf({ steps, moving, again, animation }: Shown, drawing: Told, context: Context): Deed | null {
  if (!moving) return null;
  const last = steps.at(-1);
  const told = again === null && (!animation || (last?.events.includes(animation.event) ?? false));
  // A gesture in the middle of a move, and luck, belong to the deed that they followed from.
  const follows =
    again === null && !animation?.scene && (animation?.version === last?.version || context.toAct === null);
  const deed = told || follows ? lastDeed(steps, drawing, context) : null;
  return deed ?? (animation && !told ? underWay(animation, context) : null);
}

/** The highlighted seat: that of the deed, and of the chance after it, as long as the banner shows them. */
export function ringOf(deed: Deed | null, { mover, again }: Pick<Director, "mover" | "again">, acting: number | null) {
  if (!deed) return acting;
  return deed.seat ?? (again === null ? mover : acting);
}

type Told = Pick<GameDrawing, "log" | "spot">;

function lastDeed(steps: Shown["steps"], drawing: Told, context: Context): Deed | null {
  const deed = steps.findLastIndex(({ seat }) => seat !== null); // luck that followed it may have no words
  const line = steps
    .slice(Math.max(0, deed))
    .flatMap((step) => linesOf(step, drawing, context))
    .at(-1);
  return line ? { seat: line.seat, text: line.text } : null;
}

/** The view may be the one after the animation already: the seat to act there is not named before the animation has ended. */
function underWay({ event, scene, first }: Animation, { toAct, me, say }: Context): Deed | null {
  if (!scene && typeof event.seat === "number") return { seat: event.seat, text: "" };
  return scene || first || toAct === me ? { seat: null, text: say("table-scene") } : null;
}
