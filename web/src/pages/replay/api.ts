/** Requests of replays. */
import { get } from "../../net/http.ts";
import type { Replay } from "../../net/wire.ts";

export const replay = (code: string, seat: number | null): Promise<Replay> =>
  get(`/api/tables/${code}/replay${seat === null ? "" : `?seat=${seat}`}`);
