/** Animation of each event of Halloween, with its duration. */
import type { Context, Showing } from "../../contract/drawing.ts";
import { cellTarget } from "./choices.ts";
import { nextColour } from "./news.ts";
import type { Building, Cell, Colour, Counts, Event, Space, View } from "./wire.ts";

const SCARED: Showing = { gesture: "scare", ms: 1100, scene: true, brief: true, again: { gesture: "boo", ms: 1000 } };
const SHOWN: Readonly<Record<string, Showing>> = {
  first_seat: { gesture: "told", ms: 450 },
  action: { gesture: "disc", ms: 480 },
  rested: { gesture: "disc", ms: 550 },
  summoned: { gesture: "ghost", ms: 650, first: true },
  placed: { gesture: "ghost", ms: 600, first: true },
  scared: SCARED,
  upgraded: { gesture: "ghost", ms: 650, first: true },
  unhaunted: { gesture: "haunt", ms: 500 },
  removed: { gesture: "smoke", ms: 600 },
  moved: { gesture: "fly", ms: 800 },
  swapped: { gesture: "fly", ms: 800 },
  attacked: { gesture: "attack", ms: 900 },
  rolled: { gesture: "roll", ms: 950 },
  fight_won: { gesture: "fight", ms: 900, scene: true }, // for my own fight: held until I continue
  fight_lost: { gesture: "fight", ms: 900, scene: true },
  haunted: { gesture: "haunt", ms: 850, first: true },
  occupied: { gesture: "card", ms: 800 },
  card_used: { gesture: "card", ms: 700 },
  bonus_found: { gesture: "bonus", ms: 550 },
  bonus_used: { gesture: "bonus", ms: 550 },
  bonus_discarded: { gesture: "bonus", ms: 350 },
  level: { gesture: "level", ms: 450 },
  points: { gesture: "points", ms: 450 },
  tokens_taken: { gesture: "tokens", ms: 280 },
  tokens_given: { gesture: "tokens", ms: 280 },
  called: { gesture: "told", ms: 450 },
  blues_came: { gesture: "ghost", ms: 450 },
  reds_left: { gesture: "smoke", ms: 800 },
  end_triggered: { gesture: "told", ms: 900, scene: true },
  turn_ended: { gesture: "told", ms: 350 },
};

/** In another seat's turn: one animation per section, with the result in its line. */
const WATCHED: Readonly<Record<string, Showing>> = {
  rested: { gesture: "disc", ms: 400 },
  summoned: { gesture: "ghost", ms: 600, first: true },
  placed: { gesture: "ghost", ms: 500, first: true },
  scared: SCARED,
  upgraded: { gesture: "ghost", ms: 600, first: true },
  unhaunted: { gesture: "haunt", ms: 400 },
  removed: { gesture: "smoke", ms: 500 },
  moved: { gesture: "fly", ms: 700 },
  swapped: { gesture: "fly", ms: 700 },
  attacked: { gesture: "attack", ms: 500 },
  rolled: { gesture: "roll", ms: 700 },
  fight_won: { gesture: "fight", ms: 600 },
  fight_lost: { gesture: "fight", ms: 600 },
  haunted: { gesture: "haunt", ms: 650, first: true },
  occupied: { gesture: "card", ms: 600 },
  card_used: { gesture: "card", ms: 400 },
  bonus_used: { gesture: "bonus", ms: 400 },
  called: { gesture: "told", ms: 400 },
  blues_came: { gesture: "ghost", ms: 400 },
  reds_left: { gesture: "smoke", ms: 700 },
};

const ROUND: Showing = { gesture: "round", ms: 900, scene: true, brief: true };
const GAME: ReadonlySet<string> = new Set(["first_seat", "end_triggered"]); // nobody's section

export function shows(event: Event, { view, me }: Context<View>): Showing | null {
  if (event.kind === "turn_ended" && event.seat === (view.first + view.seats - 1) % view.seats) return ROUND;
  const watched = view.turn !== me && !GAME.has(event.kind);
  return (watched ? WATCHED : SHOWN)[event.kind] ?? null;
}

/** The town right after an event within a step: a moved ghost or token is there before its results. */
export function after(view: View, event: Event): View {
  switch (event.kind) {
    case "summoned":
    case "placed":
      return atHouse(view, event.ghost, (house) => ({ ...house, ghosts: counted(house, event.ghost.colour, 1) }));
    case "upgraded":
      return atHouse(view, event.ghost, (house) => {
        const without = { ...house, ghosts: counted(house, event.ghost.colour, -1) };
        return { ...without, ghosts: counted(without, nextColour(event.ghost.colour), 1) };
      });
    case "haunted": {
      const { seat, extra, ghost } = event;
      const lay = (space: Space): Space => (space.colour === ghost.colour ? { ...space, seat, extra } : space);
      return atHouse(view, ghost, (house) => ({ ...house, haunts: house.haunts.map(lay) }));
    }
    default:
      return view;
  }
}

function atHouse(view: View, { building }: Cell, change: (house: Building) => Building): View {
  return { ...view, buildings: view.buildings.map((house) => (house.name === building ? change(house) : house)) };
}

function counted({ ghosts }: Building, colour: Colour, more: number): Counts {
  return { ...ghosts, [colour]: ghosts[colour] + more };
}

/** The place of an event: a ghost, its building, a card, or a player. */
export function spot(event: Event): string | null {
  const ghost = "foe" in event ? event.foe : "ghost" in event ? event.ghost : null;
  if (ghost) {
    const building = "to" in event ? event.to : ghost.building;
    const colour = event.kind === "upgraded" ? nextColour(ghost.colour) : ghost.colour;
    return `[data-ghost="${cellTarget("ghost", building, colour)}"], [data-drop="building ${building}"]`;
  }
  if ("building" in event && event.building) return `[data-drop="building ${event.building}"]`;
  if ("card" in event && event.card) return `[data-drop="card ${event.card}"]`;
  return typeof event.seat === "number" ? `[data-seat="${event.seat}"]` : null;
}
