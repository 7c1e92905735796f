/** The icons that stand for a choice on the stage. */
import { COLOURS, levelOf } from "./facts.ts";
import type { Choice, SectionChoice, View } from "./wire.ts";

export function picturesOf(choice: Choice, view: View): string[] {
  switch (choice.type) {
    case "pay":
      return choice.tokens.map((colour) => `hal-token-${levelOf(colour)}`);
    case "colour":
      return [`hal-token-${levelOf(choice.colour)}`];
    case "trade": {
      const given = levelOf(choice.colour);
      const taken = choice.up ? given + 1 : given - 1;
      const token = (which: number, count: number) => Array.from({ length: count }, () => `hal-token-${which}`);
      return choice.up
        ? [...token(given, 2), "ui-chevron", ...token(taken, 1)]
        : [...token(given, 1), "ui-chevron", ...token(taken, 2)];
    }
    case "ghost":
    case "place":
      return [`hal-ghost-${levelOf(choice.colour)}`];
    case "pair":
      return choice.colours.map((colour) => `hal-ghost-${levelOf(colour)}`);
    case "haunt":
    case "take_back":
      return [`hal-lv-${levelOf(choice.colour)}`];
    case "building":
      return [`hal-b-${choice.building}`];
    case "keep":
      return [`hal-bonus-${view.pending?.bonus ?? "back"}`];
    case "discard":
    case "use_bonus":
      return [`hal-bonus-${choice.bonus}`];
    case "reroll":
      return ["hal-scare-point"];
    case "reroll_token":
      return ["hal-bonus-reroll"];
    case "add_three":
      return ["hal-bonus-plus"];
    case "bigger_die":
      return ["hal-bonus-bigger_die"];
    case "occupy":
    case "use_card":
      return ["hal-card"];
    case "act":
      return [`hal-a-${choice.action}`];
    case "rest":
      return ["hal-a-rest"];
    case "points":
      return ["hal-haunt-point"];
    case "section":
      return sectionPicture(choice, view);
    default:
      return [];
  }
}

/** The level that a section would have. */
function sectionPicture({ section: number }: SectionChoice, view: View): string[] {
  const section = view.players[view.to_act ?? 0]?.sections[number - 1];
  if (!section) return [];
  const after: Record<string, number> = {
    raise_section: view.pending?.level ?? section.level,
    lower: section.level - 1,
    lesson: section.level + 1,
    wisdom: section.level + 1,
  };
  return [`hal-lv-${after[view.pending?.step ?? ""] ?? section.level}`];
}

/** Choices that a picture tells: they need no words beside it. */
export function isPlain(choice: Choice): boolean {
  return ["pay", "colour", "number", "trade"].includes(choice.type);
}

/** The picture of a card's moment. */
export function symbolIcon(symbol: string): string {
  if (symbol === "halloween") return "hal-pumpkin";
  if (symbol === "points") return "hal-haunt-point";
  return `hal-a-${symbol}`;
}

export const LEVELS: readonly number[] = COLOURS.map(levelOf);
