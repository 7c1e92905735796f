/**
 * The board of open tables and my search: asked for while the board is seen or a search goes on, and answered in full
 * when it has changed.
 */
import { app, ask, failureInWords, go, toast } from "../../model/app.svelte.ts";
import { introduced } from "../../model/who.svelte.ts";
import { Failure } from "../../net/http.ts";
import type { CompanyBoard, Wishes } from "../../net/wire.ts";
import { say } from "../../words/words.svelte.ts";
import * as api from "./api.ts";
import type { Answer } from "./api.ts";

const SEEKING = 3000; // milliseconds between two questions during a search
const LOOKING = 6000; // and while somebody only looks at the board

interface CompanyState {
  board: CompanyBoard | null;
  seeking: boolean; // at first, until the server has said so: a search may have gone on
  found: string | null; // the table where a search has ended, until I sit there
}

export const company: CompanyState = $state({ board: null, seeking: true, found: null });

/** Start polling; returns a function that stops it. */
export function followCompany(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stopped = false;
  async function look(): Promise<void> {
    clearTimeout(timer);
    if (company.seeking || !document.hidden) await hear(quietly(api.board(tag)));
    if (!stopped) timer = setTimeout(look, company.seeking ? SEEKING : LOOKING);
  }
  const seen = (): void => void (document.hidden || look());
  document.addEventListener("visibilitychange", seen);
  void look();
  return () => {
    stopped = true;
    document.removeEventListener("visibilitychange", seen);
    clearTimeout(timer);
  };
}

export async function seek(wishes: Wishes): Promise<void> {
  if (await introduced()) await hear(ask(api.seek(wishes)));
}

export const stopSeeking = (): Promise<void> => hear(ask(api.stop()));

let tag = ""; // of the board that is shown; empty: unknown

let asked = 0; // only the answer to the last request counts

async function hear(request: Promise<Answer | null>): Promise<void> {
  asked += 1;
  const own = asked;
  const answer = await request;
  if (answer === null || own !== asked) return;
  const { board } = answer;
  tag = answer.tag;
  company.board = board;
  company.seeking = board.search != null;
  const code = board.search?.code;
  if (!code) return;
  company.found = code;
  void hear(quietly(api.stop())); // it has ended
  const away = app.route.screen === "table" && app.route.code !== code;
  toast(say(away ? "company-found-away" : "company-found"));
  go({ screen: "table", code });
}

/** Polling reports refusals, which end a search, but not that the server is away. */
async function quietly(request: Promise<Answer | null>): Promise<Answer | null> {
  try {
    return await request;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.status === 0) return null;
    company.seeking = false;
    toast(failureInWords(error), "bad");
    return null;
  }
}
