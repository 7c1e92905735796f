/** Where this page plays: at a server, or in a worker of its own; and what there is. */
import { watchTab } from "../net/inWorker.ts";
import type { TabState } from "../net/tabMessages.ts";
import { app } from "./app.svelte.ts";

interface Place {
  tab: TabState | null; // what the worker does; null where a server answers
}

export const place: Place = $state({ tab: null });

watchTab((state) => {
  place.tab = state;
});

/** Whether the place has this slice, such as "leagues". */
export const offers = (feature: string): boolean => app.server?.features.includes(feature) ?? false;

/** Whether others can come to a table from elsewhere. */
export const isReachable = (): boolean => app.server?.reachable ?? true;

/** Whether the program itself still loads, so that only what lies beside the page is there. */
export const isLoading = (): boolean => place.tab !== null && place.tab.state !== "ready";
