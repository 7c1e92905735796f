/** Farol as a program of this device: whether it can be installed, and whether there is a newer one. */
import { settings } from "../settings/settings.svelte.ts";

interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

export type Installing = "installed" | "possible" | "by-menu" | "not-secure" | "not-here";

interface State {
  prompt: InstallPrompt | null; // the browser would install it now
  installed: boolean; // this page is the installed program
  newer: boolean; // a newer version has been fetched and waits
}

const AS_PROGRAM = "(display-mode: standalone)";
const WORKER = "./worker.js";

const state: State = $state({ prompt: null, installed: matchMedia(AS_PROGRAM).matches, newer: false });

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // no banner over a table: there is a button in the settings
  state.prompt = event as InstallPrompt;
});
addEventListener("appinstalled", () => {
  state.prompt = null;
  state.installed = true;
});

/** What can be said about installing, here and now. */
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

/** Let the waiting version begin, with a page of its own. */
export async function takeNewer(): Promise<void> {
  const registration = await navigator.serviceWorker.ready;
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  registration.waiting?.postMessage("take over");
}

/** Start the worker once the page has nothing better to do, and look for newer ones when it is seen again. */
export function followWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  void navigator.serviceWorker.register(WORKER, { updateViaCache: "none" }).catch(() => {
    // The browser forbids it, or the server is away: everything but the shell without a server works.
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

/** The program is called in the language of the settings; call once, inside a component. */
export function followManifest(): void {
  $effect(() => {
    const link = document.querySelector('link[rel="manifest"]');
    link?.setAttribute("href", `./manifest.${settings.language}.webmanifest`);
  });
}
