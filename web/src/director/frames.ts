/** What the server said, cut into moments: one step of the record and the view after it. */
import type { EventView, JsonObject } from "../games/contract.ts";
import type { Step } from "../net/wire.ts";

export interface Frame {
  readonly step: Step;
  readonly events: readonly EventView[];
  readonly view: JsonObject | null; // after the step; null: only the view after a later one is known
  readonly forced?: boolean; // a whole turn of mine that the table made for me
  readonly together?: boolean; // one of several choices that were made together, and more of them follow
}

/** Where things stand, all at once. */
export interface Standing {
  readonly look: number | null;
  readonly version: number;
  readonly view: JsonObject | null;
  readonly steps: readonly Step[];
}

/** More that happened. `leap`: nobody was here, so nothing of it is shown on the way. */
export interface More {
  readonly leap: boolean;
  readonly frames: readonly Frame[];
  readonly view: JsonObject; // after all of it; new even if nothing happened: who may choose is in it
}

/** What happened long before: for the log alone. */
export interface Earlier {
  readonly look: number | null;
  readonly earlier: readonly Step[];
}

/** A turn of the past that was asked for, and the view that it began with: to be shown once more. */
export interface Again {
  readonly look: number | null;
  readonly again: readonly Frame[];
  readonly before: JsonObject;
}

/** The turn in which the rules cleared away what still lies on the table, and the view that it began with. */
export interface Cleared {
  readonly look: number | null;
  readonly cleared: readonly Frame[];
  readonly before: JsonObject;
}

/** What a table hands to its director. */
export type Telling = Standing | More | Earlier | Again | Cleared;

/** The frames of some steps: `before` is the view they began with, `after` the one they led to. */
export function framesOf(steps: readonly Step[], before: JsonObject | null, after: JsonObject): Frame[] {
  let known = before;
  return steps.map((step, index) => {
    const changes = step.changes as JsonObject | null | undefined;
    known = index === steps.length - 1 ? after : known && changes ? { ...known, ...changes } : null;
    return { step, events: step.events as EventView[], view: known };
  });
}

/** What was dealt before anybody moved. */
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
