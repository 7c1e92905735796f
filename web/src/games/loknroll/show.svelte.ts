/** The shown state of the track during an animation; afterwards it equals the view. */
import type { Animation } from "../../contract/drawing.ts";
import { cardOf } from "./cards.ts";
import { easeBoth, placedCard, placedTrack, poseAt, type Placed, type Pose } from "./ride.ts";
import type { Framed } from "./camera.ts";
import type { Card, Event, Throw, View } from "./wire.ts";

export interface DiceShown {
  readonly seat: number | "laura" | null;
  readonly throws: readonly Throw[];
  readonly tumbling: boolean; // the last throw is still rolling
}

export type Fly = (card: Card | null, from: string, to: string, ms: number) => void;

const ASIDE = 1.1; // units that it slides over the end of the rails
const WRECK = 6; // units around the middle of a locomotive on its side
const LAND = 0.85; // share of a throw after which the dice are still

export class Show {
  track = $state.raw<readonly Placed[]>([]);
  pose = $state.raw<Pose | null>(null);
  tilt = $state(0); // degrees: more than 0 off the rails
  wreck = $state.raw<Framed | null>(null); // where it comes to lie off the rails
  at = $state(0); // the card under the locomotive
  dice = $state.raw<DiceShown | null>(null);
  fresh = $state<string | null>(null); // the card that was laid last
  bump = $state.raw<{ who: string; pair: boolean; count: number } | null>(null); // a pile that just changed
  moving = $state(false);

  #view: View | null = null;
  #laid = false; // since that view: its dice belong to an older roll
  #gone = ""; // the roll that was cleared away, which views name until the next build
  #fly: Fly;
  #frame = 0;

  constructor(fly: Fly) {
    this.#fly = fly;
  }

  /** Set the state to the view. The dice of a finished roll stay visible. */
  stand(view: View): void {
    this.stop();
    const first = this.#view === null;
    this.#view = view;
    this.#laid = false;
    this.track = placedTrack(view);
    this.at = view.locomotive?.at ?? 0;
    this.pose = view.locomotive ? poseAt(this.track, this.at + 0.5) : null;
    this.tilt = 0;
    this.wreck = null;
    const build = view.build;
    const rolled = rollOf(build);
    if (rolled === "") this.#gone = "";
    if (build && rolled !== this.#gone) this.dice = { seat: build.seat, throws: build.throws, tumbling: false };
    else if (first || build) this.dice = null;
    else if (this.dice?.tumbling) this.dice = { ...this.dice, tumbling: false };
  }

  /** After an undo: keep only dice that are in the view. */
  forget(): void {
    this.dice = null;
    if (this.#view) this.stand(this.#view);
  }

  /** An animation begins; null: it has ended. */
  follow(beat: Animation<Event> | null, me: number | null): void {
    this.stop();
    this.moving = beat !== null;
    if (this.dice?.tumbling) this.dice = { ...this.dice, tumbling: false };
    if (beat) this.#show(beat.event, beat, me);
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  /** Call `tick` with shares of the duration, up to 1; without motion, with 1 at once. */
  #run({ ms, motion }: Animation<Event>, tick: (share: number) => void): void {
    if (!motion || ms <= 0) return tick(1);
    const started = performance.now();
    const step = (now: number): void => {
      const share = Math.min(1, Math.max(0, (now - started) / ms));
      tick(share);
      if (share < 1) this.#frame = requestAnimationFrame(step);
    };
    step(started);
  }

  #show(event: Event, beat: Animation<Event>, me: number | null): void {
    const who = String(event.seat);
    switch (event.kind) {
      case "laid":
        this.#clear();
        this.#lay(placedCard(event, this.track.length));
        break;
      case "ready":
        this.at = event.locomotive;
        this.pose = poseAt(this.track, event.locomotive + 0.5);
        break;
      case "drawn":
        this.#clear(); // a turn begins
        if (beat.motion)
          this.#fly(
            event.card === undefined ? null : cardOf(event.card),
            "deck",
            event.seat === me ? "hand" : `seat-${who}`,
            beat.ms,
          );
        break;
      case "laura-drew":
        this.#clear();
        break;
      case "thrown":
        this.#throw(event, beat);
        break;
      case "rode":
        this.#run(beat, (share) => this.#ride(event.from, event.to, share));
        break;
      case "derailed":
        this.wreck = wreckAt(poseAt(this.track, this.at + 1, ASIDE));
        this.#run(beat, (share) => this.#derail(share));
        break;
      case "taken":
        this.#take(event.cards.map(cardOf), `pile-${who}`, beat);
        break;
      case "put":
        this.bump = { who, pair: event.combined_with !== null, count: (this.bump?.count ?? 0) + 1 };
        break;
      default:
    }
  }

  /** The dice of an older roll are gone for good. */
  #clear(): void {
    this.#gone = rollOf(this.dice ?? this.#view?.build);
    this.dice = null;
    this.#laid = true;
  }

  #lay(card: Placed): void {
    if (this.track.some(({ key }) => key === card.key)) return; // another viewer of the same moment
    this.track = [...this.track, card];
    this.fresh = card.key;
  }

  #throw({ seat, dice, wheels }: Extract<Event, { kind: "thrown" }>, beat: Animation<Event>): void {
    const before = this.#laid ? [] : (this.#view?.build?.throws ?? []);
    const throws = [...before, { dice, wheels }];
    this.#gone = "";
    this.dice = { seat, throws, tumbling: true };
    if (beat.motion)
      this.#run(
        beat,
        (share) => share >= LAND && this.dice?.tumbling && (this.dice = { seat, throws, tumbling: false }),
      );
  }

  #ride(from: number, to: number, share: number): void {
    const progress = from + 0.5 + easeBoth(share) * (to - from);
    const index = Math.floor(progress);
    this.pose = poseAt(this.track, progress);
    this.at = Math.min(to, index);
    const broken = this.track[index]?.card.type === "broken";
    this.tilt = broken && share < 1 ? 5 * Math.sin(progress * 30) : 0;
  }

  /** Past the end of the rails, on its side; it stays there. */
  #derail(share: number): void {
    const out = easeBoth(Math.min(1, share * 1.6));
    const shake = share < 1 ? 6 * Math.sin(share * 40) * (1 - share) : 0;
    this.pose = poseAt(this.track, this.at + 0.5 + 0.5 * out, ASIDE * out);
    this.tilt = 62 * out + shake;
  }

  #take(cards: readonly Card[], to: string, beat: Animation<Event>): void {
    let taken = 0;
    this.#run(beat, (share) => {
      for (; taken < Math.min(cards.length, Math.ceil(share * (cards.length + 1))); taken++) {
        const [first, ...rest] = this.track;
        const card = cards[taken];
        if (!first || !card) return;
        if (beat.motion) this.#fly(card, `spot-${first.key}`, to, Math.min(420, beat.ms));
        this.track = rest;
        this.at = Math.max(0, this.at - 1);
      }
    });
  }
}

/** A roll, to be told from others; empty: nothing was thrown. */
function rollOf(roll: Pick<DiceShown, "seat" | "throws"> | null | undefined): string {
  if (!roll || roll.throws.length === 0) return "";
  return [roll.seat, ...roll.throws.map(({ dice, wheels }) => `${dice}:${wheels}`)].join(" ");
}

function wreckAt(pose: Pose | null): Framed | null {
  return pose && { x: pose.x - WRECK, y: pose.y - WRECK, width: 2 * WRECK, height: 2 * WRECK };
}
