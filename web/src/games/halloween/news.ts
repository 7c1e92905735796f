/** What has just happened, as far as something moves on the table. */
import type { EventView, Happening } from "../contract.ts";
import { cellTarget, type Odds, type Target } from "./choices.ts";
import { BUILDINGS, COLOURS, type BuildingName, type Cell, type Colour, type View } from "./view.ts";

export interface Flight {
  readonly from: Cell;
  readonly to: BuildingName;
}

/** Who fights whom, and how it stood before the dice fell; null: it began earlier. */
export interface Fight {
  readonly ghost: Cell;
  readonly foe: Cell;
  readonly odds: Odds | null;
}

/** The dice that fell last, and what came of them. */
export interface Throw {
  readonly dice: readonly { readonly colour: Colour; readonly face: number; readonly own: boolean }[];
  readonly won: boolean | null; // null: no fight, or it is not over
  readonly fight: Fight | null;
  readonly seat: number | null;
}

export interface Moves {
  readonly fresh: ReadonlySet<Target>; // what came or changed; discs are "disc <seat> <section> <action>"
  readonly flights: readonly Flight[];
  readonly gone: readonly Cell[]; // ghosts that went up in smoke
  readonly last: ReadonlyMap<Target, number>; // where who did something, for the ring
  readonly thrown: Throw | null;
  readonly gains: readonly { readonly seat: number; readonly points: number }[];
}

const CATCH_UP = 8; // more happenings at once come after a lost connection: only the last one moves

export function nextColour(colour: Colour): Colour {
  return COLOURS[COLOURS.indexOf(colour) + 1] ?? "red";
}

export function movesOf(news: readonly Happening[]): Moves {
  const recent = news.length > CATCH_UP ? news.slice(-1) : news;
  const events = recent.flatMap((happening) => happening.events);
  const fresh = new Set<Target>();
  const last = new Map<Target, number>();
  const flights: Flight[] = [];
  const gone = new Map<string, Cell>(); // one puff of smoke a colour and house, however many leave
  const gains: { seat: number; points: number }[] = [];
  const leave = (cell: Cell) => gone.set(`${cell.building} ${cell.colour}`, cell);
  const mark = (target: Target, { seat }: EventView) => {
    fresh.add(target);
    if (typeof seat === "number") last.set(target, seat);
  };
  for (const event of events) {
    const ghost = event["ghost"] as unknown as Cell | undefined;
    const other = (event["foe"] ?? event["other"]) as unknown as Cell | undefined;
    switch (event.kind) {
      case "summoned":
      case "placed":
      case "scared":
        if (ghost) mark(cellTarget("ghost", ghost.building, ghost.colour), event);
        break;
      case "upgraded":
        if (ghost) mark(cellTarget("ghost", ghost.building, nextColour(ghost.colour)), event);
        break;
      case "moved":
        if (!ghost) break;
        flights.push({ from: ghost, to: event["to"] as BuildingName });
        mark(cellTarget("ghost", event["to"], ghost.colour), event);
        break;
      case "swapped":
        if (!ghost || !other) break;
        flights.push({ from: ghost, to: other.building }, { from: other, to: ghost.building });
        break;
      case "removed":
        if (ghost) leave(ghost);
        break;
      case "fight_won":
        if (other) leave(other);
        if (ghost) mark(cellTarget("ghost", ghost.building, ghost.colour), event);
        break;
      case "haunted":
        if (ghost) mark(cellTarget("space", ghost.building, ghost.colour), event);
        break;
      case "blues_came":
        fresh.add(cellTarget("ghost", event["building"], "blue"));
        break;
      case "reds_left":
        BUILDINGS.forEach((building) => leave({ building, colour: "red" }));
        break;
      case "bonus_laid":
        fresh.add(`lying ${String(event["building"])}`);
        break;
      case "action":
        fresh.add(`disc ${String(event.seat)} ${String(event["section"])} ${String(event["action"])}`);
        break;
      case "level":
        fresh.add(`level ${String(event.seat)} ${String(event["section"])}`);
        break;
      case "occupied":
      case "card_used":
        mark(`card ${String(event["card"])}`, event);
        break;
      case "points":
        if (typeof event.seat === "number") gains.push({ seat: event.seat, points: Number(event["points"]) });
        break;
    }
  }
  return { fresh, flights, gone: [...gone.values()], last, gains, thrown: thrownIn(events) };
}

/** The last throw among the events. Dice without a seat are rolled by the table. */
export function thrownIn(events: readonly EventView[]): Throw | null {
  const rolls = events.filter(({ kind }) => kind === "rolled");
  if (rolls.length === 0) return null;
  const result = events.findLast(({ kind }) => kind === "fight_won" || kind === "fight_lost");
  const seat = rolls.find((roll) => typeof roll.seat === "number")?.seat ?? null;
  return {
    dice: rolls.slice(-2).map((roll) => ({
      colour: roll["colour"] as Colour,
      face: Number(roll["face"]),
      own: typeof roll.seat === "number",
    })),
    won: result ? result.kind === "fight_won" : null,
    fight: fightIn(events, result),
    seat,
  };
}

function fightIn(events: readonly EventView[], result: EventView | undefined): Fight | null {
  const attack = events.findLast(({ kind }) => kind === "attacked");
  const pair = result ?? attack;
  if (!pair) return null;
  return {
    ghost: pair["ghost"] as unknown as Cell,
    foe: pair["foe"] as unknown as Cell,
    odds: attack ? oddsIn(attack) : null,
  };
}

/** The odds that an attack began with. */
export function oddsIn(attack: EventView): Odds {
  return { wins: Number(attack["wins"]), of: Number(attack["of"]) };
}

/** The dice of the roll under way; those of an older one stay in the view and are history. */
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
