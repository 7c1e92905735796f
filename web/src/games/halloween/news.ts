/** The latest events, as far as something moves on the table. */
import type { Happening } from "../../contract/drawing.ts";
import { BUILDINGS, COLOURS } from "./facts.ts";
import type { Attacked, BuildingName, Cell, Chance, Colour, Event, View } from "./wire.ts";
import { cellTarget, type Target } from "./choices.ts";

export interface Flight {
  readonly from: Cell;
  readonly to: BuildingName;
}

/** The fight, and the state before the dice were rolled; null: it began earlier. */
export interface Fight {
  readonly ghost: Cell;
  readonly foe: Cell;
  readonly odds: Chance | null;
}

/** The last rolled dice and their result. */
export interface Throw {
  readonly dice: readonly { readonly colour: Colour; readonly face: number; readonly own: boolean }[];
  readonly won: boolean | null; // null: no fight, or not over
  readonly fight: Fight | null;
  readonly seat: number | null;
}

export interface Moves {
  readonly fresh: ReadonlySet<Target>; // new or changed things; discs are "disc <seat> <section> <action>"
  readonly flights: readonly Flight[];
  readonly gone: readonly Cell[]; // ghosts that disappeared
  readonly last: ReadonlyMap<Target, number>; // the place of the last action, for the ring
  readonly gains: readonly { readonly seat: number; readonly points: number }[];
}

const CATCH_UP = 8; // more simultaneous events come after a lost connection: only the last one is animated

export function nextColour(colour: Colour): Colour {
  return COLOURS[COLOURS.indexOf(colour) + 1] ?? "red";
}

export function movesOf(news: readonly Happening<Event>[]): Moves {
  const recent = news.length > CATCH_UP ? news.slice(-1) : news;
  const events = recent.flatMap((happening) => happening.events);
  const fresh = new Set<Target>();
  const last = new Map<Target, number>();
  const flights: Flight[] = [];
  const gone = new Map<string, Cell>(); // one puff of smoke per colour and house
  const gains: { seat: number; points: number }[] = [];
  const leave = (cell: Cell) => gone.set(`${cell.building} ${cell.colour}`, cell);
  const mark = (target: Target, { seat }: Event) => {
    fresh.add(target);
    if (seat !== null) last.set(target, seat);
  };
  for (const event of events) {
    switch (event.kind) {
      case "summoned":
      case "placed":
      case "scared":
        mark(cellTarget("ghost", event.ghost.building, event.ghost.colour), event);
        break;
      case "upgraded":
        mark(cellTarget("ghost", event.ghost.building, nextColour(event.ghost.colour)), event);
        break;
      case "moved":
        flights.push({ from: event.ghost, to: event.to });
        mark(cellTarget("ghost", event.to, event.ghost.colour), event);
        break;
      case "swapped":
        flights.push({ from: event.ghost, to: event.other.building }, { from: event.other, to: event.ghost.building });
        break;
      case "removed":
        leave(event.ghost);
        break;
      case "fight_won":
        leave(event.foe);
        mark(cellTarget("ghost", event.ghost.building, event.ghost.colour), event);
        break;
      case "haunted":
        mark(cellTarget("space", event.ghost.building, event.ghost.colour), event);
        break;
      case "blues_came":
        fresh.add(cellTarget("ghost", event.building, "blue"));
        break;
      case "reds_left":
        BUILDINGS.forEach((building) => leave({ building, colour: "red" }));
        break;
      case "bonus_laid":
        fresh.add(`lying ${event.building}`);
        break;
      case "action":
        fresh.add(`disc ${event.seat} ${event.section} ${event.action}`);
        break;
      case "level":
        fresh.add(`level ${event.seat} ${event.section}`);
        break;
      case "occupied":
      case "card_used":
        mark(`card ${event.card}`, event);
        break;
      case "points":
        if (event.seat !== null) gains.push({ seat: event.seat, points: event.points });
        break;
    }
  }
  return { fresh, flights, gone: [...gone.values()], last, gains };
}

/** The odds at the start of an attack. */
export function oddsIn({ wins, of }: Attacked): Chance {
  return { wins, of };
}

/** The dice of the pending roll; those of an older one stay in the view. */
export function diceOf(view: View): Throw | null {
  const roll = view.pending?.roll;
  if (!roll || view.dice.length === 0) return null;
  const { attacker, foe } = roll;
  return {
    dice: view.dice.map(({ colour, face, own, plus }) => ({ colour, face: face === null ? 0 : face + plus, own })),
    won: null,
    fight: attacker && foe ? { ghost: attacker, foe, odds: null } : null,
    seat: view.turn,
  };
}
