/** Where a popover goes so that it hides as little as possible of what it is about. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Edge = "below" | "above" | "right" | "left";

export interface Spotted {
  readonly x: number;
  readonly y: number;
  readonly edge: Edge; // on which side of the thing it lies
  readonly pointer: number; // of its own edge, in pixels from its left or upper end
}

const GAP = 18;
const THING = 40; // hiding the thing itself is that much worse
const SHARES = [0.5, 0.25, 0.75, 0, 1]; // where along its edge the pointer may be, best first
const CORNER = 30; // pixels of an edge where a pointer would not look right

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

function overlap(a: Rect, b: Rect): number {
  const wide = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const high = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/** Beside `thing` and inside `room`, on the side where it covers least of `keep`. */
export function beside(thing: Rect, size: { width: number; height: number }, room: Rect, keep: readonly Rect[]): Spotted {
  const { width, height } = size;
  const middle = { x: thing.x + thing.width / 2, y: thing.y + thing.height / 2 };
  const across = SHARES.map((share) => middle.x - between(CORNER, width * share, width - CORNER));
  const down = SHARES.map((share) => middle.y - between(CORNER, height * share, height - CORNER));
  const wanted: [Edge, number, number][] = [
    ...across.map((x): [Edge, number, number] => ["below", x, thing.y + thing.height + GAP]),
    ...down.map((y): [Edge, number, number] => ["right", thing.x + thing.width + GAP, y]),
    ...down.map((y): [Edge, number, number] => ["left", thing.x - width - GAP, y]),
    ...across.map((x): [Edge, number, number] => ["above", x, thing.y - height - GAP]),
  ];
  let best: Spotted | null = null;
  let least = Infinity;
  for (const [edge, left, top] of wanted) {
    const x = between(room.x, left, room.x + room.width - width);
    const y = between(room.y, top, room.y + room.height - height);
    const rect = { x, y, width, height };
    const hidden = THING * overlap(rect, thing) + keep.reduce((sum, other) => sum + overlap(rect, other), 0);
    if (hidden < least) {
      least = hidden;
      const along = edge === "below" || edge === "above";
      const pointer = along ? between(CORNER, middle.x - x, width - CORNER) : between(CORNER, middle.y - y, height - CORNER);
      best = { x, y, edge, pointer };
    }
  }
  return best!;
}
