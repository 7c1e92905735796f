import { describe, expect, test } from "vitest";
import type { Event } from "./wire.ts";
import { Story } from "./story.svelte.ts";

const laid = (seat: number, x: number): Event => ({ kind: "laid", seat, card: "level", turned: false, x, y: 0 });

async function told(me: number | null, ...events: Event[]): Promise<Story> {
  const story = new Story();
  story.tell([{ version: 1, events }], me);
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
    const story = await told(0, { kind: "collapsed", seat: 1, card: "level", turned: false, x: 2, y: 0 }, laid(2, 2));
    expect(seats(story)).toEqual([2]);
  });

  test("is only the last deed for who watches", async () => {
    expect(seats(await told(null, laid(0, 1), laid(1, 2)))).toEqual([1]);
  });
});

describe("what a map shows", () => {
  const roundOver: Event = { kind: "round-over", round: 1, winners: "diggers", finisher: 0, saboteurs: [], goals: [] };
  const looked: Event = { kind: "looked", seat: 0, goal: 2, card: "treasure" };

  test("waits for its seat until it was seen", async () => {
    const story = await told(0, looked, laid(1, 2));
    expect(story.looks.get(0)).toEqual({ goal: 2, card: "treasure" });
    story.lookAway(0);
    expect(story.looks.size).toBe(0);
  });

  test("is nothing where the card is not told, and ends with the round", async () => {
    expect((await told(1, { kind: "looked", seat: 0, goal: 2 })).looks.size).toBe(0);
    expect((await told(0, looked, roundOver)).looks.size).toBe(0);
  });
});

test("what was taken back is marked no more", async () => {
  const story = new Story();
  story.tell(
    [
      { version: 3, events: [laid(1, 2)] },
      { version: 5, events: [laid(2, 3), { kind: "collapsed", seat: 2, x: 4, y: 0, card: "crossing", turned: false }] },
    ],
    0,
  );
  story.tell([{ version: 6, events: [], undoneTo: 3 }], 0);
  expect(seats(story)).toEqual([1]);
  expect([...story.fallen]).toEqual([]);
});
