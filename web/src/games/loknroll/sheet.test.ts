import { expect, test, vi } from "vitest";
import { GAMES, contextOf, history } from "./golden.ts";
import { countedScore, readRecords, recordName, withScore } from "./records.ts";
import { sheet } from "./sheet.ts";
import type { Event, View } from "./wire.ts";

const lastView = (steps: (typeof GAMES)[number]): View => steps.at(-1)!.views![0]!;

test("there is no sheet before the end", () => {
  const early = GAMES[1]!.find(({ views }) => views)!.views![0]!;
  expect(sheet(contextOf(early, 0), [])).toBeNull();
});

test.each(GAMES.map((steps) => [lastView(steps).seats, steps] as const))(
  "the sheet of a game of %i adds up",
  (seats, steps) => {
    const view = lastView(steps);
    for (const language of ["en", "es"] as const) {
      const made = sheet(contextOf(view, 0, language), history(steps, 0))!;
      expect(made.totals).toEqual(view.result!.scores);
      expect(made.lowest).toBe(true);
      const lines = [...made.rows, ...(made.counts ?? [])];
      expect(lines.flatMap(({ values }) => values).every((value) => typeof value === "number")).toBe(true);
      expect(lines.every(({ values }) => values.length === seats)).toBe(true);
      made.totals.forEach((total, seat) =>
        expect(made.rows.reduce((sum, row) => sum + Number(row.values[seat]), 0)).toBe(total),
      );
      expect(made.title).not.toBe("");
    }
  },
);

test("the chart ends with the piles as they were counted, then with the hands", () => {
  for (const steps of GAMES) {
    const view = lastView(steps);
    const made = sheet(contextOf(view, 0), history(steps, 0))!.chart!;
    expect(made.lines.map(({ values }) => values.at(-1))).toEqual(view.result!.scores);
    expect(made.lines.map(({ values }) => values.at(-2))).toEqual(view.result!.sheets.map((one) => one.pile_points));
    expect(made.labels.length).toBe(made.lines[0]!.values.length);
  }
});

test("a record is the lowest score, and five are kept", () => {
  const name = recordName("standard", "table");
  let records = {};
  for (const score of [20, 12, 30, 9, 15, 11]) records = withScore(records, name, score);
  expect(records).toEqual({ [name]: [9, 11, 12, 15, 20] });
});

test("stored records that are not ours are no records", () => {
  expect(readRecords("nonsense")).toEqual({});
  expect(readRecords("[1]")).toEqual({});
  expect(readRecords('{"standard table": [7], "x": "y", "z": [0.5]}')).toEqual({ "standard table": [7] });
});

test("practice is no record", () => {
  const alone = lastView(GAMES.find((steps) => lastView(steps).seats === 1)!);
  const view: View = { ...alone, result: { ...alone.result!, lost: false, scores: [3] } };
  const name = recordName(view.options.mode, view.options.geometry);
  vi.stubGlobal("localStorage", { getItem: () => JSON.stringify({ [name]: [9] }) });
  const context = contextOf(view, 0);
  expect(sheet(context, [])!.honours.map(({ title }) => title)).toEqual([context.say("record-new")]);
  expect(sheet({ ...context, practice: true }, [])!.honours).toEqual([]);
  vi.unstubAllGlobals();
});

test("only a game alone counts, and neither a lost one nor one that Laura won", () => {
  const alone = lastView(GAMES[0]!);
  const result = { ...alone.result!, scores: [14] };
  expect(countedScore({ ...alone, seats: 1, result: { ...result, lost: false } })).toBe(14);
  expect(countedScore({ ...alone, seats: 1, result: { ...result, lost: true } })).toBeNull();
  expect(countedScore({ ...alone, seats: 1, result: { ...result, against_laura: "lost" } })).toBeNull();
  expect(countedScore({ ...alone, seats: 2, result })).toBeNull();
});

test("Laura stands beside the player in podium, table and graph", () => {
  const sheetOfLaura = { hand: [], pile: ["long-1", "long-2"], hand_points: 0, pile_points: 3, cards: 2 };
  const laura = { ...sheetOfLaura, by_value: [1, 1, 0, 0], score: 2 };
  const own = { seat: 0, hand: [], pile: [], hand_points: 4, pile_points: 3, cards: 3, by_value: [0, 2, 1, 0] };
  const sheets = [{ ...own, place: 2, score: 7 }];
  const result = { scores: [7], places: [2], winners: [], sheets, laura, against_laura: "lost" as const };
  const view = { ...lastView(GAMES[0]!), seats: 1, players: [lastView(GAMES[0]!).players[0]!], result } as View;
  const put = (seat: number | "laura", combined_with: string | null) =>
    ({ kind: "put", seat, combined_with, card: "long-1", type: "track", value: 1, shape: "long" }) as Event;
  const drawn = { kind: "drawn", seat: 0 } as Event;
  const history = [{ version: 1, events: [drawn, put("laura", null), put("laura", null), put(0, null)] }];
  const made = sheet(contextOf({ ...view, laura: { pile: [], score: 2, derailments: 1 } }, 0), history)!;
  expect(made.rivals).toEqual([{ name: "Laura", letter: "L" }]);
  expect(made.totals).toEqual([7, 2]);
  expect(made.places).toEqual([2, 1]);
  expect(made.rows.map(({ values }) => values)).toEqual([
    [4, "–"],
    [3, 2],
  ]); // L9.7: what is written adds up to her 2 points
  for (const row of [...made.rows, ...made.counts!]) expect(row.values).toHaveLength(2);
  expect(made.chart!.lines.map(({ values }) => values.at(-1))).toEqual([7, 2]);
  expect(made.chart!.lines[1]!.values).toEqual([0, 2, 2]);
});
