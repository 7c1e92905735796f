/** A director on a test stage with a manual clock. */
import { Director } from "../model/director/director.svelte.ts";
import type { Frame } from "../model/director/frames.ts";
import type { Pace } from "../settings/pace.ts";
import type { Stage } from "../model/director/stage.ts";
import type { Animation, EventView, JsonObject, Showing } from "../contract/drawing.ts";

const SHOWN: Readonly<Record<string, Showing>> = {
  laid: { gesture: "lay", ms: 500 },
  turned: { gesture: "turn", ms: 400, first: true },
  over: { gesture: "round", ms: 1000, scene: true },
  own: { gesture: "role", ms: 1000, scene: true, waits: true },
  boo: { gesture: "scare", ms: 1000, scene: true, brief: true },
  rare: { gesture: "rare", ms: 1000, scene: true, again: { gesture: "often", ms: 300 } },
};

/** A stage with a manual clock. */
export class Play {
  pace: Pace = "normal";
  motion = true;
  hidden = false;
  hurried = false;
  lingers = false;
  company = false;
  scenes = true;
  behind = 0;
  now = 0;
  frame = 0; // ms until the page was drawn
  readonly told: string[] = [];
  readonly began: string[] = [];
  readonly landed: number[] = [];
  #waiting: { at: number; then: () => void }[] = [];
  readonly director: Director;

  constructor() {
    const wait: Stage["wait"] = (ms, then) => {
      const one = { at: this.now + ms, then };
      this.#waiting.push(one);
      return () => (this.#waiting = this.#waiting.filter((other) => other !== one));
    };
    const stage: Stage = {
      shows: ({ kind }) => SHOWN[kind] ?? null,
      after: (view, event) => (event.kind === "laid" ? { ...view, cards: Number(view["cards"]) + 1 } : view),
      keeps: (before, now) => (now["kept"] === true ? { ...now, pile: before["pile"] ?? null } : now),
      pace: () => this.pace,
      motion: () => this.motion,
      hidden: () => this.hidden,
      hurried: () => this.hurried,
      lingers: () => this.lingers,
      company: () => this.company,
      scenes: () => this.scenes,
      behind: () => this.behind,
      told: (_frame, { kind }) => this.told.push(kind),
      began: (animation: Animation) => this.began.push(animation.gesture),
      landed: ({ step }: Frame) => this.landed.push(step.version),
      stopped: () => undefined,
      now: () => this.now,
      wait,
      soon: (then) => wait(this.frame, then),
    };
    this.director = new Director(stage);
    this.director.leap({ look: 0, version: 1, view: { cards: 0 }, steps: [] });
  }

  /** Advance the clock. */
  pass(ms: number): void {
    const end = this.now + ms;
    for (;;) {
      const next = this.#waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      this.#waiting = this.#waiting.filter((other) => other !== next);
      this.now = next.at;
      next.then();
    }
    this.now = end;
  }

  /** The time until everything was shown. */
  duration(most = 60_000): number {
    const start = this.now;
    while (this.director.moving && this.now - start < most) this.pass(10);
    return this.now - start;
  }

  tell(...frames: Frame[]): void {
    this.director.receive({ kind: "steps", leap: false, frames, view: frames.at(-1)?.view ?? {} });
    this.pass(this.frame); // an animation begins in a task of its own
  }

  get log(): string[] {
    return this.director.steps.flatMap((step) =>
      (step.events as EventView[]).map(({ kind }) => `${step.version} ${kind}`),
    );
  }
}

/** One step of events of these kinds. */
export function frame(version: number, seat: number | null, view: JsonObject | null, ...kinds: string[]): Frame {
  const events = kinds.map((kind): EventView => ({ kind }));
  return { step: { version, seat, events: [...events] }, events, view };
}

export const laid = (version: number, seat = 1) => frame(version, seat, { cards: version - 1 }, "laid");
