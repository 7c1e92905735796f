/** The geometry of a track tile: 100 units wide and high, turned by quarter turns to the right. */
import type { Edge, Face, Monster } from "./wire.ts";

export type Point = readonly [x: number, y: number];

const EDGES = "NESW";

/** The edges of a section after `turns` quarter turns to the right. */
export function turned(edges: string, turns: number): string {
  return [...edges].map((edge) => EDGES[(EDGES.indexOf(edge) + turns) % 4]).join("");
}

/** A point of the tile after `turns` quarter turns to the right. */
export function turnedPoint([x, y]: Point, turns: number): Point {
  let point: Point = [x, y];
  for (let turn = 0; turn < turns % 4; turn++) point = [100 - point[1], point[0]];
  return point;
}

export function isStraight(edges: string): boolean {
  return (edges.includes("N") && edges.includes("S")) || (edges.includes("E") && edges.includes("W"));
}

/** The corner about which a curve bends. */
export function corner(edges: string): Point {
  return [edges.includes("E") ? 100 : 0, edges.includes("S") ? 100 : 0];
}

/** The middle of a section, `off` units beside it, as a path of SVG. */
export function sectionPath(edges: string, off = 0): string {
  if (isStraight(edges)) return edges.includes("N") ? `M${50 + off} 0V100` : `M0 ${50 + off}H100`;
  const [x, y] = corner(edges);
  const radius = 50 + off;
  const upright = `${Math.abs(x - radius)} ${edges.includes("N") ? 0 : 100}`;
  const level = `${edges.includes("E") ? 100 : 0} ${Math.abs(y - radius)}`;
  const isOuter = edges.includes("N") === edges.includes("E");
  return `M${upright}A${radius} ${radius} 0 0 ${isOuter ? 0 : 1} ${level}`;
}

/** The point of a section that is nearest to another. */
export function nearest(edges: string, [x, y]: Point): Point {
  if (isStraight(edges)) return edges.includes("N") ? [50, y] : [x, 50];
  const [cx, cy] = corner(edges);
  const distance = Math.hypot(x - cx, y - cy) || 1;
  return [cx + ((x - cx) / distance) * 50, cy + ((y - cy) / distance) * 50];
}

/** The middle of an edge. */
export const MIDDLE: Readonly<Record<Edge, Point>> = { N: [50, 0], E: [100, 50], S: [50, 100], W: [0, 50] };

export interface Spot {
  readonly monster: Monster;
  readonly section: number;
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

export interface Slots {
  readonly sections: readonly string[]; // edges after turning
  readonly monsters: readonly Spot[];
  readonly diamond: Point;
}

const CURVE_SLOTS: Readonly<Record<number, readonly Point[]>> = {
  1: [[33, 67]],
  2: [
    [22, 43],
    [57, 78],
  ],
  3: [
    [20, 30],
    [29, 71],
    [70, 80],
  ],
};
const CURVE_SIZES = [48, 48, 40, 36];

/** Where monsters and diamond stand: upright whatever the rotation, beside their own section. */
export function slots(face: Face, turns: number): Slots {
  const sections = face.sections.map((section) => turned(section.edges, turns));
  if (face.track === "curve") return curveSlots(face, turns, sections);
  if (face.track === "straight") return straightSlots(face, sections);
  if (face.track === "bridge") return bridgeSlots(face, sections);
  return doubleSlots(face, sections);
}

function curveSlots(face: Face, turns: number, sections: string[]): Slots {
  const monsters = face.sections[0]?.monsters ?? [];
  const places = CURVE_SLOTS[monsters.length] ?? [];
  const [x, y] = turnedPoint([83, 17], turns);
  return {
    sections,
    monsters: monsters.map((monster, number) => {
      const [left, top] = turnedPoint(places[number] ?? [33, 67], turns);
      return { monster, section: 0, x: left, y: top, size: CURVE_SIZES[monsters.length] ?? 36 };
    }),
    diamond: [Math.min(x, 82), Math.min(y, 82)],
  };
}

function straightSlots(face: Face, sections: string[]): Slots {
  const monsters = face.sections[0]?.monsters ?? [];
  const gem = face.diamond > 0;
  const count = monsters.length;
  const upright = (sections[0] ?? "").includes("N");
  const tall: Record<number, Point[]> = {
    1: [[19, 52]],
    2: [
      [18.5, gem ? 64 : 52],
      [81.5, gem ? 64 : 52],
    ],
    3: [
      [18.5, 28],
      [81.5, 50],
      [18.5, 74],
    ],
  };
  const wide: Record<number, Point[]> = {
    1: [[50, 19]],
    2: [
      [28, 18.5],
      [72, gem ? 18.5 : 81.5],
    ],
    3: [
      [26, 18.5],
      [74, 18.5],
      [50, 81.5],
    ],
  };
  const places = (upright ? tall : wide)[count] ?? [];
  const above: Point = count === 1 ? [79, 50] : [79, 22];
  return {
    sections,
    monsters: monsters.map((monster, number) => {
      const [x, y] = places[number] ?? [50, 19];
      return { monster, section: 0, x, y, size: count === 1 ? 36 : 34 };
    }),
    diamond: upright ? above : [50, 82],
  };
}

/** Monsters of the upright section stand below, those of the level one above. */
function bridgeSlots(face: Face, sections: string[]): Slots {
  const below: Point[] = [
    [81, 80],
    [19, 80],
  ];
  const above: Point[] = [
    [19, 18.5],
    [81, 18.5],
  ];
  const monsters = face.sections.flatMap((section, number) =>
    section.monsters.map((monster): Spot => {
      const quarters = (sections[number] ?? "").includes("N") ? below : above;
      const [x, y] = quarters.shift() ?? [50, 50];
      return { monster, section: number, x, y, size: 33 };
    }),
  );
  const [x, y] = above.pop() ?? below.pop() ?? [79, 18.5];
  return { sections, monsters, diamond: [Math.min(x, 79), y] };
}

/** Each arc keeps its monsters in its own corner; the diamond has a corner that both share. */
function doubleSlots(face: Face, sections: string[]): Slots {
  const monsters = face.sections.flatMap((section, number) =>
    section.monsters.map((monster): Spot => {
      const [x, y] = corner(sections[number] ?? "");
      return { monster, section: number, x: x ? 81 : 19, y: y ? 80 : 19, size: 35 };
    }),
  );
  const [x, y] = corner(sections[0] ?? "");
  return { sections, monsters, diamond: [x ? 79 : 19, y ? 19 : 79] };
}
