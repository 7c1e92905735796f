/** The centre line of a card: a curve from its entry to its exit, square to both edges. */
import type { Exit, Side, Spot } from "./wire.ts";

/** A point of the line and its direction there. */
export interface Point {
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

export type Line = readonly Point[];

const SAMPLES = 28;
const INWARD: Readonly<Record<Side, readonly [number, number]>> = { N: [0, 1], S: [0, -1], W: [1, 0], E: [-1, 0] };
const QUARTER = 0.5523; // handle of a quarter ellipse
const HALF = 0.5;

const distance = (a: Point, b: Point): number => Math.hypot(b.x - a.x, b.y - a.y);

export function lineOf(spot: Spot): Line {
  return curve(spot.entry, spot.exit);
}

function curve(from: Exit, to: Exit): Line {
  const [ax, ay] = INWARD[from.side];
  const [bx, by] = INWARD[to.side];
  const wide = Math.abs(from.x - to.x);
  const high = Math.abs(from.y - to.y);
  const share = ax * bx + ay * by === 0 ? QUARTER : HALF;
  const a = share * (ax === 0 ? high : wide);
  const b = share * (bx === 0 ? high : wide);
  const xs = [from.x, from.x + ax * a, to.x + bx * b, to.x];
  const ys = [from.y, from.y + ay * a, to.y + by * b, to.y];
  return Array.from({ length: SAMPLES + 1 }, (_, index) => bezier(xs, ys, index / SAMPLES));
}

function bezier(xs: readonly number[], ys: readonly number[], t: number): Point {
  const u = 1 - t;
  const weights = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
  const slopes = [-3 * u * u, 3 * u * u - 6 * u * t, 6 * u * t - 3 * t * t, 3 * t * t];
  const mix = (by: readonly number[], of: readonly number[]) => by.reduce((sum, one, i) => sum + one * (of[i] ?? 0), 0);
  const dx = mix(slopes, xs);
  const dy = mix(slopes, ys);
  const long = Math.hypot(dx, dy) || 1;
  return { x: mix(weights, xs), y: mix(weights, ys), dx: dx / long, dy: dy / long };
}

export function lengthOf(line: Line): number {
  let sum = 0;
  for (let i = 1; i < line.length; i++) sum += distance(line[i - 1]!, line[i]!);
  return sum;
}

/** The point after `along` units of the line. */
export function pointAt(line: Line, along: number): Point {
  let gone = 0;
  for (let i = 1; i < line.length; i++) {
    const a = line[i - 1]!;
    const b = line[i]!;
    const step = distance(a, b);
    if (gone + step >= along || i === line.length - 1) {
      const share = step > 0 ? Math.min(1.5, (along - gone) / step) : 0;
      return { x: a.x + (b.x - a.x) * share, y: a.y + (b.y - a.y) * share, dx: b.dx, dy: b.dy };
    }
    gone += step;
  }
  return line[0] ?? { x: 0, y: 0, dx: 1, dy: 0 };
}

/** The line shifted sideways, as the data of a path. */
export function pathOf(line: Line, shift = 0): string {
  const points = line.map(({ x, y, dx, dy }) => `${(x - dy * shift).toFixed(2)} ${(y + dx * shift).toFixed(2)}`);
  return `M${points.join("L")}`;
}

export const angleOf = ({ dx, dy }: Point): number => (Math.atan2(dy, dx) * 180) / Math.PI;

/** How near the line comes to a place. */
export const nearness = (line: Line, x: number, y: number): number =>
  Math.min(...line.map((point) => Math.hypot(point.x - x, point.y - y)));
