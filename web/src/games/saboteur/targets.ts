/** What panels of seats need in one piece to be targets of break and mend; the same for every panel that shows tools. */
import type { Say } from "../../contract/drawing.ts";
import type { Choice } from "./wire.ts";
import type { Offers } from "./options.ts";
import type { Thoughts } from "./thoughts.svelte.ts";

/** full: a card in the column. row: one of many. chip: in the strip of a phone. sheet: on a phone's sheet. screen: on a television. */
export type SeatSize = "full" | "row" | "chip" | "sheet" | "screen";

export interface Targets {
  readonly offers: Offers;
  readonly pinned: Choice | null;
  readonly asking: boolean; // a card that is played on somebody's tool is chosen
  readonly fresh: ReadonlySet<string>; // tools that were just broken or mended
  readonly thoughts: Thoughts;
  readonly say: Say;
  onpick(choice: Choice): void;
  /** Somebody whose tools the chosen card cannot reach. */
  onmiss(seat: number): void;
}
