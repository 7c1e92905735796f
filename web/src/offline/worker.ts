/**
 * The service worker: caches the app shell, so that an installed Farol opens without its server and says so. Pages come
 * from the server whenever it answers, so none is stale. A new worker waits until the old pages are closed, or until
 * one of them lets it take over.
 */
import { noticeOf } from "./notice.ts";
import { cacheName, digestOf, outdated, wayOf, type Shell } from "./shell.ts";

interface Waiting extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Event {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Pushed extends Waiting {
  readonly data: { text(): string } | null;
}
interface Clicked extends Waiting {
  readonly notification: Notification;
}
interface Page {
  readonly url: string;
  focus(): Promise<Page>;
  navigate(url: string): Promise<Page | null>;
}
interface Scope {
  readonly registration: { showNotification(title: string, options: NotificationOptions): Promise<void> };
  readonly clients: {
    matchAll(which: { type: "window"; includeUncontrolled: boolean }): Promise<readonly Page[]>;
    openWindow(url: string): Promise<Page | null>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: "install" | "activate", listener: (event: Waiting) => void): void;
  addEventListener(kind: "fetch", listener: (event: Fetching) => void): void;
  addEventListener(kind: "push", listener: (event: Pushed) => void): void;
  addEventListener(kind: "notificationclick", listener: (event: Clicked) => void): void;
  addEventListener(kind: "message", listener: (event: MessageEvent<unknown>) => void): void;
}

declare const self: Scope; // the types of workers and of pages are incompatible within one program

const shell = JSON.parse("__SHELL__") as Shell; // replaced by vite.config.ts
const name = cacheName(shell);

self.addEventListener("install", (event) => event.waitUntil(keepShell()));
self.addEventListener("activate", (event) => event.waitUntil(dropOthers()));
self.addEventListener("message", ({ data }) => {
  if (data === "take over") void self.skipWaiting();
});
self.addEventListener("push", (event) => {
  const { title, options } = noticeOf(event.data?.text() ?? "");
  event.waitUntil(self.registration.showNotification(title, options));
});
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show(String(event.notification.data)));
});
self.addEventListener("fetch", (event) => {
  const { request } = event;
  const way = wayOf(request, location.origin, shell);
  if (way === "page") event.respondWith(fetch(request).catch(() => kept("/")));
  else if (way === "kept") event.respondWith(kept(request.url).catch(() => fetch(request)));
  else if (way === "fresh") event.respondWith(fetch(request).catch(() => kept(request.url)));
});

/** Cache all or nothing: a page does not start with files of another version. */
async function keepShell(): Promise<void> {
  const cache = await caches.open(name);
  const page = await fetch("/", { cache: "no-cache", credentials: "omit" });
  if ((await digestOf(await page.clone().text())) !== shell.page) throw new Error("the page has another version");
  await cache.put("/", page);
  const files = [...shell.hashed, ...shell.loose];
  await cache.addAll(files.map((file) => new Request(file, { credentials: "omit" })));
}

/** Focus the open page, or open a new one. */
async function show(path: string): Promise<void> {
  const wanted = new URL(path, location.origin).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = pages.find(({ url }) => url === wanted) ?? pages[0];
  if (!page) {
    await self.clients.openWindow(wanted);
    return;
  }
  await page.focus();
  if (page.url !== wanted) await page.navigate(wanted).catch(() => self.clients.openWindow(wanted));
}

async function dropOthers(): Promise<void> {
  await Promise.all(outdated(await caches.keys(), shell).map((other) => caches.delete(other)));
}

async function kept(url: string): Promise<Response> {
  const found = await (await caches.open(name)).match(url);
  if (!found) throw new Error(`not kept: ${url}`);
  return found;
}
