/** The cells of the mine to walk through: the field, every card, and the cells around them, as they lie on the screen. */
import { FIELD } from "./mine.ts";
import { openEnds } from "./tunnels.ts";
import type { View } from "./wire.ts";

/** A cell with what lies there; `column` and `row` count on the screen, rows downwards. */
export interface Ground {
  readonly x: number;
  readonly y: number;
  readonly column: number;
  readonly row: number;
  readonly goal?: number; // its number, counted from 0
  readonly cards?: readonly (number | null)[]; // an open end: cards to each goal
}

export function groundOf(view: Pick<View, "mine" | "goals">, lying: boolean): Ground[] {
  const { mine = [], goals = [] } = view;
  const all = [...FIELD, ...mine.flatMap(({ x, y }) => [{ x: x - 1, y: y - 1 }, { x: x + 1, y: y + 1 }])]; // prettier-ignore
  const xs = all.map(({ x }) => x);
  const ys = all.map(({ y }) => y);
  const things = new Map<string, object>();
  const put = (x: number, y: number, thing: object) => things.set(`${x} ${y}`, thing);
  for (const { x, y, cards } of openEnds(view)) put(x, y, { cards });
  for (const card of mine) put(card.x, card.y, card);
  goals.forEach((goal, index) => put(goal.x, goal.y, { ...goal, goal: index, index }));
  const cells: Ground[] = [];
  for (let y = Math.max(...ys); y >= Math.min(...ys); y--) {
    for (let x = Math.min(...xs); x <= Math.max(...xs); x++) {
      const [column, row] = lying ? [y, x] : [x, -y];
      cells.push({ x, y, column, row, ...things.get(`${x} ${y}`) });
    }
  }
  return cells;
}
