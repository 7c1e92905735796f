/** Web Push notifications: availability and subscription. */
import * as api from "./api.ts";
import type { Notices } from "../../net/wire.ts";
import { app, ask, toast } from "../../model/app.svelte.ts";
import { settings } from "../../settings/settings.svelte.ts";
import { say } from "../../words/words.svelte.ts";

export const KINDS = ["turn", "reminder", "over", "invited"] as const;
export type Kind = (typeof KINDS)[number];

/** Whether they are available, or why not. */
export type Possible = "possible" | "not-secure" | "not-here" | "not-this-server" | "forbidden" | "no-name" | "unknown";

interface State {
  known: Notices | null;
  busy: boolean;
  permission: NotificationPermission;
}

const state: State = $state({
  known: null,
  busy: false,
  permission: "Notification" in globalThis ? Notification.permission : "denied",
});

export const notices = (): Readonly<State> => state;

export function possible(): Possible {
  if (!isSecureContext) return "not-secure";
  if (!("serviceWorker" in navigator) || !("PushManager" in globalThis)) return "not-here";
  if (app.nameKnown && app.name === null) return "no-name";
  if (state.known === null) return "unknown";
  if (state.known.key === null) return "not-this-server";
  return state.permission === "denied" ? "forbidden" : "possible";
}

export async function loadNotices(): Promise<void> {
  state.known = (await ask(api.notices())) ?? state.known;
}

/** Subscribe: asks for permission, and sends the endpoint to the server. */
export async function allow(kinds: readonly Kind[]): Promise<void> {
  const key = state.known?.key;
  if (!key || state.busy) return;
  state.busy = true;
  try {
    state.permission = await Notification.requestPermission();
    if (state.permission !== "granted") return;
    const registration = await navigator.serviceWorker.ready;
    const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    const { endpoint, keys } = made.toJSON();
    if (!endpoint || !keys?.p256dh || !keys.auth) return;
    const said = { endpoint, p256dh: keys.p256dh, auth: keys.auth, kinds: [...kinds], language: settings.language };
    state.known = (await ask(api.subscribe(said))) ?? state.known;
  } catch {
    toast(say("notices-failed"), "bad"); // the browser has no push service, or it does not answer
  } finally {
    state.busy = false;
  }
}

/** Unsubscribe. */
export async function stop(): Promise<void> {
  state.busy = true;
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe().catch(() => false);
  state.known = (await ask(api.unsubscribe())) ?? state.known;
  state.busy = false;
}
