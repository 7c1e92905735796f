/** What a chosen card can do: the choices, grouped by the place where they are offered. */
import type { Attempt } from "../../contract/drawing.ts";
import { isPath } from "./facts.ts";
import type { BreakChoice, Choice, CollapseChoice, DiscardChoice, LayChoice, LookChoice, MendChoice } from "./wire.ts";

/** A choice that plays a card of the hand. */
export type Play = LayChoice | CollapseChoice | LookChoice | BreakChoice | MendChoice;

export const cellKey = (x: number, y: number): string => `${x},${y}`;

/** Whether two choices ask for the same thing; a hint is never the same object as a choice. */
export function sameChoice(one: Choice | null, other: Choice | null | undefined): boolean {
  return one !== null && JSON.stringify(one) === JSON.stringify(other);
}

/** The choices that play this card of the hand, without discarding it. */
export function playsOf(card: string, choices: readonly Choice[]): Play[] {
  return choices.filter((choice): choice is Play => cardOf(choice) === card);
}

/** Which card of the hand a choice plays; discards, passing and picking play none. */
export function cardOf(choice: Choice): string | null {
  switch (choice.type) {
    case "lay":
    case "mend":
      return choice.card;
    case "break":
      return `break-${choice.tool}`;
    case "look":
      return "map";
    case "collapse":
      return "rockfall";
    default:
      return null;
  }
}

export function discardOf(card: string, choices: readonly Choice[]): DiscardChoice | null {
  return choices.filter((choice) => choice.type === "discard").find((choice) => choice.card === card) ?? null;
}

/** Whether a card that lies this way fits anywhere; if not, the other way may. */
export function bestTurn(card: string, turned: boolean, choices: readonly Choice[]): boolean {
  const ways = new Set(playsOf(card, choices).map((choice) => choice.type === "lay" && choice.turned));
  return ways.has(turned) || ways.size === 0 ? turned : !turned;
}

export interface Offers {
  readonly cells: ReadonlyMap<string, LayChoice | CollapseChoice>;
  readonly goals: ReadonlyMap<number, LookChoice>;
  readonly tools: ReadonlyMap<string, BreakChoice | MendChoice>; // by "seat tool"
}

/** A place is offered the way the card lies; where only its other way fits, that one. */
export function offersOf(card: string | null, turned: boolean, choices: readonly Choice[]): Offers {
  const cells = new Map<string, LayChoice | CollapseChoice>();
  const goals = new Map<number, LookChoice>();
  const tools = new Map<string, BreakChoice | MendChoice>();
  for (const choice of card === null ? [] : playsOf(card, choices)) {
    switch (choice.type) {
      case "lay":
      case "collapse": {
        const cell = cellKey(choice.x, choice.y);
        if (choice.type === "collapse" || choice.turned === turned || !cells.has(cell)) cells.set(cell, choice);
        break;
      }
      case "look":
        goals.set(choice.goal, choice);
        break;
      default:
        tools.set(`${choice.seat} ${choice.tool}`, choice);
    }
  }
  return { cells, goals, tools };
}

/** What somebody meant who clicked a cell that is not offered: the rules will say why not. */
export function attemptAt(card: string, turned: boolean, x: number, y: number): Attempt<Choice> | null {
  if (card === "rockfall") return { type: "collapse", x, y };
  return isPath(card) ? { type: "lay", card, turned, x, y } : null;
}
