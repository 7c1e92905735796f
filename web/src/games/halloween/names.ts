/** Texts for people, cards, houses and fights in pictures. */
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

/** The button label of a choice; its cost and gain are shown beside it. */
export const title = (choice: Choice, context: Words): string => tell("title", choice, context);

/** The choices of a thing with gain and odds: shown on press and hold. */
export const offerWords = (choices: readonly Choice[], context: Words): string =>
  choices.map((choice) => label(choice, context)).join(" · ");

/** A building in one line. */
export const buildingWords = (building: Building, context: Words): string =>
  tell("text-building-whole", building, context);

/** A bonus space, and the effect of its token. */
export const bonusWords = (bonus: string | null, say: Say): string => say("bonus-space", { value: bonus });

/** "yellow against green at the school, with a 58% chance of winning" */
export function fightWords({ ghost, foe, odds }: Fight, say: Say): string {
  const values = {
    colour: say(`colour-${ghost.colour}`),
    foe: say(`colour-${foe.colour}`),
    at: say(`at-${foe.building}`),
  };
  const pair = say("fight-pair", values);
  return odds ? say("fight-stood", { pair, percent: percent(odds) }) : pair;
}
