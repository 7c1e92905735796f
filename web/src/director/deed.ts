/** What the banner says while something is on its way: what was seen last, also of somebody who passed; never its outcome. */
import type { Beat, Context, GameDrawing } from "../games/contract.ts";
import type { Director } from "./director.svelte.ts";
import { linesOf } from "./lines.ts";

export interface Deed {
  readonly seat: number | null;
  readonly text: string; // empty: that seat does something, and what it is cannot be told yet
}

type Shown = Pick<Director, "steps" | "moving" | "again" | "beat">;

/** Null: nothing moves, or what moves belongs to nobody, and the game's status speaks of it. */
export function deedOf(shown: Shown, drawing: Told, context: Context): Deed | null {
  const { steps, moving, again, beat } = shown;
  if (!moving) return null;
  const untold = beat !== null && (again !== null || beat.version !== steps.at(-1)?.version) ? beat : null;
  const luck = context.toAct === null && !untold?.scene; // it belongs to the deed that it followed from
  if (again === null && (!untold || luck)) return lastDeed(steps, drawing, context);
  return untold && underWay(untold, context);
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

/** The view may be that after the gesture already: whoever it asks then is not asked before the gesture has ended. */
function underWay({ event, scene, first }: Beat, { toAct, me, say }: Context): Deed | null {
  if (!scene && typeof event.seat === "number") return { seat: event.seat, text: "" };
  return scene || first || toAct === me ? { seat: null, text: say("table-scene") } : null;
}
