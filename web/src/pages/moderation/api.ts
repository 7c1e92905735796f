/** Mutes, blocks and reports; the moderators' decisions. */
import { get, put } from "../../net/http.ts";
import type {
  ChangeMuted,
  DecisionsTold,
  HousePage,
  ModeratedPerson,
  ModeratedTable,
  ModerationPage,
  MutedHere,
  MutedPeople,
  NewDecision,
  NewReport,
  PeopleFound,
  Reported,
} from "../../net/wire.ts";

export const muted = (code: string): Promise<MutedHere> => get(`/api/tables/${code}/muted`);
export const changeMuted = (code: string, wanted: Partial<ChangeMuted>): Promise<MutedHere> =>
  put("PUT", `/api/tables/${code}/muted`, wanted);
export const allMuted = (): Promise<MutedPeople> => get("/api/me/muted");
export const hear = (place: number): Promise<MutedPeople> => put("DELETE", `/api/me/muted/${place}`, {});
export const report = (wanted: Partial<NewReport>): Promise<Reported> => put("POST", "/api/reports", wanted);
export const decisions = (): Promise<DecisionsTold> => get("/api/me/decisions");

export const housePage = (page: string, language: string): Promise<HousePage> =>
  get(`/api/house/${encodeURIComponent(page)}/${language}`);

export const moderation = (): Promise<ModerationPage> => get("/api/moderation");
export const people = (name: string): Promise<PeopleFound> =>
  get(`/api/moderation/people?name=${encodeURIComponent(name)}`);
export const person = (number: number): Promise<ModeratedPerson> => get(`/api/moderation/people/${number}`);
export const table = (code: string): Promise<ModeratedTable> => get(`/api/moderation/tables/${code}`);
export const decide = (wanted: Partial<NewDecision>): Promise<ModerationPage> =>
  put("POST", "/api/moderation/decisions", wanted);
export const undo = (number: number, reason: string): Promise<ModerationPage> =>
  put("POST", `/api/moderation/decisions/${number}/undo`, { reason });
