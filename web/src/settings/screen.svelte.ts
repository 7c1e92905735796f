/**
 * The page's size in pixels at normal text size: larger text makes a screen smaller. Styles use `data-under` and
 * `data-below` of the page, because media queries ignore the text size.
 */

/** Breakpoints of width and height. */
export const WIDTHS: readonly number[] = [300, 380, 400, 720, 900, 1100, 1200, 1340];
export const HEIGHTS: readonly number[] = [400, 520, 640, 720, 800, 860];

export const NARROW = 720; // a phone in portrait
export const LOW = 520; // a phone in landscape
const SIDEWAYS = 560; // minimum width of a layout with one's own things beside the board

const NORMAL = 16; // px of normal text

export const room = $state({ width: 1440, height: 900, scale: 1 }); // scale: text size relative to normal

/** Narrower than 720 pixels in portrait: a phone, or large text on a wider screen. */
export function isNarrow(): boolean {
  return room.width < NARROW && !isLow();
}

/** Landscape with little height: a phone. */
export function isLow(): boolean {
  return room.width >= SIDEWAYS && room.height < LOW && room.width > room.height;
}

/** One pixel of a 1080-line television on this screen: sizes for viewing from a distance. */
export function far(): number {
  return (room.height * room.scale) / 1080;
}

/** The breakpoints above a length, as an attribute value. */
export function limitsOver(length: number, limits: readonly number[]): string {
  return limits.filter((limit) => length < limit).join(" ");
}

/** Measure the window. */
export function measureScreen(): void {
  const root = document.documentElement;
  const scale = (parseFloat(getComputedStyle(root).fontSize) || NORMAL) / NORMAL;
  const [width, height] = [innerWidth / scale, innerHeight / scale];
  root.dataset["under"] = limitsOver(width, WIDTHS);
  root.dataset["below"] = limitsOver(height, HEIGHTS);
  Object.assign(room, { width, height, scale });
}

/** Measure now, and on every resize. */
export function followScreen(): void {
  measureScreen();
  addEventListener("resize", measureScreen);
}
