/** The shown steps: the log, the marks on the board, and the latest moves, which can be replayed. */
import type { EventView, Happening, JsonObject } from "../../contract/drawing.ts";
import type { Step } from "../../net/wire.ts";
import type { Frame } from "./frames.ts";

interface Past {
  readonly frame: Frame;
  readonly before: JsonObject;
}

const LONGEST_LOG = 1500; // steps
const LONGEST_PAST = 240; // steps that can be replayed

export class StepHistory {
  steps = $state.raw<readonly Step[]>([]);
  news = $state.raw<readonly Happening[]>([]);

  #fresh: Happening[] = []; // shown since the page was last drawn
  #past: Past[] = [];

  get remembered(): ReadonlySet<number> {
    return new Set(this.#past.map(({ frame }) => frame.step.version));
  }

  /** A new log; another seat has seen none of the moves that can be replayed. */
  begin(steps: readonly Step[], sameSeat: boolean): void {
    if (!sameSeat) this.#past = [];
    this.steps = steps;
    this.news = [];
  }

  /** Add steps from before the first one. */
  prepend(steps: readonly Step[]): void {
    const first = this.steps[0]?.version ?? Infinity;
    this.steps = [...steps.filter(({ version }) => version < first), ...this.steps];
  }

  /** Whether the log has an event of this kind. */
  tells(kind: string): boolean {
    return this.steps.some(({ events }) => (events as EventView[]).some((event) => event.kind === kind));
  }

  /** The page has drawn all lines so far: reset the marks. */
  drawn(): void {
    this.#fresh = [];
  }

  /** Add one event to the log. */
  add(step: Step, event: EventView): void {
    const last = this.steps.at(-1);
    const events = last?.version === step.version ? [...(last.events as EventView[]), event] : [event];
    const others = last?.version === step.version ? this.steps.slice(0, -1) : this.steps;
    this.steps = [...others, { ...step, events: events as Step["events"] }].slice(-LONGEST_LOG);
    const earlier = this.#fresh.filter(({ version }) => version !== step.version);
    this.#fresh = [...earlier, { version: step.version, events }]; // the events of the step that were shown
    this.news = this.#fresh;
  }

  /** A whole step was shown. */
  land({ step, events }: Frame): void {
    if (events.length === 0) this.steps = [...this.steps, step].slice(-LONGEST_LOG);
    if (step.undo_to != null) this.#takeBack(step.version, step.undo_to);
  }

  #takeBack(version: number, to: number): void {
    this.#past = this.#past.filter(({ frame }) => frame.step.version <= to);
    this.#fresh = [...this.#fresh, { version, events: [], undoneTo: to }];
    this.news = this.#fresh;
  }

  remember(frame: Frame, before: JsonObject): void {
    this.#past.push({ frame, before });
    if (this.#past.length > LONGEST_PAST) this.#past.shift();
  }

  /** Add a turn from before this page was loaded, so that it can be replayed. */
  recall(frames: readonly Frame[], before: JsonObject): void {
    const known = this.remembered;
    let seen: JsonObject | null = before;
    const recalled: Past[] = [];
    for (const frame of frames) {
      if (seen && !known.has(frame.step.version)) recalled.push({ frame, before: seen });
      seen = frame.view;
    }
    this.#past = [...recalled, ...this.#past].sort((one, two) => one.frame.step.version - two.frame.step.version);
  }

  /** A turn with the chance outcomes that followed, and the view before it. */
  move(version: number): { readonly before: JsonObject; readonly frames: readonly Frame[] } | null {
    const start = this.#past.findIndex(({ frame }) => frame.step.version === version);
    const first = this.#past[start];
    if (!first) return null;
    const rest = this.#past.slice(start + 1);
    const next = rest.findIndex(({ frame: { step } }) => step.seat !== null && step.seat !== first.frame.step.seat);
    const frames = [first, ...(next < 0 ? rest : rest.slice(0, next))].map(({ frame }) => frame);
    return { before: first.before, frames };
  }
}
