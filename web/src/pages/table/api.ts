/** Requests of an open table. */
import { get, put } from "../../net/http.ts";
import type { CompleteRecord, Glance, Opened, SeenRecord } from "../../net/wire.ts";

/** My lesson of a game: resumed, or from its first scene. */
export const learn = (game: string, again = false): Promise<Opened> => put("POST", "/api/lessons", { game, again });
export const glance = (code: string, seat: number): Promise<Glance> => get(`/api/tables/${code}/seats/${seat}/glance`);
export const seenRecord = (code: string, seat: number | null): Promise<SeenRecord> =>
  get(`/api/tables/${code}/record?as=${seat === null ? "table" : `seat&seat=${seat}`}`);
export const completeRecord = (code: string): Promise<CompleteRecord> => get(`/api/tables/${code}/record?as=complete`);
/** The address of a picture: the link to a table as a QR code. */
export const qrPicture = (code: string): string => `/api/tables/${code}/qr`;
