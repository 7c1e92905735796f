/** Golden games of three and of two seats, and choices of every step. */
import type { Choice, Event, View } from "./wire.ts";
import { contextsOf, historyOf, sayOf, stepsOf } from "../../testing/golden.ts";

const GAME = "halloween";

const STEPS = stepsOf<View, Event>(GAME, 3);
export const VIEWS: readonly View[] = [...STEPS, ...stepsOf<View, Event>(GAME, 2)].flatMap(({ views = [] }) =>
  views.slice(0, 1),
);
export const END: View = STEPS.flatMap(({ views = [] }) => views).at(-1)!;
export const HISTORY = historyOf(STEPS, null);
export const contextOf = contextsOf<View>(GAME);
export const sayIn = (language: "en" | "es") => sayOf(GAME, language);

/** The view while a step is pending. */
export function pendingView(step: string, details: object = {}): View {
  return { ...END, phase: "step", to_act: 0, pending: { step, ...details } };
}

/** For every step of the rules, choices as `action_json` makes them. */
export const CHOICES: Readonly<Record<string, readonly Choice[]>> = {
  menu: [
    { type: "act", section: 1, action: "fight", raised: false, cost: { discs: 1 } },
    { type: "act", section: 1, action: "fight", raised: true, cost: { discs: 1 } },
    { type: "rest", section: 2, gain: { discs: 3 } },
    { type: "occupy", card: 7 },
    { type: "use_card", card: 12 },
    { type: "use_bonus", bonus: "point", gain: { points: 1 }, cost: { discs: 1 } },
    { type: "end_turn" },
  ],
  summon: [
    { type: "ghost", building: "school", colour: "blue", gain: { tokens: { blue: 1 } } },
    { type: "pair", building: "school", colours: ["blue", "red"] },
  ],
  foe: [
    { type: "ghost", building: "school", colour: "green", odds: { wins: 6, of: 24, add_three: { wins: 18, of: 24 } } },
    { type: "ghost", building: "school", colour: "red", odds: { wins: 1, of: 8 } },
  ],
  next_foe: [{ type: "done" }, { type: "ghost", building: "church", colour: "red", odds: { wins: 1, of: 8 } }],
  move_to: [
    { type: "building", building: "church" },
    { type: "building", building: "theatre" },
  ],
  haunt: [
    { type: "haunt", building: "school", colour: "blue", extra: false, gain: { points: 2 } },
    { type: "haunt", building: "school", colour: "blue", extra: true, gain: { points: 2 } },
    { type: "take_back", building: "church", colour: "red", cost: { points: 5 } },
  ],
  raise_section: [{ type: "done" }, { type: "section", section: 1 }, { type: "section", section: 3 }],
  share: [
    { type: "sections", sections: [1, 2], gain: { discs: 4 } },
    { type: "sections", sections: [1, 3], gain: { discs: 5 } },
    { type: "points", gain: { points: 2 } },
  ],
  pay: [
    { type: "pay", tokens: ["blue", "blue", "green"], cost: { tokens: { blue: 2, green: 1 } } },
    { type: "pay", tokens: ["blue", "green", "green"], cost: { tokens: { blue: 1, green: 2 } } },
  ],
  disc_for_card: [
    { type: "disc", from: "reserve", gain: { points: 3 }, cost: { discs: 1 } },
    { type: "disc", from: "section", section: 1, action: "summon", gain: { points: 3 } },
  ],
  recover: [{ type: "done" }, { type: "disc", from: "section", section: 2, action: "haunt", gain: { discs: 1 } }],
  exchange: [
    { type: "trade", colour: "blue", up: true, gain: { tokens: { green: 1 } }, cost: { tokens: { blue: 2 } } },
    { type: "trade", colour: "red", up: false, gain: { tokens: { orange: 2 } }, cost: { tokens: { red: 1 } } },
  ],
  gift: [
    { type: "colour", colour: "blue", gain: { tokens: { blue: 1 } } },
    { type: "colour", colour: "red", gain: { tokens: { red: 1 } } },
  ],
  call_number: [
    { type: "number", number: 1 },
    { type: "number", number: 12 },
  ],
  pickup: [
    { type: "keep", gain: { bonus: ["reroll"] } },
    { type: "discard", bonus: "summon" },
    { type: "discard", bonus: "reroll" },
  ],
  before_roll: [{ type: "done" }, { type: "bigger_die", die: 1 }],
  after_roll: [
    { type: "done" },
    { type: "reroll", die: 1, cost: { scare: 1 } },
    { type: "reroll", die: 2, cost: { scare: 1 } },
    { type: "reroll_token" },
    { type: "add_three", die: 1 },
  ],
  place: [
    { type: "place", building: "church", colour: "blue" },
    { type: "place", building: "church", colour: "red" },
  ],
  after: [{ type: "done" }, { type: "use_card", card: 23 }],
};
