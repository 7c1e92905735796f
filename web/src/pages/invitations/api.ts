/** Requests of invitations. */
import { get, put } from "../../net/http.ts";
import type { Companion, Companions, Invitable, Invited } from "../../net/wire.ts";

/** People I have played with who accept invitations; their answers are not shown. */
export const companions = (): Promise<Companions> => get("/api/me/companions");
export const invite = (table: string, { code, seat }: Companion): Promise<Invited> =>
  put("POST", `/api/tables/${table}/invitations`, { code, seat });
export const decline = (code: string, silence: boolean): Promise<Invitable> =>
  put("POST", `/api/me/invitations/${code}/decline`, { silence });
