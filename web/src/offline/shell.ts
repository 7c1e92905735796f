/**
 * Cache of the service worker: the files of the app shell, and nothing else. Nothing that the server says about people,
 * tables or games is ever cached.
 */
export interface Shell {
  readonly page: string; // the SHA-256 of index.html, in hexadecimal digits
  readonly hashed: readonly string[]; // immutable paths with a hash: kept as long as the shell
  readonly loose: readonly string[]; // paths whose content may change: cached for use without the server
}

export type Way =
  | "page" // from the server; without it the kept page
  | "kept" // from what is kept; it cannot have changed
  | "fresh" // from the server; without it what is kept
  | "untouched"; // the browser's default handling

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

/** The caching strategy of a request. */
export function wayOf({ method, mode, url }: Asked, origin: string, shell: Shell): Way {
  const { origin: whose, pathname, search } = new URL(url);
  if (method !== "GET" || whose !== origin || search !== "") return "untouched";
  if (pathname === "/") return mode === "navigate" ? "page" : "untouched";
  if (shell.hashed.includes(pathname)) return "kept";
  return shell.loose.includes(pathname) ? "fresh" : "untouched";
}

const PREFIX = "farol-shell-"; // a site in a folder of this address has caches of its own

/** The name of a cache: one per shell. */
export function cacheName(shell: Shell): string {
  return `${PREFIX}${shell.page.slice(0, 16)}`;
}

/** Those of an address' caches that belong to other versions of the shell. */
export function outdated(names: readonly string[], shell: Shell): readonly string[] {
  return names.filter((name) => name.startsWith(PREFIX) && name !== cacheName(shell));
}

/** The SHA-256 of a text. */
export async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
