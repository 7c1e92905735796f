/** What has happened, as far as it is still to be seen: the last deed, rubble, cards on their way, the end of a round. */
import type { EventView, Happening } from "../contract.ts";
import { cellKey } from "./options.ts";
import { travel } from "./travel.ts";

/** Somebody's last deed in the mine. */
export interface Deed {
  readonly x: number;
  readonly y: number;
  readonly seat: number;
}

/** A round that is over, and the gold that was paid for it at once. */
export interface RoundEnd {
  readonly index: number; // into view.past
  readonly paid: ReadonlyMap<number, number>; // by seat
}

/** What a map showed: only whoever played it hears of the card. */
export interface Look {
  readonly goal: number;
  readonly card: string;
}

const CATCH_UP = 8; // more news than this at once is a catch-up: nothing travels
const FRESH = 450; // milliseconds that a change is marked
const TURNING = 1300; // milliseconds to see what the last card turned up, before the round is told
const DEEDS: ReadonlySet<string> = new Set(["laid", "collapsed", "broke", "mended", "looked", "discarded", "passed"]);

export class Story {
  deeds = $state.raw<readonly Deed[]>([]); // in the mine, since my own last turn: one for each seat
  fallen = $state.raw<readonly string[]>([]);
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  hidden = $state.raw<ReadonlySet<string>>(new Set());
  ending = $state.raw<RoundEnd | null>(null); // a round that is over and not told yet
  ended = $state.raw<RoundEnd | null>(null);
  looks = $state.raw<ReadonlyMap<number, Look>>(new Map()); // by seat, until it was seen: people may share a device

  /** `over`: the game is; then the end sheet tells of the last round. */
  async tell(news: readonly Happening[], me: number | null, lying: boolean, motion: boolean, over: boolean): Promise<void> {
    const events = news.flatMap((happening) => [...happening.events]);
    for (const event of events) this.#remember(event, me, over);
    if (motion && news.length <= CATCH_UP) {
      const hide = (cell: string) => (this.hidden = new Set([...this.hidden, cell]));
      const show = (cell: string) => (this.hidden = new Set([...this.hidden].filter((one) => one !== cell)));
      await travel(events, lying, hide, show);
    }
    this.#mark(events);
    if (events.some(({ kind }) => kind === "round-over")) setTimeout(() => this.#tellRound(), motion ? TURNING : 0);
  }

  /** The seat has seen what its map showed. */
  lookAway(seat: number): void {
    this.looks = new Map([...this.looks].filter(([one]) => one !== seat));
  }

  #tellRound(): void {
    this.ended = this.ending;
    this.ending = null;
  }

  #remember(event: EventView, me: number | null, over: boolean): void {
    const deed = { x: Number(event["x"]), y: Number(event["y"]), seat: event.seat ?? 0 };
    if (DEEDS.has(event.kind)) this.#markDeed(event, deed, me);
    switch (event.kind) {
      case "collapsed":
        this.fallen = [...new Set([...this.fallen, cellKey(deed.x, deed.y)])];
        break;
      case "looked":
        if (event["card"]) this.looks = new Map([...this.looks, [deed.seat, { goal: Number(event["goal"]), card: String(event["card"]) }]]);
        break;
      case "round-over":
        this.ending = over ? null : { index: Number(event["round"]) - 1, paid: new Map() };
        this.fallen = [];
        this.deeds = [];
        this.looks = new Map();
        break;
      case "paid":
        if (this.ending) {
          const paid = new Map([...this.ending.paid, [deed.seat, Number(event["gold"])] as const]);
          this.ending = { ...this.ending, paid };
        }
    }
  }

  /** What others did stays marked until I have done something; who only watches sees the last deed. */
  #markDeed({ kind }: EventView, deed: Deed, me: number | null): void {
    const others = this.deeds.filter(({ seat, x, y }) => seat !== deed.seat && cellKey(x, y) !== cellKey(deed.x, deed.y));
    const kept = me === null || deed.seat === me ? [] : others;
    this.deeds = kind === "laid" || kind === "collapsed" ? [...kept, deed] : kept;
  }

  #mark(events: readonly EventView[]): void {
    const marks = events.flatMap((event) => {
      if (event.kind === "laid" || event.kind === "collapsed") return [cellKey(event["x"], event["y"])];
      if (event.kind === "role" && event["role"]) return ["role"];
      if (event.kind === "turned-up") return [`goal ${String(event["goal"])}`];
      if (event.kind === "broke" || event.kind === "mended") return [`tool ${String(event["target"])} ${String(event["tool"])}`];
      return [];
    });
    if (marks.length === 0) return;
    this.fresh = new Set(marks);
    setTimeout(() => (this.fresh = new Set()), FRESH);
  }
}
