import { expect, test } from "vitest";
import { GAMES, contextOf, history } from "./golden.ts";
import { countedScore, readRecords, recordName, withScore } from "./records.ts";
import { chart, sheet } from "./sheet.ts";
import type { LokView } from "./view.ts";

const lastView = (steps: (typeof GAMES)[number]): LokView => steps.at(-1)!.views![0]!;

test("there is no sheet before the end", () => {
  const early = GAMES[1]!.find(({ views }) => views)!.views![0]!;
  expect(sheet(contextOf(early, 0), [])).toBeNull();
});

test.each(GAMES.map((steps) => [lastView(steps).seats, steps] as const))("the sheet of a game of %i adds up", (seats, steps) => {
  const view = lastView(steps);
  for (const language of ["en", "es"] as const) {
    const made = sheet(contextOf(view, 0, language), history(steps, 0))!;
    expect(made.totals).toEqual(view.result!.scores);
    expect(made.lowest).toBe(true);
    expect(made.rows.flatMap(({ values }) => values).every((value) => typeof value === "number")).toBe(true);
    expect(made.rows.every(({ values }) => values.length === seats)).toBe(true);
    const [hand, pile] = made.rows;
    made.totals.forEach((total, seat) => expect(Number(hand!.values[seat]) + Number(pile!.values[seat])).toBe(total));
    expect(made.title).not.toBe("");
  }
});

test("the chart ends with the piles as they were counted, then with the hands", () => {
  for (const steps of GAMES) {
    const view = lastView(steps);
    const made = chart(contextOf(view, 0), view.result!, history(steps, 0))!;
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

test("only a game alone counts, and neither a lost one nor one that Laura won", () => {
  const alone = lastView(GAMES[0]!);
  const result = { ...alone.result!, scores: [14] };
  expect(countedScore({ ...alone, seats: 1, result: { ...result, lost: false } })).toBe(14);
  expect(countedScore({ ...alone, seats: 1, result: { ...result, lost: true } })).toBeNull();
  expect(countedScore({ ...alone, seats: 1, result: { ...result, against_laura: "lost" } })).toBeNull();
  expect(countedScore({ ...alone, seats: 2, result })).toBeNull();
});
