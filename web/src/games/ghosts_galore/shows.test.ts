import { describe, expect, test } from "vitest";
import { stepsOf, viewsOf } from "../../testing/golden.ts";
import { ofKind } from "../../contract/member.ts";
import { pendingOf } from "./facts.ts";
import { after, scoresIn, shows, withPlacements } from "./shows.ts";
import type { Choice, Event, View } from "./wire.ts";

const STEPS = stepsOf<View, Event>("ghosts_galore", 4);
const VIEWS = viewsOf(STEPS);
const START = VIEWS[0]!.view;

function placed(seat: number, field: number): Event {
  const [tile, face] = Object.entries(VIEWS.at(-1)!.view.tiles)[seat]!;
  return { kind: "placed", seat, tile: Number(tile), field, rotation: 1, face };
}
const REVEAL: Event[] = [placed(0, 1), placed(1, 5), placed(2, 9), { kind: "scores", scores: [4, 5, 6] }];

describe("the placements of a round", () => {
  test("come to light in one scene, with the first of them", () => {
    const [first, ...rest] = REVEAL;
    expect(shows(first!, { view: START }, REVEAL)).toMatchObject({ gesture: "reveal", scene: true, brief: true });
    for (const event of rest) expect(shows(event, { view: START }, REVEAL)).toBeNull();
  });

  test("the hidden tiles hold until the person goes on", () => {
    const view: View = { ...START, phase: "place-hidden" };
    expect(shows(REVEAL[0]!, { view }, REVEAL)?.brief).toBe(false);
  });

  test("lie on all mines at once", () => {
    const open = after(START, REVEAL[0]!, REVEAL);
    const fields = open.players.map((player) => player.fields.findIndex((field) => field !== null) + 1);
    expect(fields).toEqual([1, 5, 9, 0]); // the fourth seat is not in this step
    expect(after(open, REVEAL[1]!, REVEAL).players).toEqual(open.players);
    expect(withPlacements(START, [])).toMatchObject({ players: START.players });
    expect(START.players.every(({ fields: own }) => own.every((field) => field === null))).toBe(true);
  });

  test("tell what they brought, in a round and at the end", () => {
    expect(scoresIn(REVEAL)).toEqual([4, 5, 6]);
    expect(scoresIn([{ kind: "game-over", scores: [1, 2], places: [2, 1] }])).toEqual([1, 2]);
    expect(scoresIn(ofKind(REVEAL, "placed"))).toBeUndefined();
  });
});

test("what I placed lies on my mine while others still choose", () => {
  const mine: Choice = { type: "place", field: 4, rotation: 2 };
  const own = VIEWS.find(({ view }) => view.me && view.players[view.me.seat]?.claimed)!.view;
  const tile = own.players[own.me!.seat]!.claimed;
  expect(pendingOf({ ...own, phase: "place" }, mine)).toEqual({ tile, field: 4, rotation: 2 });
  expect(pendingOf({ ...own, phase: "place-hidden" }, mine)?.tile).toBe(own.me!.hidden);
  expect(pendingOf({ ...own, phase: "place" }, null)).toBe(own.me!.pending);
});
