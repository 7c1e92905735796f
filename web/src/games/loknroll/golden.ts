/** Golden games of one and of three seats, and choices as the server writes them. */
import { contextsOf, historyOf, sayOf, stepsOf, viewsOf } from "../../testing/golden.ts";
import type { Event, LayChoice, Odds, PutChoice, Spot, View } from "./wire.ts";

const GAME = "loknroll";

export const GAMES = [1, 3].map((seats) => stepsOf<View, Event>(GAME, seats));
export const VIEWS = GAMES.flatMap(viewsOf);
export const contextOf = contextsOf<View>(GAME);
export const history = historyOf;
export const sayIn = (language: "en" | "es") => sayOf(GAME, language);

/** A turn that has just begun, through the eyes of the seat to act. */
export const ACT: View = {
  ...VIEWS.find(({ view, me }) => view.phase === "build" && me === 0)!.view,
  phase: "act",
  build: null,
};

export const ODDS: Odds = {
  dice: 3,
  ahead: 2,
  derail: 8 / 27,
  cards: 0.3,
  points: 0.6,
  wheels: [
    { chance: 1 / 27, derails: false, cards: 0, points: 0 },
    { chance: 6 / 27, derails: false, cards: 0, points: 0 },
    { chance: 12 / 27, derails: false, cards: 0, points: 0 },
    { chance: 8 / 27, derails: true, cards: 1, points: 2 },
  ],
};

export function spotAt(x: number, y: number, exit: "E" | "W" = "W"): Spot {
  return {
    x,
    y,
    width: 10,
    height: 14,
    rotation: 0,
    entry: { x: x + 5, y, side: "N" },
    exit: { x: exit === "E" ? x + 10 : x, y: y + 7, side: exit },
  };
}

export function layOf(
  card: LayChoice["card"],
  value: number,
  spot: Spot | null,
  rotation = 0,
  odds: Odds | null = ODDS,
): LayChoice {
  const shows = { card, type: "track" as const, value, shape: card.slice(0, -2), spot };
  return { type: "lay", card, rotation, end: 0, shows: odds ? { ...shows, odds } : shows };
}

export function putOf(card: PutChoice["card"], value: number, combine: boolean): PutChoice {
  const top = combine ? { card: `long-${value}`, type: "track" as const, value, shape: "long" } : null;
  return { type: "put", card, combine, shows: { card, type: "chaos", value, shape: null, top } };
}
