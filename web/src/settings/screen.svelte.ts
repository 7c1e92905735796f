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

const ZOOMED = 1.5; // from here on boards do not shrink to what is left of the window
const ZOOMED_LEAST = { width: 400, height: 760 }; // px of a board then, as on a phone
const ZOOMED_HIGH = 1.9; // its height at least, in widths

/** `scale`: text size relative to normal; `zoomed`: the browser shows the page much larger, and boards scroll. */
export const room = $state({ width: 1440, height: 900, scale: 1, zoomed: false });

/** How much a browser at a desk shows pages larger than usual; 1 where that is unknown. */
export function zoomOf(outer: number, inner: number, density: number): number {
  return outer > 0 && inner > 0 ? Math.max(1, Math.min(outer / inner, density)) : 1;
}

/** Narrower than 720 pixels in portrait: a phone, or large text on a wider screen. */
export function isNarrow(): boolean {
  return room.zoomed || (room.width < NARROW && !isLow());
}

/** Landscape with little height: a phone. */
export function isLow(): boolean {
  return !room.zoomed && room.width >= SIDEWAYS && room.height < LOW && room.width > room.height;
}

/** One pixel of a 1080-line television on this screen: sizes for viewing from a distance. */
export function far(): number {
  return (room.height * room.scale) / 1080;
}

/** The breakpoints above a length, as an attribute value. */
export function limitsOver(length: number, limits: readonly number[]): string {
  return limits.filter((limit) => length < limit).join(" ");
}

/** The least size of a board in a zoomed window, which scrolls; styles have the same numbers. */
function boardOf(inner: number): [width: number, height: number] {
  const width = Math.max(inner, ZOOMED_LEAST.width);
  return [width, Math.max(ZOOMED_LEAST.height, ZOOMED_HIGH * width)];
}

/** Measure the window. */
export function measureScreen(): void {
  const root = document.documentElement;
  const scale = (parseFloat(getComputedStyle(root).fontSize) || NORMAL) / NORMAL;
  const zoomed = zoomOf(outerWidth, innerWidth, devicePixelRatio) >= ZOOMED;
  const [wide, high] = zoomed ? boardOf(innerWidth) : [innerWidth, innerHeight];
  const [width, height] = [wide / scale, high / scale];
  root.dataset["under"] = limitsOver(zoomed ? Math.min(width, NARROW - 1) : width, WIDTHS);
  root.dataset["below"] = limitsOver(height, HEIGHTS);
  root.toggleAttribute("data-zoomed", zoomed);
  Object.assign(room, { width, height, scale, zoomed });
}

/** Measure now, and on every resize. */
export function followScreen(): void {
  measureScreen();
  addEventListener("resize", measureScreen);
}
