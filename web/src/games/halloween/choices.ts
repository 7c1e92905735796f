/** The choices of a seat, by what is clicked. */
import type { BuildingName, Chance, Choice, Colour, FightOdds, View } from "./wire.ts";

/** A clickable thing: "ghost school yellow", "act 1 fight", "card 7". */
export type Target = string;

export interface Offers {
  readonly by: ReadonlyMap<Target, readonly Choice[]>;
  readonly pass: Choice | null; // decline, or end the turn
  readonly loose: readonly Choice[]; // choices shown as buttons on the stage
}

/** Choices about things on the stage, which may be clickable elsewhere too. */
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

/** The clickable places of a choice; several for a pair, none for choices on the stage. */
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

/** All choices in a building. */
export function offersAt(offers: Offers, building: string): Choice[] {
  const found = new Set<Choice>();
  for (const [target, some] of offers.by) {
    if (target.split(" ")[1] === building) some.forEach((choice) => found.add(choice));
  }
  return [...found];
}

/** Whether there are choices in the town: phones then show it. */
export function isInTown(offers: Offers): boolean {
  return [...offers.by.keys()].some((target) => placeOf(target) === "town");
}

/** The phone's view that contains a target; null if it is always visible. */
export function placeOf(target: Target): "town" | "mine" | "cards" | null {
  if (/^(ghost|space|building) /.test(target)) return "town";
  if (target.startsWith("card ")) return "cards";
  return target.startsWith("bonus ") ? "mine" : null;
}

/** Whether two descriptions are the same decision, ignoring odds and gains. */
export function sameChoice(one: Choice | null, other: Choice | null): boolean {
  if (!one || !other) return false;
  const bare = ({ gain: _, cost: __, odds: ___, ...decides }: Choice) =>
    JSON.stringify(Object.entries(decides).sort(([a], [b]) => a.localeCompare(b)));
  return bare(one) === bare(other);
}

/** Dice cannot be undone: such a choice is shown with its odds and needs a confirmation. */
export function isRisky(choice: Choice): boolean {
  const odds = oddsOf(choice);
  if (choice.type === "haunt") return true; // irreversible: shown before it is executed
  return choice.type === "ghost" && odds !== null && odds.of > 1;
}

export function oddsOf(choice: Choice | null): FightOdds | null {
  return choice?.odds ?? null;
}

export function percent({ wins, of }: Chance): number {
  return Math.round((100 * wins) / of);
}
