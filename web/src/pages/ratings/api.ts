/** Ratings of people. */
import { get } from "../../net/http.ts";
import type { Ratings, TableRating } from "../../net/wire.ts";

/** How strong people are taken to be: me, and those who let others see it. */
export const ratings = (): Promise<Ratings> => get("/api/ratings");
/** What a rated table of mine does to ratings. */
export const tableRating = (code: string): Promise<TableRating> => get(`/api/tables/${code}/rating`);
