/** Requests shared by several parts of the program: games, texts, the own person and tables. */
import { get, put, request } from "./http.ts";
import type { Leagues, Me, RulesText, ServerInfo, Tables } from "./wire.ts";

export const serverInfo = (): Promise<ServerInfo> => get("/api/server");
export const me = (): Promise<Me> => get("/api/me");
export const setMe = (name: string, face: number | null = null): Promise<Me> => put("PUT", "/api/me", { name, face });
export const tables = (): Promise<Tables> => get("/api/tables");
/** The leagues that I belong to. */
export const leagues = (): Promise<Leagues> => get("/api/leagues");

const kept = new Map<string, Promise<unknown>>();

/** Cache: texts do not change while the page is open. */
function once<T>(path: string, ask: () => Promise<T>): Promise<T> {
  const found = kept.get(path) as Promise<T> | undefined;
  if (found) return found;
  const asked = ask();
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export function rules(game: string, language: string): Promise<RulesText> {
  const path = `/api/games/${game}/rules/${language}`;
  return once(path, () => get<RulesText>(path));
}

/** Fluent source with the names of a game's things. */
export function names(game: string, language: string): Promise<string> {
  const path = `/api/games/${game}/names/${language}`;
  return once(path, async () => (await request(path)).text());
}
