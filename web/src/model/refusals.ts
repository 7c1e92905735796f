/** Refusals of the server in the person's language: the text of the rule, or one of our sentences. */
import type { Refusal } from "./tableState.svelte.ts";
import * as server from "../net/server.ts";
import type { Language } from "../settings/settings.svelte.ts";
import { moderatedInWords } from "./moderated.ts";
import { say } from "../words/words.svelte.ts";

export interface Answer {
  readonly text: string;
  readonly rule: string | null;
}

export async function refusalInWords(game: string, refusal: Refusal, language: Language): Promise<Answer> {
  if (refusal.code === "reason") return { text: refusal.sentence, rule: refusal.rule }; // already in our language
  if (refusal.rule !== null) {
    const text = await ruleText(game, refusal.rule, language);
    if (text !== null) return { text, rule: refusal.rule };
  }
  if (refusal.moderated) return { text: moderatedInWords(refusal.moderated), rule: null };
  if (refusal.wait) return { text: say("refused-wait", { seconds: refusal.wait }), rule: null };
  return { text: say("refused", { code: refusal.code, sentence: refusal.sentence }), rule: null };
}

async function ruleText(game: string, number: string, language: Language): Promise<string | null> {
  try {
    const rules = await server.rules(game, language);
    const all = rules.sections.flatMap((section) => section.rules);
    return all.find((rule) => rule.number === number)?.text ?? null;
  } catch {
    return null; // no connection: use the server's own sentence
  }
}
