/** Which games have a drawing; each is loaded on demand. A game without one plays as text. */
import type { GameDrawing } from "./contract.ts";

type Loader = () => Promise<{ game: GameDrawing }>;

const LOADERS: Readonly<Record<string, Loader>> = {
  ghosts_galore: () => import("./ghosts_galore/index.ts"),
  halloween: () => import("./halloween/index.ts"),
  loknroll: () => import("./loknroll/index.ts"),
  saboteur: () => import("./saboteur/index.ts"),
};

const plain: Loader = () => import("./plain/index.ts");

export async function loadDrawing(name: string): Promise<GameDrawing> {
  const { game } = await (LOADERS[name] ?? plain)();
  return game;
}
