/**
 * Every screen has an address, so that links, reload and the back button work. Addresses are in the fragment: the code
 * of a table never reaches a server's log.
 */
export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "join"; code: string }
  | { screen: "table"; code: string }
  | { screen: "screen"; code: string }
  | { screen: "hand"; code: string }
  | { screen: "replay"; code: string }
  | { screen: "replays" }
  | { screen: "history" }
  | { screen: "records" }
  | { screen: "ratings" }
  | { screen: "leagues" }
  | { screen: "league"; code: string }
  | { screen: "daily" }
  | { screen: "company" }
  | { screen: "party" }
  | { screen: "rules"; game: string; rule: string }
  | { screen: "learn"; game: string; code: string } // with the code once its table is open
  | { screen: "settings" }
  | { screen: "sounds" } // and a voice
  | { screen: "by-ear" } // the guide for blind players
  | { screen: "decisions" }
  | { screen: "moderation" }
  | { screen: "house"; page: string }
  | { screen: "claim"; token: string }
  | { screen: "mail"; token: string } // from a confirmation letter
  | { screen: "lost" };

const WITH_CODE = { t: "table", screen: "screen", hand: "hand", replay: "replay", league: "league" } as const;

/** The route of a fragment, such as `#/t/K7QX4M`. */
export function readRoute(hash: string): Route {
  const parts = hash.replace(/^#/, "").split("/").filter(Boolean).map(decoded);
  const [screen = "", part = "", more = ""] = parts;
  if (parts.length > (screen === "rules" || screen === "learn" ? 3 : 2)) return { screen: "lost" };
  switch (screen) {
    case "":
      return { screen: "home" };
    case "replays":
    case "history":
    case "records":
    case "ratings":
    case "leagues":
    case "daily":
    case "company":
    case "party":
    case "settings":
    case "sounds":
    case "by-ear":
    case "decisions":
    case "moderation":
      return part ? { screen: "lost" } : { screen };
    case "join":
      return { screen, code: part.toUpperCase() };
    case "t":
    case "screen":
    case "hand":
    case "replay":
    case "league":
      return part ? { screen: WITH_CODE[screen], code: part.toUpperCase() } : { screen: "lost" };
    case "claim":
    case "mail":
      return part ? { screen, token: part } : { screen: "lost" };
    case "house":
      return part ? { screen, page: part } : { screen: "lost" };
    case "new":
      return part ? { screen, game: part } : { screen: "lost" };
    case "learn":
      return part ? { screen, game: part, code: more.toUpperCase() } : { screen: "lost" };
    case "rules":
      return part ? { screen, game: part, rule: more } : { screen: "lost" };
    default:
      return { screen: "lost" };
  }
}

/** The address of a route: the inverse of `readRoute`. */
export function pathOf(route: Route): string {
  switch (route.screen) {
    case "home":
      return "#/";
    case "table":
      return `#/t/${route.code}`;
    case "join":
      return route.code ? `#/join/${route.code}` : "#/join";
    case "screen":
    case "hand":
    case "replay":
    case "league":
      return `#/${route.screen}/${route.code}`;
    case "claim":
    case "mail":
      return `#/${route.screen}/${encodeURIComponent(route.token)}`;
    case "house":
      return `#/house/${encodeURIComponent(route.page)}`;
    case "new":
      return `#/new/${route.game}`;
    case "learn":
      return `#/learn/${route.game}${route.code ? `/${route.code}` : ""}`;
    case "rules":
      return `#/rules/${route.game}${route.rule ? `/${route.rule}` : ""}`;
    default:
      return `#/${route.screen}`;
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray % is literal
  }
}
