/** Whom I do not hear at the open table. */
import { app, ask, toast } from "../../model/app.svelte.ts";
import { offers } from "../../model/place.svelte.ts";
import { live } from "../../model/table.svelte.ts";
import { muteHere, type TableState } from "../../model/tableState.svelte.ts";
import type { ChangeMuted, MutedHere } from "../../net/wire.ts";
import { say } from "../../words/words.svelte.ts";
import * as api from "./api.ts";

/** Ask at a table with others, when others sit down, and before lines in doubt. Call once, inside a component. */
export function followMuted(of: () => TableState | null, code: () => string): void {
  const sitting = $derived(othersAt(of()));
  const doubtful = $derived((of()?.doubtful.length ?? 0) > 0);
  $effect(() => {
    const table = of();
    void doubtful;
    if (table && (sitting || doubtful) && app.name !== null && offers("moderation")) void load(table, code());
  });
}

/** Others who sit or have spoken here, in one string. */
function othersAt(table: TableState | null): string {
  const seats = (table?.info?.seats ?? []).map(({ kind, yours, name }) => (kind === "person" && !yours ? name : ""));
  const spoke = table?.chat.some(({ seat }) => seat === null || seats[seat]) ? "+" : "";
  return `${seats.join("\n").trim()}${spoke}`;
}

/** Without an answer everybody is heard; it is asked again with the next change at the table. */
async function load(table: TableState, code: string): Promise<void> {
  const until = table.doubtful.at(-1)?.number ?? 0;
  const known = table.muted;
  muteHere(table, await api.muted(code).catch(() => ({ ...known, until: Math.max(known.until, until) })));
}

/** Mute, block or hear somebody at the open table; whether that was done. */
export async function changeMuted(
  code: string,
  name: string,
  how: ChangeMuted["how"],
  who: { seat: number } | { line: number | null },
): Promise<boolean> {
  const here: MutedHere | null = await ask(api.changeMuted(code, { how, ...who }));
  if (!here) return false;
  if (live.table) muteHere(live.table, here);
  toast(say("against-done", { how, name }));
  return true;
}
