/** The banner's text: the last line that was told stands until the next one is, or a person is asked. */
import type { Animation, Context, GameDrawing } from "../../contract/drawing.ts";
import { withGains } from "../../telling/gains.ts";
import type { Director } from "./director.svelte.ts";
import { linesOf, type Line } from "./lines.ts";

export interface Deed {
  readonly seat: number | null;
  readonly text: string; // empty: that seat does something, and what it is cannot be told yet
}

type Shown = Pick<Director, "steps" | "moving" | "again" | "animation" | "mover">;
type Told = Pick<GameDrawing, "log" | "spot">;

/** How it was when nothing was under way last. */
export interface Rest {
  readonly version: number; // as far as it was seen
  readonly asked: boolean; // the banner showed the game's status: somebody was asked
}

/** Null: the game's status is shown. */
export function deedOf(shown: Shown, rest: Rest, drawing: Told, context: Context): Deed | null {
  const { steps, moving, again, animation, mover } = shown;
  if (again !== null) return shownAgain(steps, again, animation, context);
  if (!moving) return waitsForBot(context) && mover !== null ? lastDeed(steps, drawing, context) : null;
  const told = (steps.at(-1)?.version ?? 0) > rest.version;
  const last = told || !rest.asked ? lastDeed(steps, drawing, context) : null;
  return last ?? underWay(mover, animation, context);
}

/** The highlighted seat: of the move under way, and at rest of whoever is to act. */
export function ringOf(
  deed: Deed | null,
  { moving, mover, again }: Pick<Shown, "moving" | "mover" | "again">,
  acting: number | null,
) {
  if (again !== null) return deed?.seat ?? acting;
  return moving ? mover : acting;
}

function waitsForBot({ toAct, seats, together }: Context): boolean {
  return !together && toAct !== null && seats[toAct]?.kind === "bot";
}

/** The last line that stands by itself, with what it brought. */
function lastDeed(steps: Shown["steps"], drawing: Told, context: Context): Deed | null {
  const brought: string[] = [];
  let aside: Line | null = null; // the last thing that was told of this turn, and no more than that
  for (const step of steps.toReversed()) {
    if (aside && step.seat !== null && step.seat !== aside.seat) break;
    for (const line of linesOf(step, drawing, context).toReversed()) {
      if (line.brings) brought.unshift(line.brings);
      if (line.brings !== undefined) continue;
      if (line.aside) aside ??= line;
      else return { seat: line.seat, text: withGains(line.text, brought) };
    }
  }
  return aside && { seat: aside.seat, text: aside.text };
}

function shownAgain(steps: Shown["steps"], version: number, animation: Animation | null, { say }: Context): Deed {
  if (animation?.scene) return { seat: null, text: say("table-scene") };
  const seat = animation?.event.seat ?? steps.find((step) => step.version === version)?.seat ?? null;
  return { seat, text: "" };
}

/** Nobody is named whom the outcome of the animation may make the next one to act. */
function underWay(mover: number | null, animation: Animation | null, { toAct, me, say }: Context): Deed | null {
  const ahead = mover === null && toAct !== null && toAct === me;
  if (animation?.scene || animation?.first || ahead) return { seat: null, text: say("table-scene") };
  return mover === null ? null : { seat: mover, text: "" };
}
