/** The drawing of each game, by the `index.ts` in its folder, and its words, by `text/<language>.ftl`, loaded on demand. Another package may bring a drawing of its own; else a game plays as text. */
import { packagedOf } from "./catalogue.ts";
import type { Language } from "../state/settings.svelte.ts";
import type { GameDrawing } from "./contract.ts";

const FOUND = import.meta.glob<GameDrawing>("./*/index.ts", { import: "game" });
const TEXTS = import.meta.glob<string>("./*/text/*.ftl", { query: "?raw", import: "default" });
const plain = async (): Promise<GameDrawing> => (await import("../plain/index.ts")).game;

export function loadDrawing(name: string): Promise<GameDrawing> {
  return (FOUND[`./${name}/index.ts`] ?? (() => packaged(name)))();
}

/** Words that the server's names do not have, as a Fluent source; a game of another package has none. */
export async function loadText(name: string, language: Language): Promise<string> {
  return (await TEXTS[`./${name}/text/${language}.ftl`]?.()) ?? "";
}

/** The drawing that a game's package brings. One that cannot be loaded is told in the console, and is no reason not to play. */
async function packaged(name: string): Promise<GameDrawing> {
  const brought = await packagedOf(name);
  if (!brought?.script) return plain();
  try {
    return await (await import("../plain/packaged.ts")).load(brought.script, brought.style ?? null);
  } catch (problem) {
    reportError(problem);
    return plain();
  }
}
