/**
 * The party on this device: its state, polled every other second, and the common navigation from its room to a table
 * and back.
 */
import { wayTo } from "./partyRoute.ts";
import type { Route } from "../../model/routes.ts";
import { Failure } from "../../net/http.ts";
import * as api from "./api.ts";
import { app, ask, callMe, go } from "../../model/app.svelte.ts";
import type { PartyInfo } from "../../net/wire.ts";
import { room } from "../../settings/screen.svelte.ts";
import { say } from "../../words/words.svelte.ts";

const PAUSE = 1500; // milliseconds between two polls
export const NARROW = 900; // px: a phone or an upright tablet, which is never the big screen

export const party: { info: PartyInfo | null } = $state({ info: null });

const seen = new Set<string>(); // tables that were on while this page was open
let asked = 0; // only the answer to the last request counts

export function isPartyScreen(screen: Route["screen"]): boolean {
  return screen === "party" || screen === "table" || screen === "screen" || screen === "hand";
}

export function isPartyTable(code: string): boolean {
  return party.info !== null && (party.info.table === code || party.info.earlier.includes(code));
}

/** Start polling; returns a function that stops it. */
export function followParty(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let round = 0; // after waking up poll at once; the round before ends with its answer
  async function look(): Promise<void> {
    clearTimeout(timer);
    round += 1;
    const own = round;
    await hear(quietly(api.party(isBigScreen())));
    if (own === round) timer = setTimeout(look, PAUSE);
  }
  const awake = () => document.visibilityState === "visible" && void look();
  document.addEventListener("visibilitychange", awake); // a phone that wakes up polls at once
  void look();
  return () => {
    round += 1;
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", awake);
  };
}

export function came(): boolean {
  return party.info?.guests.some((guest) => guest.you) ?? false;
}

export async function come(name: string, face: number): Promise<void> {
  if ((name === app.name && face === app.face) || (await callMe(name, face))) await hear(ask(api.come()));
}

export const leave = (guest: number): Promise<void> => hear(ask(api.leaveParty(guest)));
export const pick = (game: string): Promise<void> => hear(ask(api.pickGame(game)));
export const countFor = (league: string | null): Promise<void> => hear(ask(api.countForLeague(league)));
export const deal = (game: string): Promise<void> => hear(ask(api.dealGame(game)));
export const goOn = (code: string): Promise<void> => hear(ask(api.nextGame(code)));

async function hear(request: Promise<PartyInfo | null>): Promise<void> {
  asked += 1;
  const own = asked;
  const info = await request;
  if (info === null || own !== asked) return;
  party.info = info;
  if (info.table !== null) seen.add(info.table);
  const way = wayTo(info, app.route, room.width < NARROW, seen);
  if (way === null) return;
  if (way.screen === "screen" && app.name === null && !(await callMe(say("party-screen-name")))) return;
  go(way, true);
}

/** Polling reports only that the server is away, no other errors. */
async function quietly(request: Promise<PartyInfo>): Promise<PartyInfo | null> {
  try {
    const info = await request;
    app.unreachable = false;
    return info;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.status === 0) app.unreachable = true;
    return null;
  }
}

function isBigScreen(): boolean {
  return app.route.screen === "screen" || (app.route.screen === "party" && room.width >= NARROW && !came());
}
