/** Requests of best scores. */
import { get, put } from "../../net/http.ts";
import type { Listing, Records, Standing } from "../../net/wire.ts";

/** Best scores of every kind: mine, and those of this server. */
export const records = (): Promise<Records> => get("/api/records");
/** Whether my name is listed publicly. */
export const setListing = (listed: boolean): Promise<Listing> => put("PUT", "/api/me/listing", { listed });
/** The ranking of a finished game of mine. */
export const standing = (code: string): Promise<Standing> => get(`/api/tables/${code}/standing`);
