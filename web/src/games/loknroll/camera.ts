/** The visible part of the table: a centre and a scale, in pixels per unit. */
import type { Spot } from "./wire.ts";

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A place on the table: a card, or what lies beside the rails. */
export type Framed = Pick<Spot, "x" | "y" | "width" | "height">;

export interface Camera {
  readonly x: number; // the centre of what is seen, in units
  readonly y: number;
  readonly scale: number;
}

/** The viewport, and how much of each edge is covered. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

export interface Scales {
  readonly least: number; // below this scale only the relevant part is shown
  readonly lowest: number; // below this the frame is clipped instead of shrunk
  readonly most: number;
}

const MARGIN = 4; // units around what is framed
const BESIDE = 10; // px between the track and what lies over the room
const LAST = 3; // cards at the end of the track that are always in sight

export function boxOf(spots: readonly Framed[]): Box | null {
  if (spots.length === 0) return null;
  return {
    left: Math.min(...spots.map((spot) => spot.x)),
    top: Math.min(...spots.map((spot) => spot.y)),
    right: Math.max(...spots.map((spot) => spot.x + spot.width)),
    bottom: Math.max(...spots.map((spot) => spot.y + spot.height)),
  };
}

/** The greatest scale at which the box fits into the room. */
export function fit(box: Box, room: Room): number {
  const wide = Math.max(1, room.width - room.left - room.right);
  const high = Math.max(1, room.height - room.top - room.bottom);
  return Math.min(wide / (box.right - box.left + 2 * MARGIN), high / (box.bottom - box.top + 2 * MARGIN));
}

/** The middle of the box in the middle of the free room. */
export function centred(box: Box, room: Room, scale: number): Camera {
  const x = (box.left + box.right) / 2 + (room.right - room.left) / 2 / scale;
  const y = (box.top + box.bottom) / 2 + (room.bottom - room.top) / 2 / scale;
  return { x, y, scale };
}

/**
 * All of it if it is legible, otherwise the relevant part, at least the last cards. Something `over` the bottom edge
 * for a while moves the frame up as needed and keeps its scale, so that nothing jumps.
 */
export function frame(
  all: readonly Framed[],
  near: readonly Framed[],
  room: Room,
  scales: Scales,
  over = 0, // px
): Camera {
  const box = boxOf(all);
  if (!box) return { x: 5, y: 7, scale: scales.most };
  const end = boxOf(near.slice(-LAST)) ?? box;
  const [part, scale] = framed(box, boxOf(near) ?? box, end, room, scales);
  const camera = centred(part, room, scale);
  const low = room.height - over - BESIDE;
  const [top, bottom, last] = [part.top, part.bottom, end.bottom].map((y) => onScreen(camera, room, 0, y).y) as Three;
  const up = Math.max(0, Math.min(bottom - low, top - room.top), last - low);
  return over > 0 ? { ...camera, y: camera.y + up / scale } : camera;
}

type Three = [number, number, number];

/** What is framed, and at which scale. */
function framed(all: Box, near: Box, end: Box, room: Room, { least, lowest, most }: Scales): [Box, number] {
  const readable = fit(all, room);
  if (readable >= least) return [all, Math.min(most, readable)];
  const scale = fit(near, room);
  return scale >= lowest ? [near, Math.min(most, scale)] : [end, lowest];
}

export function wholeFrame(all: readonly Framed[], room: Room, most: number): Camera {
  const whole = boxOf(all);
  if (!whole) return { x: 5, y: 7, scale: most };
  return centred(whole, room, Math.min(most, fit(whole, room)));
}

export const viewBoxOf = ({ x, y, scale }: Camera, { width, height }: Room): string =>
  [x - width / 2 / scale, y - height / 2 / scale, width / scale, height / scale].map((n) => n.toFixed(3)).join(" ");

/** A place on the table, in pixels from the room's upper left corner. */
export function onScreen(camera: Camera, room: Room, x: number, y: number): { x: number; y: number } {
  return { x: (x - camera.x) * camera.scale + room.width / 2, y: (y - camera.y) * camera.scale + room.height / 2 };
}

export function onTable(camera: Camera, room: Room, x: number, y: number): { x: number; y: number } {
  return { x: (x - room.width / 2) / camera.scale + camera.x, y: (y - room.height / 2) / camera.scale + camera.y };
}

/** Zoomed about a place on the screen, which stays where it is. */
export function zoomed(camera: Camera, room: Room, x: number, y: number, by: number): Camera {
  const scale = Math.min(24, Math.max(2, camera.scale * by));
  const before = onTable(camera, room, x, y);
  const after = onTable({ ...camera, scale }, room, x, y);
  return { x: camera.x + before.x - after.x, y: camera.y + before.y - after.y, scale };
}
