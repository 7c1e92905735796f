/** The icons that stand for a choice on the stage. */
import type { Choice } from "../contract.ts";
import { COLOURS, levelOf, type Colour, type View } from "./view.ts";

const level = (colour: unknown) => levelOf(colour as Colour);

export function picturesOf(choice: Choice, view: View): string[] {
  switch (choice.type) {
    case "pay":
      return (choice["tokens"] as string[]).map((colour) => `hal-token-${level(colour)}`);
    case "colour":
      return [`hal-token-${level(choice["colour"])}`];
    case "trade": {
      const given = level(choice["colour"]);
      const taken = choice["up"] ? given + 1 : given - 1;
      const token = (which: number, count: number) => Array.from({ length: count }, () => `hal-token-${which}`);
      return choice["up"] ? [...token(given, 2), "ui-chevron", ...token(taken, 1)] : [...token(given, 1), "ui-chevron", ...token(taken, 2)];
    }
    case "ghost":
    case "place":
      return [`hal-ghost-${level(choice["colour"])}`];
    case "pair":
      return (choice["colours"] as string[]).map((colour) => `hal-ghost-${level(colour)}`);
    case "haunt":
    case "take_back":
      return [`hal-lv-${level(choice["colour"])}`];
    case "building":
      return [`hal-b-${String(choice["building"])}`];
    case "keep":
      return [`hal-bonus-${view.pending?.bonus ?? "back"}`];
    case "discard":
    case "use_bonus":
      return [`hal-bonus-${String(choice["bonus"])}`];
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
      return [`hal-a-${String(choice["action"])}`];
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
function sectionPicture(choice: Choice, view: View): string[] {
  const section = view.players[view.to_act ?? 0]?.sections[Number(choice["section"]) - 1];
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
