/**
 * The service worker of a static website that plays by itself: keeps all of its files, so that it
 * opens and plays without a network. `farol site` writes which files there are before this code. A
 * new version is fetched whole, and waits until the old pages are closed or one of them says that it
 * may take over.
 */
interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  readonly registration: { readonly scope: string };
  readonly siteFiles: { readonly version: string; readonly files: readonly string[] };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(kind: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(kind: "message", listener: (event: MessageEvent<unknown>) => void): void;
}

declare const self: Scope; // the types of workers and of pages cannot be had in one program

const { version, files } = self.siteFiles;
const scope = self.registration.scope;
const prefix = `farol-site ${scope} `; // sites in other folders of this address have their own
const name = prefix + version;
const known = new Set(files.map((file) => new URL(file, scope).href));

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = request.url.split("#")[0] ?? "";
  if (request.method !== "GET") return;
  if (request.mode === "navigate" && (url === scope || url === `${scope}index.html`)) event.respondWith(kept(scope));
  else if (known.has(url)) event.respondWith(kept(url));
});

/** All or nothing. */
async function keep(): Promise<void> {
  const cache = await caches.open(name);
  await cache.addAll([scope, ...known].map((url) => new Request(url, { cache: "no-cache", credentials: "omit" })));
}

async function dropOthers(): Promise<void> {
  const names = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name);
  await Promise.all(names.map((other) => caches.delete(other)));
}

async function kept(url: string): Promise<Response> {
  return (await (await caches.open(name)).match(url)) ?? fetch(url);
}

export {}; // a module, so that these names are its own
