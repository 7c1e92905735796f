/** What cards, people and numbers are called. */
import type { Say, SeatInfo } from "../../contract/drawing.ts";
import type { Card, HandCard } from "./wire.ts";

/** "straight 3" */
export const cardName = (card: Card | string, say: Say): string =>
  say("card-name", { card: typeof card === "string" ? card : card.card });

/** As people would tell of it: "a curve 3". Which way a curve bends depends on how it is laid. */
export const toldName = (card: string, say: Say): string => say("told-card", { card });

export const cardNames = (names: readonly string[], say: Say): string =>
  names.length > 0 ? names.map((name) => cardName(name, say)).join(", ") : say("nothing");

export function who(seat: number | "laura" | null | undefined, seats: readonly SeatInfo[], say: Say): string {
  if (seat === "laura") return say("laura");
  if (seat === null || seat === undefined) return "";
  return seats[seat]?.name ?? "";
}

/** The reason on a dark card, in few words; the rule itself is a click away. `last` is the value at the end. */
export const whyNot = (card: HandCard, last: number, say: Say): string => {
  const reasons: Readonly<Record<string, string>> = {
    "L2.3": say("why-room"),
    "L2.4": say("why-values", { value: card.value, last }),
    "L2.5": say("why-end"),
    "L4.5": say("why-other-value"),
    "L4.8": say("why-chaos"),
  };
  return card.blocked_by ? (reasons[card.blocked_by] ?? card.blocked_by) : "";
};

/** A chance in whole percent, honest about almost never and almost always. */
export function percent(chance: number): string {
  return `${hundredths(chance)}\u00a0%`; // never apart at the end of a line
}

function hundredths(chance: number): string {
  if (chance > 0 && chance < 0.01) return "<1";
  if (chance > 0.99 && chance < 1) return ">99";
  return String(Math.round(chance * 100));
}

/** "+3", "−4" or "±0" */
export const signed = (points: number): string => (points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "±0");
