/** What was seen last, in words, while more is on its way: the banner says it, also of somebody who passed. */
import type { Context, GameDrawing } from "../games/contract.ts";
import type { Director } from "./director.svelte.ts";
import { linesOf } from "./lines.ts";

export interface Deed {
  readonly seat: number | null;
  readonly text: string;
}

type Shown = Pick<Director, "steps" | "moving" | "again" | "beat">;

/** Null: nothing moves, or the gesture under way has not been told yet. */
export function deedOf(
  { steps, moving, again, beat }: Shown,
  drawing: Pick<GameDrawing, "log" | "spot">,
  context: Context,
): Deed | null {
  if (!moving || again !== null || (beat && beat.version !== steps.at(-1)?.version)) return null;
  const deed = steps.findLastIndex(({ seat }) => seat !== null); // luck that followed it may have no words
  const line = steps
    .slice(Math.max(0, deed))
    .flatMap((step) => linesOf(step, drawing, context))
    .at(-1);
  return line ? { seat: line.seat, text: line.text } : null;
}
