/** What the pieces of the board need to know of the person's choices. */
import type { Attempt } from "../../contract/drawing.ts";
import type { Choice } from "./wire.ts";
import type { Offers, Target } from "./choices.ts";

export interface Play {
  readonly offers: Offers;
  readonly picked: Target | null; // clicked once, waiting for the second click
  readonly hinted: ReadonlySet<Target>;
  readonly live: boolean; // a seat is mine: clicks are answered
  /** A click; `attempt` is what it would mean where nothing is offered. */
  pick(target: Target, attempt?: Attempt<Choice>): void;
  /** Under the mouse, or focused: the stage says what it would do. */
  point(target: Target | null): void;
  grab(event: PointerEvent, target: Target, picture: string): void;
}

export const can = (play: Play, target: Target): boolean => play.offers.by.has(target);
