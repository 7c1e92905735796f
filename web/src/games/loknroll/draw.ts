/** Cards as SVG, in units of a tenth of a card's width. Any exits draw themselves. */
import { CARD_HEIGHT, CARD_WIDTH, uprightSpot } from "./cards.ts";
import { angleOf, lengthOf, lineOf, nearness, pathOf, pointAt, type Line } from "./line.ts";
import { doodle, numbersOf } from "./scenery.ts";
import type { Shapes } from "./facts.ts";
import type { Card, Spot } from "./wire.ts";

export const PLATE = ["#3f8457", "#3672ad", "#a5690f", "#b3402b"] as const; // by value; the numeral rules
const GROUND = ["#e9edcb", "#dbe8e6", "#f7e6bf", "#f3d9c6"] as const;
const CORNER = 0.85;
const FREE = 2.95; // nearer to the line than this a corner is taken by it
const INSET = 1.85; // of a corner's centre
const GAP_FROM = 0.36; // of a broken card's line
const GAP_TO = 0.64;

export const plateOf = (value: number): string => PLATE[value - 1] ?? PLATE[0];

interface Corner {
  readonly x: number;
  readonly y: number;
  readonly free: boolean;
}

/** Corners in the order in which they are used, and whether the track leaves them free. */
export function cornersOf(spot: Spot): Corner[] {
  const line = lineOf(spot);
  const left = spot.x + INSET;
  const right = spot.x + spot.width - INSET;
  const top = spot.y + INSET;
  const bottom = spot.y + spot.height - INSET;
  const places = [
    [left, top],
    [right, bottom],
    [right, top],
    [left, bottom],
  ] as const;
  return places.map(([x, y]) => ({ x, y, free: nearness(line, x, y) > FREE }));
}

/** Where a mark may lie without hiding the value: the second free corner. */
export function markCorner(spot: Spot): { x: number; y: number } {
  const corners = cornersOf(spot);
  const free = corners.filter((corner) => corner.free);
  return free[1] ?? corners[1]!;
}

/** The middle of an edge that no rail crosses: the lower one if it can be. */
export function freeEdge({ x, y, width, height, entry, exit }: Spot): { x: number; y: number } {
  const crossed = [entry.side, exit.side];
  if (!crossed.includes("S")) return { x: x + width / 2, y: y + height };
  return { x: crossed.includes("E") ? x : x + width, y: y + height / 2 };
}

export function badge(value: number, x: number, y: number): string {
  return (
    `<g transform="translate(${x} ${y})"><circle r="1.48" fill="${plateOf(value)}" stroke="var(--ink)" stroke-width=".3"/>` +
    '<circle r="1.12" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width=".14"/>' +
    `<text y=".76" text-anchor="middle" font-family="var(--display)" font-weight="800" font-size="2.15" fill="#fff">${value}</text></g>`
  );
}

function rectangle(spot: Spot, attributes: string, by = 0): string {
  const { x, y, width, height } = spot;
  return `<rect x="${x - by}" y="${y - by}" width="${width + 2 * by}" height="${height + 2 * by}" rx="${CORNER + by}" ${attributes}/>`;
}

function sleepers(line: Line, broken: boolean): string {
  const long = lengthOf(line);
  const count = Math.round(long / 1.42);
  let path = "";
  for (let i = 0; i < count; i++) {
    const share = (i + 0.5) / count;
    if (broken && share > GAP_FROM && share < GAP_TO) continue;
    const { x, y, dx, dy } = pointAt(line, share * long);
    const [across, down] = [dy * 1.48, dx * 1.48];
    path += `M${(x - across).toFixed(2)} ${(y + down).toFixed(2)}L${(x + across).toFixed(2)} ${(y - down).toFixed(2)}`;
  }
  return (
    `<path d="${path}" stroke="var(--ink)" stroke-width=".86" stroke-linecap="round"/>` +
    `<path d="${path}" stroke="#8a6038" stroke-width=".5" stroke-linecap="round"/>`
  );
}

function rails(line: Line, broken: boolean): string {
  const parts = broken ? [line.slice(0, 12), line.slice(17)] : [line];
  let drawn = "";
  for (const part of parts) {
    for (const shift of [-0.87, 0.87]) {
      const path = pathOf(part, shift);
      drawn += `<path d="${path}" fill="none" stroke="var(--ink)" stroke-width=".62"/><path d="${path}" fill="none" stroke="#cfd3dc" stroke-width=".22"/>`;
    }
  }
  return drawn;
}

const BENT = "M-1.2 -1L-.1 -1.55M-1.2 1L-.3 .5M1.7 -1L.6 -.5M1.7 1L.7 1.7";

function chasm(line: Line, spot: Spot): string {
  const middle = line[Math.floor(line.length / 2)]!;
  const half = (Math.abs(middle.dx) > 0.5 ? spot.height : spot.width) / 2 - 0.1;
  let there = "";
  let back = "";
  for (let i = 0; i <= 8; i++) {
    const y = (-half + (2 * half * i) / 8).toFixed(2);
    there += `${(-0.75 + (i % 2 ? 0.7 : -0.35)).toFixed(2)} ${y} `;
    back = `${(0.75 + (i % 2 ? 0.8 : -0.3)).toFixed(2)} ${y} ${back}`;
  }
  return (
    `<g transform="translate(${middle.x} ${middle.y}) rotate(${angleOf(middle)})">` +
    `<polygon points="${there}${back}" fill="#2b2436" stroke="var(--ink)" stroke-width=".3" stroke-linejoin="round"/>` +
    `<path d="${BENT}" stroke="var(--ink)" stroke-width=".62" stroke-linecap="round"/>` +
    `<path d="${BENT}" stroke="#cfd3dc" stroke-width=".22" stroke-linecap="round"/></g>`
  );
}

const warning = (x: number, y: number): string =>
  `<g transform="translate(${x} ${y})"><path d="M0 -1.7L1.8 1.3H-1.8Z" fill="var(--lamp)" stroke="var(--ink)" stroke-width=".34" stroke-linejoin="round"/>` +
  '<path d="M0 -.6V.35" stroke="var(--ink)" stroke-width=".46" stroke-linecap="round"/><circle cy=".88" r=".27" fill="var(--ink)"/></g>';

/** The value in a free corner, then a warning on broken track, then the land. */
function corners(card: Card, spot: Spot, inHand: boolean, bare: boolean): string {
  const all = cornersOf(spot);
  const free = all.filter((corner) => corner.free);
  const plate = inHand ? all[0]! : (free[0] ?? all[0]!);
  const rest = free.filter((corner) => corner !== plate);
  const next = numbersOf(`${card.card}x`);
  let drawn = badge(card.value, plate.x, plate.y);
  rest.forEach((corner, index) => {
    if (bare && index === 0) return;
    if (card.type === "broken" && index === (bare ? 1 : 0)) drawn += warning(corner.x, corner.y);
    else drawn += doodle(card.value, index, corner.x, corner.y, next);
  });
  return drawn;
}

export interface Looks {
  readonly inHand?: boolean; // the value always top left
  readonly flat?: boolean; // no shadow
  readonly bare?: boolean; // leaves one corner for a mark
}

/** A card with track where it lies. */
export function trackCard(card: Card, spot: Spot, { inHand = false, flat = false, bare = false }: Looks = {}): string {
  const line = lineOf(spot);
  const broken = card.type === "broken";
  const { x, y, width, height } = spot;
  const middle = pathOf(line);
  const stripe = (shift: number, gap: number) =>
    `<path d="${pathOf(line, shift)}" fill="none" stroke="#a98f62" stroke-width=".42" stroke-dasharray=".3 ${gap}"/>`;
  return (
    (flat
      ? ""
      : `<rect x="${x + 0.18}" y="${y + 0.4}" width="${width}" height="${height}" rx="${CORNER}" fill="#000" opacity=".42"/>`) +
    rectangle(spot, `fill="${GROUND[card.value - 1] ?? GROUND[0]}"`) +
    `<path d="M${x + 0.4} ${y + height - 0.3}h${width - 0.8}" stroke="var(--ink)" stroke-opacity=".16" stroke-width=".4"/>` +
    `<path d="M${x + 0.3} ${y + height - 0.6}V${y + 0.9}Q${x + 0.3} ${y + 0.3} ${x + 0.9} ${y + 0.3}H${x + width - 0.6}" fill="none" stroke="#fff" stroke-opacity=".75" stroke-width=".24"/>` +
    `<path d="${middle}" fill="none" stroke="#b99f70" stroke-width="4.3"/><path d="${middle}" fill="none" stroke="#d3bd8d" stroke-width="3.8"/>` +
    stripe(1.65, 0.75) +
    stripe(-1.65, 0.9) +
    sleepers(line, broken) +
    rails(line, broken) +
    (broken ? chasm(line, spot) : "") +
    rectangle(spot, 'fill="none" stroke="var(--ink)" stroke-width=".3"') +
    corners(card, spot, inHand, bare)
  );
}

const SPIRAL =
  "M0 0C-1.2 -1.2 1.2 -2.6 2.3 -.7C3.2 1.6 -.6 3.4 -2.5 1.4C-4.8 -1.2 -1.9 -5 1.8 -4.4C6.5 -3.3 6.2 3.6 1.8 5.2C-.5 6 -3.2 5.4 -6 7";

function chaosCard(card: Card, name: string): string {
  const turn = (colour: string, width: number, dashes = "") =>
    `<path d="${SPIRAL}" fill="none" stroke="${colour}" stroke-width="${width}"${dashes && ` stroke-dasharray="${dashes}"`}/>`;
  return (
    `<rect x=".18" y=".4" width="10" height="14" rx="${CORNER}" fill="#000" opacity=".42"/>` +
    `<rect width="10" height="14" rx="${CORNER}" fill="#4b3a63"/>` +
    '<svg width="10" height="14" viewBox="0 0 10 14"><g transform="translate(5 7.6)">' +
    turn("#d3bd8d", 2.6) +
    turn("#7a5638", 2, ".42 .8") +
    turn("var(--ink)", 1.25) +
    turn("#b99f70", 0.7) +
    '<path d="M3.3 -6.2l1 1.8h-.9l.9 1.9-2.3-2.3h1z" fill="var(--lamp)" stroke="var(--ink)" stroke-width=".24" stroke-linejoin="round"/></g></svg>' +
    `<rect width="10" height="14" rx="${CORNER}" fill="none" stroke="var(--ink)" stroke-width=".3"/>` +
    badge(card.value, INSET, INSET) +
    '<path d="M2.2 11.5h5.6l.8 .95l-.8 .95h-5.6l-.8 -.95z" fill="var(--ink)"/>' +
    `<text x="5" y="12.95" text-anchor="middle" font-family="var(--display)" font-weight="800" font-size="1.5" fill="var(--lamp-soft)">${name}</text>`
  );
}

export const backCard = (x = 0, y = 0): string =>
  `<rect x="${x + 0.18}" y="${y + 0.4}" width="10" height="14" rx="${CORNER}" fill="#000" opacity=".42"/>` +
  `<rect x="${x}" y="${y}" width="10" height="14" rx="${CORNER}" fill="#2c3a5e" stroke="var(--ink)" stroke-width=".3"/>` +
  `<rect x="${x + 0.8}" y="${y + 0.8}" width="8.4" height="12.4" rx=".5" fill="none" stroke="var(--lamp)" stroke-opacity=".5" stroke-width=".18"/>` +
  `<svg x="${x + 2}" y="${y + 4}" width="6" height="6" viewBox="0 0 64 64"><use href="#lok-wheel"/></svg>`;

/** A card upright, as in a hand or on a pile; `chaos` is the word on chaos cards. */
export function uprightCard(card: Card, shapes: Shapes, chaos: string, looks: Looks = {}): string {
  if (card.shape === null) return chaosCard(card, chaos);
  return trackCard(card, uprightSpot(card.shape, shapes), { inHand: true, ...looks });
}

export const CARD_BOX = `0 0 ${CARD_WIDTH} ${CARD_HEIGHT}`;
