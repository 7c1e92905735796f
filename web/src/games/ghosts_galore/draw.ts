/**
 * A track tile as SVG, 100 units square: pure strings, made from its face. Equal elements are merged into one path:
 * dozens of tiles are on a page, and every element costs time on a phone.
 */
import { nearest, sectionPath, slots, type Point, type Spot } from "./track.ts";
import type { DoorLine, Face } from "./wire.ts";

/** The colours of paths between doors; a chip with the sum stands beside them, so never alone. */
export const PATH_COLOURS: Readonly<Record<DoorLine, string>> = { bone: "#ffb02e", tooth: "#e2506e", other: "#38b6a6" };

export interface TileLook {
  readonly lit?: readonly (DoorLine | undefined)[]; // for each section on a scoring path: which
  readonly safe?: boolean; // patterns in addition to colours
}

const cache = new Map<string, string>();

/** The picture of a tile; `id` seeds its doodles, so that a tile always looks the same. */
export function tileSvg(id: number, face: Face, turns: number, look: TileLook = {}): string {
  const key = `${id} ${turns} ${look.lit?.join() ?? ""} ${look.safe ?? ""}`;
  let svg = cache.get(key);
  if (svg === undefined) {
    svg = drawTile(id, face, turns, look);
    cache.set(key, svg);
  }
  return svg;
}

function drawTile(id: number, face: Face, turns: number, look: TileLook): string {
  const { sections, monsters, diamond } = slots(face, turns);
  const ground = `<rect width="100" height="100" rx="7" fill="#f2e7cd"/>`;
  const shade = `<rect width="100" height="100" rx="7" fill="url(#gg-shade)"/>`;
  const edge = `<rect x="1" y="1" width="98" height="98" rx="7" fill="none" stroke="var(--ink)" stroke-width="2.2"/>`;
  const lit = look.lit ?? [];
  const safe = look.safe ?? false;
  const track =
    face.track === "bridge"
      ? section(sections[1] ?? "", lit[1], safe) +
        deck(sections[0] ?? "", lit[0]) +
        section(sections[0] ?? "", lit[0], safe, true)
      : sections.map((edges, number) => section(edges, lit[number], safe)).join("");
  const planks = sections.length > 1 ? monsters.map((spot) => plank(spot, sections[spot.section] ?? "")).join("") : "";
  const gem = face.diamond ? diamondSvg(diamond, face.diamond, face.track === "curve" ? 23 : 25) : "";
  return ground + doodles(id) + shade + track + edge + planks + monsters.map(monsterSvg).join("") + gem;
}

const short = (value: number): number => Math.round(value * 10) / 10;

/** A small generator of numbers from 0 to 1: the same seed gives the same doodles. */
function seeded(seed: number): () => number {
  let state = Math.imul(seed, 2654435761) >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** Small things of the ground at a point: a mushroom, a crystal, a crack and a stone. */
const DOODLES: readonly ((x: number, y: number) => string)[] = [
  (x, y) => `${from(x - 4.5, y + 3.6)}c-.9-6.3 9.9-6.3 9 0z${from(x - 1.8, y + 3.6)}v3.6h3.6v-3.6`,
  (x, y) => `${from(x - 6.3, y + 4.5)}l2.7-7.2 2.7 4.5 2.7-8.1 3.6 10.8z`,
  (x, y) => `${from(x - 5.4, y)}l3.6-2.7 2.7 3.6 4.5-2.7`,
  (x, y) => `${from(x - 4.5, y + 2.7)}a4.5 3.6 0 0 1 9 0z`,
];

const from = (x: number, y: number): string => `M${short(x)} ${short(y)}`;

function doodles(id: number): string {
  const next = seeded(id * 13 + 1);
  const within = () => short(8 + next() * 84);
  let grass = "";
  let dots = "";
  for (let count = 0; count < 10; count++) {
    const x = within();
    const y = within();
    if (next() < 0.5) grass += `M${x} ${y}l4-2 4 2`;
    else dots += `M${x} ${y}h0`;
  }
  const round = 'stroke-linecap="round"';
  let things = "";
  for (let count = 0; count < 5; count++) {
    const thing = DOODLES[Math.floor(next() * DOODLES.length)];
    const [x, y] = [within(), within()];
    things += thing?.(x, y) ?? "";
  }
  return (
    stroke(grass, "#b7a27c", 1.8, round) +
    stroke(dots, "#b7a27c", 2.6, round) +
    `<path d="${things}" fill="#e2d2ab" stroke="#bfa87c" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>`
  );
}

function stroke(path: string, colour: string, width: number, more = ""): string {
  return `<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" ${more}/>`;
}

/** Marks along the band for colour-blind people. */
const PATTERNS: Readonly<Record<DoorLine, string>> = {
  bone: 'stroke-dasharray="16 6"',
  tooth: 'stroke-dasharray="4 5"',
  other: 'stroke-dasharray="1.500 9"',
};

/** Bed, sleepers and two rails; on a scoring path with a band of its colour. */
function section(edges: string, line: DoorLine | undefined, safe: boolean, onDeck = false): string {
  const path = sectionPath(edges);
  const colour = line && PATH_COLOURS[line];
  const pattern = line && safe ? stroke(path, "#fff", 38, PATTERNS[line]) : "";
  const band =
    colour && !onDeck ? stroke(path, colour, 43, 'stroke-opacity=".55"') + stroke(path, colour, 38) + pattern : "";
  const rails = sectionPath(edges, -6.5) + sectionPath(edges, 6.5);
  return (
    band +
    stroke(path, "var(--ink)", 31) +
    stroke(path, colour ? "#c9a36c" : "#a58b6c", 25.5) +
    stroke(path, "#61493a", 19, 'stroke-dasharray="5 7.3" stroke-dashoffset="-1"') +
    stroke(rails, "var(--ink)", 5.6) +
    stroke(rails, colour ? "#fff" : "#dfe4ee", 2.6)
  );
}

/** The stone bridge that carries the first section over the second. */
function deck(edges: string, line: DoorLine | undefined): string {
  const colour = line && PATH_COLOURS[line];
  const upright = edges.includes("N");
  const bar = (paint: string, width: number, from: number, to: number) =>
    stroke(upright ? `M50 ${from}V${to}` : `M${from} 50H${to}`, paint, width);
  const band = colour ? bar(colour, 38, 0, 100) : "";
  return band + bar("var(--ink)", 44, 24, 76) + bar(colour ?? "#bcb2a2", 38.5, 26.5, 73.5);
}

/** On tiles with two sections a plank leads from the feet to the section the monster belongs to. */
function plank(spot: Spot, edges: string): string {
  const feet: Point = [spot.x, spot.y + spot.size * 0.42];
  const [x, y] = nearest(edges, feet);
  const distance = Math.hypot(x - feet[0], y - feet[1]) || 1;
  const reach = Math.max(0, (distance - 11) / distance);
  const path = `M${short(feet[0])} ${short(feet[1])}L${short(feet[0] + (x - feet[0]) * reach)} ${short(feet[1] + (y - feet[1]) * reach)}`;
  const round = 'stroke-linecap="round"';
  return stroke(path, "var(--ink)", 11, round) + stroke(path, "#d79f5e", 6, round);
}

function monsterSvg(spot: Spot): string {
  const { monster, x, y, size } = spot;
  const shadow = `<ellipse cx="${short(x)}" cy="${short(y + size * 0.46)}" rx="${short(size * 0.36)}" ry="3" fill="var(--ink)" opacity=".28"/>`;
  const picture = `<use class="gg-m gg-m-${monster}" href="#gg-${monster}" x="${short(x - size / 2)}" y="${short(y - size / 2)}" width="${size}" height="${size}"/>`;
  return shadow + picture;
}

function diamondSvg([x, y]: Point, value: number, size: number): string {
  const cx = short(x + size * 0.42);
  const cy = short(y + size * 0.34);
  return (
    `<use href="#gg-diamond" x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}"/>` +
    `<circle cx="${cx}" cy="${cy}" r="${short(size * 0.33)}" fill="var(--ink)"/>` +
    `<text x="${cx}" y="${short(cy + size * 0.19)}" text-anchor="middle" font-family="var(--sans)" font-weight="800" font-size="${short(size * 0.52)}" fill="#fff">${value}</text>`
  );
}

/** The back of a tile, for stacks and others' hidden tiles. */
export function backSvg(): string {
  return (
    `<rect x="1" y="1" width="98" height="98" rx="8" fill="#2b6763" stroke="var(--ink)" stroke-width="2.4"/>` +
    `<rect x="7" y="7" width="86" height="86" rx="5" fill="none" stroke="#3f8a83" stroke-width="2.4"/>` +
    `<path d="M14 24l5-5M14 76l5 5M86 24l-5-5M86 76l-5 5" stroke="#3f8a83" stroke-width="3" stroke-linecap="round"/>` +
    `<use href="#gg-ghost" x="28" y="27" width="44" height="44"/>`
  );
}
