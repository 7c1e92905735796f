/** State machine of the director: one value, so that its parts cannot contradict each other. */
import type { Animation, JsonObject } from "../../contract/drawing.ts";
import type { Frame } from "./frames.ts";
import type { Steps } from "./inputs.ts";
import type { Hold } from "./stage.ts";

/** Frames that are shown one after another. */
export interface Run {
  readonly coming: Frame[];
  readonly replay: Replaying | null; // null: the frames are new
}

/** A replay, or the opening scene of a game: neither changes the position. */
export interface Replaying {
  readonly version: number;
  present: JsonObject | null; // the view to return to
  readonly meanwhile: Steps[] | null; // inputs during the opening scene; null: a replay requested by the person
}

/** The frame under way. */
export interface Cursor {
  frame: Frame;
  readonly index: number; // of its next event, or of the one under way
  readonly before: JsonObject | null; // the view before the frame
}

interface Active {
  readonly run: Run;
}

interface Animated extends Active {
  readonly cursor: Cursor;
  readonly animation: Animation;
}

export interface Idle {
  readonly name: "idle";
}

/** Between two animations: a breath, reading time, or until the page is drawn. */
export interface Pausing extends Active {
  readonly name: "pausing";
  readonly cursor: Cursor | null; // null: between two frames
  readonly cancel: (() => void) | null; // null: the present task continues
}

/** At the pace "steps": the next move waits for the person. */
export interface Waiting extends Active {
  readonly name: "waiting";
  readonly hold: Hold;
}

/** An animation is on the screen; its event is not in the log yet. */
export interface Showing extends Animated {
  readonly name: "showing";
  readonly cancel: () => void;
}

/** A scene is on the screen and in the log; the board waits with it. */
export interface Holding extends Animated {
  readonly name: "holding";
  readonly hold: Hold;
  readonly cancel: (() => void) | null; // null: until the person continues
}

/** The animation has left the screen; the rest follows in a task of its own. */
export interface Ending extends Animated {
  readonly name: "ending";
  readonly remaining: "board" | "log";
  readonly cancel: () => void;
}

export type Phase = Idle | Pausing | Waiting | Showing | Holding | Ending;

export const IDLE: Idle = { name: "idle" };

export function replayIn(phase: Phase): Replaying | null {
  return phase.name === "idle" ? null : phase.run.replay;
}

export function cursorIn(phase: Phase): Cursor | null {
  return "cursor" in phase ? phase.cursor : null;
}

/** The animation on the screen. */
export function animationIn(phase: Phase): Animation | null {
  return phase.name === "showing" || phase.name === "holding" ? phase.animation : null;
}

export function holdIn(phase: Phase): Hold | null {
  return "hold" in phase ? phase.hold : null;
}

/** Whether the event under the cursor is in the log. */
export function isTold(phase: Phase): boolean {
  return phase.name === "holding" || (phase.name === "ending" && phase.remaining === "board");
}

/** A scene that only its owner ends, even if the page is out of sight meanwhile. */
export function isOwners(phase: Phase): boolean {
  return phase.name === "holding" && phase.animation.waits === true;
}
