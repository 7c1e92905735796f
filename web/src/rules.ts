/** Searching in numbered rules. */
import type { SectionInfo } from "./wire.ts";

export interface Part {
  readonly text: string;
  readonly hit: boolean;
}

export interface FoundRule {
  readonly number: string;
  readonly reconstructed: boolean;
  readonly parts: readonly Part[];
}

export interface FoundSection {
  readonly number: string;
  readonly title: string;
  readonly rules: readonly FoundRule[];
}

/** Small letters without accents, one for one, so that places in both texts agree. */
export function plain(text: string): string {
  return Array.from(text, (letter) => letter.normalize("NFD").charAt(0).toLowerCase()).join("");
}

/** The rules that have `wanted` in their number or text; all of them if it is empty. */
export function findRules(sections: readonly SectionInfo[], wanted: string): FoundSection[] {
  const needle = plain(wanted.trim());
  return sections
    .map((section) => ({
      number: section.number,
      title: section.title,
      rules: section.rules
        .filter((rule) => plain(rule.number).startsWith(needle) || plain(rule.text).includes(needle))
        .map(({ number, text, reconstructed }) => ({ number, reconstructed, parts: partsOf(text, needle) })),
    }))
    .filter((section) => section.rules.length > 0);
}

function partsOf(text: string, needle: string): Part[] {
  const letters = Array.from(text);
  const searched = plain(text);
  const parts: Part[] = [];
  let at = 0;
  while (needle) {
    const hit = searched.indexOf(needle, at);
    if (hit < 0) break;
    if (hit > at) parts.push({ text: letters.slice(at, hit).join(""), hit: false });
    at = hit + needle.length;
    parts.push({ text: letters.slice(hit, at).join(""), hit: true });
  }
  if (at < letters.length) parts.push({ text: letters.slice(at).join(""), hit: false });
  return parts;
}
