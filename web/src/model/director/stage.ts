/** The director's dependencies. */
import type { Animation, EventView, JsonObject, Showing } from "../../contract/drawing.ts";
import type { Frame } from "./frames.ts";
import type { Pace } from "../../settings/pace.ts";

/** What the director needs from the game, the settings and the page. */
export interface Stage {
  shows(event: EventView, view: JsonObject, events: readonly EventView[]): Showing | null;
  after(view: JsonObject, event: EventView, events: readonly EventView[]): JsonObject;
  keeps(before: JsonObject, now: JsonObject): JsonObject;
  pace(): Pace;
  motion(): boolean;
  hidden(): boolean; // the tab is in the background
  hurried(): boolean; // the person's clock runs
  lingers(): boolean; // there is time to read another's move even if nothing follows
  company(): boolean; // others wait too: scenes are limited in time
  scenes(): boolean; // false in play by ear: scenes do not hold
  behind(): number; // ms that the voice still needs for turns before the last one
  told(frame: Frame, event: EventView): void; // the event was seen and may be announced
  began(animation: Animation): void; // an animation starts: play its sound
  landed(frame: Frame): void; // a whole step was seen
  stopped(): void; // end all motion now
  now(): number;
  wait(ms: number, then: () => void): () => void; // returns a function that cancels
  soon(then: () => void): () => void; // in a task of its own, when the page was drawn; returns a function that cancels
}

/** Why the queue stops: a scene, or the next move needs a confirmation. */
export interface Hold {
  readonly kind: "scene" | "step";
  readonly until: number | null; // by the stage's clock; null: without limit
}
