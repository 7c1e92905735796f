import { describe, expect, test, vi } from "vitest";
import { cleanup, render } from "vitest-browser-svelte";
import type { Sheet } from "../../contract/drawing.ts";
import type { Story } from "../../model/story.ts";
import type { ClaimInfo, ClaimLine, TableInfo } from "../../net/wire.ts";
import { company, Moment } from "../../testing/positions.ts";
import EndSheet from "./EndSheet.svelte";

const SHEET: Sheet = {
  title: "Brasa wins",
  subtitle: "Three rounds",
  totals: [4, 7, 4],
  places: [2, 1, 2],
  rows: [
    { label: "Gold", values: [4, 7, 4] },
    { label: "Nothing", values: [0, 0, 0] },
  ],
  honours: [{ title: "Mole", text: "Ana dug most." }],
  chart: null,
};
const INFO: TableInfo = {
  code: "K7QX4M",
  game: "saboteur",
  rules_version: 1,
  options: {},
  status: "over",
  reason: null,
  seats: [],
  visibility: "link",
  clock: { kind: "none" },
  running: null,
  watchers: 0,
  delay: 0,
  proposal: null,
  trust: { commitment: "", salt: "", secret: null },
  rematch: null,
  result: null,
  you_host: true,
};

const COURSE: Sheet = {
  ...SHEET,
  totals: [4, 7],
  places: [2, 1],
  rows: [],
  chart: {
    title: "Points",
    labels: ["1", "2", "3"],
    lines: [
      { seat: 0, values: [2, 3, 4] },
      { seat: 1, values: [1, 5, 7] },
    ],
  },
};
const LINE: ClaimLine = { number: 1, version: 3, seat: 1, claim: { type: "saw", goal: 0, find: "gold" }, at: 0 };
const SAW: ClaimInfo = {
  name: "saw",
  parts: [
    { name: "goal", kind: "number", values: [0, 1, 2] },
    { name: "find", kind: "word", values: ["gold", "stone", "nothing"] },
  ],
};
const STORY: Story = {
  turning: { seat: 1, at: 1, kind: "ahead" },
  best: { seat: 1, at: 1, points: 4 },
  deeds: [{ key: "a", seat: 0, text: "Ana digs.", chapter: "Round 1" }],
  said: [{ key: "b", seat: 1, chapter: "Round 1", claim: LINE, text: "", verdict: { right: false } }],
  suspected: [
    {
      key: "c",
      seat: 0,
      chapter: "Round 1",
      claim: null,
      text: "Ana breaks a lamp.",
      verdict: { right: true, about: 1 },
    },
  ],
};

async function shown(sheet: Sheet, info: Partial<TableInfo> = {}, seats = 3): Promise<Element> {
  const props = { sheet, info: { ...INFO, ...info }, seats: company(seats), code: "K7QX4M", onclose: () => undefined };
  const { baseElement } = await render(EndSheet, props);
  return baseElement;
}

const texts = (root: Element, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((one) => one.textContent?.replace(/\s+/g, " ").trim() ?? "");

describe("the score sheet", () => {
  test("stands in the order of places, and lights who won", async () => {
    const root = await shown(SHEET);
    expect(texts(root, ".top ol b")).toEqual(["7", "4", "4"]);
    expect(texts(root, ".top .first small")).toEqual([expect.stringContaining("Brasa")]);
  });

  test("marks the best of each row, and nothing where nobody has any", async () => {
    const root = await shown(SHEET);
    expect(texts(root, "tbody .best")).toEqual(["7"]);
  });

  test("marks the smallest where the fewest points win", async () => {
    const root = await shown({ ...SHEET, lowest: true });
    expect(texts(root, "tbody .best")).toEqual(["4", "4", "0", "0", "0"]);
  });

  test("has what is no part of the totals below them, and praises nobody for it", async () => {
    const root = await shown({ ...SHEET, counts: [{ label: "Falls", values: [3, 1, 2] }] });
    expect(texts(root, "tbody th")).toEqual(["Gold", "Nothing", "Total", "Falls"]);
    expect(texts(root, "tbody .best")).toEqual(["7"]);
  });

  test("draws what was held card by card, in columns of one width", async () => {
    const held = [[1, 1, 2, 2, 3], [], [3]];
    const root = await shown({ ...SHEET, rows: [...SHEET.rows, { label: "Gold cards", values: held }] });
    expect(texts(root, ".held")).toEqual(["11223", "–", "3"]);
    expect([...root.querySelectorAll(".held")].map((one) => one.ariaLabel)).toEqual(["1 + 1 + 2 + 2 + 3", "–", "3"]);
    const widths = [...root.querySelectorAll("thead th")].map((one) => Math.round(one.getBoundingClientRect().width));
    expect(new Set(widths).size).toBe(1);
  });

  test("has no place for who was alone", async () => {
    const alone = { ...SHEET, totals: [12], places: [1], rows: [] };
    const root = await shown(alone, {}, 1);
    expect(texts(root, ".top small")).toEqual(["Ana"]);
  });

  test("tells a rival without a seat in podium and table", async () => {
    const rivals = [{ name: "Laura", letter: "L" }];
    const root = await shown({ ...SHEET, rivals, totals: [12, 9], places: [2, 1], rows: [] }, {}, 1);
    expect(texts(root, ".top small")).toEqual([expect.stringContaining("Laura"), expect.stringContaining("Ana")]);
  });

  test("says that practice does not count", async () => {
    const root = await shown(SHEET, { practice: true });
    expect(root.querySelector(".top p")?.textContent).toContain("Practice.");
  });

  test("tells how it came about: the turning point, deeds, words and suspicions with their truth", async () => {
    const { context, drawing } = await Moment.of("saboteur", "early");
    const props = { sheet: COURSE, info: INFO, seats: company(2), code: "K7QX4M", onclose: () => undefined };
    const { baseElement } = await render(EndSheet, {
      props: { ...props, story: STORY, kinds: [SAW], context, drawing },
    });
    expect(texts(baseElement, ".course")[0]).toContain("Brasa stayed ahead");
    expect(texts(baseElement, ".story .words")).toEqual([
      "Round 1 Ana digs.",
      expect.stringContaining("saw"),
      "Round 1 Ana breaks a lamp.",
    ]);
    expect(texts(baseElement, ".verdict")).toEqual(["Not true", "Rightly"]);
    expect(baseElement.querySelectorAll(".turning")).toHaveLength(1);
  });

  test("shares a picture where the device can, and downloads it elsewhere", async () => {
    const root = await shown(COURSE, {}, 2);
    const share = vi.fn((_: ShareData) => Promise.resolve());
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { canShare: () => true, share }));
    const button = [...root.querySelectorAll<HTMLElement>(".foot button")].find((one) =>
      one.textContent?.includes("Share a picture"),
    )!;
    button.click();
    await vi.waitFor(() => expect(share).toHaveBeenCalled());
    const file = share.mock.calls[0]![0].files![0]!;
    expect([file.name, file.type]).toEqual(["farol-saboteur-K7QX4M.png", "image/png"]);
    expect(file.size).toBeGreaterThan(10_000);
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { canShare: () => false }));
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    button.click();
    await vi.waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
    expect(share).toHaveBeenCalledTimes(1);
    vi.unstubAllGlobals();
    saved.mockRestore();
  });

  test("offers another game, or the one that somebody has opened already", async () => {
    expect(texts(await shown(SHEET), ".foot .primary")).toEqual(["Rematch"]);
    cleanup();
    expect(texts(await shown(SHEET, { rematch: "AAAAAA" }), ".foot .primary")).toEqual(["Join the rematch"]);
  });
});
