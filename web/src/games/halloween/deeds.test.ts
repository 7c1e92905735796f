import { expect, test } from "vitest";
import { Deeds } from "./deeds.svelte.ts";
import type { Event } from "./wire.ts";

const event = (kind: string, seat: number | null) => ({ kind, seat }) as Event;
const words = ({ kind }: Event) => (kind.startsWith("+") ? { text: kind, brings: kind } : { text: kind });

test("the latest two deeds of whoever moves are told, luck among them, and the next one begins with nothing", () => {
  const deeds = new Deeds();
  deeds.tell([{ version: 1, events: [event("action", 1)] }], words);
  deeds.tell([{ version: 1, events: [event("action", 1), event("attacked", 1)] }], words);
  expect(deeds.lines).toEqual(["action", "attacked"]);
  deeds.tell([{ version: 2, events: [event("rolled", null)] }], words);
  expect(deeds.lines).toEqual(["attacked", "rolled"]);
  deeds.tell([{ version: 3, events: [event("scared", 2)] }], words);
  expect(deeds.lines).toEqual(["scared"]);
});

test("what was taken back is told no more, and nothing is told twice", () => {
  const deeds = new Deeds();
  deeds.tell([{ version: 4, events: [event("action", 1)] }], words);
  deeds.tell([{ version: 4, events: [event("action", 1)] }], words);
  expect(deeds.lines).toEqual(["action"]);
  deeds.tell([{ version: 5, events: [], undoneTo: 3 }], words);
  expect(deeds.lines).toEqual([]);
});

test("elsewhere in the game everything is told anew", () => {
  const deeds = new Deeds();
  deeds.tell([{ version: 9, events: [event("haunted", 1)] }], words);
  deeds.forget();
  expect(deeds.lines).toEqual([]);
  deeds.tell([{ version: 2, events: [event("action", 1)] }], words);
  expect(deeds.lines).toEqual(["action"]);
});

test("what a deed brought stands with it, and its details do not", () => {
  const deeds = new Deeds();
  const detail = ({ kind }: Event) => (kind === "rolled" ? { text: kind, brings: "" } : words({ kind } as Event));
  deeds.tell(
    [{ version: 1, events: ["attacked", "rolled", "+1 token", "+2 points"].map((kind) => event(kind, 1)) }],
    detail,
  );
  expect(deeds.lines).toEqual(["attacked: +1 token, +2 points."]);
  deeds.tell([{ version: 2, events: [event("ends", 1)] }], ({ kind }) => ({ text: kind, aside: true }));
  expect(deeds.lines).toEqual(["attacked: +1 token, +2 points."]);
});
