/** Costs and gains of a choice, from the rules: icons with amounts, and words. */
import { settings as house } from "../../settings/settings.svelte.ts";
import { named } from "../../telling/say.ts";
import type { Say } from "../../contract/drawing.ts";
import { COLOURS, levelOf } from "./facts.ts";
import type { Amounts, Colour, Shows } from "./wire.ts";

export interface Change {
  readonly what: "points" | "scare" | "discs" | "token" | "bonus";
  readonly amount: number; // below 0: a cost
  readonly colour?: Colour; // of tokens
  readonly bonus?: string;
}

function changesIn(amounts: Amounts | undefined, sign: 1 | -1): Change[] {
  if (!amounts) return [];
  const plain = (["points", "scare", "discs"] as const).map((what) => ({ what, amount: sign * (amounts[what] ?? 0) }));
  const tokens = COLOURS.map((colour) => ({
    what: "token" as const,
    amount: sign * (amounts.tokens?.[colour] ?? 0),
    colour,
  }));
  const bonuses = (amounts.bonus ?? []).map((bonus) => ({ what: "bonus" as const, amount: sign, bonus }));
  return [...plain, ...tokens, ...bonuses].filter(({ amount }) => amount !== 0);
}

/** Gains first, then costs; points only if previews are on. */
export function changesOf({ gain, cost }: Shows): Change[] {
  const changes = [...changesIn(gain, 1), ...changesIn(cost, -1)];
  return house.previews ? changes : changes.filter(({ what }) => what !== "points");
}

/** The icon of a change; a disc is drawn with its seat's letter instead. */
export function changeIcon({ what, colour, bonus }: Change): string {
  if (what === "points") return "hal-haunt-point";
  if (what === "scare") return "hal-scare-point";
  if (what === "discs") return "hal-disc";
  return colour ? `hal-token-${levelOf(colour)}` : `hal-bonus-${bonus}`;
}

/** "+3 scare points, −1 disc"; empty without changes. */
export function balanceWords(choice: Shows, say: Say): string {
  return changesOf(choice)
    .map((change) => named(say, `change-${change.what}`, change))
    .join(", ");
}
