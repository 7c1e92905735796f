/** Words typed in a replay that move through it; everything else is a question about the moment. */

/** A move through the replay: by moves, to a move, or to the next or previous chapter or turning point. */
export type Move =
  { readonly by: number } | { readonly to: number | "end" } | { readonly chapter: 1 | -1 } | { readonly turn: 1 | -1 };

export type Read = Move | "why" | "place" | { readonly tried: string };

const WORDS: readonly (readonly [key: string, meaning: Read])[] = [
  ["next", { by: 1 }],
  ["back", { by: -1 }],
  ["first", { to: 0 }],
  ["end", { to: "end" }],
  ["chapter", { chapter: 1 }],
  ["chapter-back", { chapter: -1 }],
  ["turn", { turn: 1 }],
  ["turn-back", { turn: -1 }],
  ["why", "why"],
  ["place", "place"],
];

/** What typed words do; null: they are for the conversation. `listed`: numbers belong to a list. */
export function readReplayWord(text: string, listed: boolean, words: (key: string) => string): Read | null {
  const typed = text.toLowerCase();
  if (!typed) return null;
  if (/^\d{1,4}$/.test(typed)) return listed ? null : { to: Number(typed) };
  const ways = (key: string) => words(`ear-replay-type-${key}`).split(",").map((one) => one.trim()); // prettier-ignore
  const found = WORDS.find(([key]) => ways(key).includes(typed));
  if (found) return found[1];
  const begun = ways("if").find((one) => typed.startsWith(`${one} `));
  return begun ? { tried: text.slice(begun.length).trim() } : null;
}
