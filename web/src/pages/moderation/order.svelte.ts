/** What I can do against somebody at a table, as one list: to be heard and chosen by number. */
import { ask, toast } from "../../model/app.svelte.ts";
import { isMuted } from "../../model/muted.ts";
import { offers } from "../../model/place.svelte.ts";
import type { TableState } from "../../model/tableState.svelte.ts";
import type { NewReport } from "../../net/wire.ts";
import { say } from "../../words/words.svelte.ts";
import * as api from "./api.ts";
import { changeMuted } from "./muted.svelte.ts";

export interface Deed {
  readonly kind: "mute" | "block" | "report";
  readonly label: string;
  readonly run: () => void;
}

const LINES = 5; // the latest ones of others

/** Everything, people first and then lines of chat; empty where nobody else is, or nobody keeps order. */
export function deedsAt({ info, chat, muted }: TableState): readonly Deed[] {
  if (!info || !offers("moderation")) return [];
  const { code } = info;
  const change = (how: "mute" | "hear" | "block", name: string, who: { seat: number } | { line: number }): Deed => ({
    kind: how === "block" ? "block" : "mute",
    label: say("order-change", { how, name }),
    run: () => void changeMuted(code, name, how, who),
  });
  const report = (wanted: Partial<NewReport>, name: string, text = ""): Deed => ({
    kind: "report",
    label: say("order-report", { kind: wanted.kind ?? "", name, text }),
    run: () => void reported({ table: code, ...wanted }),
  });
  const seats = [...info.seats.entries()].filter(([, seat]) => seat.kind === "person" && !seat.yours && seat.name);
  const people = seats.flatMap(([seat, { name }]) => [
    change(muted.seats.includes(seat) ? "hear" : "mute", name, { seat }),
    ...(muted.blocked.includes(seat) ? [] : [change("block", name, { seat })]),
    report({ kind: "name", seat }, name),
    report({ kind: "game", seat }, name),
  ]);
  const others = chat.filter(({ seat, text }) => text !== "" && (seat === null || !info.seats[seat]?.yours));
  const lines = others.slice(-LINES).flatMap(({ number: line, name, text, seat }) => {
    const about = report({ kind: "line", line }, name, text);
    if (seat !== null) return [about];
    return [change(isMuted({ seat, number: line }, muted) ? "hear" : "mute", name, { line }), about];
  });
  return [...people, ...lines];
}

/** Send a report, and say who will read it. */
export async function reported(wanted: Partial<NewReport>): Promise<boolean> {
  const kept = await ask(api.report(wanted));
  if (kept) toast(say(kept.read ? "against-reported" : "against-kept"));
  return kept !== null;
}
