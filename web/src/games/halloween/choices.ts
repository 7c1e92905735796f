/** The choices of a seat, sorted by what somebody would click. */
import type { BuildingName, Chance, Choice, Colour, FightOdds, View } from "./wire.ts";

/** Something on the table that can be clicked: "ghost school yellow", "act 1 fight", "card 7". */
export type Target = string;

export interface Offers {
  readonly by: ReadonlyMap<Target, readonly Choice[]>;
  readonly pass: Choice | null; // no, no more, or the end of the turn
  readonly loose: readonly Choice[]; // what the stage has to offer as buttons
}

/** Choices about things that lie on the stage, wherever else they may be clicked. */
const ON_STAGE = new Set([
  "pay",
  "points",
  "sections",
  "number",
  "colour",
  "trade",
  "keep",
  "discard",
  "reroll",
  "reroll_token",
  "add_three",
  "bigger_die",
]);

export function cellTarget(kind: "ghost" | "space", building: BuildingName, colour: Colour): Target {
  return `${kind} ${building} ${colour}`;
}

/** Where a choice can be clicked; several places for a pair, none for what lies only on the stage. */
export function targetsOf(choice: Choice): Target[] {
  switch (choice.type) {
    case "act":
      return [`act ${choice.section} ${choice.action}`];
    case "rest":
      return [`rest ${choice.section}`];
    case "section":
      return [`section ${choice.section}`];
    case "sections":
      return choice.sections.map((section) => `section ${section}`);
    case "occupy":
    case "use_card":
      return [`card ${choice.card}`];
    case "use_bonus":
    case "discard":
      return [`bonus ${choice.bonus}`];
    case "reroll_token":
      return ["bonus reroll"];
    case "add_three":
      return ["bonus plus"];
    case "bigger_die":
      return ["bonus bigger_die"];
    case "ghost":
      return [cellTarget("ghost", choice.building, choice.colour)];
    case "pair":
      return choice.colours.map((colour) => cellTarget("ghost", choice.building, colour));
    case "building":
    case "place":
      return [`building ${choice.building}`];
    case "haunt":
    case "take_back":
      return [cellTarget("space", choice.building, choice.colour)];
    case "colour":
    case "trade":
      return [`token ${choice.colour}`];
    case "disc":
      return [choice.from === "reserve" ? "reserve" : `act ${choice.section} ${choice.action}`];
    default:
      return [];
  }
}

export function sortChoices(choices: readonly Choice[], view: View): Offers {
  const by = new Map<Target, Choice[]>();
  for (const choice of choices) {
    for (const target of targetsOf(choice)) by.set(target, [...(by.get(target) ?? []), choice]);
  }
  const step = view.pending?.step;
  const pointsFirst = [...choices].sort(
    (one, other) => Number(other.type === "points") - Number(one.type === "points"),
  );
  return {
    by,
    pass: choices.find(({ type }) => type === "done" || type === "end_turn") ?? null,
    loose: pointsFirst.filter(
      (choice) =>
        ON_STAGE.has(choice.type) ||
        (choice.type === "use_card" && step === "after") ||
        (choice.type === "disc" && choice.from === "reserve") ||
        (choice.type === "section" && step !== undefined),
    ),
  };
}

/** Everything in a building that can be chosen. */
export function offersAt(offers: Offers, building: string): Choice[] {
  const found = new Set<Choice>();
  for (const [target, some] of offers.by) {
    if (target.split(" ")[1] === building) some.forEach((choice) => found.add(choice));
  }
  return [...found];
}

/** Whether the town has something to choose: phones then show it. */
export function isInTown(offers: Offers): boolean {
  return [...offers.by.keys()].some((target) => placeOf(target) === "town");
}

/** What a phone shows for a target to be seen; null if that is always in sight. */
export function placeOf(target: Target): "town" | "mine" | "cards" | null {
  if (/^(ghost|space|building) /.test(target)) return "town";
  if (target.startsWith("card ")) return "cards";
  return target.startsWith("bonus ") ? "mine" : null;
}

/** Two descriptions of the same decision, whatever they promise. */
export function sameChoice(one: Choice | null, other: Choice | null): boolean {
  if (!one || !other) return false;
  const bare = ({ gain: _, cost: __, odds: ___, ...decides }: Choice) =>
    JSON.stringify(Object.entries(decides).sort(([a], [b]) => a.localeCompare(b)));
  return bare(one) === bare(other);
}

/** Dice cannot be taken back: such a choice is shown with its odds and asked for again. */
export function isRisky(choice: Choice): boolean {
  const odds = oddsOf(choice);
  if (choice.type === "haunt") return true; // for good: it is looked at before it is done
  return choice.type === "ghost" && odds !== null && odds.of > 1;
}

export function oddsOf(choice: Choice | null): FightOdds | null {
  return choice?.odds ?? null;
}

export function percent({ wins, of }: Chance): number {
  return Math.round((100 * wins) / of);
}
