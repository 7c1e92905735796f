/**
 * Animation queue: advances the shown state towards the server's, one event at a time. Everything on the screen derives
 * from here, so that nothing reveals the outcome of an animation that has not ended.
 */
import type { EventView, Happening, JsonObject, Showing as Shows } from "../../contract/drawing.ts";
import type { Step } from "../../net/wire.ts";
import { dealtIn, lastOf, type Frame } from "./frames.ts";
import type { DirectorInput, Leftover, Replay, Snapshot, Steps } from "./inputs.ts";
import { BREATH, lasting, READING } from "./pace.ts";
import {
  animationIn,
  cursorIn,
  holdIn,
  IDLE,
  isOwners,
  isTold,
  replayIn,
  type Cursor,
  type Ending,
  type Holding,
  type Phase,
  type Run,
  type Showing,
} from "./phase.ts";
import type { Stage } from "./stage.ts";
import { StepHistory } from "./stepHistory.svelte.ts";
import { Tempo } from "./tempo.ts";

const TWICE = 450; // ms between two skips that together skip everything

export class Director {
  look = $state.raw<number | null>(null);
  version = $state.raw<number | null>(null);
  view = $state.raw<JsonObject | null>(null);
  phase = $state.raw<Phase>(IDLE);
  #moved = $state.raw<Frame | null>(null); // the last move that began, without chance

  readonly moving = $derived(this.phase.name !== "idle");
  readonly animation = $derived(animationIn(this.phase)); // on the screen
  readonly hold = $derived(holdIn(this.phase)); // why the queue is held
  readonly again = $derived(replayIn(this.phase)?.version ?? null); // the version of the move that is being replayed
  readonly mover = $derived(this.#moved?.step.seat ?? null); // the seat of the move under way, or of the last one
  readonly movedAt = $derived(this.#moved?.step.version ?? null); // its version

  readonly #stage: Stage;
  readonly #history = new StepHistory();
  readonly #tempo: Tempo;
  #animations = 0;
  #owed = false; // at the pace "steps": the last move was not confirmed yet
  #unread = false; // the log has new lines since the last pause
  #skipped = -Infinity;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#tempo = new Tempo(stage);
  }

  /** The log, as far as it was shown. */
  get steps(): readonly Step[] {
    return this.#history.steps;
  }

  /** The latest events, which boards mark. */
  get news(): readonly Happening[] {
    return this.#history.news;
  }

  /** The moves that can be replayed, by version. */
  get remembered(): ReadonlySet<number> {
    return this.#history.remembered;
  }

  /** Whether this position is shown and nothing is under way. */
  arrived(version: number | null, look: number | null): boolean {
    return this.version === version && this.look === look && !this.moving;
  }

  receive(input: DirectorInput): void {
    switch (input.kind) {
      case "snapshot":
        return this.leap(input);
      case "steps":
        return this.#follow(input);
      case "replay":
        return this.#showPast(input);
      case "leftover":
        return this.#putBack(input);
      case "history":
        if (input.look === this.look) this.#history.prepend(input.steps);
    }
  }

  /** Show a position at once: at first, after a reload, from another seat. */
  leap({ look, version, view, steps }: Omit<Snapshot, "kind">): void {
    const sameSeat = look === this.look;
    this.#drop();
    this.#history.begin(steps, sameSeat);
    this.look = look;
    this.version = version;
    this.view = view;
    this.#moved = null;
    const dealt = dealtIn(steps);
    const iHaveMoved = steps.some(({ seat }) => seat !== null && seat === look);
    if (dealt.length === steps.length || !(sameSeat || iHaveMoved)) this.#openGame(dealt);
  }

  /** Before the person's first move, show the last scene of the deal, if the game has one. */
  #openGame(steps: readonly Step[]): void {
    const { view, version } = this;
    if (!view || version === null || this.#stage.hidden() || this.#stage.pace() === "once") return;
    const scene = lastOf(steps, view, (event) => this.#stage.shows(event, view, [event])?.scene ?? false);
    if (!scene) return;
    this.#play({ coming: [scene], replay: { version: scene.step.version, present: view, meanwhile: [] } });
  }

  #follow(input: Steps): void {
    const { leap, frames, view } = input;
    if (this.phase.name !== "idle" && this.#waits(input, this.phase.run)) return;
    if (frames.length === 0) return this.#update(view);
    this.#endReplay();
    this.#history.drawn();
    const { phase } = this;
    const run: Run = phase.name === "idle" ? { coming: [], replay: null } : phase.run;
    run.coming.push(...frames);
    const { pace, hidden } = this.#stage;
    if (leap || (hidden() && !isOwners(phase)) || pace() === "once") return this.#seeAll(run);
    const cursor = cursorIn(phase);
    this.#tempo.fit(cursor ? [cursor.frame, ...run.coming] : run.coming, cursor?.index ?? 0, this.view);
    if (phase.name === "idle") this.#start(run);
    else if (this.#stage.hurried()) this.#cut();
  }

  /** The opening scene stays while others move: their moves are queued and shown after it. */
  #waits(input: Steps, run: Run): boolean {
    const waiting = run.replay?.meanwhile;
    if (!waiting) return false;
    const { pace, hidden } = this.#stage;
    const seen = !hidden() || isOwners(this.phase);
    const shown = !input.leap && seen && pace() !== "once" && this.#holds(run);
    const waits = input.frames.length > 0 ? shown : waiting.length > 0;
    if (waits) waiting.push(input);
    return waits;
  }

  /** Everything before was seen: a choice of one's own is a confirmation too. */
  #start(run: Run): void {
    const first = run.coming.slice(0, 1 + run.coming.findIndex(({ together }) => !together));
    if (first.some(({ step, forced }) => step.seat === this.look && !forced)) this.#owed = false;
    this.#play(run, this.#stage.hurried() ? null : "animation");
  }

  /** A view without a step, which says who may choose: shown when everything under way was seen. */
  #update(view: JsonObject): void {
    const { phase } = this;
    if (phase.name === "idle") return void (this.view = this.#kept(view));
    const { replay, coming } = phase.run;
    const [last, cursor] = [coming.at(-1), cursorIn(phase)];
    if (replay) replay.present = this.#kept(view, replay.present);
    else if (last) coming.splice(-1, 1, { ...last, view });
    else if (cursor) cursor.frame = { ...cursor.frame, view };
    else this.view = this.#kept(view);
  }

  /** Skip to the end of the animation; twice, to the present. A hold stays. */
  skip(): void {
    if (this.phase.name === "idle") return;
    const now = this.#stage.now();
    const twice = now - this.#skipped < TWICE;
    this.#skipped = now;
    if (twice) return this.arrive();
    this.#history.drawn();
    this.#cut();
  }

  /** The scene was seen, or the next move may follow. */
  goOn(): void {
    if (this.phase.name !== "holding" && this.phase.name !== "waiting") return;
    this.#history.drawn();
    this.#cut();
  }

  /** Skip to the present. */
  arrive(): void {
    const replayed = replayIn(this.phase) !== null;
    this.#endReplay();
    if (this.phase.name !== "idle") this.#seeAll(this.phase.run);
    else if (!replayed) this.#seeAll({ coming: [], replay: null });
  }

  /** Replay a move without changing the position. */
  showAgain(version: number): void {
    if (this.phase.name !== "idle" && !replayIn(this.phase)) return;
    this.#endReplay();
    const move = this.#history.move(version);
    if (!move || !this.view || this.moving) return;
    const replay = { version, present: this.view, meanwhile: null };
    this.view = move.before;
    this.#pause({ coming: [...move.frames], replay }, null, BREATH); // the old board, before an animation starts on it
  }

  /** A turn from before this page was loaded was requested, and has arrived. */
  #showPast({ look, frames, before }: Replay): void {
    const [first] = frames;
    if (look !== this.look || !first) return;
    this.#history.recall(frames, before);
    this.showAgain(first.step.version);
  }

  /** After a reload, restore what the rules have removed but the table still shows. */
  #putBack({ look, frames, before }: Leftover): void {
    if (look !== this.look) return;
    let left = before;
    for (const { view } of frames) if (view) left = this.#kept(view, left);
    const replay = replayIn(this.phase);
    if (replay) replay.present = replay.present && this.#kept(replay.present, left);
    else this.view = this.view && this.#kept(this.view, left);
  }

  close(): void {
    this.#drop();
  }

  // --- one after another ------------------------------------------------------------------------

  #play(run: Run, apart: "animation" | null = null): void {
    this.phase = { name: "pausing", run, cursor: null, cancel: null };
    this.#next(run, null, apart);
  }

  /**
   * `apart`: whether the present task ends here; an animation, and optionally the end of the run, start in a new one.
   */
  #next(run: Run, cursor: Cursor | null, apart: "animation" | "rest" | null = null): void {
    for (;;) {
      if (!cursor) {
        const frame = run.coming[0];
        if (!frame && apart === "rest") return this.#pause(run, null, null);
        if (!frame) return run.replay ? this.#endReplay() : this.#rest();
        if (this.#mustWait(run, frame)) return this.#waitForSign(run);
        const unsaid = this.#unsaid(run, frame);
        if (unsaid > 0) return this.#pause(run, null, unsaid);
        run.coming.shift();
        cursor = this.#open(run, frame);
      }
      const { frame, index } = cursor;
      const event = frame.events[index];
      if (event === undefined) {
        if (this.#close(run, cursor)) return;
        cursor = null;
        continue;
      }
      const all = this.view ? this.#stage.shows(event, this.view, frame.events) : null;
      const shows = all?.again && this.#history.tells(event.kind) ? all.again : all; // for frequent events
      const ms = shows ? this.#time(run, shows.ms) : 0;
      if (shows && (ms > 0 || shows.scene))
        return apart ? this.#pause(run, cursor, null) : this.#show(run, cursor, { ...shows, ms });
      this.#tell(run, frame, event);
      this.#advance(frame, event);
      cursor = { ...cursor, index: index + 1 };
    }
  }

  /** `ms`: null: until the page is drawn, because one task for everything would be long. */
  #pause(run: Run, cursor: Cursor | null, ms: number | null): void {
    const then = (): void => {
      this.#history.drawn();
      this.#end();
    };
    const cancel = ms === null ? this.#stage.soon(then) : this.#stage.wait(ms, then);
    this.phase = { name: "pausing", run, cursor, cancel };
  }

  #waitForSign(run: Run): void {
    this.phase = { name: "waiting", run, hold: { kind: "step", until: null } };
  }

  #show(run: Run, cursor: Cursor, shows: Shows): void {
    const { frame, index } = cursor;
    const event = frame.events[index]!;
    this.#animations += 1;
    if (shows.first) this.#reveal(frame, event);
    this.#tempo.spend(shows.ms);
    const { version } = frame.step;
    const motion = this.#stage.motion();
    const animation = { number: this.#animations, version, event, events: frame.events, ...shows, motion };
    const cancel = this.#stage.wait(shows.ms, () => {
      this.#history.drawn();
      this.#end(true);
    });
    this.phase = { name: "showing", run, cursor, animation, cancel };
    this.#stage.began(animation);
  }

  /** Leave the phase. `byItself`: without a person's action, so that the next one may wait for a frame of the page. */
  #end(byItself = false): void {
    const { phase } = this;
    const unhurried = byItself && !this.#stage.hurried();
    switch (phase.name) {
      case "pausing":
        return this.#next(phase.run, phase.cursor);
      case "waiting":
        this.#owed = false;
        return this.#next(phase.run, null);
      case "showing":
        return this.#endAnimation(phase, unhurried);
      case "holding":
        return unhurried ? this.#takeAway(phase, "board") : this.#finish(phase, "board", false);
      case "ending":
        return this.#finish(phase, phase.remaining, unhurried);
    }
  }

  /**
   * A scene holds; the board of any other animation changes as it leaves, and its log line may follow in the next task.
   */
  #endAnimation(phase: Showing, unhurried: boolean): void {
    const { run, cursor, animation } = phase;
    if (animation.scene && this.#holds(run)) return this.#holdScene(phase);
    if (animation.first) return this.#finish(phase, "log", unhurried);
    this.#advance(cursor.frame, animation.event);
    if (unhurried) this.#takeAway(phase, "log");
    else this.#finish(phase, "log", false);
  }

  #holdScene({ run, cursor, animation }: Showing): void {
    this.#stage.stopped(); // a slow machine may still be showing what the line reveals
    this.#tell(run, cursor.frame, animation.event);
    const ms = this.#tempo.patience(animation);
    const then = (): void => {
      this.#history.drawn();
      this.#stop();
      this.#end(true);
    };
    const cancel = ms === null ? null : this.#stage.wait(ms, then);
    const hold = { kind: "scene", until: ms === null ? null : this.#stage.now() + ms } as const;
    this.phase = { name: "holding", run, cursor, animation, hold, cancel };
  }

  /** The animation leaves the screen first: its log line, or the board behind a scene, follows in a task of its own. */
  #takeAway({ run, cursor, animation }: Showing | Holding, remaining: Ending["remaining"]): void {
    const cancel = this.#stage.soon(() => this.#end(true));
    this.phase = { name: "ending", run, cursor, animation, remaining, cancel };
  }

  #finish({ run, cursor, animation }: Showing | Holding | Ending, remaining: Ending["remaining"], unhurried: boolean) {
    if (remaining === "board" && !animation.first) this.#advance(cursor.frame, animation.event);
    const next = { ...cursor, index: cursor.index + 1 };
    this.phase = { name: "pausing", run, cursor: next, cancel: null };
    if (remaining === "log") this.#tell(run, cursor.frame, animation.event);
    this.#next(run, next, unhurried ? "rest" : null);
  }

  #open({ replay }: Run, frame: Frame): Cursor {
    if (!replay && frame.step.seat !== null) {
      if (frame.step.seat !== this.mover) this.#tempo.begin();
      this.#moved = frame; // chance belongs to the previous move
    }
    return { frame, index: 0, before: this.view };
  }

  /** The step was seen; returns whether a pause follows. */
  #close(run: Run, { frame, before }: Cursor): boolean {
    this.#settle(run, frame, before);
    const ms = frame.together ? 0 : this.#time(run, this.#gap(run));
    if (ms === 0) return false;
    this.#unread = false;
    this.#tempo.spend(ms);
    this.#pause(run, null, ms);
    return true;
  }

  /** The pause after a move: a breath, or reading time when another's turn ends or stops, or after a replay. */
  #gap({ coming: [following], replay }: Run): number {
    if (replay) return following || replay.meanwhile ? 0 : READING;
    if (following?.step.seat === null || !this.#unread || this.#stage.pace() === "steps") return 0; // chance belongs to its move
    const own = this.mover === null || (this.mover === this.look && !this.#moved?.forced);
    const quick = own || this.#stage.hurried();
    if (!following && (quick || !this.#stage.lingers())) return 0;
    const next = following ? following.step.seat : this.view?.["to_act"];
    return quick || next === this.mover ? BREATH : READING;
  }

  #time({ replay }: Run, ms: number): number {
    return replay || this.mover === this.look ? this.#tempo.time(ms, replay !== null) : this.#tempo.watched(ms);
  }

  #mustWait({ replay }: Run, { step }: Frame): boolean {
    const { pace, hurried } = this.#stage;
    return !replay && this.#owed && step.seat !== null && pace() === "steps" && !hurried();
  }

  /** A turn of others waits for the voice, which is never more than one turn behind. */
  #unsaid({ replay }: Run, { step }: Frame): number {
    const { pace, hurried, behind } = this.#stage;
    const begins = step.seat !== null && step.seat !== this.mover && step.seat !== this.look;
    return begins && !replay && !hurried() ? lasting(behind(), pace(), true) : 0;
  }

  /** Whether a scene holds: not in a replay, nor while the person's clock runs. */
  #holds({ replay }: Run): boolean {
    return (!replay || replay.meanwhile !== null) && this.#stage.scenes() && !this.#stage.hurried();
  }

  // --- what was seen ----------------------------------------------------------------------------

  /** Add the event to the log and to the marks on the board. */
  #tell({ replay }: Run, frame: Frame, event: EventView): void {
    if (replay) return;
    this.#unread = true;
    this.#history.add(frame.step, event);
    this.#stage.told(frame, event);
  }

  /** Update the board. */
  #advance(frame: Frame, event: EventView): void {
    if (!this.view) return;
    const last = event === frame.events.at(-1);
    this.view = last && frame.view ? this.#kept(frame.view) : this.#stage.after(this.view, event, frame.events);
  }

  /** Update the board together with the animation: only as much of the step as it shows, if the game can tell. */
  #reveal(frame: Frame, event: EventView): void {
    const turnedUp = this.view && this.#stage.after(this.view, event, frame.events);
    if (turnedUp && turnedUp !== this.view) this.view = turnedUp;
    else this.#advance(frame, event);
  }

  /** The view after a step, including what the table removes later than the rules. */
  #kept(view: JsonObject, before = this.view): JsonObject {
    return before ? this.#stage.keeps(before, view) : view;
  }

  #settle({ replay }: Run, frame: Frame, before: JsonObject | null): void {
    const { step, view } = frame;
    if (before && !replay) this.#history.remember(frame, before);
    if (view) this.view = this.#kept(view);
    if (replay) return;
    this.version = step.version;
    this.#history.land(frame);
    const chosen = step.seat === this.look && !frame.forced; // a move that the table made for the person is news as well
    if (step.seat !== null && !frame.together) this.#owed = !chosen && frame.events.length > 0;
    this.#stage.landed(frame);
  }

  /** Finish everything under way and queued without showing it. */
  #seeAll(run: Run): void {
    this.#stop();
    this.#history.drawn();
    const cursor = cursorIn(this.phase);
    if (cursor) this.#seeRest(run, cursor, isTold(this.phase));
    for (const frame of run.coming.splice(0)) this.#seeRest(run, this.#open(run, frame), false);
    this.#rest();
  }

  #seeRest(run: Run, { frame, index, before }: Cursor, told: boolean): void {
    for (const event of frame.events.slice(told ? index + 1 : index)) this.#tell(run, frame, event);
    this.#settle(run, frame, before);
  }

  // --- coming to rest ---------------------------------------------------------------------------

  #cut(): void {
    this.#stop();
    this.#end();
  }

  #stop(): void {
    if ("cancel" in this.phase) this.phase.cancel?.();
    this.#stage.stopped();
  }

  #rest(): void {
    this.phase = IDLE;
    this.#tempo.rest();
  }

  #endReplay(): void {
    const replay = replayIn(this.phase);
    if (!replay) return;
    this.#stop();
    this.view = replay.present;
    this.#rest();
    for (const input of replay.meanwhile ?? []) this.#follow(input);
  }

  #drop(): void {
    replayIn(this.phase)?.meanwhile?.splice(0);
    this.#endReplay();
    this.#stop();
    this.#owed = false;
    this.#rest();
  }
}
