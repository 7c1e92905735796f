import { describe, expect, test } from "vitest";
import { cacheName, digestOf, outdated, wayOf, type Shell } from "./shell.ts";

const HERE = "https://farol.example";
const shell: Shell = { page: "ab".repeat(32), hashed: ["/assets/index-1.js"], loose: ["/light.js"] };
const way = (path: string, more = {}) =>
  wayOf({ method: "GET", mode: "no-cors", url: new URL(path, HERE).href, ...more }, HERE, shell);

describe("the service worker", () => {
  test("asks the server for pages first", () => {
    expect(way("/", { mode: "navigate" })).toBe("page");
    expect(way("/#/t/K7QX4M", { mode: "navigate" })).toBe("page");
  });

  test("keeps files that name their content, and prefers fresh ones of the others", () => {
    expect(way("/assets/index-1.js")).toBe("kept");
    expect(way("/light.js")).toBe("fresh");
  });

  test.each([
    "/api/me",
    "/api/tables/K7QX4M",
    "/api/tables/K7QX4M/record?as=complete",
    "/api/history",
    "/assets/index-2.js",
    "/assets/index-1.js?x",
    "/",
    "/?x",
    "/worker.js",
    "https://elsewhere.example/light.js",
  ])("leaves %s alone", (path) => {
    expect(way(path)).toBe("untouched");
  });

  test("leaves everything alone that changes something", () => {
    expect(way("/light.js", { method: "POST" })).toBe("untouched");
    expect(way("/", { method: "PUT", mode: "navigate" })).toBe("untouched");
  });

  test("has a cache for each version of the page", async () => {
    expect(await digestOf("abc")).toBe("ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    expect(cacheName(shell)).not.toBe(cacheName({ ...shell, page: await digestOf("abc") }));
  });

  test("drops older versions of the page, and nothing of a site beside it", () => {
    const older = cacheName({ ...shell, page: "cd".repeat(32) });
    const site = [`farol-site ${HERE}/site/ 1`, `farol-begun ${HERE}/site/`];
    expect(outdated([cacheName(shell), older, ...site], shell)).toEqual([older]);
  });
});
