/** Facts of Saboteur's cards that its pictures need: what is printed on them, no rules. */
import type { Goal, Tool } from "./wire.ts";

/**
 * A goal as it is drawn. `down`: it lay face down, and only a replay with everything open shows its face. `late`: the end
 * of the round turned it up, no tunnel.
 */
export type DrawnGoal = Goal & { readonly down?: boolean; readonly late?: boolean };

export const TOOLS: readonly Tool[] = ["pickaxe", "lamp", "cart"];

/** Which sides of a path card are open, as printed: facts of the picture, not of the rules. */
const OPEN: Readonly<Record<string, string>> = {
  start: "NESW",
  crossing: "NESW",
  "tee-side": "NES",
  "tee-flat": "NEW",
  upright: "NS",
  level: "EW",
  "curve-es": "ES",
  "curve-sw": "SW",
  "stub-upright": "S",
  "stub-level": "W",
  treasure: "NESW",
  "stone-es": "ES",
  "stone-sw": "SW",
};

const GOALS = ["start", "treasure", "stone-es", "stone-sw"]; // never in a hand
const CARDS: ReadonlySet<string> = new Set(Object.keys(OPEN).filter((card) => !GOALS.includes(card)));

const HALF_TURN: Readonly<Record<string, string>> = { N: "S", S: "N", E: "W", W: "E" };

export function isPath(card: string): boolean {
  return openSides(card, false) !== "";
}

/** Whether it is called as it lies: tunnel cards are, the start and the goals are not. */
export function isNamedAsItLies(card: string): boolean {
  return isPath(card) && !GOALS.includes(card);
}

/** What a card of the hand is played on: facts of the picture, not of the rules. */
export function targetOf(card: string): "place" | "goal" | "card" | "tool" {
  if (card === "map") return "goal";
  if (card === "rockfall") return "card";
  return isPath(card) ? "place" : "tool";
}

export function isDeadEnd(card: string): boolean {
  return card.startsWith("blocked-") || card.startsWith("stub-");
}

/** Open sides as letters in the order NESW; empty for cards that are no path. */
export function openSides(card: string, turned: boolean): string {
  const sides = OPEN[card.replace("blocked-", "")] ?? "";
  if (!turned) return sides;
  return [..."NESW"].filter((side) => sides.includes(HALF_TURN[side] ?? "")).join("");
}

const LYING: Readonly<Record<string, string>> = { N: "E", E: "S", S: "W", W: "N" };

/** The sides on a mine that lies on its side: north is right, east is down. */
export function lieDown(sides: string): string {
  const turned = [...sides].map((side) => LYING[side] ?? side);
  return [..."NESW"].filter((side) => turned.includes(side)).join("");
}

/** The card whose picture a path card shows on a mine that lies on its side. */
export function lyingCard(card: string, turned: boolean): { card: string; turned: boolean } {
  const blocked = card.startsWith("blocked-") ? "blocked-" : "";
  const sides = lieDown(openSides(card, turned));
  for (const other of Object.keys(OPEN))
    for (const half of [false, true])
      if (CARDS.has(other) && openSides(other, half) === sides) return { card: blocked + other, turned: half };
  return { card, turned };
}

/** Whether a half turn shows something else. */
export function canTurn(card: string): boolean {
  return openSides(card, true) !== openSides(card, false);
}
