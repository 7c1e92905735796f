/** One click from a game's poster to its first move. */
import { posterOf } from "../../games/catalogue.ts";
import { usualLevel } from "../../model/levels.ts";
import * as api from "./api.ts";
import { app, ask, gameInfo, go } from "../../model/app.svelte.ts";
import { named } from "../../model/who.svelte.ts";
import { settings } from "../../settings/settings.svelte.ts";
import type { NewTable, SeatPlan } from "../../net/wire.ts";
import { say } from "../../words/words.svelte.ts";

/** Me and bots, in the game's usual number. */
export function companyOf(game: string, name: string): SeatPlan[] {
  const info = gameInfo(game);
  const wanted = posterOf(game).company;
  const count = info ? Math.min(Math.max(wanted, info.least_seats), info.most_seats) : wanted;
  const bot: SeatPlan = { kind: "bot", level: usualLevel(app.server) };
  return [{ kind: "me", name }, ...Array.from({ length: count - 1 }, () => bot)];
}

/** The talk setting of my tables: whether bots comment beyond the game. */
export function tableTalk(): "game" | "lively" {
  return settings.comments ? "lively" : "game";
}

/** Start with bots and the rulebook's options for a first game. */
export async function playNow(game: string): Promise<void> {
  if (!(await named())) return;
  const seats = companyOf(game, app.name ?? say("player-name"));
  await openAndGo({ game, seats, options: { ...gameInfo(game)?.first }, start: true, sealed: true, talk: tableTalk() });
}

/** Start alone with the options of a solo mode. */
export async function playAlone(game: string, options: NonNullable<NewTable["options"]>): Promise<void> {
  if (!(await named())) return;
  await openAndGo({
    game,
    seats: [{ kind: "me", name: app.name ?? say("player-name") }],
    options,
    start: true,
    sealed: true,
  });
}

async function openAndGo(table: NewTable): Promise<void> {
  const opened = await ask(api.openTable(table));
  if (opened) go({ screen: "table", code: opened.code });
}
