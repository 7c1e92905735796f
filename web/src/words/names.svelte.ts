/** The words of games: names from the server and the drawings' own, fetched once per game and language. */
import type { Say } from "../contract/drawing.ts";
import * as server from "../net/server.ts";
import { settings, type Language } from "../settings/settings.svelte.ts";
import { sayOf, type Sources as Told } from "../telling/say.ts";
import type { Rules } from "../telling/scope.ts";
import { bundleOf, say } from "./words.svelte.ts";

const TEXTS = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });

/** Words of a game that the server's names do not have, as a Fluent source; a game of another package has none. */
export async function loadText(game: string, language: Language): Promise<string> {
  return (await TEXTS[`../games/${game}/text/${language}.ftl`]?.()) ?? "";
}

const RULES = import.meta.glob<Rules>("../games/*/telling.ts", { import: "rules" });

/** Which of a game's messages is said when; a game of another package has no rules for that. */
export async function loadRules(game: string): Promise<Rules | null> {
  return (await RULES[`../games/${game}/telling.ts`]?.()) ?? null;
}

/** The words of one game in one language. */
interface Sources {
  readonly names: string; // from the server
  readonly own: string | null; // of its drawing; null: nobody has opened that
  readonly rules: Rules | null; // which message is said when
}

let found: Readonly<Record<string, Sources>> = $state.raw({});
const asked = new Set<string>();
const drawn = new Set<string>(); // games whose drawing speaks

const keyOf = (game: string, language: Language): string => `${game} ${language}`;

async function load(game: string, language: Language): Promise<void> {
  const [names, own, rules] = await Promise.all([
    server.names(game, language),
    drawn.has(game) ? loadText(game, language) : null,
    drawn.has(game) ? loadRules(game) : null,
  ]);
  found = { ...found, [keyOf(game, language)]: { names, own, rules } };
}

/** What has arrived in the present language, as far as the game is opened; else it is asked for. */
function sourcesOf(game: string): Sources | null {
  const { language } = settings;
  const key = keyOf(game, language);
  const here = found[key];
  if (here && (here.own !== null || !drawn.has(game))) return here;
  // Not inside the reading effect: it would depend on what it starts.
  queueMicrotask(() => {
    if (asked.has(key)) return;
    asked.add(key);
    load(game, language)
      .catch(() => undefined) // it is asked for again with the next word
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

/** A game's words: the server's names, its drawing's own, then the shell's. */
export function wordsOf(game: string): Say {
  return sayOf(() => {
    const sources = sourcesOf(game);
    return sources && told(sources);
  }, say);
}

/** Whether the names of a game have arrived in the present language. */
export function namesAreHere(game: string): boolean {
  return found[keyOf(game, settings.language)] !== undefined;
}

/** Resolves when the names are there. */
export function loadNames(game: string): Promise<void> {
  return load(game, settings.language);
}

/** Resolves when the names and the words of the drawing are there: a table opens with all its words. */
export function loadAllWords(game: string): Promise<void> {
  drawn.add(game);
  return load(game, settings.language);
}
