/** Where this page plays: at a server, or in a worker of its own; and what there is. */
import type { TabControl, TabState } from "../net/tabMessages.ts";
import { takeWay } from "../net/transport.ts";
import { app } from "./app.svelte.ts";

interface Place {
  tab: TabState | null; // what the worker does; null where a server answers
  control: TabControl | null; // what can be asked of it
}

export const place: Place = $state({ tab: null, control: null });

/** Play in a worker of this page, if it is a page of a site without a server: `farol site` marks such pages. */
export async function settle(): Promise<void> {
  const site = document.querySelector<HTMLMetaElement>('meta[name="farol-site"]');
  if (site === null) return;
  const { inWorker } = await import("../net/inWorker.ts");
  place.tab = { state: "loading", share: 0 };
  const { way, control } = inWorker(site.content, (state) => {
    place.tab = state;
    document.documentElement.dataset["place"] = state.state;
  });
  place.control = control;
  takeWay(way);
}

/** Whether the place has this slice, such as "leagues". */
export const offers = (feature: string): boolean => app.server?.features.includes(feature) ?? false;

/** Whether others can come to a table from elsewhere. */
export const isReachable = (): boolean => app.server?.reachable ?? true;

/** Whether an address is one that only this machine can open. */
export const isOwnOnly = (address: string): boolean => /^https?:\/\/(localhost|127\.|\[::1\])/.test(address);

/** Whether the program itself still loads, so that only what lies beside the page is there. */
export const isLoading = (): boolean => place.tab !== null && place.tab.state !== "ready";
