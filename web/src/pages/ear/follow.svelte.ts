/** Other announcements of a table: whose turn it is, claims, chat, hints, toasts. */
import { isMuted } from "../../model/muted.ts";
import { untrack } from "svelte";
import type { Choice, Context, GameDrawing } from "../../contract/drawing.ts";
import type { Hint } from "../../net/wire.ts";
import { app } from "../../model/app.svelte.ts";
import type { TableState } from "../../model/tableState.svelte.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { say } from "../../words/words.svelte.ts";
import { numbered } from "./numbered.ts";
import { branches, type Branch } from "./tree.ts";
import { ended, type Voice } from "./voice.svelte.ts";

export interface Followed {
  live(): TableState | null;
  context(): Context | null;
  drawing(): GameDrawing | null;
  version(): number | null; // of the shown position
  mine(): boolean; // it is my turn, and everything was shown
  goesOn(): boolean; // the last move was mine too
  choices(): readonly Choice[];
  hint(): Hint | null; // of this position
}

/** The prompt: my turn, the question, the number of choices. In full also how the game stands, and the choices. */
export function prompt(context: Context, drawing: GameDrawing, goesOn: boolean, choices: readonly Choice[]): string {
  const { length } = settings.hearing;
  const status = drawing.status(context);
  const asked = status.charAt(0).toLocaleUpperCase() + status.slice(1);
  const turn = goesOn ? [] : [say("your-turn")];
  const count = length === "short" ? "" : say("ear-choices", { count: choices.length });
  const stand = length === "full" && !goesOn ? drawing.progress(context) : "";
  const said = [...turn, stand, asked, count].filter(Boolean).map(ended);
  if (length === "full") said.push(numbered(labelsOf(branches(choices, drawing, context))));
  return said.join(" ");
}

const labelsOf = (some: readonly Branch[]): string[] =>
  some.map(({ label, choices }) =>
    choices.length > 1 ? say("ear-several", { name: label, count: choices.length }) : label,
  );

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
  let chosen = false;

  $effect(() => {
    const key = `${of.context()?.me} ${of.version()}`;
    if (!of.mine() || of.choices().length === 0 || key === prompted) return; // without a choice the table moves by itself
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
    const live = of.live();
    const lines = live?.info ? live.chat : null;
    if (!live || !lines) return;
    for (const line of lines.slice(chatted ?? lines.length)) {
      untrack(() => !isMuted(line, live.muted) && voice.speak(`${line.name}: ${line.text}`));
    }
    chatted = lines.length;
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
