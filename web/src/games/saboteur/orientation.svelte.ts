/**
 * How the mine lies on this screen: along, with the goals at the right, or upright, with the goals below. Cards,
 * words and keys follow it. By itself it lies so that its cards are largest; a setting turns it the other way.
 */
import { fit } from "../../interaction/panzoom.ts";
import { boundsOf, layoutOf } from "./mine.ts";

const KEY = "farol-mine";
const CLEAR = 1.25;
type Way = "along" | "upright";

export const orientation = $state<{ upright: boolean; wanted: Way | null }>({ upright: false, wanted: stored() });

function stored(): Way | null {
  try {
    const found = localStorage.getItem(KEY);
    return found === "along" || found === "upright" ? found : null;
  } catch {
    return null; // storage is forbidden: the wish lasts as long as the page
  }
}

/** How much larger cards are upright than along, in a window of this size. */
export function gainUpright(width: number, height: number): number {
  const scale = (upright: boolean): number => fit(boundsOf([], false, layoutOf(upright)), width, height, 9).scale;
  return scale(true) / scale(false);
}

/**
 * Lay the mine into a window of this size, as the person wants it. The hand takes its room from the same window and
 * lies as the mine does: a mine that is laid by itself turns only for a clear gain, or both would turn for ever.
 */
export function layInto(width: number, height: number): void {
  if (orientation.wanted !== null) orientation.upright = orientation.wanted === "upright";
  else orientation.upright = gainUpright(width, height) > (orientation.upright ? 1 / CLEAR : CLEAR);
}

/** The other way from now on. */
export function turnMine(): void {
  orientation.wanted = orientation.upright ? "along" : "upright";
  orientation.upright = !orientation.upright;
  try {
    localStorage.setItem(KEY, orientation.wanted);
  } catch {
    // Storage is forbidden or full: the wish lasts as long as the page.
  }
}
