/** The banner's text: the latest line of the log, until the next one, or until a person is asked. */
import type { Animation, Context, GameDrawing } from "../../contract/drawing.ts";
import { withGains } from "../../telling/gains.ts";
import type { Director } from "./director.svelte.ts";
import { linesOf } from "./lines.ts";

export interface Deed {
  readonly seat: number | null;
  readonly text: string; // empty: that seat is acting, and its action must not be revealed yet
  readonly asked?: string; // what that seat was asked: it stands until the action is told
}

type Shown = Pick<Director, "steps" | "moving" | "again" | "animation" | "mover">;
type Told = Pick<GameDrawing, "log" | "spot">;

/** The state when nothing was under way last. */
export interface Rest {
  readonly version: number; // up to which it was seen
  readonly asked: boolean; // the banner showed the game's status: somebody was asked
  readonly other?: { readonly seat: number; readonly text: string } | null; // another person, and the status
}

/** Null: the game's status is shown. */
export function deedOf(shown: Shown, rest: Rest, drawing: Told, context: Context): Deed | null {
  const { steps, moving, again, animation, mover } = shown;
  if (again !== null) return shownAgain(steps, again, animation, context);
  if (!moving) return waitsForBot(context) && mover !== null ? lastDeed(steps, drawing, context) : null;
  const told = (steps.at(-1)?.version ?? 0) > rest.version;
  const last = told || !rest.asked ? lastDeed(steps, drawing, context) : null;
  return last ?? underWay(mover, animation, rest, context);
}

/**
 * The highlighted seat: during a move its seat, during a hold and when luck was told since that of the banner, at rest
 * the one to act.
 */
export function ringOf(
  deed: Deed | null,
  {
    moving,
    mover,
    movedAt,
    again,
    hold,
    steps,
  }: Pick<Director, "moving" | "mover" | "movedAt" | "again" | "hold" | "steps">,
  acting: number | null,
) {
  if (again !== null) return deed?.seat ?? acting;
  if (hold?.kind === "step") return deed?.seat ?? mover;
  if (!moving || movedAt === null) return moving ? mover : acting;
  return (steps.at(-1)?.version ?? movedAt) > movedAt ? (deed?.seat ?? mover) : mover;
}

function waitsForBot({ toAct, seats, together }: Context): boolean {
  return !together && toAct !== null && seats[toAct]?.kind === "bot";
}

const RECENT = 60; // steps: no turn is longer

/** The last self-contained line of the last turn, with its results; without one, the last detail. */
function lastDeed(steps: Shown["steps"], drawing: Told, context: Context): Deed | null {
  const recent = steps.slice(-RECENT);
  const turn = recent.findLast(({ seat }) => seat !== null)?.seat ?? null;
  const before = recent.findLastIndex(({ seat }) => seat !== null && seat !== turn);
  const start = recent.findIndex(({ seat }, index) => index > before && seat === turn);
  const lines = recent.slice(start).flatMap((step) => linesOf(step, drawing, context));
  const at = lines.findLastIndex(({ brings, aside }) => brings === undefined && !aside);
  const line = at < 0 ? lines.at(-1) : lines[at];
  if (!line) return start > 0 ? lastDeed(recent.slice(0, start), drawing, context) : null;
  const brought = at < 0 ? [] : lines.slice(at + 1).flatMap(({ brings }) => brings || []);
  return { seat: line.seat, text: withGains(line.text, brought) };
}

function shownAgain(steps: Shown["steps"], version: number, animation: Animation | null, { say }: Context): Deed {
  if (animation?.scene) return { seat: null, text: say("table-scene") };
  const seat = animation?.event.seat ?? steps.find((step) => step.version === version)?.seat ?? null;
  return { seat, text: "" };
}

/** No seat is named that depends on the outcome of the present animation. */
function underWay(
  mover: number | null,
  animation: Animation | null,
  { other }: Rest,
  { toAct, me, say }: Context,
): Deed | null {
  const ahead = mover === null && toAct !== null && toAct === me;
  if (animation?.scene || animation?.first || ahead) return { seat: null, text: say("table-scene") };
  if (mover !== null && other?.seat === mover) return { seat: mover, text: "", asked: other.text };
  return mover === null ? null : { seat: mover, text: "" };
}
