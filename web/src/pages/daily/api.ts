/** Requests of daily deals. */
import { get, put } from "../../net/http.ts";
import type { DailyDeals, Opened } from "../../net/wire.ts";

/** The deals of a day; without one, of today. */
export const dailyDeals = (day: string): Promise<DailyDeals> => get(`/api/daily${day ? `?day=${day}` : ""}`);
/** My one try of today. */
export const playDaily = (game: string): Promise<Opened> => put("POST", "/api/daily", { game });
