/** The names that games give their things, fetched from the server once per game and language. */
import type { GameDrawing, Say } from "../games/contract.ts";
import * as server from "../net/server.ts";
import { settings, type Language } from "../state/settings.svelte.ts";
import { bundleOf, format, say } from "./words.svelte.ts";

type Sources = Partial<Record<Language, string>>;

const sources: Record<string, Sources> = $state({});
const asked = new Set<string>();

function fetchNames(game: string, language: Language): void {
  const key = `${game} ${language}`;
  if (asked.has(key)) return;
  asked.add(key);
  server.names(game, language).then(
    (source) => {
      sources[game] = { ...sources[game], [language]: source };
    },
    () => asked.delete(key), // asked again with the next word
  );
}

const bundles = new Map<string, ReturnType<typeof bundleOf>>();

function bundle(game: string, language: Language, more: string) {
  const names = sources[game]?.[language];
  if (names === undefined) {
    // Not inside the reading effect: it would depend on what it starts.
    queueMicrotask(() => fetchNames(game, language));
  }
  const key = `${game} ${language} ${names?.length ?? "-"} ${more.length}`;
  let found = bundles.get(key);
  if (!found) {
    found = bundleOf(language, [more, names ?? ""]);
    bundles.set(key, found);
  }
  return found;
}

/** A game's words: the server's names, the drawing's own, then the shell's. */
export function wordsOf(game: string, drawing: GameDrawing | null = null): Say {
  return (key, values) => {
    const language = settings.language;
    const text = drawing?.text[language] ?? "";
    return format(bundle(game, language, text), key, values) ?? (namesAreHere(game) ? say(key, values) : "");
  };
}

/** Whether the names of a game have arrived in the present language. */
export function namesAreHere(game: string): boolean {
  return sources[game]?.[settings.language] !== undefined;
}

/** Resolves when the names are there: a table opens with all its words. */
export async function loadNames(game: string): Promise<void> {
  const language = settings.language;
  const source = await server.names(game, language);
  sources[game] = { ...sources[game], [language]: source };
}
