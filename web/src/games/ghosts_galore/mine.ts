/** The geometry of a mine: nine fields of 100 units with a rim for the doors around them. */
import type { DoorLine, Path } from "./wire.ts";

export const FIELDS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const CELL = 100;
const GAP = 4;

export interface DoorPlace {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly turn: number; // degrees
  readonly chip: readonly [x: number, y: number]; // position of a sum beside it
}

export interface MinePlan {
  readonly size: number;
  readonly rim: number;
  readonly inner: number;
  left(field: number): number;
  top(field: number): number;
  readonly doors: readonly DoorPlace[];
}

/** The layout of a mine with a rim of so many units. */
export function minePlan(rim: number): MinePlan {
  const inner = 3 * CELL + 4 * GAP;
  const size = inner + 2 * rim;
  const at = (step: number) => rim + GAP + step * (CELL + GAP);
  const left = (field: number) => at((field - 1) % 3);
  const top = (field: number) => at(Math.floor((field - 1) / 3));
  const near = rim / 2 - 1;
  const far = size - near;
  const doors = [1, 2, 3].flatMap((number): DoorPlace[] => {
    const middle = at(number - 1) + CELL / 2;
    const beside = middle + (number === 3 ? -1 : 1) * ((CELL + GAP) / 2);
    return [
      { name: `N${number}`, x: middle, y: near, turn: 0, chip: [beside, near] },
      { name: `E${number}`, x: far, y: middle, turn: 90, chip: [far, beside] },
      { name: `S${number}`, x: middle, y: far, turn: 180, chip: [beside, far] },
      { name: `W${number}`, x: near, y: middle, turn: 270, chip: [near, beside] },
    ];
  });
  return { size, rim, inner, left, top, doors };
}

/** The line of every section that is on a path between doors: field, then section. */
export function litSections(paths: readonly Path[]): Map<number, (DoorLine | undefined)[]> {
  const lit = new Map<number, (DoorLine | undefined)[]>();
  for (const path of paths) {
    if (path.line === null) continue;
    for (const [field, section] of path.sections) {
      const lines = lit.get(field) ?? [];
      lines[section] = path.line;
      lit.set(field, lines);
    }
  }
  return lit;
}

/** Which doors a scoring path ends at. */
export function litDoors(paths: readonly Path[]): Map<string, DoorLine> {
  const lit = new Map<string, DoorLine>();
  for (const path of paths) {
    if (path.line === null) continue;
    for (const end of path.ends) if (end.door) lit.set(end.door, path.line);
  }
  return lit;
}

/** "5 × 2 = +10": what a path between doors pays. */
export function pathSum(path: Path): string {
  const each = path.points / path.sections.length;
  return `${path.sections.length}×${each}=+${path.points}`;
}

/** The nearest free field in the direction of an arrow key, if any. */
export function stepTo(from: number, key: string, free: readonly number[]): number | null {
  const column = (from - 1) % 3;
  const row = Math.floor((from - 1) / 3);
  const ahead: Record<string, (right: number, down: number) => number> = {
    ArrowRight: (right) => right,
    ArrowLeft: (right) => -right,
    ArrowDown: (_, down) => down,
    ArrowUp: (_, down) => -down,
  };
  const towards = ahead[key];
  if (!towards) return null;
  let best: number | null = null;
  let least = Infinity;
  for (const field of free) {
    const right = ((field - 1) % 3) - column;
    const down = Math.floor((field - 1) / 3) - row;
    const forward = towards(right, down);
    if (forward <= 0) continue;
    const aside = Math.abs(right) + Math.abs(down) - forward;
    const distance = forward + aside * 2.5;
    if (distance < least) {
      least = distance;
      best = field;
    }
  }
  return best;
}

/** Layouts: three columns, stacked, or the mine at the left. */
export function roomShape(width: number, height: number): "wide" | "phone" | "side" {
  if (width >= 1060 && height >= 560) return "wide";
  return width > height * 1.2 ? "side" : "phone";
}

/** The field under the pointer, if it is one of my own mine. */
export function fieldUnder(target: Element | null): number | null {
  const field = target?.closest<SVGElement>("[data-field]")?.dataset["field"];
  return field === undefined ? null : Number(field);
}
