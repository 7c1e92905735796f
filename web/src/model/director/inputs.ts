/** The director's inputs. */
import type { JsonObject } from "../../contract/drawing.ts";
import type { Step } from "../../net/wire.ts";
import type { Frame } from "./frames.ts";

/** A complete position. */
export interface Snapshot {
  readonly kind: "snapshot";
  readonly look: number | null;
  readonly version: number;
  readonly view: JsonObject | null;
  readonly steps: readonly Step[];
}

/** Steps that continue the last ones. */
export interface Steps {
  readonly kind: "steps";
  readonly leap: boolean; // they happened while disconnected: skip their animation
  readonly frames: readonly Frame[];
  readonly view: JsonObject; // after all of them; may change without frames, as it says who may choose
}

/** Steps before the first one in the log, for the log alone. */
export interface History {
  readonly kind: "history";
  readonly look: number | null;
  readonly steps: readonly Step[];
}

/** A requested past turn with the view before it, for a replay. */
export interface Replay {
  readonly kind: "replay";
  readonly look: number | null;
  readonly frames: readonly Frame[];
  readonly before: JsonObject;
}

/** The turn in which the rules removed something that the table still shows, with the view before it. */
export interface Leftover {
  readonly kind: "leftover";
  readonly look: number | null;
  readonly frames: readonly Frame[];
  readonly before: JsonObject;
}

export type DirectorInput = Snapshot | Steps | History | Replay | Leftover;
