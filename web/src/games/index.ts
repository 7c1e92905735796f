/** The drawing of each game, by the `index.ts` in its folder, loaded on demand. Another package may bring a drawing of its own; else a game plays as text. */
import type { GameDrawing } from "../contract/drawing.ts";
import { loadPackage } from "../model/packages.ts";

const FOUND = import.meta.glob<GameDrawing>("./*/index.ts", { import: "game" });
const plain = async (): Promise<GameDrawing> => (await import("../plain/index.ts")).game;

export function loadDrawing(name: string): Promise<GameDrawing> {
  return (FOUND[`./${name}/index.ts`] ?? (() => packaged(name)))();
}

/** The drawing that a game's package brings. One that cannot be loaded is told in the console, and is no reason not to play. */
async function packaged(name: string): Promise<GameDrawing> {
  const brought = await loadPackage(name);
  if (!brought?.script) return plain();
  try {
    return await (await import("../plain/packaged.ts")).load(brought.script, brought.style ?? null);
  } catch (problem) {
    reportError(problem);
    return plain();
  }
}
