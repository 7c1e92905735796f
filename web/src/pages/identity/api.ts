/** Requests of identity: names, devices, links. */
import { get, put } from "../../net/http.ts";
import type {
  Devices,
  Invitable,
  Link,
  LinkOwner,
  Me,
  NewPasskey,
  Openness,
  Others,
  PasskeyChallenge,
  Passkeys,
  RecoveryCode,
  UsePasskey,
} from "../../net/wire.ts";

export const deviceLink = (): Promise<Link> => put("POST", "/api/me/link", {});
/** The owner of a link; read-only. */
export const linkOwner = (token: string): Promise<LinkOwner> => put("POST", "/api/me/link/owner", { token });
export const claim = (token: string): Promise<Me> => put("POST", "/api/me/claim", { token });
/** The browser's other identities. */
export const others = (): Promise<Others> => get("/api/me/others");
export const switchTo = (number: number): Promise<Me> => put("PUT", `/api/me/others/${number}`, {});
export const stepAside = (): Promise<Me> => put("POST", "/api/me/others", {});
export const devices = (): Promise<Devices> => get("/api/me/devices");
export const signOut = (device: string): Promise<Devices> => put("DELETE", `/api/me/devices/${device}`, {});
export const signOutEverywhere = (): Promise<Devices> => put("DELETE", "/api/me/devices", {});
export const invitable = (): Promise<Invitable> => get("/api/me/invitable");
export const setInvitable = (said: Invitable): Promise<Invitable> => put("PUT", "/api/me/invitable", said);
/** Delete everything about me; my games stay, without my name. */
export const deleteMe = (): Promise<Me> => put("DELETE", "/api/me", {});
/** Whether others at my tables may glance at my games. */
export const openness = (): Promise<Openness> => get("/api/me/open");
export const setOpenness = (open: boolean): Promise<Openness> => put("PUT", "/api/me/open", { open });
export const passkeys = (): Promise<Passkeys> => get("/api/me/passkeys");
export const newPasskeyChallenge = (): Promise<PasskeyChallenge> => put("POST", "/api/me/passkeys/challenge", {});
export const addPasskey = (made: NewPasskey): Promise<Passkeys> => put("POST", "/api/me/passkeys", made);
export const removePasskey = (number: number): Promise<Passkeys> => put("DELETE", `/api/me/passkeys/${number}`, {});
export const passkeyChallenge = (): Promise<PasskeyChallenge> => put("POST", "/api/passkeys/challenge", {});
export const signIn = (signed: UsePasskey): Promise<Me> => put("POST", "/api/passkeys", signed);
/** A new recovery code, which is shown once. */
export const newRecoveryCode = (): Promise<RecoveryCode> => put("POST", "/api/me/recovery", {});
export const dropRecoveryCode = (): Promise<Passkeys> => put("DELETE", "/api/me/recovery", {});
export const recover = (code: string): Promise<Me> => put("POST", "/api/recovery", { code });
