/** What a chosen card can do: the choices, grouped by the place where they are offered. */
import type { Choice } from "../contract.ts";
import { isPath } from "./view.ts";

export const cellKey = (x: unknown, y: unknown): string => `${String(x)},${String(y)}`;

/** Whether two choices ask for the same thing; a hint is never the same object as a choice. */
export function sameChoice(one: Choice | null, other: Choice | null | undefined): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}

/** The choices that play this card of the hand, without discarding it. */
export function playsOf(card: string, choices: readonly Choice[]): Choice[] {
  return choices.filter((choice) => cardOf(choice) === card);
}

/** Which card of the hand a choice plays; discards, passing and picking play none. */
export function cardOf(choice: Choice): string | null {
  switch (choice.type) {
    case "lay":
    case "mend":
      return String(choice["card"]);
    case "break":
      return `break-${String(choice["tool"])}`;
    case "look":
      return "map";
    case "collapse":
      return "rockfall";
    default:
      return null;
  }
}

export function discardOf(card: string, choices: readonly Choice[]): Choice | null {
  return choices.find((choice) => choice.type === "discard" && choice["card"] === card) ?? null;
}

/** Whether a card that lies this way fits anywhere; if not, the other way may. */
export function bestTurn(card: string, turned: boolean, choices: readonly Choice[]): boolean {
  const ways = new Set(playsOf(card, choices).map((choice) => choice["turned"] === true));
  return ways.has(turned) || ways.size === 0 ? turned : !turned;
}

export interface Offers {
  readonly cells: ReadonlyMap<string, Choice>; // lay or collapse
  readonly goals: ReadonlyMap<number, Choice>; // look
  readonly tools: ReadonlyMap<string, Choice>; // "seat tool": break or mend
}

/** A place is offered the way the card lies; where only its other way fits, that one. */
export function offersOf(card: string | null, turned: boolean, choices: readonly Choice[]): Offers {
  const cells = new Map<string, Choice>();
  const goals = new Map<number, Choice>();
  const tools = new Map<string, Choice>();
  for (const choice of card === null ? [] : playsOf(card, choices)) {
    const cell = cellKey(choice["x"], choice["y"]);
    if (choice.type === "lay" && choice["turned"] !== turned && cells.has(cell)) continue;
    if (choice.type === "lay" || choice.type === "collapse") cells.set(cell, choice);
    else if (choice.type === "look") goals.set(Number(choice["goal"]), choice);
    else tools.set(`${String(choice["seat"])} ${String(choice["tool"])}`, choice);
  }
  return { cells, goals, tools };
}

/** What somebody meant who clicked a cell that is not offered: the rules will say why not. */
export function attemptAt(card: string, turned: boolean, x: number, y: number): Choice | null {
  if (card === "rockfall") return { type: "collapse", x, y };
  return isPath(card) ? { type: "lay", card, turned, x, y } : null;
}
