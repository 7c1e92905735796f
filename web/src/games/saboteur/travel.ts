/** What somebody does, shown: a card travels from the seat that plays it to where it will lie. */
import { fly, type Spot } from "../../interaction/fly.ts";
import { drawn } from "../../interaction/later.ts";
import { cardBack, HEIGHT, pathCard, seedOf, use, WIDTH } from "./draw.ts";
import { cellKey } from "./options.ts";
import { MAP_THERE } from "./shows.ts";
import type { Event } from "./wire.ts";

const ICON = "0 0 64 64";

let flights = 0; // cards that were on their way

const spotOf = (selector: string): Spot | null => document.querySelector(selector)?.getBoundingClientRect() ?? null;

export async function travel(event: Event, lying: boolean, whole: number): Promise<void> {
  const begun = performance.now();
  await drawn(); // as the place where a card will lie is, with its gesture
  const ms = whole - (performance.now() - begun);
  if (ms <= 0) return; // a slow machine: the gesture has ended
  const from = !("seat" in event) ? null : spotOf(`[data-seat="${event.seat}"]`);
  if (!from) return;
  const box = lying ? `0 0 ${HEIGHT} ${WIDTH}` : `0 0 ${WIDTH} ${HEIGHT}`;
  switch (event.kind) {
    case "laid": {
      const { card, turned } = event;
      const cell = cellKey(event.x, event.y);
      const to = spotOf(`[data-landing="${cell}"]`);
      flights += 1;
      const picture = pathCard({ card, turned, lying, seed: seedOf(`${cell}${card}`) }, `flight-${flights}`);
      if (to) await fly(picture, box, from, to, ms);
      break;
    }
    case "collapsed": {
      const to = spotOf(`[data-cell="${cellKey(event.x, event.y)}"]`);
      if (to) await fly(use("sb-rockfall", 0, 0, 64), ICON, from, squareIn(to), ms);
      break;
    }
    case "discarded": {
      const to = spotOf("[data-discard]");
      if (to) await fly(cardBack(lying), box, from, to, ms);
      break;
    }
    case "broke":
    case "mended": {
      const { target, tool } = event;
      const to = spotOf(`[data-tool="${target} ${tool}"]`) ?? spotOf(`[data-seat="${target}"]`);
      const id = event.kind === "broke" ? `sb-${tool}-broken` : `sb-${tool}`;
      if (to) await fly(use(id, 0, 0, 64), ICON, from, squareIn(to), ms);
      break;
    }
    case "looked": {
      const to = spotOf(`[data-goal="${event.goal}"]`);
      if (to) await fly(use("sb-map", 0, 0, 64), ICON, from, squareIn(to), event.card ? ms * MAP_THERE : ms);
      break;
    }
  }
}

function squareIn(spot: Spot): Spot {
  const side = Math.min(spot.width, spot.height, 64);
  return {
    left: spot.left + (spot.width - side) / 2,
    top: spot.top + (spot.height - side) / 2,
    width: side,
    height: side,
  };
}
