/** The best games. */
import { get, put } from "../../net/http.ts";
import type { Listing, Records, Standing } from "../../net/wire.ts";

/** The best games of every kind: mine, and those of this server. */
export const records = (): Promise<Records> => get("/api/records");
/** Whether others see my name among the best. */
export const setListing = (listed: boolean): Promise<Listing> => put("PUT", "/api/me/listing", { listed });
/** What a finished game of mine counts for. */
export const standing = (code: string): Promise<Standing> => get(`/api/tables/${code}/standing`);
