/** What a table hands to its director. */
import type { JsonObject } from "../../contract/drawing.ts";
import type { Step } from "../../net/wire.ts";
import type { Frame } from "./frames.ts";

/** The whole position at once. */
export interface Snapshot {
  readonly kind: "snapshot";
  readonly look: number | null;
  readonly version: number;
  readonly view: JsonObject | null;
  readonly steps: readonly Step[];
}

/** Steps that follow the last ones. */
export interface Steps {
  readonly kind: "steps";
  readonly leap: boolean; // they happened while nobody was connected: show none of them
  readonly frames: readonly Frame[];
  readonly view: JsonObject; // after all of them; new even without frames: it says who may choose
}

/** Steps before the first one in the log: for the log alone. */
export interface History {
  readonly kind: "history";
  readonly look: number | null;
  readonly steps: readonly Step[];
}

/** A past turn that the person asked for, and the view before it: to be shown again. */
export interface Replay {
  readonly kind: "replay";
  readonly look: number | null;
  readonly frames: readonly Frame[];
  readonly before: JsonObject;
}

/** The turn in which the rules cleared away what stays on the table, and the view before it. */
export interface Leftover {
  readonly kind: "leftover";
  readonly look: number | null;
  readonly frames: readonly Frame[];
  readonly before: JsonObject;
}

export type DirectorInput = Snapshot | Steps | History | Replay | Leftover;
