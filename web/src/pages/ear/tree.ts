/** Choices as a tree, so that no list is long: plays first, last resorts at the end. */
import type { Choice, Context, GameDrawing } from "../../contract/drawing.ts";

export const FEW = 9; // choices that need no branches: one digit selects one of them

/** One line of a list: a choice, or several with a common name. */
export interface Branch {
  readonly label: string;
  readonly choices: readonly Choice[];
}

type Named = Pick<GameDrawing, "label" | "path" | "aside">;

/** In the given order, with last resorts at the end. */
export function ordered(choices: readonly Choice[], drawing: Named): Choice[] {
  const last = (choice: Choice) => Number(drawing.aside?.(choice) ?? false);
  return [...choices].sort((one, other) => last(one) - last(other));
}

/** The branches to choose from. A short list is not branched, and a branch of one is that choice. */
export function branches(choices: readonly Choice[], drawing: Named, context: Context, depth = 0): Branch[] {
  const alone = (choice: Choice): Branch => ({ label: drawing.label(choice, context), choices: [choice] });
  const all = ordered(choices, drawing);
  if (all.length <= FEW) return all.map(alone);
  const paths = new Map(all.map((choice) => [choice, drawing.path?.(choice, context) ?? []]));
  const groups = new Map<string, Choice[]>();
  all.forEach((choice, index) => {
    const key = paths.get(choice)?.[depth] ?? `\u0000${index}`;
    groups.set(key, [...(groups.get(key) ?? []), choice]);
  });
  if (groups.size === 1) {
    const deeper = Math.max(...[...paths.values()].map(({ length }) => length)) > depth + 1;
    return deeper ? branches(choices, drawing, context, depth + 1) : all.map(alone);
  }
  return [...groups].map(([label, some]) => (some.length === 1 && some[0] ? alone(some[0]) : { label, choices: some }));
}
