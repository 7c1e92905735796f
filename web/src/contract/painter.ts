/** The interface of a drawing from another package, with its version. */
import type { BoardProps, Choice, EventView, GameDrawing, Showing } from "./drawing.ts";

export const CONTRACT = 1; // version of `Painter` and `Scene`

/** The input of a drawing: a board's props, and labels of choices. */
export interface Scene extends BoardProps {
  label(choice: Choice): string;
}

/** A mounted board. */
export interface Painting {
  update(scene: Scene): void;
  unmount?(): void;
}

/** What `browser/drawing.js` exports. */
export interface Painter {
  readonly contract: number;
  mount(place: HTMLElement, scene: Scene): Painting;
  /** The animation of an event; null: none. */
  shows?(event: EventView): Showing | null;
  sound?: GameDrawing["sound"];
}
