/** Requests of notifications, by Web Push and e-mail. */
import { get, put } from "../../net/http.ts";
import type { MailConfirmed, MailState, Muted, Notices, SetMail, Subscribe } from "../../net/wire.ts";

/** This browser's subscription. */
export const notices = (): Promise<Notices> => get("/api/me/notices");
export const subscribe = (said: Subscribe): Promise<Notices> => put("PUT", "/api/me/notices", said);
export const unsubscribe = (): Promise<Notices> => put("DELETE", "/api/me/notices", {});
export const muted = (code: string): Promise<Muted> => get(`/api/tables/${code}/mute`);
export const mute = (code: string, muted: boolean): Promise<Muted> => put("PUT", `/api/tables/${code}/mute`, { muted });
/** My e-mail address and kinds of notices; a link confirms the address. */
export const mail = (): Promise<MailState> => get("/api/me/mail");
export const setMail = (said: SetMail): Promise<MailState> => put("PUT", "/api/me/mail", said);
export const forgetMail = (): Promise<MailState> => put("DELETE", "/api/me/mail", {});
export const confirmMail = (token: string): Promise<MailConfirmed> => put("POST", "/api/mail/confirm", { token });
