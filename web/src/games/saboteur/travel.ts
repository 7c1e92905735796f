/** What others did, shown: cards travel from the seat that played them to where they lie now. */
import { tick } from "svelte";
import type { EventView } from "../contract.ts";
import { fly, type Spot } from "../../kit/fly.ts";
import { cardBack, HEIGHT, pathCard, seedOf, use, WIDTH } from "./draw.ts";
import { cellKey } from "./options.ts";

const ICON = "0 0 64 64";

const spotOf = (selector: string): Spot | null => document.querySelector(selector)?.getBoundingClientRect() ?? null;

/** A card that lies in the mine already is hidden while it is on its way. */
export async function travel(
  events: readonly EventView[],
  lying: boolean,
  hide: (cell: string) => void,
  reveal: (cell: string) => void,
): Promise<void> {
  const box = lying ? `0 0 ${HEIGHT} ${WIDTH}` : `0 0 ${WIDTH} ${HEIGHT}`;
  const flights: Promise<void>[] = [];
  for (const event of events) {
    const from = event.seat === undefined ? null : spotOf(`[data-seat="${event.seat}"]`);
    if (!from) continue;
    if (event.kind === "laid") {
      const cell = cellKey(event["x"], event["y"]);
      hide(cell);
      await tick();
      const to = spotOf(`[data-cell="${cell}"]`);
      const card = String(event["card"]);
      const picture = pathCard({ card, turned: event["turned"] === true, lying, seed: seedOf(`${cell}${card}`) });
      if (to) flights.push(fly(picture, box, from, to).then(() => reveal(cell)));
      else reveal(cell);
    } else if (event.kind === "discarded") {
      const to = spotOf("[data-discard]");
      if (to) flights.push(fly(cardBack(lying), box, from, to, 260));
    } else if (event.kind === "broke" || event.kind === "mended") {
      const [target, tool] = [String(event["target"]), String(event["tool"])];
      const to = spotOf(`[data-tool="${target} ${tool}"]`) ?? spotOf(`[data-seat="${target}"]`);
      const id = event.kind === "broke" ? `sb-${tool}-broken` : `sb-${tool}`;
      if (to) flights.push(fly(use(id, 0, 0, 64), ICON, from, squareIn(to), 320));
    } else if (event.kind === "looked") {
      const to = spotOf(`[data-goal="${String(event["goal"])}"]`);
      if (to) flights.push(fly(use("sb-map", 0, 0, 64), ICON, from, squareIn(to), 380));
    }
  }
  await Promise.all(flights);
}

function squareIn(spot: Spot): Spot {
  const side = Math.min(spot.width, spot.height, 64);
  return { left: spot.left + (spot.width - side) / 2, top: spot.top + (spot.height - side) / 2, width: side, height: side };
}
