/** Frames: one step of the record each, and the view after it. */
import type { EventView, JsonObject } from "../../contract/drawing.ts";
import type { Step } from "../../net/wire.ts";

export interface Frame {
  readonly step: Step;
  readonly events: readonly EventView[];
  readonly view: JsonObject | null; // after the step; null: only a later view is known
  readonly forced?: boolean; // a whole turn that the table made for the person
  readonly together?: boolean; // one of several simultaneous choices, and not the last
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

/** The last event of this kind as a frame of its own without changes; undefined: there is none. */
export function lastOf(
  steps: readonly Step[],
  view: JsonObject,
  isWanted: (event: EventView) => boolean,
): Frame | undefined {
  const all = steps.flatMap((step) => (step.events as EventView[]).map((event) => ({ step, events: [event], view })));
  return all.findLast(({ events: [event] }) => event && isWanted(event));
}
