/**
 * Moves what a person has seen towards what the server said, one happening after another. Everything on the screen
 * derives from here: nothing tells the outcome of a gesture that has not ended.
 */
import type { Beat, EventView, Happening, JsonObject, Showing } from "../games/contract.ts";
import type { Step } from "../net/wire.ts";
import {
  dealtIn,
  lastOf,
  type Again,
  type Cleared,
  type Frame,
  type More,
  type Standing,
  type Telling,
} from "./frames.ts";
import { BREATH, READING } from "./pace.ts";
import type { Hold, Stage } from "./stage.ts";
import { Story } from "./story.svelte.ts";
import { Tempo } from "./tempo.ts";

const TWICE = 450; // ms between two skips that mean: to now

export class Director {
  look = $state.raw<number | null>(null);
  version = $state.raw<number | null>(null);
  view = $state.raw<JsonObject | null>(null);
  beat = $state.raw<Beat | null>(null); // the gesture under way
  hold = $state.raw<Hold | null>(null);
  again = $state.raw<number | null>(null); // a move is shown once more: its version
  moving = $state.raw(false);
  mover = $state.raw<number | null>(null); // whose move is under way, or was the last one

  readonly #stage: Stage;
  readonly #story = new Story();
  readonly #tempo: Tempo;
  #coming: Frame[] = [];
  #frame: Frame | null = null;
  #index = 0; // of the event under way
  #before: JsonObject | null = null; // the view that the frame began with
  #now: JsonObject | null = null; // the view to return to after a move was shown again
  #cancel: (() => void) | null = null;
  #beats = 0;
  #told = false; // the scene under way is in the log already
  #seen: Beat | null = null; // a gesture that is not on the screen any more, of which something is still to be done
  #advanced = false; // the board is as after it
  #owed = false; // step by step: the next move waits for a sign
  #opening = false; // a scene opens the game
  #meanwhile: More[] = []; // what happened while it holds
  #unread = false; // something was told since the last pause
  #forced = false; // the last move was one that the table made for me
  #skipped = -Infinity;

  constructor(stage: Stage) {
    this.#stage = stage;
    this.#tempo = new Tempo(stage);
  }

  /** The log, as far as it was seen. */
  get steps(): readonly Step[] {
    return this.#story.steps;
  }

  /** What was seen last: boards mark it. */
  get news(): readonly Happening[] {
    return this.#story.news;
  }

  /** What can be shown again, by version. */
  get remembered(): ReadonlySet<number> {
    return this.#story.remembered;
  }

  /** Whether this is how things stand, and nothing is on its way. */
  arrived(version: number | null, look: number | null): boolean {
    return this.version === version && this.look === look && !this.moving;
  }

  /** Be there: a reload, other eyes, a first look. */
  leap({ look, version, view, steps }: Standing): void {
    const sameEyes = look === this.look;
    this.#drop();
    this.#story.begin(steps, sameEyes);
    this.look = look;
    this.version = version;
    this.view = view;
    this.mover = null;
    const dealt = dealtIn(steps);
    const iHaveMoved = steps.some(({ seat }) => seat !== null && seat === look);
    if (dealt.length === steps.length || !(sameEyes || iHaveMoved)) this.#beginGame(dealt);
  }

  /** I have not moved yet, whoever else has: what was dealt to me is turned over for me, if the game makes a scene of it. */
  #beginGame(steps: readonly Step[]): void {
    const { view, version } = this;
    if (!view || version === null || this.#stage.hidden() || this.#stage.pace() === "once") return;
    const scene = lastOf(steps, view, (event) => this.#stage.shows(event, view, [event])?.scene ?? false);
    if (!scene) return;
    this.#now = view;
    this.again = scene.step.version;
    this.#opening = true;
    this.#coming = [scene];
    this.#next();
  }

  /** More was said. */
  hear(telling: Telling): void {
    if ("frames" in telling) this.#follow(telling);
    else if ("again" in telling) this.#showPast(telling);
    else if ("cleared" in telling) this.#lieAgain(telling);
    else if (!("earlier" in telling)) this.leap(telling);
    else if (telling.look === this.look) this.#story.precede(telling.earlier);
  }

  #follow(more: More): void {
    const { leap, frames, view } = more;
    if (this.#opening && this.#lasts(more)) return void this.#meanwhile.push(more);
    if (frames.length === 0) return this.#stand(view);
    this.#endAgain();
    this.#story.drawn();
    this.#coming.push(...frames);
    const { pace, hidden } = this.#stage;
    if (leap || hidden() || pace() === "once") return this.arrive();
    if (this.#frame) this.#tempo.fit([this.#frame, ...this.#coming], this.#index, this.view);
    else this.#tempo.fit(this.#coming, 0, this.view);
    if (!this.moving) return this.#goForth(frames);
    if (!this.#stage.hurried()) return;
    this.#stop();
    if (this.hold) this.#goOn();
    else this.#end();
  }

  /** Whether what opens the game stays though the first have moved: they are seen after it. */
  #lasts({ leap, frames }: More): boolean {
    if (frames.length === 0) return this.#meanwhile.length > 0;
    const { pace, hidden } = this.#stage;
    return !leap && !hidden() && pace() !== "once" && this.#holds();
  }

  /** Everything was seen: what I chose then, alone or together with others, is a sign too. */
  #goForth(frames: readonly Frame[]): void {
    const first = frames.slice(0, 1 + frames.findIndex(({ together }) => !together));
    if (first.some(({ step, forced }) => step.seat === this.look && !forced)) this.#owed = false;
    this.#next(this.#stage.hurried() ? null : "gesture");
  }

  /** Nothing happened, but who may choose is new: so things stand when all that is on its way was seen. */
  #stand(view: JsonObject): void {
    const last = this.again === null ? this.#coming.pop() : undefined;
    if (last) this.#coming.push({ ...last, view });
    else if (this.again !== null) this.#now = this.#kept(view, this.#now);
    else if (this.#frame) this.#frame = { ...this.#frame, view };
    else this.view = this.#kept(view);
  }

  /** To the end of the gesture; twice, to now. What holds goes on. */
  skip(): void {
    if (!this.moving) return;
    const now = this.#stage.now();
    const twice = now - this.#skipped < TWICE;
    this.#skipped = now;
    if (twice) return this.arrive();
    this.#story.drawn();
    this.#stop();
    if (this.hold) this.#goOn();
    else this.#end();
  }

  /** The scene was seen, or the next move may come. */
  goOn(): void {
    if (!this.hold) return;
    this.#story.drawn();
    this.#stop();
    this.#goOn();
  }

  /** To now. */
  arrive(): void {
    if (this.again !== null) {
      this.#endAgain();
      if (!this.moving) return;
    }
    this.#stop();
    this.#story.drawn();
    if (this.#frame) this.#seeRest(this.#frame);
    for (const frame of this.#coming.splice(0)) {
      this.#open(frame);
      this.#seeRest(frame);
    }
    this.#rest();
  }

  /** Show a move once more, without touching the game. */
  showAgain(version: number): void {
    if (this.moving && this.again === null) return;
    this.#endAgain();
    const move = this.#story.move(version);
    if (!move || !this.view || this.moving) return;
    this.#now = this.view;
    this.again = version;
    this.view = move.before;
    this.#coming = [...move.frames];
    this.moving = true;
    this.#cancel = this.#stage.wait(BREATH, () => this.#next()); // the board as it was, before something moves on it
  }

  /** A turn that was not seen here was asked for, and is told. */
  #showPast({ look, again, before }: Again): void {
    const [first] = again;
    if (look !== this.look || !first) return;
    this.#story.recall(again, before);
    this.showAgain(first.step.version);
  }

  /** A page that was loaded anew has not seen what stays on the table though the rules have cleared it away. */
  #lieAgain({ look, cleared, before }: Cleared): void {
    if (look !== this.look) return;
    let lies = before;
    for (const { view } of cleared) if (view) lies = this.#kept(view, lies);
    if (this.again !== null) this.#now = this.#now && this.#kept(this.#now, lies);
    else this.view = this.view && this.#kept(this.view, lies);
  }

  close(): void {
    this.#drop();
  }

  // --- one after another ------------------------------------------------------------------------

  /** `apart`: the task under way has done enough; a gesture, or also coming to rest, has one of its own. */
  #next(apart: "gesture" | "rest" | null = null): void {
    this.#cancel = null;
    for (;;) {
      if (!this.#frame) {
        const frame = this.#coming[0];
        if (!frame && apart === "rest") return this.#nextSoon();
        if (!frame) return this.again !== null ? this.#endAgain() : this.#rest();
        if (this.#mustWait(frame)) return this.#wait("step", null);
        this.#coming.shift();
        this.#open(frame);
      }
      const frame = this.#frame!;
      const event = frame.events[this.#index];
      if (event === undefined) {
        if (this.#close(frame)) return;
        continue;
      }
      const showing = this.view ? this.#stage.shows(event, this.view, frame.events) : null;
      const ms = showing ? this.#time(showing.ms) : 0;
      if (showing && (ms > 0 || showing.scene))
        return apart ? this.#nextSoon() : this.#begin(frame, event, showing, ms);
      this.#seeEvent(frame, event);
    }
  }

  /** When the page shows what was told so far: a task that did all of it would be long. */
  #nextSoon(): void {
    this.moving = true;
    this.#cancel = this.#stage.soon(() => {
      this.#story.drawn();
      this.#next();
    });
  }

  #begin(frame: Frame, event: EventView, showing: Showing, ms: number): void {
    this.moving = true;
    this.#beats += 1;
    this.#told = false;
    const { version } = frame.step;
    if (showing.first) this.#reveal(frame, event);
    const motion = this.#stage.motion();
    this.beat = { number: this.#beats, version, event, events: frame.events, ...showing, ms, motion };
    this.#stage.began(this.beat);
    this.#cancel = this.#stage.wait(ms, () => {
      this.#story.drawn();
      this.#end(true);
    });
  }

  /** The gesture has ended: say so, and let a scene hold. `byItself`: nobody asked for it, so what follows may wait for a frame. */
  #end(byItself = false): void {
    this.#cancel = null;
    const unhurried = byItself && !this.#stage.hurried();
    const [frame, beat] = [this.#frame, this.beat ?? this.#seen];
    if (!frame || !beat) return this.#next();
    if (beat.scene && !this.#told && this.#holds()) {
      this.#stage.stopped(); // a slow machine may still turn over what the words tell now
      this.#tell(frame, beat.event);
      this.#told = true;
      return this.#wait("scene", this.#tempo.patience(this.beat));
    }
    if (unhurried && this.#told && this.beat) return this.#takeAway(this.beat);
    if (!beat.first && !this.#advanced) {
      this.#advance(frame, beat.event);
      this.#advanced = true;
      if (unhurried && !this.#told) return this.#takeAway(beat);
    }
    this.beat = this.#seen = null;
    if (!this.#told) this.#tell(frame, beat.event);
    this.#told = this.#advanced = false;
    this.#index += 1;
    this.#next(unhurried ? "rest" : null);
  }

  /** A gesture goes first, and what follows from it has a task of its own: the words, or behind a scene that was told the board. */
  #takeAway(gesture: Beat): void {
    this.#seen = gesture;
    this.beat = null;
    this.#cancel = this.#stage.soon(() => this.#end(true));
  }

  #wait(kind: Hold["kind"], ms: number | null): void {
    this.moving = true;
    this.hold = { kind, until: ms === null ? null : this.#stage.now() + ms };
    if (ms === null) return;
    this.#cancel = this.#stage.wait(ms, () => {
      this.#story.drawn();
      this.#stop();
      this.#goOn(true);
    });
  }

  #goOn(byItself = false): void {
    const kind = this.hold?.kind;
    this.hold = null;
    if (kind === "step") {
      this.#owed = false;
      this.#next();
    } else this.#end(byItself);
  }

  #open(frame: Frame): void {
    this.#frame = frame;
    this.#index = 0;
    this.#before = this.view;
    if (this.again === null) this.mover = frame.step.seat ?? this.mover; // luck belongs to who moved before it
  }

  /** The step was seen; whether there is a pause before the next one. */
  #close(frame: Frame): boolean {
    this.#settle(frame);
    const ms = frame.together ? 0 : this.#time(this.#pause(this.#coming[0]));
    if (ms === 0) return false;
    this.moving = true;
    this.#unread = false;
    this.#cancel = this.#stage.wait(ms, () => {
      this.#story.drawn();
      this.#next();
    });
    return true;
  }

  /** A breath between two moves; time to read when somebody else's turn is over or comes to a stop, or a move was shown again. */
  #pause(following: Frame | undefined): number {
    if (this.again !== null) return following || this.#opening ? 0 : READING;
    if (following?.step.seat === null || !this.#unread || this.#stage.pace() === "steps") return 0; // luck belongs to its move
    const own = this.mover === null || (this.mover === this.look && !this.#forced);
    const quick = own || this.#stage.hurried();
    if (!following) return quick || !this.#stage.lingers() ? 0 : READING;
    return quick || following.step.seat === this.mover ? BREATH : READING;
  }

  #time(ms: number): number {
    return this.#tempo.time(ms, this.again !== null);
  }

  #mustWait(frame: Frame): boolean {
    return (
      this.again === null &&
      this.#owed &&
      frame.step.seat !== null &&
      this.#stage.pace() === "steps" &&
      !this.#stage.hurried()
    );
  }

  #holds(): boolean {
    return (this.again === null || this.#opening) && this.#stage.scenes() && !this.#stage.hurried();
  }

  // --- what was seen ----------------------------------------------------------------------------

  #seeEvent(frame: Frame, event: EventView): void {
    this.#tell(frame, event);
    this.#advance(frame, event);
    this.#index += 1;
  }

  /** In words: the log, and the marks on the board. */
  #tell(frame: Frame, event: EventView): void {
    if (this.again !== null) return;
    this.#unread = true;
    this.#story.tell(frame.step, event);
    this.#stage.told(frame, event);
  }

  /** On the board. */
  #advance(frame: Frame, event: EventView): void {
    if (!this.view) return;
    const last = event === frame.events.at(-1);
    this.view = last && frame.view ? this.#kept(frame.view) : this.#stage.after(this.view, event, frame.events);
  }

  /** On the board with the gesture itself: no more of the step than it turns up, where the game can tell. */
  #reveal(frame: Frame, event: EventView): void {
    const turnedUp = this.view && this.#stage.after(this.view, event, frame.events);
    if (turnedUp && turnedUp !== this.view) this.view = turnedUp;
    else this.#advance(frame, event);
  }

  /** How things stand after a step, with what is cleared away later on the table than by the rules. */
  #kept(view: JsonObject, before = this.view): JsonObject {
    return before ? this.#stage.keeps(before, view) : view;
  }

  #settle(frame: Frame): void {
    const { step, view } = frame;
    if (this.#before && this.again === null) this.#story.remember(frame, this.#before);
    if (view) this.view = this.#kept(view);
    this.#frame = null;
    if (this.again !== null) return;
    this.version = step.version;
    this.#story.land(frame);
    const chosen = step.seat === this.look && !frame.forced; // what the table did for me is news as well
    if (step.seat !== null) this.#forced = frame.forced ?? false;
    if (step.seat !== null && !frame.together) this.#owed = !chosen && frame.events.length > 0;
    this.#stage.landed(frame);
  }

  #seeRest(frame: Frame): void {
    const rest = frame.events.slice(this.#index);
    const [first] = rest;
    for (const event of rest) if (!(this.#told && event === first)) this.#tell(frame, event);
    this.#told = this.#advanced = false;
    this.#settle(frame);
  }

  // --- coming to rest ---------------------------------------------------------------------------

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#stage.stopped();
  }

  #rest(): void {
    this.beat = this.#seen = null;
    this.#advanced = false;
    this.hold = null;
    this.moving = false;
    this.#tempo.rest();
  }

  #endAgain(): void {
    if (this.again === null) return;
    this.#stop();
    this.#coming = [];
    this.#frame = null;
    this.view = this.#now;
    this.again = null;
    this.#opening = false;
    this.#rest();
    for (const more of this.#meanwhile.splice(0)) this.#follow(more);
  }

  #drop(): void {
    this.#meanwhile = [];
    this.#endAgain();
    this.#stop();
    this.#coming = [];
    this.#frame = null;
    this.#owed = false;
    this.#rest();
  }
}
