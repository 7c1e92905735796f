import { expect, test } from "vitest";
import type { Context, EventView, SeatInfo, Sheet } from "../contract/drawing.ts";
import type { ClaimLine, Step } from "../net/wire.ts";
import { bestRound, storyOf, turningPoint } from "./story.ts";

const chart = (...lines: number[][]) => ({
  title: "Points",
  labels: lines[0]!.map(String),
  lines: lines.map((values, seat) => ({ seat, values })),
});
const sheet = (more: Partial<Sheet>): Sheet => ({
  title: "",
  subtitle: "",
  totals: [],
  places: [1, 2],
  rows: [],
  honours: [],
  chart: null,
  ...more,
});

test.each([
  ["takes the lead and keeps it", [0, 2, 3, 9], [0, 4, 8, 8], { seat: 0, at: 3, kind: "end" }],
  ["is behind until the middle", [0, 2, 9, 12], [0, 4, 8, 8], { seat: 0, at: 2, kind: "ahead" }],
  ["leads, falls back and leads again", [0, 4, 5, 12, 14], [0, 2, 9, 8, 9], { seat: 0, at: 3, kind: "ahead" }],
  ["leads from the first points", [0, 4, 9, 12], [0, 2, 8, 8], { seat: 0, at: 1, kind: "start" }],
  ["leads all the time", [2, 4, 9], [1, 3, 8], { seat: 0, at: 0, kind: "start" }],
])("the turning point of a winner who %s", (_, own, other, found) => {
  expect(turningPoint(sheet({ chart: chart(own, other) }))).toEqual(found);
});

test("where the fewest points win, the lead is to have fewer", () => {
  const lines = chart([0, 4, 5, 5], [0, 2, 6, 9]);
  expect(turningPoint(sheet({ chart: lines, lowest: true }))).toEqual({ seat: 0, at: 2, kind: "ahead" });
  expect(bestRound(sheet({ chart: lines, lowest: true }))).toBeNull();
});

test("without points by seat, after a tie, or alone, there is no turning point", () => {
  expect(turningPoint(sheet({}))).toBeNull();
  expect(turningPoint(sheet({ places: [1, 1], chart: chart([1, 2], [1, 2]) }))).toBeNull();
  expect(turningPoint(sheet({ places: [1], chart: chart([1, 2]) }))).toBeNull();
  expect(turningPoint(sheet({ chart: chart([1, 2], [1, 2]) }))).toBeNull(); // won by the tie-breaker
  const common = { title: "", labels: ["1"], lines: [{ seat: null, values: [3] }] };
  expect(turningPoint(sheet({ chart: common }))).toBeNull();
});

test("the greatest leap is told if it is one seat's alone", () => {
  expect(bestRound(sheet({ chart: chart([0, 2, 9], [0, 4, 8]) }))).toEqual({ seat: 0, at: 2, points: 7 });
  expect(bestRound(sheet({ chart: chart([0, 4], [0, 4]) }))).toBeNull();
});

const seats = ["Ana", "Brasa"].map((name, seat) => ({ seat, name, kind: "bot" }) as SeatInfo);
const context: Context = { view: {}, me: 0, seats, toAct: null, say: (key) => key };
const step = (version: number, seat: number | null, ...events: object[]): Step => ({
  version,
  seat,
  events: events as Step["events"],
});
const said = (number: number, version: number, seat: number, claim: object): ClaimLine => ({
  number,
  version,
  seat,
  claim: claim as ClaimLine["claim"],
  at: 0,
});
const drawing = {
  log: ({ kind, weight = 0 }: EventView) => (kind === "quiet" ? null : { text: `${kind} ${Number(weight)}` }),
  chapters: {
    starts: (events: readonly EventView[]) => events.flatMap(({ kind }, at) => (kind === "deal" ? [at] : [])),
    now: () => null,
    title: (round: number) => `Round ${round}`,
  },
  decides: ({ weight }: EventView) => Number(weight ?? 0),
  judges: ({ type }: object & { type?: unknown }, seat: number, chapter: readonly EventView[]) => {
    const open = chapter.find(({ kind }) => kind === "open");
    if (!open || type === "laugh") return null;
    return type === "think" ? { right: true, about: 1 - seat } : { right: open["truth"] === type };
  },
  suspects: ({ kind }: EventView) => (kind === "breaks" ? { right: false, about: 0 } : null),
};
const steps = [
  step(1, null, { kind: "deal" }),
  step(2, 0, { kind: "digs", seat: 0, weight: 3 }),
  step(3, 1, { kind: "breaks", seat: 1 }),
  step(4, null, { kind: "open", truth: "gold" }, { kind: "deal" }),
  step(5, 1, { kind: "digs", seat: 1, weight: 9 }),
  step(6, 0, { kind: "undone", seat: 0, weight: 99 }),
  { ...step(7, 0), undo_to: 5 },
  step(8, null, { kind: "open", truth: "stone" }),
];
const told = (claims: ClaimLine[]) => storyOf(steps, claims, drawing, context, sheet({}));

test("the weightiest moves are told in their order, each in its chapter, and none that was taken back", () => {
  expect(told([]).deeds).toEqual([
    { key: "Round 1 2.0", seat: 0, text: "digs 3", chapter: "Round 1" },
    { key: "Round 2 5.0", seat: 1, text: "digs 9", chapter: "Round 2" },
  ]);
});

test("a claim is judged by what its own chapter brought to light", () => {
  const found = told([
    said(1, 2, 0, { type: "gold" }),
    said(2, 5, 0, { type: "gold" }),
    said(3, 5, 1, { type: "laugh" }),
  ]);
  expect(found.said.map(({ chapter, verdict }) => [chapter, verdict.right])).toEqual([
    ["Round 1", true],
    ["Round 2", false],
  ]);
});

test("suspicions are claims and deeds together, in order, each once", () => {
  const think = { type: "think" };
  const found = told([said(1, 2, 0, think), said(2, 3, 0, think), said(3, 5, 1, think)]);
  expect(found.suspected.map(({ key, seat }) => [key, seat])).toEqual([
    ["said-1", 0],
    ["Round 1 3.0", 1],
    ["said-3", 1],
  ]);
});
