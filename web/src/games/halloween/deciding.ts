/** How much an event of Halloween decided, in points. */
import type { Event, View } from "./wire.ts";

/** A haunt counts where it is laid, all other points as they are scored. */
export function decides(event: Event, { buildings }: Pick<View, "buildings">): number {
  if (event.kind === "points") return event.source === "haunts" ? 0 : event.points;
  if (event.kind !== "haunted") return 0;
  const { building, colour } = event.ghost;
  return buildings.find(({ name }) => name === building)?.haunts.find((space) => space.colour === colour)?.points ?? 0;
}
