/** The drawing of each game, by the `index.ts` in its folder, loaded on demand. A game without one plays as text. */
import type { GameDrawing } from "./contract.ts";

const FOUND = import.meta.glob<GameDrawing>("./*/index.ts", { import: "game" });
const plain = async (): Promise<GameDrawing> => (await import("../plain/index.ts")).game;

export function loadDrawing(name: string): Promise<GameDrawing> {
  return (FOUND[`./${name}/index.ts`] ?? plain)();
}
