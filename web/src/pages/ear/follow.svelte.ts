/** Other announcements of a table: whose turn it is, claims, chat, hints, toasts. */
import { untrack } from "svelte";
import type { Choice, Context, GameDrawing } from "../../contract/drawing.ts";
import type { ClaimInfo, ClaimLine, Hint } from "../../net/wire.ts";
import { app } from "../../model/app.svelte.ts";
import type { TableState } from "../../model/tableState.svelte.ts";
import { claimOf, sentenceOf } from "../talk/claims.ts";
import { say } from "../../words/words.svelte.ts";
import { ended, type Voice } from "./voice.svelte.ts";

export interface Followed {
  live(): TableState | null;
  context(): Context | null;
  drawing(): GameDrawing | null;
  version(): number | null; // of the shown position
  mine(): boolean; // it is my turn, and everything was shown
  goesOn(): boolean; // the last move was mine too
  choices(): number;
  claims(): readonly ClaimLine[]; // as they were shown
  kinds(): readonly ClaimInfo[];
  hint(): Hint | null; // of this position
}

/** The prompt: my turn, the question, the number of choices. */
export function prompt(context: Context, drawing: GameDrawing, goesOn: boolean, count: number): string {
  const status = drawing.status(context);
  const asked = status.charAt(0).toLocaleUpperCase() + status.slice(1);
  const turn = goesOn ? [] : [say("your-turn")];
  return [...turn, asked, say("ear-choices", { count })].filter(Boolean).map(ended).join(" ");
}

/** A hint as one announcement: the move and its reasons. */
export function advice(hint: Hint, context: Context, drawing: GameDrawing): string {
  const reasons = hint.why.reasons.map(({ sentence }) => sentence);
  const title = drawing.label(hint.action as Choice, context);
  return [`${say("hint")}: ${title}.`, ...(reasons.length > 0 ? reasons : [say("why-untold")])].join(" ");
}

/** Call once, inside a component. */
export function followTable(voice: Voice, of: Followed): void {
  let prompted = ""; // the last announced turn
  let toasted = 0;
  let chatted: number | null = null; // earlier lines are not announced
  let claimed: number | null = null;
  let chosen = false;

  $effect(() => {
    const key = `${of.context()?.me} ${of.version()}`;
    if (!of.mine() || of.choices() === 0 || key === prompted) return; // without a choice the table moves by itself
    prompted = key;
    untrack(() => {
      const [context, drawing] = [of.context(), of.drawing()];
      if (context && drawing) voice.speak(prompt(context, drawing, of.goesOn(), of.choices()));
    });
  });

  $effect(() => {
    const mine = (of.context()?.together?.mine ?? null) !== null;
    if (mine && !chosen) untrack(() => voice.speak(say("table-chosen")));
    chosen = mine;
  });

  $effect(() => {
    for (const { number, text, heard } of app.toasts) {
      if (number <= toasted) continue;
      toasted = number;
      untrack(() => voice.speak(heard ?? text));
    }
  });

  $effect(() => {
    const lines = of.live()?.info ? (of.live()?.chat ?? []) : null;
    if (!lines) return;
    for (const { name, text } of lines.slice(chatted ?? lines.length)) untrack(() => voice.speak(`${name}: ${text}`));
    chatted = lines.length;
  });

  $effect(() => {
    const context = of.context();
    if (!context) return;
    const lines = of.claims();
    const fresh = claimed === null ? [] : lines.filter(({ number }) => number > (claimed ?? 0));
    claimed = lines.at(-1)?.number ?? claimed ?? 0;
    untrack(() => {
      for (const line of fresh) {
        const info = of.kinds().find(({ name }) => name === claimOf(line).type);
        const words = sentenceOf(claimOf(line), info, context);
        voice.speak(`${context.seats[line.seat]?.name ?? ""}: ${words}`);
      }
    });
  });

  $effect(() => {
    const hint = of.hint();
    if (!hint) return;
    untrack(() => {
      const [context, drawing] = [of.context(), of.drawing()];
      if (context && drawing) voice.speak(advice(hint, context, drawing));
    });
  });
}
