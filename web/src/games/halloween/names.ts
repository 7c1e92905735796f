/** What pictures call people, cards, houses and fights. */
import { tell } from "../../telling/frames.ts";
import { label } from "../../telling/teller.ts";
import type { Context, Say } from "../../contract/drawing.ts";
import { percent } from "./choices.ts";
import type { Fight } from "./news.ts";
import type { Building, Choice, View } from "./wire.ts";

export type Words = Context<View>;

export function seatName({ seats }: Pick<Words, "seats">, seat: number | null | undefined): string {
  return seat === null || seat === undefined ? "" : (seats[seat]?.name ?? String(seat + 1));
}

/** A choice as a button says it; its cost and gain stand beside it. */
export const title = (choice: Choice, context: Words): string => tell("title", choice, context);

/** What can be done with something, with its gain and its odds: shown on press and hold. */
export const offerWords = (choices: readonly Choice[], context: Words): string =>
  choices.map((choice) => label(choice, context)).join(" · ");

/** A building in one line. */
export const buildingWords = (building: Building, context: Words): string =>
  tell("text-building-whole", building, context);

/** A bonus space, and what the token on it does. */
export const bonusWords = (bonus: string | null, say: Say): string => say("bonus-space", { value: bonus });

/** "yellow against green at the school, with 58 % to win" */
export function fightWords({ ghost, foe, odds }: Fight, say: Say): string {
  const values = {
    colour: say(`colour-${ghost.colour}`),
    foe: say(`colour-${foe.colour}`),
    at: say(`at-${foe.building}`),
  };
  const pair = say("fight-pair", values);
  return odds ? say("fight-stood", { pair, percent: percent(odds) }) : pair;
}
