/** Opening a table. */
import { put } from "../../net/http.ts";
import type { NewTable, Opened } from "../../net/wire.ts";

export const openTable = (table: NewTable): Promise<Opened> => put("POST", "/api/tables", table);
