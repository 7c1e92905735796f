import { describe, expect, test } from "vitest";
import type { Choice } from "../contract/drawing.ts";
import { hear, TableState, mySeats, seatInfos, toAct, turnOf, waitedFor } from "./tableState.svelte.ts";
import type { Hint, Steps, TableInfo, View } from "../net/wire.ts";

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

const WHY: Hint["why"] = { scale: "win", reasons: [], considered: [], roles: [], notes: [] };

const SEAT: TableInfo["seats"][number] = {
  kind: "person",
  name: "Ana",
  level: null,
  standing_in: false,
  resigned: false,
  online: true,
  yours: false,
  host: false,
  clock: null,
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

/** The steps queued for the director. */
function told(table: TableState): number[] {
  return table.inputs.flatMap((input) => ("frames" in input ? input.frames.map(({ step }) => step.version) : []));
}

/** The turn that the table made for the person. */
function forcedIn(table: TableState): number | null {
  const frames = table.inputs.flatMap((input) => ("frames" in input ? input.frames : []));
  return frames.find(({ forced }) => forced)?.step.version ?? null;
}

function atTable(): TableState {
  const table = new TableState("ABC234");
  hear(table, view, 0);
  return table;
}

describe("the open table", () => {
  test("a view replaces everything and is no news", () => {
    const table = atTable();
    expect(table.version).toBe(5);
    expect(table.choices).toEqual([{ type: "pass" }]);
    expect(table.inputs).toEqual([{ kind: "snapshot", look: 0, version: 5, view: { to_act: 0 }, steps: view.history }]);
    expect(table.steps).toHaveLength(1);
  });

  test("steps go into the log and are the news", () => {
    const table = atTable();
    hear(table, steps([6, 7]), 0);
    expect(told(table)).toEqual([6, 7]);
    expect(table.steps.map((step) => step.version)).toEqual([5, 6, 7]);
    expect(toAct(table.view)).toBe(1);
  });

  test("what comes one after the other waits for the director, unless everything comes anew", () => {
    const table = atTable();
    hear(table, steps([6]), 0);
    hear(table, steps([7, 8]), 0);
    expect(told(table)).toEqual([6, 7, 8]);
    hear(table, steps([9]), 0);
    hear(table, { ...view, version: 10 }, 0);
    expect(told(table)).toEqual([]);
  });

  test("a reason is shown as a refusal, unless nothing speaks against it", () => {
    const table = atTable();
    const reason = { type: "reason" as const, id: "w", seat: 0, version: 5, rule: "S4.3", sentence: "It is taken." };
    hear(table, { ...reason, allowed: true }, 0);
    expect(table.refusal).toBeNull();
    hear(table, { ...reason, allowed: false }, 0);
    expect(table.refusal).toEqual({ code: "reason", rule: "S4.3", sentence: "It is taken." });
  });

  test("answers to typed words wait for who asked, also a no", () => {
    const table = atTable();
    const answer = { type: "understood" as const, seat: 0, version: 5, meaning: "told" as const, lines: ["Gold."] };
    hear(table, { ...answer, id: "words-1" }, 0);
    hear(table, { ...answer, id: "words-2" }, 0);
    hear(table, { type: "refused", id: "words-3", code: "limit", sentence: "Wait." }, 0);
    hear(table, { type: "refused", id: "words-4", code: "limit", sentence: "Wait." }, 0);
    expect(table.understood.map(({ id }) => id)).toEqual(["words-1", "words-2"]);
    expect(table.unanswered.map(({ id }) => id)).toEqual(["words-3", "words-4"]);
    expect(table.refusal).toBeNull();
  });

  test("steps that come twice are news once", () => {
    const table = atTable();
    hear(table, steps([6]), 0);
    hear(table, steps([6, 7]), 0);
    expect(told(table)).toEqual([6, 7]);
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
    const forced = (message: Partial<Steps>, before: readonly Choice[] = [{ type: "pass" }]) => {
      const table = atTable();
      table.choices = before;
      hear(table, steps([], { version: 6, steps: [mine(6)], ...message }), 0);
      return forcedIn(table);
    };
    expect(forced({})).toBe(6);
    expect(forced({ answer: "m1" })).toBeNull();
    expect(forced({}, [{ type: "pass" }, { type: "roll" }])).toBeNull(); // chosen on another device of mine
    expect(forced({ look: null })).toBeNull();
    expect(forced({ choices: [{ type: "keep" }] })).toBeNull(); // I am asked for the rest of that turn
    expect(forced({ version: 7, steps: [{ ...mine(6), seat: 1 }, mine(7)] })).toBe(7);
    expect(forced({ version: 7, steps: [{ ...mine(6), seat: null }, mine(7)] })).toBe(7);
  });

  test("what follows from my own move by itself is no turn that was made for me", () => {
    const table = atTable();
    const mine = (version: number) => ({ version, seat: 0, events: [] });
    hear(table, steps([], { version: 6, steps: [mine(6)], answer: "m1" }), 0);
    hear(table, steps([], { version: 7, steps: [mine(7)] }), 0);
    expect(forcedIn(table)).toBeNull();
  });

  test("a refused move is waiting no more and leaves its rule", () => {
    const table = atTable();
    table.pending = { id: "m1", version: 5, choice: { type: "pass" } };
    hear(table, { type: "refused", id: "m1", code: "illegal", sentence: "No.", rule: "S3.4" }, 0);
    expect(table.pending).toBeNull();
    expect(table.refusal).toEqual({ id: "m1", code: "illegal", sentence: "No.", rule: "S3.4", wait: null });
  });

  test("a stale move brings what was missed", () => {
    const table = atTable();
    hear(table, { type: "refused", id: "m1", code: "stale", sentence: "Late.", missed: steps([6]) }, 0);
    expect(table.version).toBe(6);
  });

  test("a hint for a position that has passed is not shown", () => {
    const table = atTable();
    const hint = { seat: 0, level: "easy", action: { type: "pass" }, why: WHY };
    hear(table, { type: "hint", id: "h", version: 4, ...hint }, 0);
    expect(table.hint).toBeNull();
    hear(table, { type: "hint", id: "h", version: 5, ...hint }, 0);
    expect(table.hint?.action).toEqual({ type: "pass" });
    hear(table, steps([6]), 0);
    expect(table.hint?.version).toBe(5); // it stays, and is shown as stale
  });

  test("a wrong code is the end of it", () => {
    const table = new TableState("ABC234");
    hear(table, { type: "refused", id: null, code: "code", sentence: "No such table." }, 0);
    expect(table.gone).toBe(true);
  });

  test("seats get letters and colours, and a seat without a name is called by its letter", () => {
    const info: Pick<TableInfo, "seats"> = {
      seats: [
        { ...SEAT, yours: true },
        { ...SEAT, kind: "open", name: "" },
      ],
    };
    expect(seatInfos(info).map(({ letter, name, kind }) => [letter, name, kind])).toEqual([
      ["A", "Ana", "person"],
      ["B", "B", "empty"],
    ]);
    expect(mySeats(info)).toEqual([0]);
  });

  test("a bot's seat has its level, one where a bot stands in has that one's, and a person's has none", () => {
    const seats: TableInfo["seats"] = [
      SEAT,
      { ...SEAT, kind: "bot", level: "regular" },
      { ...SEAT, level: "expert", standing_in: true },
      { ...SEAT, level: "novice", standing_in: true, resigned: true },
      { ...SEAT, kind: "open" },
    ];
    const found = seatInfos({ seats });
    expect(found.map(({ kind, level, standsIn }) => [kind, level, standsIn])).toEqual([
      ["person", null, false],
      ["bot", "regular", false],
      ["bot", "expert", true],
      ["bot", "novice", true],
      ["empty", null, false],
    ]);
  });

  test("a proposal waits for those who are here and those who are away", () => {
    const seats = [SEAT, { ...SEAT, name: "Bea", online: false }, { ...SEAT, name: "Cleo" }];
    const proposal: TableInfo["proposal"] = { wish: "undo", seat: 0, why: "", to_version: 3, waiting_for: [1, 2] };
    expect(waitedFor({ seats, proposal })).toEqual({ here: ["Cleo"], away: ["Bea"] });
    expect(waitedFor({ seats, proposal: null })).toEqual({ here: [], away: [] });
  });
});

describe("choosing together", () => {
  const sealed = { waiting_for: [0, 2], chosen: [1], mine: null };

  test("who has chosen is told without anything happening", () => {
    const table = atTable();
    hear(table, steps([], { version: 5, together: sealed }), 0);
    expect(table.together).toEqual({ waitingFor: [0, 2], chosen: [1], mine: null });
    expect(told(table)).toEqual([]);
    const mine = { type: "place", field: 3 };
    hear(table, steps([], { version: 5, together: { waiting_for: [2], chosen: [0, 1], mine } }), 0);
    expect(table.together?.mine).toEqual(mine);
    hear(table, steps([6]), 0);
    expect(table.together).toBeNull();
  });

  test("when all are in, their choices are one moment", () => {
    const table = atTable();
    hear(table, steps([], { version: 5, together: sealed }), 0);
    hear(table, steps([6, 7, 8, 9]), 0);
    const frames = table.inputs.flatMap((input) => ("frames" in input ? input.frames : []));
    expect(frames.map(({ together }) => together ?? false)).toEqual([true, true, false, false]);
  });

  test("a move that is taken back meanwhile is a move of its own", () => {
    const table = atTable();
    hear(table, steps([], { version: 5, together: sealed }), 0);
    hear(table, steps([], { version: 6, steps: [{ version: 6, seat: 1, events: [], undo_to: 4 }] }), 0);
    const frames = table.inputs.flatMap((input) => ("frames" in input ? input.frames : []));
    expect(frames.map(({ together }) => together)).toEqual([undefined]);
  });

  test("at one device the seats choose one after another, whichever comes first", () => {
    const together = { waitingFor: [3, 2, 0], chosen: [1], mine: null };
    expect(turnOf({ to_act: 3 }, 2, [0, 2], together)).toBe(2);
    expect(turnOf({ to_act: 3 }, null, [0, 2], together)).toBe(2);
    expect(turnOf({ to_act: 3 }, 1, [1], together)).toBe(3);
    expect(turnOf({ to_act: 3 }, 1, [1], null)).toBe(3);
  });
});

test("earlier steps come before those that are known, once and through the same eyes", () => {
  const table = atTable();
  const earlier = [3, 4].map((version) => ({ version, seat: 1, events: [] }));
  hear(table, { type: "history", id: "h", look: 1, steps: earlier }, 0);
  hear(table, { type: "history", id: "h", look: 0, steps: earlier.slice(0, 1) }, 0);
  expect(table.steps.map(({ version }) => version)).toEqual([5]);
  hear(table, { type: "history", id: "h", look: 0, steps: earlier }, 0);
  hear(table, { type: "history", id: "h", look: 0, steps: earlier }, 0);
  expect(table.steps.map(({ version }) => version)).toEqual([3, 4, 5]);
  expect(table.inputs.filter((input) => input.kind === "history")).toHaveLength(1);
});
