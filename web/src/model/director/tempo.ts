/** Durations: at the person's pace, and limited while their clock runs. */
import type { Animation, JsonObject } from "../../contract/drawing.ts";
import type { Frame } from "./frames.ts";
import { BREATH, BRIEF, COUNTDOWN, HURRY, lasting, LONG } from "./pace.ts";
import type { Stage } from "./stage.ts";

export class Tempo {
  readonly #stage: Stage;
  #scale = 1; // factor while the person's clock runs
  #spent = 0; // ms of the turn under way

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** The duration of `ms` at normal pace. With the pace "once" only replays (`again`) take time. */
  time(ms: number, again: boolean): number {
    const { pace, motion } = this.#stage;
    return lasting(ms, again && pace() === "once" ? "normal" : pace(), motion()) * this.#scale;
  }

  /** The same in a turn of somebody else, which speeds up when it is long. */
  watched(ms: number): number {
    const time = this.time(ms, false);
    return this.#spent > this.time(LONG, false) ? time / 2 : time;
  }

  /** A turn begins. */
  begin(): void {
    this.#spent = 0;
  }

  spend(ms: number): void {
    this.#spent += ms;
  }

  /**
   * While the person's clock runs, these frames together take no longer than HURRY. `seen`: events of the first frame
   * already shown.
   */
  fit(frames: readonly Frame[], seen: number, view: JsonObject | null): void {
    this.rest();
    if (!this.#stage.hurried()) return;
    const times = frames.flatMap(({ events }, number) =>
      events
        .slice(number === 0 ? seen : 0)
        .map((event) => (view ? (this.#stage.shows(event, view, events)?.ms ?? 0) : 0)),
    );
    const all = times.reduce((sum, ms) => sum + this.time(ms, false), 0);
    const moves = frames.filter(({ step }) => step.seat !== null).length;
    this.#scale = Math.min(1, HURRY / Math.max(1, all + moves * this.time(BREATH, false)));
  }

  /** At rest: back to full durations. */
  rest(): void {
    this.#scale = 1;
  }

  /** How long a scene holds by itself; null: until the person continues. */
  patience(animation: Animation | null): number | null {
    if (animation?.waits) return null;
    if (this.#stage.pace() === "brisk" || animation?.brief) return BRIEF;
    return this.#stage.company() ? COUNTDOWN : null;
  }
}
