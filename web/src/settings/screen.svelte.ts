/**
 * How much room the page has, in pixels at normal text: larger text makes a screen smaller. Styles find the same in
 * `data-under` and `data-below` of the page, since a media query does not know how large the text is.
 */

/** Widths and heights under which something is laid out anew. */
export const WIDTHS: readonly number[] = [300, 380, 400, 720, 900, 1100, 1200, 1340];
export const HEIGHTS: readonly number[] = [400, 520, 640, 720, 800, 860];

export const NARROW = 720; // a phone held upright
export const LOW = 520; // a phone held sideways
const SIDEWAYS = 560; // and so wide at least: what is mine stands beside the board

const NORMAL = 16; // px of normal text

export const room = $state({ width: 1440, height: 900, scale: 1 }); // scale: how much larger than normal text is

/** Less than 720 wide and upright: a phone, or large text on something wider. */
export function isNarrow(): boolean {
  return room.width < NARROW && !isLow();
}

/** Much wider than high, with hardly any height: a phone held sideways. */
export function isLow(): boolean {
  return room.width >= SIDEWAYS && room.height < LOW && room.width > room.height;
}

/** One pixel of a television with 1080 lines, on this screen: what is seen from the sofa grows with it. */
export function far(): number {
  return (room.height * room.scale) / 1080;
}

/** The limits that a length stays under, as the value of an attribute. */
export function limitsOver(length: number, limits: readonly number[]): string {
  return limits.filter((limit) => length < limit).join(" ");
}

/** Take the measure of the window again. */
export function measureScreen(): void {
  const root = document.documentElement;
  const scale = (parseFloat(getComputedStyle(root).fontSize) || NORMAL) / NORMAL;
  const [width, height] = [innerWidth / scale, innerHeight / scale];
  root.dataset["under"] = limitsOver(width, WIDTHS);
  root.dataset["below"] = limitsOver(height, HEIGHTS);
  Object.assign(room, { width, height, scale });
}

/** Measure now, and whenever the window changes. */
export function followScreen(): void {
  measureScreen();
  addEventListener("resize", measureScreen);
}
