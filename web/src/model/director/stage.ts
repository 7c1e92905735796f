/** What the director asks of others, and why it may wait. */
import type { Animation, EventView, JsonObject, Showing } from "../../contract/drawing.ts";
import type { Frame } from "./frames.ts";
import type { Pace } from "../../settings/pace.ts";

/** What the director asks of the game and of the person. */
export interface Stage {
  shows(event: EventView, view: JsonObject, events: readonly EventView[]): Showing | null;
  after(view: JsonObject, event: EventView, events: readonly EventView[]): JsonObject;
  keeps(before: JsonObject, now: JsonObject): JsonObject;
  pace(): Pace;
  motion(): boolean;
  hidden(): boolean; // nobody looks: the tab is in the background
  hurried(): boolean; // a clock runs against the person
  lingers(): boolean; // what another did is read though nothing follows it yet
  company(): boolean; // others wait too: scenes do not hold for ever
  scenes(): boolean; // scenes hold; for whoever hears them they are sentences like others
  told(frame: Frame, event: EventView): void; // it was seen, and may be put into words
  began(animation: Animation): void; // a gesture begins: its sound
  landed(frame: Frame): void; // a whole step was seen
  stopped(): void; // whatever flies is to land now
  now(): number;
  wait(ms: number, then: () => void): () => void; // the answer cancels
  soon(then: () => void): () => void; // in a task of its own, when the page was drawn; the answer cancels
}

/** Why nothing moves: a scene that holds, or the next move waits for a sign. */
export interface Hold {
  readonly kind: "scene" | "step";
  readonly until: number | null; // by the stage's clock; null: as long as the person likes
}
