/** Installation as a program of this device, and updates of the installed version. */
import { settings } from "../settings/settings.svelte.ts";

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

export type Installing = "installed" | "possible" | "by-menu" | "not-secure" | "not-here";

interface State {
  prompt: InstallPrompt | null; // the browser's deferred install prompt
  installed: boolean; // this page is the installed program
  newer: boolean; // a newer version was downloaded and waits
}

const AS_PROGRAM = "(display-mode: standalone)";
const WORKER = "./worker.js";

const state: State = $state({ prompt: null, installed: matchMedia(AS_PROGRAM).matches, newer: false });

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // no banner over a table: the settings have a button
  state.prompt = event as InstallPrompt;
});
addEventListener("appinstalled", () => {
  state.prompt = null;
  state.installed = true;
});

/** The present state of installation. */
export function installing(): Installing {
  if (state.installed) return "installed";
  if (!isSecureContext) return "not-secure";
  if (!("serviceWorker" in navigator)) return "not-here";
  return state.prompt ? "possible" : "by-menu";
}

export async function install(): Promise<void> {
  const prompt = state.prompt;
  state.prompt = null; // a prompt works once
  await prompt?.prompt();
}

export const newer = (): boolean => state.newer;

/** Activates the waiting version, with a new page. */
export async function takeNewer(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting?.postMessage("take over");
}

/** Starts the service worker when the page is idle, and checks for updates when the page becomes visible. */
export function followWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register(WORKER, { updateViaCache: "none" }).catch(() => {
    // Service workers are forbidden, or the server is away: everything except offline use works.
  });
  void navigator.serviceWorker.ready.then((registration) => {
    const look = (): void => {
      state.newer = registration.waiting !== null && navigator.serviceWorker.controller !== null;
    };
    look();
    registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) void registration.update().catch(() => undefined); // the server is away
    });
  });
}

/** Sets the manifest to the language of the settings; call once, inside a component. */
export function followManifest(): void {
  $effect(() => {
    const link = document.querySelector('link[rel="manifest"]');
    link?.setAttribute("href", `./manifest.${settings.language}.webmanifest`);
  });
}
