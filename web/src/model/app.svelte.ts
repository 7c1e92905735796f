/** The program's state, apart from settings and the open table. */
import type { GameInfo, Me, ServerInfo, Tables } from "../net/wire.ts";
import { loadNames } from "../words/names.svelte.ts";
import { keepPackages } from "./packages.ts";
import { moderatedInWords } from "./moderated.ts";
import { pathOf, readRoute, type Route } from "./routes.ts";
import * as server from "../net/server.ts";
import { Failure } from "../net/http.ts";
import { settings } from "../settings/settings.svelte.ts";
import { say } from "../words/words.svelte.ts";

export interface Toast {
  readonly number: number;
  readonly text: string;
  readonly kind: "info" | "bad";
  readonly rule?: { readonly game: string; readonly number: string } | undefined;
  readonly heard?: string | undefined; // announced text, if part of it was announced already
}

interface AppState {
  route: Route;
  server: ServerInfo | null;
  name: string | null; // my name at tables
  face: number | null; // my face, once chosen
  nameKnown: boolean; // the server was asked for it
  tables: Tables | null;
  unreachable: boolean; // the last request got no answer
  toasts: Toast[];
  banner: boolean; // the screen has its own place for toasts
}

export const app: AppState = $state({
  route: readRoute(location.hash),
  server: null,
  name: null,
  face: null,
  nameKnown: false,
  tables: null,
  unreachable: false,
  toasts: [],
  banner: false,
});

addEventListener("hashchange", () => {
  app.route = readRoute(location.hash);
});

export function go(route: Route, replace = false): void {
  if (replace) {
    history.replaceState(null, "", pathOf(route));
    app.route = route;
  } else {
    location.hash = pathOf(route);
  }
}

export function gameInfo(name: string): GameInfo | null {
  return app.server?.games.find((game) => game.name === name) ?? null;
}

const TOAST_TIME = 20_000; // milliseconds
let toastNumber = 0;

/** Show a toast. In play by ear toasts stay until they are closed. */
export function toast(text: string, kind: Toast["kind"] = "info", rule?: Toast["rule"], heard?: string): void {
  toastNumber += 1;
  const number = toastNumber;
  const others = app.toasts.filter((one) => one.text !== text);
  app.toasts = [...others.slice(-2), { number, text, kind, rule, heard }];
  if (!settings.ear && kind !== "bad") dropLater(number);
}

/**
 * Close a toast after a while, but not while it has the pointer or the focus. Refusals stay until the next action or
 * until they are closed.
 */
function dropLater(number: number): void {
  setTimeout(() => {
    if (document.querySelector(".toast:is(:hover, :focus-within)")) dropLater(number);
    else dropToast(number);
  }, TOAST_TIME);
}

/** Close refusals: the person has acted since. */
export function dropRefusals(): void {
  if (app.toasts.some(({ kind }) => kind === "bad")) app.toasts = app.toasts.filter(({ kind }) => kind !== "bad");
}

/** Close all toasts: the person has moved on. */
export function dropToasts(): void {
  if (app.toasts.length > 0) app.toasts = [];
}

export function dropToast(number: number): void {
  app.toasts = app.toasts.filter((toast) => toast.number !== number);
}

/** Run a request; on failure show a toast and return null. */
export async function ask<T>(request: Promise<T>): Promise<T | null> {
  try {
    const answer = await request;
    app.unreachable = false;
    return answer;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (error.status === 0) app.unreachable = true;
    else toast(failureInWords(error), "bad");
    return null;
  }
}

/** Why the server refused a request. */
export function failureInWords({ status, message, moderated }: Failure): string {
  if (moderated) return moderatedInWords(moderated);
  return message || say("error-refused", { status });
}

/** Load the data of the home screen; called whenever it opens. */
export function loadHome(): Promise<void> {
  loading ??= Promise.all([loadGames(), loadMe(), loadTables()]).then(() => {
    loading = null;
  });
  return loading;
}

let loading: Promise<void> | null = null; // shared by concurrent calls

/** Load the games together with their names, so that pages render once. */
async function loadGames(): Promise<void> {
  if (app.server) return;
  const found = await ask(server.serverInfo());
  await ask(Promise.all((found?.games ?? []).map(({ name }) => loadNames(name))));
  if (found) keepPackages(found.games);
  app.server = found;
}

async function loadMe(): Promise<void> {
  if (app.name === null) become(await ask(server.me()));
  app.nameKnown = true;
}

export async function loadTables(): Promise<void> {
  app.tables = (await ask(server.tables())) ?? app.tables;
}

/** Set my name, and my face unless it is null. The server sets the cookie, which every table needs, only with a name. */
export async function callMe(name: string, face: number | null = null): Promise<boolean> {
  const answer = await ask(server.setMe(name, face));
  if (answer) become(answer);
  return answer !== null;
}

/** I am this person from now on; null: nobody yet. */
export function become(me: Me | null): void {
  app.name = me?.name ?? null;
  app.face = me?.face ?? null;
}

export const copyLink = (link: string): Promise<void> => copied(link, say("lobby-copied"));
export const copyText = (text: string): Promise<void> => copied(text, say("copied"));

async function copied(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast(done);
  } catch {
    toast(text); // no clipboard on an insecure page: show the text instead
  }
}
