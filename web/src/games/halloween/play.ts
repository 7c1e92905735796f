/** The person's choices, as needed by the pieces of the board. */
import type { Attempt } from "../../contract/drawing.ts";
import type { Choice } from "./wire.ts";
import type { Offers, Target } from "./choices.ts";

export interface Play {
  readonly offers: Offers;
  readonly picked: Target | null; // clicked once; waits for the second click
  readonly hinted: ReadonlySet<Target>;
  readonly live: boolean; // a seat is mine: clicks have an effect
  /** A click; `attempt` is the intended choice if none is offered. */
  pick(target: Target, attempt?: Attempt<Choice>): void;
  /** Hovered or focused: the stage shows its effect. */
  point(target: Target | null): void;
  grab(event: PointerEvent, target: Target, picture: string): void;
}

export const can = (play: Play, target: Target): boolean => play.offers.by.has(target);
