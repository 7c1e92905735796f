/** Why the server said no, in the person's language: the rule itself, or one of our sentences. */
import type { Refusal } from "./live.svelte.ts";
import * as server from "./server.ts";
import type { Language } from "./settings.svelte.ts";
import { say } from "./words.svelte.ts";

export interface Answer {
  readonly text: string;
  readonly rule: string | null;
}

export async function refusalInWords(game: string, refusal: Refusal, language: Language): Promise<Answer> {
  if (refusal.rule !== null) {
    const text = await ruleText(game, refusal.rule, language);
    if (text !== null) return { text, rule: refusal.rule };
  }
  return { text: say("refused", { why: refusal.why, sentence: refusal.sentence }), rule: null };
}

async function ruleText(game: string, number: string, language: Language): Promise<string | null> {
  try {
    const rules = await server.rules(game, language);
    const all = rules.sections.flatMap((section) => section.rules);
    return all.find((rule) => rule.number === number)?.text ?? null;
  } catch {
    return null; // no connection: the server's own sentence has to do
  }
}
