/** The transformation of a drawing in its window: screen = drawing * scale + shift. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

/** The whole box in the middle of the window, at most at `most`. */
export function fit(box: Box, width: number, height: number, most: number): Placement {
  const scale = Math.min(most, width / box.width, height / box.height);
  return {
    scale,
    x: (width - box.width * scale) / 2 - box.x * scale,
    y: (height - box.height * scale) / 2 - box.y * scale,
  };
}

/** Zoom by `factor` so that the drawing's point under (x, y) stays there. */
export function zoom(from: Placement, factor: number, x: number, y: number, least: number, most: number): Placement {
  const scale = Math.min(most, Math.max(least, from.scale * factor));
  const real = scale / from.scale;
  return { scale, x: x - (x - from.x) * real, y: y - (y - from.y) * real };
}

/** Move, limited so that the box stays partly visible. */
export function move(from: Placement, dx: number, dy: number, box: Box, width: number, height: number): Placement {
  const margin = 60;
  const clamp = (value: number, low: number, high: number): number => Math.min(Math.max(value, low), high);
  const { scale } = from;
  return {
    scale,
    x: clamp(from.x + dx, margin - (box.x + box.width) * scale, width - margin - box.x * scale),
    y: clamp(from.y + dy, margin - (box.y + box.height) * scale, height - margin - box.y * scale),
  };
}
