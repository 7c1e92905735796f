/** What is seen while news are told: the view is true at once, the picture follows in a second or two. */
import type { Happening } from "../contract.ts";
import { cardOf } from "./cards.ts";
import { easeBoth, placedCard, placedTrack, poseAt, type Placed, type Pose } from "./ride.ts";
import { lokEvent, type Card, type LokEvent, type LokView, type Throw } from "./view.ts";

interface Step {
  readonly ms: number;
  begin?(): void;
  tick?(share: number): void;
}

export interface DiceShown {
  readonly seat: number | "laura" | null;
  readonly throws: readonly Throw[];
  readonly tumbling: boolean; // the last throw still rolls
}

export type Fly = (card: Card | null, from: string, to: string, ms: number) => void;

const CATCH_UP = 8; // happenings; more at once come after a lost connection
const LATE = 2000; // ms of waiting steps from which on everything goes three times as fast
const TOO_LATE = 6000; // ms from which on the rest is not told at all
const RIDE = 330; // ms a card
const LONGEST_RIDE = 1400;

export class Show {
  track = $state.raw<readonly Placed[]>([]);
  pose = $state.raw<Pose | null>(null);
  tilt = $state(0); // degrees: more than 0 off the rails
  at = $state(0); // the card under the locomotive
  dice = $state.raw<DiceShown | null>(null);
  fresh = $state<string | null>(null); // the card that was laid last
  bump = $state.raw<{ who: string; pair: boolean; count: number } | null>(null); // a pile that just changed
  moving = $state(false);

  #steps: Step[] = [];
  #view: LokView | null = null;
  #told = 0; // the version of the last happening: other eyes on the same moment bring the same news again
  #fly: Fly;
  #frame = 0;

  constructor(fly: Fly) {
    this.#fly = fly;
  }

  /** A new view came, and `news` led to it. */
  follow(view: LokView, news: readonly Happening[], me: number | null, motion: boolean): void {
    const first = this.#view === null;
    const fresh = news.filter(({ version }) => version > this.#told);
    this.#view = view;
    this.#told = news.at(-1)?.version ?? 0;
    if (first || !motion || fresh.length === 0 || fresh.length > CATCH_UP) return this.#arrive();
    for (const { events } of fresh) for (const event of events) this.#add(lokEvent(event), me);
    if (!this.moving) this.#next();
  }

  /** Somebody wants to play: stop telling. */
  hurry(): void {
    if (this.moving) this.#arrive();
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** Be where the view is. */
  #arrive(): void {
    cancelAnimationFrame(this.#frame);
    this.#steps = [];
    this.moving = false;
    const view = this.#view;
    if (!view) return;
    this.track = placedTrack(view);
    this.at = view.locomotive?.at ?? 0;
    this.pose = view.locomotive ? poseAt(this.track, this.at + 0.5) : null;
    this.tilt = 0;
    const build = view.build;
    this.dice = build && build.throws.length > 0 ? { seat: build.seat, throws: build.throws, tumbling: false } : null;
  }

  #next(): void {
    const waiting = this.#steps.reduce((sum, { ms }) => sum + ms, 0);
    const step = this.#steps.shift();
    if (!step || waiting > TOO_LATE) return this.#arrive();
    this.moving = true;
    step.begin?.();
    const ms = waiting > LATE ? step.ms / 3 : step.ms;
    const started = performance.now();
    const tick = (now: number): void => {
      const share = ms > 0 ? Math.min(1, Math.max(0, (now - started) / ms)) : 1;
      step.tick?.(share);
      if (share < 1) this.#frame = requestAnimationFrame(tick);
      else this.#next();
    };
    if (ms > 0) this.#frame = requestAnimationFrame(tick);
    else tick(started);
  }

  #add(event: LokEvent, me: number | null): void {
    const who = String(event.seat);
    switch (event.kind) {
      case "laid":
        this.#steps.push({ ms: 280, begin: () => this.#lay(placedCard(event, this.track.length)) });
        break;
      case "restarted":
        this.#steps.push({ ms: 0, begin: () => (this.track = []) });
        break;
      case "ready":
        this.#steps.push({ ms: 200, begin: () => this.#stand(event.locomotive) });
        break;
      case "drawn":
      case "dealt": {
        const card = event.card === undefined ? null : cardOf(event.card);
        const to = event.seat === me ? "hand" : `seat-${who}`;
        this.#steps.push({ ms: 160, begin: () => this.#fly(card, "deck", to, 320) });
        break;
      }
      case "rolling":
        this.#steps.push({ ms: 0, begin: () => (this.dice = { seat: event.seat, throws: [], tumbling: false }) });
        break;
      case "thrown":
        this.#steps.push({ ms: 520, begin: () => this.#throw(event) });
        this.#steps.push({ ms: 120, begin: () => (this.dice = { ...this.dice!, tumbling: false }) });
        break;
      case "rode":
        this.#addRide(event.from, event.to);
        break;
      case "derailed":
        this.#steps.push({ ms: 400, tick: (share) => this.#derail(share) });
        break;
      case "taken":
        for (const name of event.cards) {
          this.#steps.push({ ms: 180, begin: () => this.#take(cardOf(name), `pile-${who}`) });
        }
        break;
      case "put":
        this.#steps.push({
          ms: 160,
          begin: () =>
            (this.bump = { who, pair: event.combined_with !== null, count: (this.bump?.count ?? 0) + 1 }),
        });
        break;
    }
  }

  #lay(card: Placed): void {
    this.track = [...this.track, card];
    this.fresh = card.key;
  }

  #stand(at: number): void {
    this.at = at;
    this.pose = poseAt(this.track, at + 0.5);
  }

  #throw({ seat, dice, wheels }: { seat: number | "laura" | null; dice: number; wheels: number }): void {
    this.dice = { seat, throws: [...(this.dice?.throws ?? []), { dice, wheels }], tumbling: true };
  }

  #addRide(from: number, to: number): void {
    const cards = to - from;
    if (cards <= 0) return;
    this.#steps.push({
      ms: Math.min(LONGEST_RIDE, RIDE * cards),
      tick: (share) => {
        const progress = from + 0.5 + easeBoth(share) * cards;
        const index = Math.floor(progress);
        this.pose = poseAt(this.track, progress);
        this.at = Math.min(to, index);
        const broken = this.track[index]?.card.type === "broken";
        this.tilt = broken ? 5 * Math.sin(progress * 30) : 0;
      },
    });
  }

  #derail(share: number): void {
    const out = Math.sin(Math.PI * share);
    this.pose = poseAt(this.track, this.at + 0.5 + 0.5 * out, 0.8 * out);
    this.tilt = 14 * out;
  }

  #take(card: Card, to: string): void {
    const [first, ...rest] = this.track;
    if (!first) return;
    this.#fly(card, `spot-${first.key}`, to, 360);
    this.track = rest;
    this.at = Math.max(0, this.at - 1);
  }
}
