/** Placement of a card so that it does not cover what it refers to. */

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const EDGE = 12; // px to the edge of the room
const GAP = 4; // px to the highlighted elements

/** The first candidate position that covers no highlighted element; else the one that covers least. */
export function clearing(card: Pick<Box, "width" | "height">, room: Box, lit: readonly Box[]): Box {
  let best: { box: Box; covered: number } | null = null;
  for (const box of [...spots(card, room), ...beside(card, room, lit)]) {
    const covered = lit.reduce((sum, one) => sum + overlap(box, one), 0);
    if (best === null || covered < best.covered) best = { box, covered };
    if (covered === 0) break;
  }
  return best?.box ?? { ...card, left: room.left, top: room.top };
}

/** Candidates: above first, then at the sides, then below, where hands are. */
function spots({ width, height }: Pick<Box, "width" | "height">, room: Box): Box[] {
  const [near, far] = [room.left + EDGE, room.left + room.width - width - EDGE];
  const [high, low] = [room.top + EDGE / 2, room.top + room.height - height - EDGE];
  const [centre, middle] = [(near + far) / 2, (high + low) / 2];
  return [
    [centre, high],
    [far, high],
    [near, high],
    [far, middle],
    [near, middle],
    [far, low],
    [near, low],
    [centre, low],
    [centre, middle],
  ].map(([left = near, top = high]) => ({
    left: Math.max(left, room.left),
    top: Math.max(top, room.top),
    width,
    height,
  }));
}

/** Candidates directly above and below each highlighted element, within the room. */
function beside({ width, height }: Pick<Box, "width" | "height">, room: Box, lit: readonly Box[]): Box[] {
  const left = Math.max(room.left + (room.width - width) / 2, room.left);
  const bottom = room.top + room.height - height;
  return lit
    .flatMap((one) => [one.top - GAP - height, one.top + one.height + GAP])
    .filter((top) => top >= room.top && top <= bottom)
    .map((top) => ({ left, top, width, height }));
}

export function overlap(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}
