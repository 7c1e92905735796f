/** Ghosts that travel from house to house. */
import { fly } from "../../interaction/fly.ts";
import type { Flight } from "./news.ts";
import { levelOf } from "./facts.ts";

/** Show the flights over a room whose ghosts still stand where they were. */
export function flyGhosts(room: HTMLElement, flights: readonly Flight[], ms: number): void {
  for (const { from, to } of flights) {
    const ghost = room.querySelector<HTMLElement>(`[data-ghost="ghost ${from.building} ${from.colour}"]`);
    const house = room.querySelector<HTMLElement>(`[data-drop="building ${to}"]`);
    if (!ghost || !house) continue;
    const begin = ghost.getBoundingClientRect();
    const tile = house.getBoundingClientRect();
    const end = {
      left: tile.left + tile.width * 0.6,
      top: tile.top + tile.height * 0.4,
      width: begin.width,
      height: begin.height,
    };
    void fly(`<use href="#hal-ghost-${levelOf(from.colour)}"/>`, "0 0 64 64", begin, end, ms);
  }
}
