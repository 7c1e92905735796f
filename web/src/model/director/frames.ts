/** Frames: one step of the record each, and the view after it. */
import type { EventView, JsonObject } from "../../contract/drawing.ts";
import type { Step } from "../../net/wire.ts";

export interface Frame {
  readonly step: Step;
  readonly events: readonly EventView[];
  readonly view: JsonObject | null; // after the step; null: only the view after a later one is known
  readonly forced?: boolean; // a whole turn of mine that the table made for me
  readonly together?: boolean; // one of several choices that were made together, and more of them follow
}

/** The frames of some steps: `before` is the view they began with, `after` the one they led to. */
export function framesOf(steps: readonly Step[], before: JsonObject | null, after: JsonObject): Frame[] {
  let known = before;
  return steps.map((step, index) => {
    const changes = step.changes as JsonObject | null | undefined;
    known = index === steps.length - 1 ? after : known && changes ? { ...known, ...changes } : null;
    return { step, events: step.events as EventView[], view: known };
  });
}

/** The steps before the first move: the deal. */
export function dealtIn(steps: readonly Step[]): readonly Step[] {
  const first = steps.findIndex(({ seat }) => seat !== null);
  return first < 0 ? steps : steps.slice(0, first);
}

/** The last event of this kind as a frame of its own, in which nothing changes; undefined: there is none. */
export function lastOf(
  steps: readonly Step[],
  view: JsonObject,
  isWanted: (event: EventView) => boolean,
): Frame | undefined {
  const all = steps.flatMap((step) => (step.events as EventView[]).map((event) => ({ step, events: [event], view })));
  return all.findLast(({ events: [event] }) => event && isWanted(event));
}
