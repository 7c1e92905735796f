/** Texts for cards, places, tools and choices in pictures. */
import type { Say, SeatInfo } from "../../contract/drawing.ts";
import { isDeadEnd } from "./facts.ts";
import { orientation } from "./orientation.svelte.ts";
import type { Play } from "./options.ts";
import type { CollapseChoice, LayChoice, Tool } from "./wire.ts";

export const goalName = (say: Say, goal: number): string => say(`goal-${goal}`);
export const toolName = (say: Say, tool: Tool): string => say(`tool-${tool}`);

/** A card's name as it lies. `lying`: on a mine that stands upright, its cards on their sides. */
export const cardName = (say: Say, card: string, turned = false, lying = orientation.upright): string =>
  say("card-seen", { card, turned, lying });

/** What fits on an action card. */
export const shortName = (say: Say, card: string): string => say(`card-short-${card}`);

/** A place in words; on a turned mine columns go down and rows go to the side. */
export const where = (say: Say, x: number, y: number, lying = orientation.upright): string =>
  say("where", { x, y, lying });

/** The effect of laying or removing a card at a place. */
export const placeLabel = (say: Say, choice: LayChoice | CollapseChoice, lying = orientation.upright): string =>
  say(`action-${choice.type}`, { ...choice, lying });

/** The effect of a selected choice, in a short sentence. */
export function tipFor(choice: Play, seats: readonly SeatInfo[], say: Say): string {
  switch (choice.type) {
    case "lay": {
      const goals = say("goals-turned", { ...choice });
      if (goals) return say("tip-reaches", { goals, count: choice.turns_up.length });
      return say(isDeadEnd(choice.card) ? "tip-dead" : "tip-open");
    }
    case "break":
    case "mend":
      return say(`tip-${choice.type}`, {
        name: seats[choice.seat]?.name ?? "",
        tool: toolName(say, choice.tool),
        kind: choice.tool,
      });
    case "look":
      return say("tip-look");
    case "collapse":
      return say("tip-collapse");
  }
}
