/** The contract of a drawing that another package brings, with its version. */
import type { BoardProps, Choice, EventView, GameDrawing, Showing } from "./drawing.ts";

export const CONTRACT = 1; // which `Painter` and `Scene` these are

/** What a drawing is told: what a board of our own gets, and how the game calls a choice. */
export interface Scene extends BoardProps {
  label(choice: Choice): string;
}

/** A board under way. */
export interface Painting {
  update(scene: Scene): void;
  unmount?(): void;
}

/** What `browser/drawing.js` exports. */
export interface Painter {
  readonly contract: number;
  mount(place: HTMLElement, scene: Scene): Painting;
  /** How an event is shown; null: it takes no time. */
  shows?(event: EventView): Showing | null;
  sound?: GameDrawing["sound"];
}
