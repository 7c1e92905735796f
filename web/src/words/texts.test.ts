/** Every text exists in both languages, every used one exists, and none is unused. */
import { readFileSync, readdirSync, existsSync } from "node:fs";
import { join, dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "@fluent/syntax";
import { describe, expect, test } from "vitest";

const SOURCE = dirname(dirname(fileURLToPath(import.meta.url)));
const SERVER_GAMES = join(SOURCE, "../../src/farol/games");

function filesIn(folder: string, ending: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => ending.test(name) && !name.endsWith(".test.ts"))
    .map((name) => join(folder, name));
}

function read(files: string[]): string {
  return files.map((file) => readFileSync(file, "utf8")).join("\n");
}

/** Names of messages, `name.attribute` for attributes; junk for what does not parse. */
function keysOf(source: string): Set<string> {
  const keys = new Set<string>();
  for (const entry of parse(source, {}).body) {
    if (entry.type === "Junk") keys.add(`junk: ${entry.content}`);
    if (entry.type !== "Message") continue;
    if (entry.value) keys.add(entry.id.name);
    for (const attribute of entry.attributes) keys.add(`${entry.id.name}.${attribute.id.name}`);
  }
  return keys;
}

/** Names of duplicate messages, the later of which would win. */
function twiceIn(source: string): string[] {
  const names = parse(source, {}).body.flatMap((entry) => (entry.type === "Message" ? [entry.id.name] : []));
  return names.filter((name, index) => names.indexOf(name) !== index);
}

/** Patterns of keys used in sources: say("key") and say(`key-${part}`). */
function saidIn(source: string): RegExp[] {
  const calls = source.matchAll(/\b(?:say|words)\(\s*(?:(["'])(.+?)\1|`([^`]+)`)/g);
  return Array.from(calls, ([, , fixed, made]) => {
    const text = fixed ?? (made ?? "").replace(/\$\{[^}]*\}/g, "\u0000");
    const escaped = text.replace(/[.*+?^()|[\]\\]/g, "\\$&").replaceAll("\u0000", "[\\w.-]*"); // an attribute or an empty string also matches
    return new RegExp(`^${escaped}$`);
  });
}

/** Keys passed as values: every string in the source that looks like a key. */
function quotedIn(source: string): Set<string> {
  return new Set(Array.from(source.matchAll(/"([a-z][\w-]*(?:\.[a-z]+)?)"/gi), ([, text]) => text ?? ""));
}

const shellFiles = filesIn(SOURCE, /\.(ts|svelte)$/).filter((file) => !file.includes("/games/"));
const shell = read(shellFiles);
const games = readdirSync(join(SOURCE, "games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(join(SOURCE, "games", entry.name, "text")))
  .map((entry) => entry.name);

const shellTexts = (language: string) =>
  ["words", "pages"].flatMap((room) => filesIn(join(SOURCE, room), new RegExp(`\\b${language}\\.ftl$`)));
const shellKeys = (language: string) => keysOf(read(shellTexts(language)));
const gameKeys = (game: string, language: string) =>
  keysOf(readFileSync(join(SOURCE, "games", game, "text", `${language}.ftl`), "utf8"));
const serverKeys = (game: string) => {
  const file = join(SERVER_GAMES, game, "text", "names.en.ftl");
  if (!existsSync(file)) return new Set<string>();
  const { say } = JSON.parse(readFileSync(join(SERVER_GAMES, game, "telling.json"), "utf8"));
  return new Set([...keysOf(readFileSync(file, "utf8")), ...Object.keys(say)]); // a rule substitutes another message
};

const missing = (said: RegExp[], keys: Set<string>) =>
  said.filter((pattern) => ![...keys].some((key) => pattern.test(key))).map(String);
const unused = (keys: Set<string>, said: RegExp[], quoted: Set<string>) =>
  [...keys].filter((key) => !quoted.has(key) && !said.some((pattern) => pattern.test(key)));

describe("the shell's texts", () => {
  test("are the same in both languages, and all of them parse", () => {
    expect([...shellKeys("es")].sort()).toEqual([...shellKeys("en")].sort());
    expect([...shellKeys("en")].filter((key) => key.startsWith("junk"))).toEqual([]);
  });

  test.each(["en", "es"])("none stands twice in %s", (language) => {
    expect(twiceIn(read(shellTexts(language)))).toEqual([]);
    expect(twiceIn("a = 1\nb = 2\na = 3")).toEqual(["a"]);
  });

  test("none that is said is missing", () => {
    const scenes = games.flatMap((game) => [...gameKeys(game, "en")].filter((key) => /^lesson-/.test(key)));
    const known = new Set([...shellKeys("en"), ...scenes, ...games.flatMap((game) => [...serverKeys(game)])]);
    expect(missing(saidIn(shell), known)).toEqual([]);
  });

  test("none that is written is unused", () => {
    const inGames = read(filesIn(join(SOURCE, "games"), /\.(ts|svelte)$/));
    expect(unused(shellKeys("en"), saidIn(shell + inGames), quotedIn(shell + inGames))).toEqual([]);
  });

  test("a missing and an unused key would be noticed", () => {
    const keys = new Set(["here", "spare"]);
    expect(missing(saidIn("say('here') say(`gone-${x}`)"), keys)).toEqual(["/^gone-[\\w.-]*$/"]);
    expect(unused(keys, saidIn('say("here")'), new Set())).toEqual(["spare"]);
  });
});

describe.each(games)("the texts of %s", (game) => {
  const source = read(filesIn(join(SOURCE, "games", game), /\.(ts|svelte)$/));

  test("are the same in both languages, and all of them parse", () => {
    expect([...gameKeys(game, "es")].sort()).toEqual([...gameKeys(game, "en")].sort());
    expect([...gameKeys(game, "en")].filter((key) => key.startsWith("junk"))).toEqual([]);
  });

  test("none that is said is missing", () => {
    const known = new Set([...shellKeys("en"), ...gameKeys(game, "en"), ...serverKeys(game)]);
    expect(missing(saidIn(source), known)).toEqual([]);
  });

  test("none that is written is unused", () => {
    const scenes = [...gameKeys(game, "en")].filter((key) => /^lesson-/.test(key)); // by the coach: catalogue.test.ts
    const read = new Set([...quotedIn(source), ...scenes, "search-words"]); // by the rules page: search.test.ts
    expect(unused(gameKeys(game, "en"), saidIn(source), read)).toEqual([]);
  });
});

/** Words in instructions that assume a mouse, a finger or sight. */
const ASSUMING = {
  en: /\b(click|hover|tap|taps|tapping|drag|mouse|glowing|lit (?:card|place|piece|tunnel)|that is lit|shining|point at)\b/i,
  es: /\b(clic|clica|haz clic|toca (el|la|los|las|otra)|toque|arrastra\w*|ratón|brilla\w*|iluminad[oa]s?|señala)\b/i,
} as const;
const DRAWN = /^(example-.*|search-words)$/; // pictures in words, and words to search by

describe.each(["en", "es"] as const)("what people are told to do in %s", (language) => {
  test("needs neither mouse nor eyes", () => {
    const files = [
      ...shellTexts(language),
      ...games.map((game) => join(SOURCE, "games", game, "text", `${language}.ftl`)),
      ...games.map((game) => join(SERVER_GAMES, game, "text", `names.${language}.ftl`)),
    ];
    const found = files.flatMap((file) =>
      parse(readFileSync(file, "utf8"), {}).body.flatMap((entry) => {
        if (entry.type !== "Message" || DRAWN.test(entry.id.name) || !entry.span) return [];
        const text = readFileSync(file, "utf8").slice(entry.span.start, entry.span.end);
        return ASSUMING[language].test(text) ? [text] : [];
      }),
    );
    expect(found).toEqual([]);
  });
});
