/** My finished games. */
import { get } from "../../net/http.ts";
import type { OwnHistory } from "../../net/wire.ts";

/** Which of my games; empty: all. */
export interface HistoryFilters {
  game: string;
  company: string;
  days: string;
}

export function ownHistory(filters: HistoryFilters): Promise<OwnHistory> {
  const wanted = Object.entries(filters).filter(([, value]) => value !== "");
  return get(`/api/me/history?${new URLSearchParams(wanted).toString()}`);
}

/** The address of all my finished games, as a file. */
export const historyFile = (kind: "csv" | "json"): string => `/api/me/games.${kind}`;
