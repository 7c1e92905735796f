/** Requests of ratings. */
import { get } from "../../net/http.ts";
import type { Ratings, TableRating } from "../../net/wire.ts";

/** Ratings: mine, and those of people who are listed publicly. */
export const ratings = (): Promise<Ratings> => get("/api/ratings");
/** The effect of a rated table of mine on ratings. */
export const tableRating = (code: string): Promise<TableRating> => get(`/api/tables/${code}/rating`);
