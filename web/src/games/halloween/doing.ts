/** The action under way: which section is acting, as the news told it. */
import type { Happening } from "../contract.ts";
import type { View } from "./view.ts";

export interface Doing {
  readonly seat: number;
  readonly section: number;
  readonly action: string;
}

/** The action that the pending step belongs to; null at the menu. */
export function doingAfter(before: Doing | null, news: readonly Happening[], view: View): Doing | null {
  if (!view.pending || view.phase === "over") return null;
  const event = news.flatMap((happening) => happening.events).findLast(({ kind }) => kind === "action");
  if (!event) return before;
  return { seat: event.seat ?? -1, section: Number(event["section"]), action: String(event["action"]) };
}
