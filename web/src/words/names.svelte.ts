/** Texts of games: names from the server and the drawings' own, fetched once per game and language. */
import type { Say } from "../contract/drawing.ts";
import * as server from "../net/server.ts";
import { settings, type Language } from "../settings/settings.svelte.ts";
import { sayOf, type Sources as Told } from "../telling/say.ts";
import type { Rules } from "../telling/scope.ts";
import { bundleOf, say } from "./words.svelte.ts";

const TEXTS = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });

/** A drawing's own texts, as a Fluent source; a game of another package has none. */
export async function loadText(game: string, language: Language): Promise<string> {
  return (await TEXTS[`../games/${game}/text/${language}.ftl`]?.()) ?? "";
}

const RULES = import.meta.glob<Rules>("../games/*/telling.ts", { import: "rules" });

/** A game's rules for choosing messages; a game of another package has none. */
export async function loadRules(game: string): Promise<Rules | null> {
  return (await RULES[`../games/${game}/telling.ts`]?.()) ?? null;
}

/** The words of one game in one language. */
interface Sources {
  readonly names: string; // from the server
  readonly own: string | null; // of its drawing; null: not loaded yet
  readonly rules: Rules | null; // rules for choosing messages
}

let found: Readonly<Record<string, Sources>> = $state.raw({});
const asked = new Set<string>();
const drawn = new Set<string>(); // games whose drawing was loaded

const keyOf = (game: string, language: Language): string => `${game} ${language}`;

async function load(game: string, language: Language): Promise<void> {
  const [names, own, rules] = await Promise.all([
    server.names(game, language),
    drawn.has(game) ? loadText(game, language) : null,
    drawn.has(game) ? loadRules(game) : null,
  ]);
  found = { ...found, [keyOf(game, language)]: { names, own, rules } };
}

/** The loaded sources in the present language; missing ones are requested. */
function sourcesOf(game: string): Sources | null {
  const { language } = settings;
  const key = keyOf(game, language);
  const here = found[key];
  if (here && (here.own !== null || !drawn.has(game))) return here;
  // Not inside the reading effect: it would depend on the state that it sets.
  queueMicrotask(() => {
    if (asked.has(key)) return;
    asked.add(key);
    load(game, language)
      .catch(() => undefined) // requested again on the next use
      .finally(() => asked.delete(key));
  });
  return here ?? null;
}

const texts = new WeakMap<Sources, Told>();

function told(sources: Sources): Told {
  let made = texts.get(sources);
  if (!made) {
    made = { bundle: bundleOf(settings.language, [sources.own ?? "", sources.names]), rules: sources.rules };
    texts.set(sources, made);
  }
  return made;
}

/** A game's texts: the server's names, its drawing's own, then the shell's. */
export function wordsOf(game: string): Say {
  return sayOf(() => {
    const sources = sourcesOf(game);
    return sources && told(sources);
  }, say);
}

/** Whether the names of a game are loaded in the present language. */
export function namesAreHere(game: string): boolean {
  return found[keyOf(game, settings.language)] !== undefined;
}

/** Resolves when the names are loaded. */
export function loadNames(game: string): Promise<void> {
  return load(game, settings.language);
}

/** Resolves when the names and the drawing's texts are loaded: a table opens with all its texts. */
export function loadAllWords(game: string): Promise<void> {
  drawn.add(game);
  return load(game, settings.language);
}
