/** What a choice costs and brings, as the rules say it: icons with amounts, and words. */
import { settings as house } from "../../settings/settings.svelte.ts";
import type { Say } from "../../contract/drawing.ts";
import { COLOURS, levelOf } from "./facts.ts";
import type { Amounts, Shows } from "./wire.ts";

export interface Change {
  readonly what: string; // "points", "scare", "discs", "token-blue", "bonus-reroll"
  readonly amount: number; // below 0: a cost
}

function changesIn(amounts: Amounts | undefined, sign: 1 | -1): Change[] {
  if (!amounts) return [];
  const plain = (["points", "scare", "discs"] as const).map((what) => ({ what, amount: sign * (amounts[what] ?? 0) }));
  const tokens = COLOURS.map((colour) => ({ what: `token-${colour}`, amount: sign * (amounts.tokens?.[colour] ?? 0) }));
  const bonuses = (amounts.bonus ?? []).map((bonus) => ({ what: `bonus-${bonus}`, amount: sign }));
  return [...plain, ...tokens, ...bonuses].filter(({ amount }) => amount !== 0);
}

/** Gains first, then costs; points only where somebody wants to see what a move scores. */
export function changesOf({ gain, cost }: Shows): Change[] {
  const changes = [...changesIn(gain, 1), ...changesIn(cost, -1)];
  return house.previews ? changes : changes.filter(({ what }) => what !== "points");
}

/** The picture of what changes; a disc is drawn with its seat's letter instead. */
export function changeIcon(what: string): string {
  if (what === "points") return "hal-haunt-point";
  if (what === "scare") return "hal-scare-point";
  if (what === "discs") return "hal-disc";
  const colour = COLOURS.find((each) => what === `token-${each}`);
  return colour ? `hal-token-${levelOf(colour)}` : `hal-${what}`;
}

/** "+3", "−1" with a minus as long as the plus. */
export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function changeWords({ what, amount }: Change, say: Say): string {
  if (what.startsWith("bonus-")) return say(what);
  const colour = COLOURS.find((each) => what === `token-${each}`);
  const amountWords = { amount: signed(amount), count: Math.abs(amount) };
  if (colour) return say("change-token", { ...amountWords, colour: say(`colour-${colour}`) });
  return say(`change-${what}`, amountWords);
}

/** "+3 scare points, −1 disc"; nothing for what changes nothing. */
export function balanceWords(choice: Shows, say: Say): string {
  return changesOf(choice)
    .map((change) => changeWords(change, say))
    .join(", ");
}
