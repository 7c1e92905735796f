/** What games from other packages bring for the browser: a drawing, pictures, colours. */
import { SvelteMap } from "svelte/reactivity";
import type { BrowserInfo, GameInfo } from "../net/wire.ts";

const packages = new SvelteMap<string, BrowserInfo>();
let resolve: () => void;
const known = new Promise<void>((done) => (resolve = done));

/** Keep what the server lists for each game. */
export function keepPackages(games: readonly Pick<GameInfo, "name" | "browser">[]): void {
  for (const { name, browser } of games) {
    if (browser) packages.set(name, browser);
    else packages.delete(name);
  }
  resolve();
}

/** What a game's own package brings, as far as the server has listed it; null: nothing. */
export const packageOf = (game: string): BrowserInfo | null => packages.get(game) ?? null;

/** The same, once the server has listed its games. */
export async function loadPackage(game: string): Promise<BrowserInfo | null> {
  await known;
  return packageOf(game);
}
