/** Where a party leads a device: from its room to the table that is on, and from a table that is done with back. */
import type { Route } from "../../model/routes.ts";
import type { PartyInfo } from "../../net/wire.ts";

/**
 * The way from here; null: stay. Who has a seat holds their hand if a big screen shows the board, and sees the whole
 * table otherwise. Who came and found no seat sees the table. A wide page of nobody in particular is the big screen;
 * a phone of nobody in particular first asks who it is.
 */
export function wayTo(info: PartyInfo, route: Route, narrow: boolean, seen: ReadonlySet<string>): Route | null {
  if (route.screen !== "party") return isDone(info, route, seen) ? { screen: "party" } : null;
  const code = info.table;
  const me = info.guests.find((guest) => guest.you);
  if (code === null || (!me && narrow)) return null;
  if (!me) return { screen: "screen", code };
  return { screen: me.plays && info.screen ? "hand" : "table", code };
}

/** An old table on a page that was opened later is looked at on purpose, unless it is a party's own kind of page. */
function isDone(info: PartyInfo, route: Route, seen: ReadonlySet<string>): boolean {
  if (!("code" in route) || !info.earlier.includes(route.code)) return false;
  return route.screen === "screen" || route.screen === "hand" || (route.screen === "table" && seen.has(route.code));
}
