import { expect, test } from "vitest";
import type { RecordKind, RecordList } from "../../net/wire.ts";
import { listAgainst, listAlone } from "./records.ts";

const usual: RecordKind = { seats: 3, alone: null, company: "regular", options: {}, hints: false };
const list = (kind: Partial<RecordKind>): RecordList => ({
  game: "g",
  kind: { ...usual, ...kind },
  yours: null,
  best: [],
});

test("a way to play alone has one list without hints and other options", () => {
  const alone = { seats: 1, alone: "record", company: "" };
  const lists = [list({ ...alone, hints: true }), list({ ...alone, options: { free: true } }), list(alone)];
  expect(listAlone(lists, "g", "record")).toBe(lists[2]);
  expect(listAlone(lists, "g", "laura")).toBeUndefined();
  expect(listAlone(lists, "other", "record")).toBeUndefined();
});

test("a game against bots counts for the list of its seats, its level and its options", () => {
  const lists = [
    list({ hints: true }),
    list({ seats: 4 }),
    list({ company: "novice" }),
    list({ options: { x: 1 } }),
    list({}),
  ];
  expect(listAgainst(lists, "g", 3, "regular", {})).toBe(lists[4]);
  expect(listAgainst(lists, "g", 3, "regular", { x: 1 })).toBe(lists[3]);
  expect(listAgainst(lists, "g", 5, "regular", {})).toBeUndefined();
});
