/** One click from the poster to the first move. */
import { posterOf } from "./games/catalogue.ts";
import * as server from "./server.ts";
import { app, ask, callMe, gameInfo, go } from "./state.svelte.ts";
import type { SeatPlan } from "./wire.ts";
import { say } from "./words.svelte.ts";

/** The level to begin with: the weakest that thinks, if the server has one that does. */
export function firstLevel(levels: readonly string[]): string {
  return levels[Math.min(1, levels.length - 1)] ?? "random";
}

/** Me and bots, as many as the game likes best. */
export function companyOf(game: string, name: string, levels: readonly string[]): SeatPlan[] {
  const info = gameInfo(game);
  const wanted = posterOf(game).company;
  const count = info ? Math.min(Math.max(wanted, info.least_seats), info.most_seats) : wanted;
  const bot: SeatPlan = { kind: "bot", level: firstLevel(levels) };
  return [{ kind: "mine", name }, ...Array.from({ length: count - 1 }, () => bot)];
}

export async function playNow(game: string): Promise<void> {
  if (!app.name && !(await callMe(say("player-name")))) return;
  const seats = companyOf(game, app.name ?? say("player-name"), app.server?.levels ?? []);
  const opened = await ask(server.openTable({ game, seats, start: true }));
  if (opened) go({ screen: "table", code: opened.code });
}
