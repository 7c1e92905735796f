/** Search in numbered rules, with stemming and synonyms, best matches first. */
import type { Language } from "../../settings/settings.svelte.ts";
import type { RuleInfo, SectionInfo } from "../../net/wire.ts";

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

export interface FoundRule {
  readonly number: string;
  readonly reconstructed: boolean;
  readonly section: string; // its title
  readonly parts: readonly Part[];
}

/** Lower case without accents, letter by letter, so that positions in both texts agree. */
export function plain(text: string): string {
  return Array.from(text, (letter) => letter.normalize("NFD").charAt(0).toLowerCase()).join("");
}

// Longest first: the rest must still be a word.
const ENDINGS: Readonly<Record<Language, readonly string[]>> = {
  en: ["ations", "ation", "ings", "ing", "ers", "ies", "er", "ed", "es", "s", "e", "y"],
  es: [
    ...["aciones", "acion", "amientos", "amiento", "adores", "ador", "ando", "iendo", "adas", "ados", "idas", "idos"],
    ...["arlas", "arlos", "arla", "arlo", "erlas", "erlos", "erla", "erlo", "irlas", "irlos", "irla", "irlo"],
    ...["ada", "ado", "ida", "ido", "arse", "erse", "irse", "ar", "er", "ir", "an", "en", "as", "es", "os"],
    ...["a", "e", "o", "s"],
  ],
};
const SHORTEST = 3; // minimum letters of a stem
const SILENT: Readonly<Record<Language, ReadonlySet<string>>> = {
  en: new Set(
    "a an and are be by do for from how i in is it me my of on or that the to what when who why you can".split(" "),
  ),
  es: new Set(
    "a al como con cuando de del el en es la las lo los me mi o para por puedo que se si su un una y yo".split(" "),
  ),
};

/** The stem of a word. */
export function stem(word: string, language: Language): string {
  const ending = ENDINGS[language].find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST);
  const rest = ending ? word.slice(0, -ending.length) : word;
  const twice = language === "en" && rest.length > SHORTEST && rest.at(-1) === rest.at(-2); // dropped: drop
  return twice ? rest.slice(0, -1) : rest;
}

/** Groups of synonyms, by stem: `repair mend fix | pair combine`. */
export type Synonyms = ReadonlyMap<string, ReadonlySet<string>>;

export function readSynonyms(text: string, language: Language): Synonyms {
  const groups = new Map<string, Set<string>>();
  for (const group of text.split("|")) {
    const stems = tokens(group).map(({ word }) => stem(word, language));
    for (const each of stems) {
      const others = groups.get(each) ?? new Set<string>();
      for (const other of stems) others.add(other);
      groups.set(each, others);
    }
  }
  return groups;
}

interface Token {
  readonly word: string;
  readonly at: number; // offset in letters
  readonly end: number;
}

function tokens(text: string): Token[] {
  return [...plain(text).matchAll(/[\p{L}\p{N}]+/gu)].map((found) => ({
    word: found[0],
    at: found.index,
    end: found.index + found[0].length,
  }));
}

interface Wanted {
  readonly word: string;
  readonly stem: string;
  readonly others: ReadonlySet<string>;
  readonly weight: number;
}

const EXACT = 4;
const BEGINS = 3; // minimum letters of a prefix
const FORM = 2.5;
const OTHER_WORD = 1.2;
const IN_TITLE = 2;
const PHRASE = 4;
const SHORT = 1.5;
const OFTEN = 0.8;
const OPENS = 3;

/** The score of a token for a wanted word; 0: no match. */
function likeness(token: string, { word, stem: wanted, others }: Wanted, language: Language): number {
  if (token === word) return EXACT;
  if (word.length > SHORTEST && token.startsWith(word)) return BEGINS;
  if (SILENT[language].has(token)) return 0;
  const own = stem(token, language);
  if (own === wanted) return FORM;
  return others.has(own) ? OTHER_WORD : 0;
}

function wantedWords(wanted: string, language: Language, synonyms: Synonyms): Wanted[] {
  const words = tokens(wanted).map(({ word }) => word);
  const telling = words.filter((word) => !SILENT[language].has(word));
  return (telling.length > 0 ? telling : words).map((word) => {
    const own = stem(word, language);
    return { word, stem: own, others: synonyms.get(own) ?? new Set<string>(), weight: 1 };
  });
}

interface Scored extends FoundRule {
  readonly met: number; // number of matched words
  readonly score: number;
}

/** The matching rules, best first: those with all words, otherwise those with most of them. */
export function findRules(
  sections: readonly SectionInfo[],
  wanted: string,
  language: Language,
  synonyms: Synonyms,
): FoundRule[] {
  const byNumber = rulesNumbered(sections, wanted);
  if (byNumber.length > 0) return byNumber;
  const words = weighed(wantedWords(wanted, language, synonyms), sections, language);
  const scored = sections.flatMap((section) =>
    section.rules.map((rule, place) => scoreOf(rule, section.title, place, wanted, words, language)),
  );
  const most = Math.max(1, ...scored.map(({ met }) => met));
  return scored.filter(({ met }) => met === most).sort((one, other) => other.score - one.score);
}

/** Weights of words: rare words count more. */
function weighed(words: readonly Wanted[], sections: readonly SectionInfo[], language: Language): Wanted[] {
  const texts = sections.flatMap(({ rules }) => rules.map(({ text }) => tokens(text)));
  return words.map((word) => {
    const met = texts.filter((text) => text.some((token) => likeness(token.word, word, language) > 0)).length;
    return { ...word, weight: Math.log(1 + texts.length / (met + 1)) };
  });
}

/** Every rule unchanged. */
export function wholeRule(rule: RuleInfo, section: string): FoundRule {
  return { number: rule.number, reconstructed: rule.reconstructed, section, parts: [{ text: rule.text, hit: false }] };
}

function rulesNumbered(sections: readonly SectionInfo[], wanted: string): FoundRule[] {
  const number = wanted.trim().toUpperCase();
  if (!/^[A-Z]\d/.test(number)) return [];
  return sections.flatMap((section) =>
    section.rules
      .filter((rule) => rule.number === number || rule.number.startsWith(number.includes(".") ? number : `${number}.`))
      .map((rule) => wholeRule(rule, section.title)),
  );
}

function scoreOf(
  rule: RuleInfo,
  section: string,
  place: number, // in its section: the first rules are the most general
  wanted: string,
  words: readonly Wanted[],
  language: Language,
): Scored {
  const inText = tokens(rule.text);
  const inTitle = tokens(section);
  let [met, score] = [0, 0];
  for (const word of words) {
    const likes = inText.map((token) => likeness(token.word, word, language)).filter((like) => like > 0);
    const best = Math.max(0, ...likes);
    const title = Math.max(0, ...inTitle.map((token) => likeness(token.word, word, language)));
    if (best > 0) met += 1;
    const opens = inText[0] && likeness(inText[0].word, word, language) > 0 ? OPENS : 0; // "Scare: choose a ghost"
    score +=
      word.weight * (best + opens + (IN_TITLE * title) / Math.sqrt(place + 1) + OFTEN * Math.log2(likes.length + 1));
  }
  score *= 1 + SHORT / Math.sqrt(inText.length + 1); // a short rule is about few things
  if (words.length > 1 && plain(rule.text).includes(plain(wanted.trim()))) score += PHRASE;
  const hits = inText.filter((token) => words.some((word) => likeness(token.word, word, language) > 0));
  const { number, reconstructed, text } = rule;
  return { number, reconstructed, section, parts: partsOf(text, hits), met, score };
}

function partsOf(text: string, hits: readonly Token[]): Part[] {
  const letters = Array.from(text);
  const parts: Part[] = [];
  let done = 0;
  for (const { at, end } of hits) {
    if (at > done) parts.push({ text: letters.slice(done, at).join(""), hit: false });
    parts.push({ text: letters.slice(at, end).join(""), hit: true });
    done = end;
  }
  if (done < letters.length) parts.push({ text: letters.slice(done).join(""), hit: false });
  return parts;
}
