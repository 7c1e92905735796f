/** Requests before joining a table. */
import { get } from "../../net/http.ts";
import type { TableSummary } from "../../net/wire.ts";

export const tableSummary = (code: string): Promise<TableSummary> => get(`/api/tables/${code}`);
