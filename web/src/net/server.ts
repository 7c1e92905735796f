/** The server's HTTP side: what is on the table, rules, names, records. */
import type {
  Companion,
  Companions,
  ChangeLeague,
  CompleteRecord,
  DailyDeals,
  Devices,
  Invitable,
  Invited,
  League,
  Leagues,
  Link,
  LinkOwner,
  MailConfirmed,
  MailState,
  Me,
  Muted,
  NewTable,
  Notices,
  Opened,
  Others,
  Glance,
  Openness,
  OwnHistory,
  Listing,
  PartyInfo,
  Podium,
  Problem,
  Ratings,
  Records,
  Replay,
  RulesText,
  SeenRecord,
  ServerInfo,
  SetMail,
  Standing,
  Subscribe,
  TableSummary,
  TableRating,
  Tables,
} from "./wire.ts";
import type { Language } from "../state/settings.svelte.ts";

/** The server said no, or did not answer (`status` 0); `message` is a sentence for people. */
export class Failure extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
  }
}

async function request(path: string, init?: RequestInit): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(path, { credentials: "same-origin", ...init });
  } catch {
    throw new Failure(0, "");
  }
  if (!answer.ok) throw new Failure(answer.status, await sentenceOf(answer));
  return answer;
}

async function sentenceOf(answer: Response): Promise<string> {
  try {
    return ((await answer.json()) as Problem).sentence ?? "";
  } catch {
    return ""; // not ours: a proxy's page, say
  }
}

async function get<T>(path: string): Promise<T> {
  return (await (await request(path)).json()) as T;
}

async function put<T>(method: "POST" | "PUT" | "PATCH" | "DELETE", path: string, body: unknown): Promise<T> {
  const init = { method, headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const answer = await request(path, init);
  return (answer.status === 204 ? null : await answer.json()) as T;
}

export const serverInfo = (): Promise<ServerInfo> => get("/api/server");
export const me = (): Promise<Me> => get("/api/me");
export const setMe = (name: string): Promise<Me> => put("PUT", "/api/me", { name });
export const tables = (): Promise<Tables> => get("/api/tables");
export const openTable = (table: NewTable): Promise<Opened> => put("POST", "/api/tables", table);
/** My lesson of a game: where I left it, or from its first scene. */
export const learn = (game: string, again = false): Promise<Opened> => put("POST", "/api/lessons", { game, again });
export const deviceLink = (): Promise<Link> => put("POST", "/api/me/link", {});
/** Whose link it is; nothing changes. */
export const linkOwner = (token: string): Promise<LinkOwner> => put("POST", "/api/me/link/owner", { token });
export const claim = (token: string): Promise<Me> => put("POST", "/api/me/claim", { token });
/** Who else this browser can be, one of them by number, or somebody new. */
export const others = (): Promise<Others> => get("/api/me/others");
export const switchTo = (number: number): Promise<Me> => put("PUT", `/api/me/others/${number}`, {});
export const stepAside = (): Promise<Me> => put("POST", "/api/me/others", {});
export const devices = (): Promise<Devices> => get("/api/me/devices");
export const signOut = (device: string): Promise<Devices> => put("DELETE", `/api/me/devices/${device}`, {});
export const signOutEverywhere = (): Promise<Devices> => put("DELETE", "/api/me/devices", {});
/** What this browser is told while I am not at a table. */
export const notices = (): Promise<Notices> => get("/api/me/notices");
export const subscribe = (said: Subscribe): Promise<Notices> => put("PUT", "/api/me/notices", said);
export const unsubscribe = (): Promise<Notices> => put("DELETE", "/api/me/notices", {});
export const muted = (code: string): Promise<Muted> => get(`/api/tables/${code}/mute`);
export const mute = (code: string, muted: boolean): Promise<Muted> => put("PUT", `/api/tables/${code}/mute`, { muted });
/** Where I am told by e-mail, and about what; a link confirms the address. */
export const mail = (): Promise<MailState> => get("/api/me/mail");
export const setMail = (said: SetMail): Promise<MailState> => put("PUT", "/api/me/mail", said);
export const forgetMail = (): Promise<MailState> => put("DELETE", "/api/me/mail", {});
export const confirmMail = (token: string): Promise<MailConfirmed> => put("POST", "/api/mail/confirm", { token });
/** People I have played with who allow it can be asked to my table; nobody hears what they answer. */
export const companions = (): Promise<Companions> => get("/api/me/companions");
export const invite = (table: string, { code, seat }: Companion): Promise<Invited> =>
  put("POST", `/api/tables/${table}/invitations`, { code, seat });
export const invitable = (): Promise<Invitable> => get("/api/me/invitable");
export const setInvitable = (said: Invitable): Promise<Invitable> => put("PUT", "/api/me/invitable", said);
export const decline = (code: string, silence: boolean): Promise<Invitable> =>
  put("POST", `/api/me/invitations/${code}/decline`, { silence });
/** Delete everything about me; my games stay, without my name. */
export const deleteMe = (): Promise<Me> => put("DELETE", "/api/me", {});
/** Whether others at my tables may glance at my games. */
export const openness = (): Promise<Openness> => get("/api/me/open");
export const setOpenness = (open: boolean): Promise<Openness> => put("PUT", "/api/me/open", { open });
export const glance = (code: string, seat: number): Promise<Glance> => get(`/api/tables/${code}/seats/${seat}/glance`);
/** Which of my games; empty: all. */
export interface HistoryFilters {
  game: string;
  company: string;
  days: string;
}
export function ownHistory(filters: HistoryFilters): Promise<OwnHistory> {
  const wanted = Object.entries(filters).filter(([, value]) => value !== "");
  return get(`/api/me/history?${new URLSearchParams(wanted).toString()}`);
}
/** The address of all my finished games, as a file. */
export const historyFile = (kind: "csv" | "json"): string => `/api/me/games.${kind}`;
/** The deals of a day; without one, of today. */
export const dailyDeals = (day: string): Promise<DailyDeals> => get(`/api/daily${day ? `?day=${day}` : ""}`);
/** My one try of today. */
export const playDaily = (game: string): Promise<Opened> => put("POST", "/api/daily", { game });
/** The best games of every kind: mine, and those of this server. */
export const records = (): Promise<Records> => get("/api/records");
/** Whether others see my name among the best. */
export const setListing = (listed: boolean): Promise<Listing> => put("PUT", "/api/me/listing", { listed });
/** What a finished game of mine counts for. */
export const standing = (code: string): Promise<Standing> => get(`/api/tables/${code}/standing`);
/** How strong people are taken to be: me, and those who let others see it. */
export const ratings = (): Promise<Ratings> => get("/api/ratings");
/** What a rated table of mine does to ratings. */
export const tableRating = (code: string): Promise<TableRating> => get(`/api/tables/${code}/rating`);
/** The leagues that I belong to. */
export const leagues = (): Promise<Leagues> => get("/api/leagues");
export const foundLeague = (name: string): Promise<League> => put("POST", "/api/leagues", { name });
export const league = (code: string): Promise<League> => get(`/api/leagues/${code}`);
export const changeLeague = (code: string, wanted: Partial<ChangeLeague>): Promise<League> =>
  put("PATCH", `/api/leagues/${code}`, wanted);
export const joinLeague = (code: string): Promise<League> => put("POST", `/api/leagues/${code}/members`, {});
export const leaveLeague = (code: string): Promise<Leagues> => put("DELETE", `/api/leagues/${code}/members`, {});
/** What the games of a party have brought so far. */
export const podium = (): Promise<Podium> => get("/api/party/podium");
export const tableSummary = (code: string): Promise<TableSummary> => get(`/api/tables/${code}`);
export const seenRecord = (code: string, seat: number | null): Promise<SeenRecord> =>
  get(`/api/tables/${code}/record?as=${seat === null ? "table" : `seat&seat=${seat}`}`);
export const completeRecord = (code: string): Promise<CompleteRecord> => get(`/api/tables/${code}/record?as=complete`);
export const replay = (code: string, seat: number | null): Promise<Replay> =>
  get(`/api/tables/${code}/replay${seat === null ? "" : `?seat=${seat}`}`);
/** How the party stands; a big screen says that it is one. */
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
/** The address of a picture: the link to a table as a QR code. */
export const qrPicture = (code: string): string => `/api/tables/${code}/qr`;

const kept = new Map<string, Promise<unknown>>();

/** Texts do not change while the page is open: ask once. */
function once<T>(path: string, ask: () => Promise<T>): Promise<T> {
  const found = kept.get(path) as Promise<T> | undefined;
  if (found) return found;
  const asked = ask();
  kept.set(path, asked);
  asked.catch(() => kept.delete(path));
  return asked;
}

export function rules(game: string, language: Language): Promise<RulesText> {
  const path = `/api/games/${game}/rules/${language}`;
  return once(path, () => get<RulesText>(path));
}

/** Fluent source with the names of a game's things. */
export function names(game: string, language: Language): Promise<string> {
  const path = `/api/games/${game}/names/${language}`;
  return once(path, async () => (await request(path)).text());
}
