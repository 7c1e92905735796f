/** The program's words in the language of the settings. Reading `say` in a component follows a switch as soon as the words are there. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Say } from "../contract/drawing.ts";
import { isolated } from "../telling/direction.ts";
import { FUNCTIONS } from "../telling/functions.ts";
import { settings, type Language } from "../settings/settings.svelte.ts";

const FOUND = import.meta.glob<readonly string[]>("./text/*.ts", { import: "sources" });

export type Values = Record<string, FluentVariable>;

/** Messages of several Fluent sources in one language; later sources win. */
export function bundleOf(language: Language, sources: readonly string[]): FluentBundle {
  // Our two languages need no isolation marks; names may (`isolated`).
  const bundle = new FluentBundle(language, { useIsolating: false, transform: keepPercent, functions: FUNCTIONS });
  for (const source of sources) bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** A number and its per cent stay on one line. */
export const keepPercent = (text: string): string => text.replaceAll(" %", "\u00a0%");

const MOST = 2000; // sentences that are remembered
const remembered = new WeakMap<FluentBundle, Map<string, string | null>>();

/** A message (`key`) or one of its attributes (`key.help`); null if the bundle has none. A board asks for the same ones with every move. */
export function format(bundle: FluentBundle, key: string, values?: Values): string | null {
  const asked = questionOf(key, values);
  if (asked === null) return formatAnew(bundle, key, values);
  let known = remembered.get(bundle);
  if (!known) remembered.set(bundle, (known = new Map()));
  let said = known.get(asked);
  if (said === undefined) {
    said = formatAnew(bundle, key, values);
    if (known.size >= MOST) known.clear();
    known.set(asked, said);
  }
  return said;
}

/** What is asked, in one string; null where a value is more than a word or a number. */
function questionOf(key: string, values?: Values): string | null {
  if (!values) return key;
  let asked = key;
  for (const name in values) {
    const value = values[name];
    if (typeof value !== "string" && typeof value !== "number") return null;
    asked += `\n${name}${JSON.stringify(value)}`; // 1 has a plural form, "1" has none
  }
  return asked;
}

function formatAnew(bundle: FluentBundle, key: string, values?: Values): string | null {
  const [name = "", attribute] = key.split(".", 2);
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, values ? shown(values) : null) : null;
}

const shown = (values: Values): Values =>
  Object.fromEntries(Object.entries(values).map(([key, one]) => [key, typeof one === "string" ? isolated(one) : one]));

let spoken: FluentBundle | null = $state.raw(null);

/** Resolves when the shell's words are there in a language; they are spoken unless the settings have changed meanwhile. */
export async function loadWords(language: Language): Promise<void> {
  const sources = (await FOUND[`./text/${language}.ts`]?.()) ?? [];
  if (settings.language === language) spoken = bundleOf(language, sources);
}

/** The shell's words. A key that nobody wrote shows itself, so that it is noticed. */
export const say: Say = (key, values) => (spoken && format(spoken, key, values)) ?? key;

/** Names one after the other, as a sentence has them: Ana, Bea and Cleo. */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(settings.language, { type: "conjunction" }).format(names.map(isolated));
