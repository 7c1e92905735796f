/** Saboteur's cards as strings of SVG, drawn from their data. A card always looks the same. */
import { isDeadEnd, lieDown, openSides } from "./facts.ts";

export const WIDTH = 100;
export const HEIGHT = 140;

export interface PathLook {
  readonly card: string;
  readonly turned: boolean;
  readonly lit?: boolean; // reached from the start
  readonly lying?: boolean; // the mine is turned for phones: east is down, north is right
  readonly seed: number;
}

type Random = () => number;

function random(seed: number): Random {
  let a = (seed * 2654435761) >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const short = (value: number): number => Math.round(value * 10) / 10;
export const use = (id: string, x: number, y: number, size: number): string =>
  `<use href="#${id}" x="${x}" y="${y}" width="${size}" height="${size}"/>`;

/** A number that is the same for the same text: cards of one kind differ by place only. */
export function seedOf(text: string): number {
  let sum = 7;
  for (const letter of text) sum = (sum * 31 + letter.charCodeAt(0)) % 99991;
  return sum;
}

export function boulder(x: number, y: number, size: number, next: Random, fill: string): string {
  const corners = Array.from({ length: 7 }, (_, index) => {
    const angle = (index / 7) * 6.283 + next() * 0.5;
    const reach = size * (0.8 + next() * 0.35);
    return `${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach * 0.88)}`;
  });
  return (
    `<path d="M${corners.join("L")}z" fill="${fill}" stroke="var(--ink)" stroke-width="2.6" stroke-linejoin="round"/>` +
    `<path d="M${short(x - size * 0.5)} ${short(y - size * 0.1)}l${short(size * 0.3)} ${short(-size * 0.4)}" ` +
    `stroke="#fff" stroke-opacity=".5" stroke-width="2" stroke-linecap="round"/>`
  );
}

/** Three boulders: what a rockfall leaves on an empty cell. */
export function rubble(width: number, height: number): string {
  const next = random(5);
  const [x, y] = [width / 2, height / 2];
  return (
    boulder(x - 14, y, 11, next, "#5d5662") +
    boulder(x + 10, y + 8, 14, next, "#6a6370") +
    boulder(x, y - 12, 8, next, "#55505c")
  );
}

function rock(width: number, height: number, next: Random, lit: boolean): string {
  const [light, dark] = lit ? ["#7f6a58", "#5c4b42"] : ["#5c5b69", "#434250"];
  let drawn = "";
  for (let index = 0; index < 9; index++) {
    const [x, y, r] = [next() * width, next() * height, 9 + next() * 15];
    drawn +=
      `<path d="M${short(x - r)} ${short(y + r * 0.3)}l${short(r * 0.7)} ${short(-r * 0.8)}l${short(r)} ${short(r * 0.2)}` +
      `l${short(r * 0.4)} ${short(r * 0.7)}z" fill="${next() < 0.5 ? light : dark}" opacity=".75"/>`;
  }
  for (let index = 0; index < 12; index++) {
    const [x, y, l] = [next() * width, next() * height, 4 + next() * 7];
    drawn +=
      next() < 0.6
        ? `<path d="M${short(x)} ${short(y)}l${short(l)} ${short(-l * 0.5)}l${short(l * 0.6)} ${short(l * 0.5)}" fill="none" ` +
          `stroke="var(--ink)" stroke-opacity=".5" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"/>`
        : `<circle cx="${short(x)}" cy="${short(y)}" r="1.6" fill="#a08d7c" opacity=".7"/>`;
  }
  return drawn;
}

type Point = readonly [number, number];

/** The tunnel as one path: stubs, a straight, a bend, or arms to a hub. */
function tunnel(sides: string, ends: Record<string, Point>, middle: Point, dead: boolean): string {
  const [cx, cy] = middle;
  const end = (side: string): Point => ends[side] ?? middle;
  if (dead) {
    return [...sides]
      .map((side) => {
        const [x, y] = end(side);
        const reach = side === "N" || side === "S" ? (cy - 33) / (cy + 6) : (cx - 26) / (cx + 6);
        return `M${x} ${y}L${short(x + (cx - x) * reach)} ${short(y + (cy - y) * reach)}`;
      })
      .join("");
  }
  if (sides.length === 2 && sides !== "NS" && sides !== "EW") {
    const [a, b] = [end(sides[0] ?? ""), end(sides[1] ?? "")];
    const bend = ([x, y]: Point): string => `${short(x + (cx - x) * 0.38)} ${short(y + (cy - y) * 0.38)}`;
    return `M${a[0]} ${a[1]}L${bend(a)}Q${cx} ${cy} ${bend(b)}L${b[0]} ${b[1]}`;
  }
  return [...sides].map((side) => `M${end(side)[0]} ${end(side)[1]}L${cx} ${cy}`).join("");
}

const drawnCards = new Map<string, string>();

/** A path card, 100 x 140, or 140 x 100 lying. `clip`: a name that nothing else on the page has. The same card with the
 * same name is the same string, so that a page which draws it again has nothing to do. */
export function pathCard(look: PathLook, clip: string): string {
  const key = JSON.stringify(look);
  let drawn = drawnCards.get(key);
  if (drawn === undefined) {
    drawn = drawPath(look);
    drawnCards.set(key, drawn);
  }
  return drawn.replaceAll("CLIP", `sb-clip-${clip}`);
}

function drawPath({ card, turned, lit = true, lying = false, seed }: PathLook): string {
  const [w, h] = lying ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const [cx, cy] = [w / 2, h / 2];
  const next = random(seed);
  const upright = openSides(card, turned);
  const sides = lying ? lieDown(upright) : upright;
  const dead = isDeadEnd(card);
  const ends: Record<string, Point> = { N: [cx, -6], S: [cx, h + 6], E: [w + 6, cy], W: [-6, cy] };
  const [wall, floor] = lit ? ["#b57f3c", "#ffdf9e"] : ["#4c4d63", "#8487a0"];
  const WAY = 38;
  const d = tunnel(sides, ends, [cx, cy], dead);
  const hub = !dead && sides.length > 2 ? WAY * 0.66 : 0;
  const stroke = (colour: string, width: number, move = ""): string =>
    `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${move}/>` +
    (hub ? `<circle cx="${cx}" cy="${cy}" r="${short(hub - (WAY - width) / 2)}" fill="${colour}"${move}/>` : "");
  let drawn =
    `<clipPath id="CLIP"><rect width="${w}" height="${h}" rx="9"/></clipPath><g clip-path="url(#CLIP)">` +
    `<rect width="${w}" height="${h}" fill="${lit ? "#6d5a4c" : "#4f4e5c"}"/>${rock(w, h, next, lit)}` +
    `<rect x="2.5" y="2.5" width="${w - 5}" height="${h - 5}" rx="7.5" fill="none" stroke="${lit ? "#efe0bf" : "#9a98a8"}" stroke-width="5"/>` +
    stroke("var(--ink)", WAY + 8) +
    stroke(wall, WAY) +
    stroke(floor, WAY - 10, ' transform="translate(0 3)"') +
    stones(sides, ends, [cx, cy], WAY, next, lit, dead, wall);
  if (dead) drawn += barrier(cx, cy, next, lit);
  if (card === "start") drawn += startMark(cx, cy);
  if (card === "treasure") drawn += use("sb-gold", cx - 26, cy - 28, 52);
  if (card.startsWith("stone")) drawn += use("sb-stone", cx - 22, cy - 24, 44);
  return (
    drawn +
    `</g><rect x="1.2" y="1.2" width="${w - 2.4}" height="${h - 2.4}" rx="8.5" fill="none" stroke="var(--ink)" stroke-width="2.4"/>`
  );
}

/** Rocks that lean into the tunnel and pebbles on its floor. */
function stones(
  sides: string,
  ends: Record<string, Point>,
  [cx, cy]: Point,
  way: number,
  next: Random,
  lit: boolean,
  dead: boolean,
  pebble: string,
): string {
  let drawn = "";
  for (const side of sides) {
    const [ex, ey] = ends[side] ?? [cx, cy];
    const upright = side === "N" || side === "S";
    for (let index = 0; index < (dead ? 1 : 2); index++) {
      const along = 0.2 + index * 0.34 + next() * 0.1;
      const lean = (next() < 0.5 ? -1 : 1) * (way / 2 - 1);
      const x = ex + (cx - ex) * along + (upright ? lean : 0);
      const y = ey + (cy - ey) * along + (upright ? 0 : lean);
      const size = 4 + next() * 2.5;
      if (next() < 0.72) {
        const start = next() * 6;
        const corners = Array.from({ length: 6 }, (_, corner) => {
          const reach = size * (0.85 + next() * 0.5);
          const angle = start + corner * 1.047;
          return `${short(x + Math.cos(angle) * reach)} ${short(y + Math.sin(angle) * reach)}`;
        });
        const fill = lit ? (next() < 0.5 ? "#8a7562" : "#6d5a4c") : "#5c5b69";
        drawn += `<path d="M${corners.join("L")}z" fill="${fill}" stroke="var(--ink)" stroke-width="2.4" stroke-linejoin="round"/>`;
      }
      const px = ex + (cx - ex) * (along + 0.15) + (upright ? (next() - 0.5) * 14 : 0);
      const py = ey + (cy - ey) * (along + 0.15) + (upright ? 0 : (next() - 0.3) * 12);
      drawn += `<ellipse cx="${short(px)}" cy="${short(py)}" rx="2.4" ry="1.7" fill="${pebble}" opacity=".8"/>`;
    }
  }
  return drawn;
}

function barrier(cx: number, cy: number, next: Random, lit: boolean): string {
  const fills = lit ? ["#a3937f", "#8d7e6e", "#b7a68f"] : ["#777589", "#666579", "#85839a"];
  const places: readonly (readonly [number, number, number])[] = [
    [-15, 8, 13],
    [14, 9, 13],
    [-2, -9, 14],
    [1, 13, 10],
  ];
  const heap = places.map(([x, y, r]) => boulder(cx + x, cy + y, r, next, fills[Math.floor(next() * 3)] ?? "#888"));
  const planks = `M${cx - 10} ${cy - 9}l20 20M${cx + 10} ${cy - 9}l-20 20`;
  return (
    heap.join("") +
    `<g stroke-linecap="round"><path d="${planks}" stroke="var(--ink)" stroke-width="10"/>` +
    `<path d="${planks}" stroke="#d9a062" stroke-width="5"/></g>`
  );
}

function startMark(cx: number, cy: number): string {
  return (
    `<circle cx="${cx}" cy="${cy}" r="33" fill="#fff1c9" stroke="var(--ink)" stroke-width="3"/>` +
    `<circle cx="${cx}" cy="${cy + 1}" r="27" fill="#ffd98c"/>` +
    use("sb-ladder", cx - 42, cy - 32, 62) +
    use("sb-lamp", cx - 7, cy - 17, 42)
  );
}

/** The emblems of the three goals: moon, star, key. Letters are seats. */
const EMBLEMS: readonly string[] = [
  "M-4 -20a20 20 0 1 0 20 28a17 17 0 0 1 -20 -28z",
  "M0 -22l6.5 14 15 2 -11 10.5 3 15.5 -13.5 -7.5 -13.5 7.5 3 -15.5 -11 -10.5 15 -2z",
  "M0 -21a10.5 10.5 0 0 1 4 20v5h8v6h-8v4h6v6h-14v-21a10.5 10.5 0 0 1 4 -20zM0 -14.5a4 4 0 0 0 0 8a4 4 0 0 0 0 -8z",
];

/** In the corner of a goal that lies face down. */
export function questionMark(): string {
  return (
    `<g transform="translate(20 21)"><circle r="13" fill="var(--paper)" stroke="var(--ink)" stroke-width="2.4"/>` +
    `<text y="7" text-anchor="middle" font-family="var(--display)" font-weight="800" font-size="19" fill="var(--ink)">?</text></g>`
  );
}

export function goalBack(goal: number, lying: boolean): string {
  const [w, h] = lying ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const frames = [0, 1, 2].map(
    (i) => `<rect x="${11 + i * 6}" y="${11 + i * 6}" width="${w - 22 - i * 12}" height="${h - 22 - i * 12}" rx="5"/>`,
  );
  return (
    `<rect x="1.2" y="1.2" width="${w - 2.4}" height="${h - 2.4}" rx="9" fill="#efe0bf" stroke="var(--ink)" stroke-width="2.4"/>` +
    `<rect x="6" y="6" width="${w - 12}" height="${h - 12}" rx="6" fill="#2e3a5c"/>` +
    `<g fill="none" stroke="#42527f" stroke-width="2.5">${frames.join("")}</g>` +
    `<circle cx="${w / 2}" cy="${h / 2}" r="35" fill="#1a213b" stroke="var(--sb-mine)" stroke-width="4"/>` +
    `<path transform="translate(${w / 2} ${h / 2}) scale(1.12)" d="${EMBLEMS[goal] ?? ""}" fill="var(--lamp)" fill-rule="evenodd" stroke="var(--ink)" stroke-width="2" stroke-linejoin="round"/>` +
    questionMark()
  );
}

export function cardBack(lying = false): string {
  const [w, h] = lying ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
  const frames = [0, 1, 2].map(
    (i) => `<rect x="${13 + i * 8}" y="${13 + i * 8}" width="${w - 26 - i * 16}" height="${h - 26 - i * 16}" rx="5"/>`,
  );
  return (
    `<rect x="1.2" y="1.2" width="${w - 2.4}" height="${h - 2.4}" rx="9" fill="#efe0bf" stroke="var(--ink)" stroke-width="2.4"/>` +
    `<rect x="6" y="6" width="${w - 12}" height="${h - 12}" rx="6" fill="#4a3320"/>` +
    `<g fill="none" stroke="#6d4d30" stroke-width="2.5">${frames.join("")}</g>${use("sb-pickaxe", w / 2 - 24, h / 2 - 24, 48)}`
  );
}

interface ActionLook {
  readonly pictures: readonly string[];
  readonly ground: string;
}

const GROUNDS = { break: "#f6d9c8", mend: "#d9ead0", map: "#dfe7ea", rockfall: "#ddd6c8" } as const;

function actionLook(card: string): ActionLook {
  if (card === "map" || card === "rockfall") return { pictures: [`sb-${card}`], ground: GROUNDS[card] };
  const [kind = "", ...tools] = card.split("-");
  const broken = kind === "break";
  return {
    pictures: tools.map((tool) => `sb-${tool}${broken ? "-broken" : ""}`),
    ground: broken ? GROUNDS.break : GROUNDS.mend,
  };
}

const badgeOf = (card: string): string | null =>
  card.startsWith("break") ? "sb-break" : card.startsWith("mend") ? "sb-repair" : null;

/** An action card, 100 x 140, with its name. */
export function actionCard(card: string, name: string): string {
  const { pictures, ground } = actionLook(card);
  const [first = "", second] = pictures;
  const badge = badgeOf(card);
  const hatch = Array.from({ length: 6 }, (_, n) =>
    card.startsWith("break")
      ? `<path d="M${10 + n * 16} 102l14 -24"/>`
      : `<path d="M10 ${98 - n * 5}h${80 - n * 14}"/>`,
  );
  return (
    `<rect x="1.2" y="1.2" width="97.6" height="137.6" rx="9" fill="var(--paper)" stroke="var(--ink)" stroke-width="2.4"/>` +
    `<rect x="6" y="6" width="88" height="98" rx="6" fill="${ground}" stroke="var(--ink)" stroke-width="1.8"/>` +
    `<g stroke="var(--ink)" stroke-opacity=".13" stroke-width="2">${hatch.join("")}</g>` +
    (second
      ? `<path d="M90 10L10 100" stroke="var(--ink)" stroke-width="2" stroke-dasharray="3 5"/>` +
        use(first, 9, 9, 46) +
        use(second, 45, 52, 46)
      : use(first, 18, 20, 64)) +
    caption(name, 50, 126, 88, 16) +
    (badge ? use(badge, 68, 82, 28) : "")
  );
}

/** The same, 140 x 100, for phones. */
export function actionCardWide(card: string, name: string): string {
  const { pictures, ground } = actionLook(card);
  const [first = "", second] = pictures;
  const badge = badgeOf(card);
  return (
    `<rect x="1.2" y="1.2" width="137.6" height="97.6" rx="9" fill="var(--paper)" stroke="var(--ink)" stroke-width="2.4"/>` +
    `<rect x="6" y="6" width="128" height="62" rx="6" fill="${ground}" stroke="var(--ink)" stroke-width="1.8"/>` +
    (second
      ? use(first, 12, 10, 54) +
        use(second, 66, 10, 54) +
        `<path d="M72 10L60 64" stroke="var(--ink)" stroke-width="2" stroke-dasharray="3 5"/>`
      : use(first, 42, 9, 56)) +
    caption(name, 70, 88, 126, 18) +
    (badge ? use(badge, 102, 40, 32) : "")
  );
}

/** Text that shrinks until it fits its card. */
function caption(text: string, x: number, y: number, room: number, size: number): string {
  const fitting = Math.min(size, (room / Math.max(1, text.length)) * 1.62);
  const safe = text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  return (
    `<text x="${x}" y="${y}" text-anchor="middle" font-family="var(--display)" font-weight="700" ` +
    `font-size="${short(fitting)}" fill="var(--ink)">${safe}</text>`
  );
}
