import { describe, expect, test } from "vitest";
import type { EventView } from "../contract.ts";
import { Story } from "./story.svelte.ts";

const laid = (seat: number, x: number): EventView => ({ kind: "laid", seat, x, y: 0 });

async function told(me: number | null, ...events: EventView[]): Promise<Story> {
  const story = new Story();
  await story.tell([{ version: 1, events }], me, false, false, false);
  return story;
}

const seats = ({ deeds }: Story) => deeds.map(({ seat }) => seat);

describe("what others did in the mine", () => {
  test("stays marked until it is told who did what since my last turn", async () => {
    expect(seats(await told(0, laid(0, 1), laid(1, 2), laid(2, 3)))).toEqual([0, 1, 2]);
    expect(seats(await told(0, laid(1, 2), { kind: "discarded", seat: 2 }))).toEqual([1]);
  });

  test("is forgotten when I do something, and when the same seat does something else", async () => {
    expect(seats(await told(0, laid(1, 2), laid(2, 3), { kind: "looked", seat: 0, goal: 1 }))).toEqual([]);
    expect(seats(await told(0, laid(1, 2), { kind: "broke", seat: 1, target: 0, tool: "lamp" }))).toEqual([]);
  });

  test("is marked once where one card followed another", async () => {
    const story = await told(0, { kind: "collapsed", seat: 1, x: 2, y: 0 }, laid(2, 2));
    expect(seats(story)).toEqual([2]);
  });

  test("is only the last deed for who watches", async () => {
    expect(seats(await told(null, laid(0, 1), laid(1, 2)))).toEqual([1]);
  });
});

describe("what a map shows", () => {
  const looked = { kind: "looked", seat: 0, goal: 2, card: "treasure" };

  test("waits for its seat until it was seen", async () => {
    const story = await told(0, looked, laid(1, 2));
    expect(story.looks.get(0)).toEqual({ goal: 2, card: "treasure" });
    story.lookAway(0);
    expect(story.looks.size).toBe(0);
  });

  test("is nothing where the card is not told, and ends with the round", async () => {
    expect((await told(1, { kind: "looked", seat: 0, goal: 2 })).looks.size).toBe(0);
    expect((await told(0, looked, { kind: "round-over", round: 1 })).looks.size).toBe(0);
  });
});
