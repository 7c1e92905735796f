/** The question who somebody is, asked the first time they sit down with others. */
import { say } from "../words/words.svelte.ts";
import { app, callMe } from "./app.svelte.ts";
import { faceOf } from "./faces.ts";

interface Question {
  answer: (said: boolean) => void;
}

export const who: { question: Question | null } = $state({ question: null });

/** Whether somebody has said who they are: a face, or a name other than the one for playing alone. */
export const isKnown = (): boolean => app.name !== null && (app.face !== null || app.name !== say("player-name"));

/** Ask for name and face unless they are known, or a name was `typed` already. Resolves to whether they are known. */
export function introduced(typed: string | null = null): Promise<boolean> {
  if (isKnown()) return Promise.resolve(true);
  if (typed !== null) return callMe(typed, faceOf(typed));
  who.question?.answer(false);
  return new Promise((resolve) => {
    who.question = {
      answer(said) {
        who.question = null;
        resolve(said);
      },
    };
  });
}

/** A name for playing alone, if there is none yet: the server knows nobody without one. */
export async function named(): Promise<boolean> {
  return app.name !== null || (await callMe(say("player-name")));
}

const SEPARATOR = "|";

/** My name, or one to begin with. */
export function suggestedName(): string {
  if (isKnown()) return app.name ?? "";
  const names = say("who-names").split(SEPARATOR);
  return names[Math.floor(Math.random() * names.length)]?.trim() ?? "";
}
