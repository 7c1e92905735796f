/** What tools of seats need to be targets of break and mend; the same for every panel that shows some. */
import type { Choice, Say } from "../contract.ts";
import type { Offers } from "./options.ts";

export interface Targets {
  readonly offers: Offers;
  readonly pinned: Choice | null;
  readonly fresh: ReadonlySet<string>; // tools that were just broken or mended
  readonly say: Say;
  onpick(choice: Choice): void;
  onmiss(seat: number, tool: string): void;
}
