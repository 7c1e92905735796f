/** What has happened, as far as it is still to be seen: the last deeds, rubble, what a map showed. */
import type { Animation, Happening } from "../../contract/drawing.ts";
import { cellKey } from "./options.ts";
import { travel } from "./travel.ts";
import type { Collapsed, Event, Laid } from "./wire.ts";

/** Somebody's last deed in the mine. */
export interface Deed {
  readonly x: number;
  readonly y: number;
  readonly seat: number;
  readonly version: number;
}

/** What a map showed: only its player hears of the card. */
export interface Look {
  readonly goal: number;
  readonly card: string;
}

/** What the gesture under way turns over for my eyes. */
export function lookIn(beat: Animation<Event> | null, me: number | null): Look | undefined {
  if (beat?.event.kind !== "looked" || beat.event.seat !== me || !beat.event.card) return undefined;
  return { goal: beat.event.goal, card: beat.event.card };
}

const FRESH = 450; // milliseconds that a change is marked
const DEEDS: ReadonlySet<string> = new Set(["laid", "collapsed", "broke", "mended", "looked", "discarded", "passed"]);

function isInMine(event: Event): event is Laid | Collapsed {
  return event.kind === "laid" || event.kind === "collapsed";
}

export class Story {
  deeds = $state.raw<readonly Deed[]>([]); // in the mine, since my own last turn: one for each seat
  fallen = $state.raw<ReadonlyMap<string, number>>(new Map()); // rubble by cell, with the version that left it
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  looks = $state.raw<ReadonlyMap<number, Look>>(new Map()); // by seat, until it was seen: people may share a device

  /** A gesture begins: its card is on its way for as long as the gesture lasts. */
  move(beat: Animation<Event>, lying: boolean): void {
    if (beat.event.kind === "turned-up") this.#mark([beat.event]);
    else if (beat.motion) void travel(beat.event, lying, beat.ms);
  }

  /** It was seen. */
  tell(news: readonly Happening<Event>[], me: number | null): void {
    for (const { version, events, undoneTo } of news) {
      if (undoneTo !== undefined) this.#forget(undoneTo);
      for (const event of events) this.#remember(event, version, me);
    }
    this.#mark(news.flatMap(({ events }) => events).filter(({ kind }) => kind !== "turned-up"));
  }

  /** The seat has seen what its map showed. */
  lookAway(seat: number): void {
    this.looks = new Map([...this.looks].filter(([one]) => one !== seat));
  }

  #forget(version: number): void {
    this.deeds = this.deeds.filter((deed) => deed.version <= version);
    this.fallen = new Map([...this.fallen].filter(([, at]) => at <= version));
    this.looks = new Map();
  }

  #remember(event: Event, version: number, me: number | null): void {
    if (DEEDS.has(event.kind) && "seat" in event) this.#markDeed(event, version, me);
    switch (event.kind) {
      case "collapsed":
        this.fallen = new Map([...this.fallen, [cellKey(event.x, event.y), version]]);
        break;
      case "looked":
        if (event.card) this.looks = new Map([...this.looks, [event.seat, { goal: event.goal, card: event.card }]]);
        break;
      case "round-over":
        this.fallen = new Map();
        this.deeds = [];
        this.looks = new Map();
        break;
    }
  }

  /** What others did stays marked until I have done something; who only watches sees the last deed. */
  #markDeed(event: Event & { seat: number }, version: number, me: number | null): void {
    const deed = isInMine(event) ? { x: event.x, y: event.y, seat: event.seat, version } : null;
    const others = this.deeds.filter(({ seat, x, y }) => seat !== event.seat && !(x === deed?.x && y === deed.y));
    const kept = me === null || event.seat === me ? [] : others;
    this.deeds = deed ? [...kept, deed] : kept;
  }

  #mark(events: readonly Event[]): void {
    const marks = events.flatMap((event) => {
      if (isInMine(event)) return [cellKey(event.x, event.y)];
      if (event.kind === "role" && event.role) return ["role"];
      if (event.kind === "turned-up") return [`goal ${event.goal}`];
      if (event.kind === "broke" || event.kind === "mended") return [`tool ${event.target} ${event.tool}`];
      return [];
    });
    if (marks.length === 0) return;
    this.fresh = new Set(marks);
    setTimeout(() => (this.fresh = new Set()), FRESH);
  }
}
