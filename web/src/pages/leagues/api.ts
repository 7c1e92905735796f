/** Leagues. */
import { get, put } from "../../net/http.ts";
import type { ChangeLeague, League, Leagues } from "../../net/wire.ts";

export const foundLeague = (name: string): Promise<League> => put("POST", "/api/leagues", { name });
export const league = (code: string): Promise<League> => get(`/api/leagues/${code}`);
export const changeLeague = (code: string, wanted: Partial<ChangeLeague>): Promise<League> =>
  put("PATCH", `/api/leagues/${code}`, wanted);
export const joinLeague = (code: string): Promise<League> => put("POST", `/api/leagues/${code}/members`, {});
export const leaveLeague = (code: string): Promise<Leagues> => put("DELETE", `/api/leagues/${code}/members`, {});
