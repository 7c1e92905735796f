import { createRawSnippet } from "svelte";
import { expect, test, vi } from "vitest";
import { render } from "vitest-browser-svelte";
import { page } from "vitest/browser";
import PanZoom from "../../interaction/PanZoom.svelte";
import { Moment } from "../../testing/positions.ts";
import type { EventView, JsonObject } from "../../contract/drawing.ts";
import type { Picked } from "./wire.ts";

const NOTHING = createRawSnippet(() => ({ render: () => "<g></g>" }));
const frames = (count: number) =>
  new Promise<void>((then) => {
    const next = (left: number) => (left === 0 ? then() : requestAnimationFrame(() => next(left - 1)));
    next(count);
  });

/** The sheet after the last card of a round: what everybody has, and what mine is worth. */
async function shared(event: Picked): Promise<{ cards: number[]; own: string }> {
  const moment = await Moment.of("saboteur", "early");
  const players = (moment.view["players"] as JsonObject[]).map((player, seat) => ({ ...player, gold_cards: seat }));
  const view = { ...moment.view, players, me: { ...(moment.view["me"] as JsonObject), gold_total: 3 } };
  const told: EventView = { ...event };
  const beat = {
    gesture: "shared",
    ms: 1,
    scene: true,
    number: 1,
    version: 1,
    event: told,
    events: [told],
    motion: false,
  };
  const props = moment.board(() => undefined, { view, beat, choices: [], toAct: null });
  const { container, unmount } = await render(moment.drawing.Board, props);
  const cards = [...container.querySelectorAll(".scene-sheet .cards")].map((one) => one.querySelectorAll("i").length);
  const own = container.querySelector(".scene-sheet p")?.textContent ?? "";
  await unmount();
  return { cards, own };
}

test("the gold of a round is counted with the last card, which the view does not have yet", async () => {
  const mine = await shared({ kind: "picked", seat: 0, value: 2 });
  expect(mine.cards).toEqual([1, 1, 2]);
  expect(mine.own).toContain("5");
  const theirs = await shared({ kind: "picked", seat: 2 });
  expect(theirs.cards).toEqual([0, 1, 3]);
  expect(theirs.own).toContain("3");
});

test("a round ends with everybody's role and the card aside, and the sheet has its room then", async () => {
  const moment = await Moment.of("saboteur", "early");
  const event = {
    kind: "round-over",
    round: 1,
    winners: "saboteurs",
    saboteurs: [1],
    goals: ["stone", "treasure", "stone"],
  };
  const beat = { gesture: "round", ms: 1, scene: true, number: 1, version: 1, event, events: [event], motion: false };
  const props = moment.board(() => undefined, { beat, choices: [], toAct: null });
  const { container, unmount } = await render(moment.drawing.Board, props);
  await vi.waitFor(() => expect(container.querySelectorAll("#scene li")).toHaveLength(moment.seats.length + 1));
  const names = [...container.querySelectorAll("#scene li")].map((one) => one.textContent ?? "");
  for (const [seat, { name }] of moment.seats.entries()) expect(names[seat]).toContain(name);
  expect(container.querySelectorAll("#scene li.saboteur:not(.aside)")).toHaveLength(1);
  await vi.waitFor(() => {
    const { position, opacity } = getComputedStyle(container.querySelector("#scene")!);
    expect([position, opacity]).toEqual(["static", "1"]);
  });
  await unmount();
});

test("a drawing is where it belongs from its first picture on, and only then goes elsewhere smoothly", async () => {
  const bounds = { x: 0, y: 0, width: 100, height: 100 };
  const target = document.body.appendChild(document.createElement("div"));
  Object.assign(target.style, { position: "fixed", inset: "0" });
  const seen: string[] = [];
  const look = () => {
    const group = target.querySelector<SVGGElement>("svg > g");
    if (group) seen.push(`${group.classList.contains("smooth")} ${group.style.transform}`);
  };
  const observer = new MutationObserver(look);
  observer.observe(target, { subtree: true, childList: true, attributes: true });
  await render(PanZoom, { target, props: { bounds, label: "mine", smooth: true, children: NOTHING } });
  await vi.waitFor(() => expect(target.querySelector("svg > g.smooth")).not.toBeNull());
  look();
  observer.disconnect();
  target.remove();
  const places = new Set(seen.map((one) => one.replace(/^\w+ /, "")));
  expect([...places]).toHaveLength(1);
  expect(seen[0]).toMatch(/^false /);
  expect(seen.at(-1)).toMatch(/^true /);
});

test.each([
  ["desktop", 1366, 768],
  ["phone", 390, 844],
])("a game begins with my role over a mine that lies whole on a %s", async (size, width, height) => {
  await page.viewport(width, height);
  const moment = await Moment.of("saboteur", "early");
  const event = { kind: "role", seat: 0, role: "digger" };
  const beat = { gesture: "role", ms: 1100, scene: true, number: 1, version: 1, event, events: [event], motion: false };
  const props = moment.board(() => undefined, { beat, choices: [], toAct: null, narrow: size === "phone" });
  const { container } = await render(moment.drawing.Board, props);
  Object.assign(container.style, { position: "fixed", inset: "0" });
  await vi.waitFor(() => expect(container.querySelectorAll("g.laid").length).toBeGreaterThan(0));
  await frames(3);
  expect(container.querySelector(".scene .card")).not.toBeNull();
  const room = container.querySelector(".pit")!.getBoundingClientRect();
  for (const one of container.querySelectorAll("g.laid, [data-goal]")) {
    const box = one.getBoundingClientRect();
    expect(box.width).toBeGreaterThan(10);
    expect(box.left).toBeGreaterThanOrEqual(room.left - 1);
    expect(box.right).toBeLessThanOrEqual(room.right + 1);
    expect(box.top).toBeGreaterThanOrEqual(room.top - 1);
    expect(box.bottom).toBeLessThanOrEqual(room.bottom + 1);
  }
});
