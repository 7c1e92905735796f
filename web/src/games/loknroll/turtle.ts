/** Cards laid one after the other from a list of their names, for pictures that have no table behind them. */
import { CARD_HEIGHT, CARD_WIDTH, cardOf } from "./cards.ts";
import type { Placed } from "./ride.ts";
import type { Side, Spot } from "./wire.ts";

/** A card, and where it leads: straight on unless it says otherwise. */
export type Leg = string | readonly [card: string, turn: "left" | "right"];

const CLOCKWISE: readonly Side[] = ["N", "E", "S", "W"];
const AHEAD: Readonly<Record<Side, readonly [number, number]>> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

const turned = (side: Side, quarters: number): Side => CLOCKWISE[(CLOCKWISE.indexOf(side) + quarters + 4) % 4] ?? side;

/** Whether a card is entered by one of its short edges: it then lies along the way. */
function liesAlong(shape: string | null, turn: Leg[1] | null): boolean {
  if (shape === "turn-a") return turn === "left";
  if (shape === "turn-b") return turn === "right";
  return shape !== "short";
}

/** The cards from west to east, beginning at the origin. */
export function laidOut(legs: readonly Leg[]): Placed[] {
  let [x, y]: [number, number] = [0, 0];
  let heading: Side = "E";
  return legs.map((leg, index) => {
    const [name, turn] = typeof leg === "string" ? [leg, null] : leg;
    const card = cardOf(name);
    const along = liesAlong(card.shape, turn) ? CARD_HEIGHT : CARD_WIDTH;
    const across = CARD_WIDTH + CARD_HEIGHT - along;
    const [dx, dy] = AHEAD[heading];
    const middle = { x: x + (dx * along) / 2, y: y + (dy * along) / 2 };
    const [width, height] = dx === 0 ? [across, along] : [along, across];
    const entry = { x, y, side: turned(heading, 2) };
    heading = turned(heading, turn === "left" ? -1 : turn === "right" ? 1 : 0);
    const far = (turn === null ? along : across) / 2;
    x = middle.x + AHEAD[heading][0] * far;
    y = middle.y + AHEAD[heading][1] * far;
    const exit = { x, y, side: heading };
    const spot: Spot = { x: middle.x - width / 2, y: middle.y - height / 2, width, height, rotation: 0, entry, exit };
    return { key: `${index}`, card, spot };
  });
}
