/** Where tunnels can go on: open ends of the mine, and how far each is from each goal. */
import { isDeadEnd } from "./facts.ts";
import type { Goal, MineCard, View } from "./wire.ts";

const STEPS: Readonly<Record<string, readonly [number, number]>> = { N: [0, 1], E: [1, 0], S: [0, -1], W: [-1, 0] };

/** A free place that a tunnel from the start leads to, and cards to each goal, itself included; null: that goal lies open. */
export interface OpenEnd {
  readonly x: number;
  readonly y: number;
  readonly cards: readonly (number | null)[];
}

/** Free places where the next card would join the start, from left to right. */
export function openEnds({ mine = [], goals = [] }: Pick<View, "mine" | "goals">): OpenEnd[] {
  const taken = new Set([...mine, ...goals].map(({ x, y }) => `${x} ${y}`));
  const ends = new Map<string, OpenEnd>();
  const tunnels = [...mine.filter(leadsOn), ...goals.filter(({ face }) => face)]; // a stone that was turned up leads on
  for (const tunnel of tunnels) {
    for (const side of tunnel.open ?? "") {
      const [right = 0, up = 0] = STEPS[side] ?? [];
      const [x, y] = [tunnel.x + right, tunnel.y + up];
      if (!taken.has(`${x} ${y}`)) ends.set(`${x} ${y}`, { x, y, cards: goals.map((goal) => cardsTo(x, y, goal)) });
    }
  }
  return [...ends.values()].sort((one, other) => one.x - other.x || other.y - one.y);
}

function leadsOn({ card, reached }: MineCard): boolean {
  return (reached || card === "start") && !isDeadEnd(card);
}

/** Cards that have to be laid, if nothing is in the way. */
function cardsTo(x: number, y: number, goal: Goal): number | null {
  return goal.face ? null : Math.abs(goal.x - x) + Math.abs(goal.y - y);
}
