/** Navigation of a party's devices: from its room to the present table, and back from a finished one. */
import type { Route } from "../../model/routes.ts";
import type { PartyInfo } from "../../net/wire.ts";

/**
 * The route from here; null: stay. A player sees their hand if a big screen shows the board, otherwise the whole table.
 * A guest without a seat sees the table. A wide page without a guest is the big screen; a phone without a guest first
 * asks for a name.
 */
export function wayTo(info: PartyInfo, route: Route, narrow: boolean, seen: ReadonlySet<string>): Route | null {
  if (route.screen !== "party") return isDone(info, route, seen) ? { screen: "party" } : null;
  const code = info.table;
  const me = info.guests.find((guest) => guest.you);
  if (code === null || (!me && narrow)) return null;
  if (!me) return { screen: "screen", code };
  return { screen: me.plays && info.screen ? "hand" : "table", code };
}

/** A finished table opened later is viewed on purpose, unless the page is one of the party's own kinds. */
function isDone(info: PartyInfo, route: Route, seen: ReadonlySet<string>): boolean {
  if (!("code" in route) || !info.earlier.includes(route.code)) return false;
  return route.screen === "screen" || route.screen === "hand" || (route.screen === "table" && seen.has(route.code));
}
