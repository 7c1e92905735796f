import { describe, expect, test } from "vitest";
import { hear, hearAll, LiveTable, mySeats, seatInfos, toAct } from "./live.svelte.ts";
import type { Steps, TableInfo, View } from "./wire.ts";

const view: View = {
  type: "view",
  look: 0,
  version: 5,
  observation: { to_act: 0 },
  choices: [{ type: "pass" }],
  undo: null,
  clocks: null,
  history: [{ version: 5, seat: 2, events: [{ kind: "laid", seat: 2 }] }],
};

function steps(versions: number[], more: Partial<Steps> = {}): Steps {
  return {
    type: "steps",
    look: 0,
    version: versions.at(-1) ?? 0,
    steps: versions.map((version) => ({ version, seat: 1, events: [{ kind: "passed", seat: 1 }] })),
    observation: { to_act: 1 },
    choices: [],
    undo: null,
    clocks: null,
    ...more,
  };
}

function atTable(): LiveTable {
  const table = new LiveTable("ABC234");
  hear(table, view, 0);
  return table;
}

describe("the open table", () => {
  test("a view replaces everything and is no news", () => {
    const table = atTable();
    expect(table.version).toBe(5);
    expect(table.choices).toEqual([{ type: "pass" }]);
    expect(table.news).toEqual([]);
    expect(table.steps).toHaveLength(1);
  });

  test("steps go into the log and are the news", () => {
    const table = atTable();
    hear(table, steps([6, 7]), 0);
    expect(table.news.map((happening) => happening.version)).toEqual([6, 7]);
    expect(table.steps.map((step) => step.version)).toEqual([5, 6, 7]);
    expect(toAct(table.view)).toBe(1);
  });

  test("what comes in one frame is all news", () => {
    const table = atTable();
    hearAll(table, [steps([6]), { type: "table", table: { seats: [] as TableInfo["seats"] } as TableInfo }, steps([7, 8])], 0);
    expect(table.news.map((happening) => happening.version)).toEqual([6, 7, 8]);
    hearAll(table, [{ type: "pong" }], 0);
    expect(table.news).toHaveLength(3);
    hearAll(table, [steps([9]), { ...view, version: 10 }], 0);
    expect(table.news).toEqual([]);
  });

  test("a reason is shown as a refusal, unless nothing speaks against it", () => {
    const table = atTable();
    const reason = { type: "reason" as const, id: "w", seat: 0, version: 5, rule: "S4.3", sentence: "It is taken." };
    hear(table, { ...reason, allowed: true }, 0);
    expect(table.refusal).toBeNull();
    hear(table, { ...reason, allowed: false }, 0);
    expect(table.refusal).toEqual({ why: "reason", rule: "S4.3", sentence: "It is taken." });
  });

  test("steps that come twice are news once", () => {
    const table = atTable();
    hear(table, steps([6]), 0);
    hear(table, steps([6, 7]), 0);
    expect(table.news.map((happening) => happening.version)).toEqual([7]);
    expect(table.steps.map((step) => step.version)).toEqual([5, 6, 7]);
  });

  test("steps for a seat that we look through no more are not shown", () => {
    const table = atTable();
    hear(table, steps([6], { look: 3 }), 0);
    expect(table.version).toBe(5);
  });

  test("the answer to a move ends its waiting, other moves do not", () => {
    const table = atTable();
    table.pending = { id: "m1", version: 5, choice: { type: "pass" } };
    hear(table, steps([6], { answer: "m0" }), 0);
    expect(table.pending).not.toBeNull();
    hear(table, steps([7], { answer: "m1" }), 0);
    expect(table.pending).toBeNull();
  });

  test("a turn that the table made for me is told, and one that I made is not", () => {
    const mine = (version: number) => ({ version, seat: 0, events: [{ kind: "passed", seat: 0 }] });
    const forced = (message: Partial<Steps>, before = view.choices) => {
      const table = atTable();
      table.choices = before as never;
      hear(table, steps([], { version: 6, steps: [mine(6)], ...message }), 0);
      return table.forced?.version ?? null;
    };
    expect(forced({})).toBe(6);
    expect(forced({ answer: "m1" })).toBeNull();
    expect(forced({}, [{ type: "pass" }, { type: "roll" }])).toBeNull(); // chosen on another device of mine
    expect(forced({ look: null })).toBeNull();
    expect(forced({ version: 7, steps: [{ ...mine(6), seat: 1 }, mine(7)] })).toBe(7);
    expect(forced({ version: 7, steps: [{ ...mine(6), seat: null }, mine(7)] })).toBe(7);
  });

  test("what follows from my own move by itself is no turn that was made for me", () => {
    const table = atTable();
    const mine = (version: number) => ({ version, seat: 0, events: [] });
    hear(table, steps([], { version: 6, steps: [mine(6)], answer: "m1" }), 0);
    hear(table, steps([], { version: 7, steps: [mine(7)] }), 0);
    expect(table.forced).toBeNull();
  });

  test("a refused move is waiting no more and leaves its rule", () => {
    const table = atTable();
    table.pending = { id: "m1", version: 5, choice: { type: "pass" } };
    hear(table, { type: "refused", id: "m1", why: "illegal", sentence: "No.", rule: "S3.4" }, 0);
    expect(table.pending).toBeNull();
    expect(table.refusal).toEqual({ why: "illegal", sentence: "No.", rule: "S3.4" });
  });

  test("a stale move brings what was missed", () => {
    const table = atTable();
    hear(table, { type: "refused", id: "m1", why: "stale", sentence: "Late.", missed: steps([6]) }, 0);
    expect(table.version).toBe(6);
  });

  test("a hint for a position that has passed is not shown", () => {
    const table = atTable();
    const hint = { seat: 0, level: "easy", action: { type: "pass" }, considered: [], text: "" };
    hear(table, { type: "hint", id: "h", version: 4, ...hint }, 0);
    expect(table.hint).toBeNull();
    hear(table, { type: "hint", id: "h", version: 5, ...hint }, 0);
    expect(table.hint?.action).toEqual({ type: "pass" });
    hear(table, steps([6]), 0);
    expect(table.hint).toBeNull();
  });

  test("a wrong code is the end of it", () => {
    const table = new LiveTable("ABC234");
    hear(table, { type: "refused", id: null, why: "code", sentence: "No such table." }, 0);
    expect(table.gone).toBe(true);
  });

  test("seats get letters and colours, and a seat without a name is called by its letter", () => {
    const seat = { kind: "person", name: "Ana", level: null, standing_in: false, resigned: false } as const;
    const rest = { online: true, yours: false, host: false, clock: null };
    const info = { seats: [{ ...seat, ...rest, yours: true }, { ...seat, ...rest, kind: "open", name: "" }] };
    expect(seatInfos(info as TableInfo).map(({ letter, name, kind }) => [letter, name, kind])).toEqual([
      ["A", "Ana", "person"],
      ["B", "B", "empty"],
    ]);
    expect(mySeats(info as TableInfo)).toEqual([0]);
  });
});
