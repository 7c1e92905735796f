/**
 * The drawing of each game, from the `index.ts` in its folder, loaded on demand. Another package may bring its own
 * drawing; otherwise a game uses the plain board.
 */
import type { GameDrawing } from "../contract/drawing.ts";
import { loadPackage } from "../model/packages.ts";

const FOUND = import.meta.glob<GameDrawing>("./*/index.ts", { import: "game" });
const plain = async (): Promise<GameDrawing> => (await import("../plain/index.ts")).game;

export function loadDrawing(name: string): Promise<GameDrawing> {
  return (FOUND[`./${name}/index.ts`] ?? (() => packaged(name)))();
}

/** The drawing of a game's package. If it cannot be loaded, the error is logged and the plain board is used. */
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
