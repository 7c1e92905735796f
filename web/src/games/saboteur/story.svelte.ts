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

export class Story {
  last = $state.raw<Deed | null>(null);
  fallen = $state.raw<readonly string[]>([]);
  fresh = $state.raw<ReadonlySet<string>>(new Set());
  hidden = $state.raw<ReadonlySet<string>>(new Set());
  ended = $state.raw<RoundEnd | null>(null);
  looks = $state.raw<ReadonlyMap<number, Look>>(new Map()); // by seat, until it was seen: people may share a device

  /** `over`: the game is; then the end sheet tells of the last round. */
  async tell(news: readonly Happening[], lying: boolean, motion: boolean, over: boolean): Promise<void> {
    const events = news.flatMap((happening) => [...happening.events]);
    for (const event of events) this.#remember(event, over);
    if (motion && news.length <= CATCH_UP) {
      const hide = (cell: string) => (this.hidden = new Set([...this.hidden, cell]));
      const show = (cell: string) => (this.hidden = new Set([...this.hidden].filter((one) => one !== cell)));
      await travel(events, lying, hide, show);
    }
    this.#mark(events);
  }

  /** The seat has seen what its map showed. */
  lookAway(seat: number): void {
    this.looks = new Map([...this.looks].filter(([one]) => one !== seat));
  }

  #remember(event: EventView, over: boolean): void {
    const deed = { x: Number(event["x"]), y: Number(event["y"]), seat: event.seat ?? 0 };
    switch (event.kind) {
      case "collapsed":
        this.fallen = [...new Set([...this.fallen, cellKey(deed.x, deed.y)])];
        this.last = deed;
        break;
      case "laid":
        this.last = deed;
        break;
      case "looked":
        if (event["card"]) this.looks = new Map([...this.looks, [deed.seat, { goal: Number(event["goal"]), card: String(event["card"]) }]]);
        this.last = null;
        break;
      case "broke":
      case "mended":
      case "discarded":
        this.last = null;
        break;
      case "round-over":
        this.ended = over ? null : { index: Number(event["round"]) - 1, paid: new Map() };
        this.fallen = [];
        this.last = null;
        this.looks = new Map();
        break;
      case "paid":
        if (this.ended) {
          const paid = new Map([...this.ended.paid, [deed.seat, Number(event["gold"])] as const]);
          this.ended = { ...this.ended, paid };
        }
    }
  }

  #mark(events: readonly EventView[]): void {
    const marks = events.flatMap((event) => {
      if (event.kind === "laid" || event.kind === "collapsed") return [cellKey(event["x"], event["y"])];
      if (event.kind === "turned-up") return [`goal ${String(event["goal"])}`];
      if (event.kind === "broke" || event.kind === "mended") return [`tool ${String(event["target"])} ${String(event["tool"])}`];
      return [];
    });
    if (marks.length === 0) return;
    this.fresh = new Set(marks);
    setTimeout(() => (this.fresh = new Set()), FRESH);
  }
}
