/** Requests of the party. */
import { get, put } from "../../net/http.ts";
import type { PartyInfo, Podium } from "../../net/wire.ts";

/** The podium of the party so far. */
export const podium = (): Promise<Podium> => get("/api/party/podium");
/** The state of the party; a big screen identifies itself. */
export const party = (screen: boolean): Promise<PartyInfo> => get(`/api/party${screen ? "?screen=yes" : ""}`);
export const come = (): Promise<PartyInfo> => put("POST", "/api/party/guests", {});
export const leaveParty = (guest: number): Promise<PartyInfo> => put("DELETE", `/api/party/guests/${guest}`, {});
export const pickGame = (game: string): Promise<PartyInfo> => put("PUT", "/api/party/game", { game });
export const countForLeague = (league: string | null): Promise<PartyInfo> =>
  put("PUT", "/api/party/league", { league });
export const dealGame = (game: string): Promise<PartyInfo> => put("POST", "/api/party/tables", { game });
export const nextGame = (code: string): Promise<PartyInfo> => put("DELETE", `/api/party/tables/${code}`, {});
/** The address of a picture: the link to the party as a QR code. */
export const partyQrPicture = "/api/party/qr";
