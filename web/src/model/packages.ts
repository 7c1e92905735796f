/** Browser parts of games from other packages: drawings, pictures, colours. */
import { SvelteMap } from "svelte/reactivity";
import type { BrowserInfo, GameInfo } from "../net/wire.ts";

const packages = new SvelteMap<string, BrowserInfo>();
let resolve: () => void;
const known = new Promise<void>((done) => (resolve = done));

/** Keep the server's list of each game's package. */
export function keepPackages(games: readonly Pick<GameInfo, "name" | "browser">[]): void {
  for (const { name, browser } of games) {
    if (browser) packages.set(name, browser);
    else packages.delete(name);
  }
  resolve();
}

/** The browser part of a game's package, if the server has listed it; null: none. */
export const packageOf = (game: string): BrowserInfo | null => packages.get(game) ?? null;

/** The same, after the server has listed its games. */
export async function loadPackage(game: string): Promise<BrowserInfo | null> {
  await known;
  return packageOf(game);
}
