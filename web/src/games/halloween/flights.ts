/** Ghosts that travel from house to house. */
import { fly } from "../../kit/fly.ts";
import type { Flight } from "./news.ts";
import { levelOf } from "./view.ts";

const TIME = 380; // ms

/** Show the flights over a room whose ghosts already stand where they arrive. */
export function flyGhosts(room: HTMLElement, flights: readonly Flight[]): void {
  for (const { from, to } of flights) {
    const ghost = room.querySelector<HTMLElement>(`[data-ghost="ghost ${to} ${from.colour}"]`);
    const start = room.querySelector<HTMLElement>(`[data-drop="building ${from.building}"]`);
    if (!ghost || !start) continue;
    const end = ghost.getBoundingClientRect();
    const tile = start.getBoundingClientRect();
    const begin = { left: tile.left + tile.width * 0.6, top: tile.top + tile.height * 0.4, width: end.width, height: end.height };
    void fly(`<use href="#hal-ghost-${levelOf(from.colour)}"/>`, "0 0 64 64", begin, end, TIME);
  }
}
