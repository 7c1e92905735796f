import { expect, test } from "vitest";
import { VIEWS } from "./golden.ts";
import { after, cleared, keeps } from "./shows.ts";
import type { Player, View } from "./wire.ts";

const found = VIEWS.map(({ view }) => view).find(({ players }) => players !== undefined)!;
const broken = (players: readonly Player[] | undefined, lamp: number) =>
  (players ?? []).map((player): Player => ({ ...player, broken: player.seat === lamp ? ["lamp"] : [] }));
const before: View = {
  ...found,
  phase: "turn",
  round: 1,
  pile: 31,
  discards: { face_up: { map: 1 }, face_down: [0, 2] },
  players: broken(found.players, 1),
};
/** As the rules leave the table after a round. */
const now = (phase: View["phase"], round = 1): View => ({
  ...before,
  phase,
  round,
  pile: 67,
  discards: { face_up: {}, face_down: [] },
  players: broken(found.players, -1).map((player) => ({ ...player, gold_cards: 2 })),
});

test.each(["draw-gold", "pick-gold", "over"] as const)(
  "the old round's piles and tools stay on the table in %s",
  (phase) => {
    const kept = keeps(before, now(phase));
    expect([kept.pile, kept.discards, kept.phase]).toEqual([31, before.discards, phase]);
    expect(kept.players?.slice(0, 2).map(({ broken: tools }) => tools)).toEqual([[], ["lamp"]]);
    expect(kept.players?.[1]?.gold_cards).toBe(2); // what is shared now counts at once
  },
);

test("the next deal clears them away, and a turn is as the table tells it", () => {
  expect(keeps(before, now("deal-roles", 2)).pile).toBe(67);
  expect(keeps(before, now("pick-gold", 2)).pile).toBe(67);
  expect(keeps(before, now("turn")).pile).toBe(67);
});

test("a page that was loaded anew asks for the end of the last round while its gold is shared, and never else", () => {
  const steps = [4, 9, 12].map((version) => ({
    version,
    events:
      version === 12
        ? []
        : [{ kind: "round-over", round: 1, winners: "diggers", finisher: 0, saboteurs: [], goals: [] } as const],
  }));
  expect(cleared(now("pick-gold"), steps)).toBe(9);
  expect(cleared(now("pick-gold"), steps.slice(2))).toBeNull(); // too long ago
  expect(cleared(now("turn"), steps)).toBeNull();
});

test("the end of a round turns all goals up, and they stay so while its gold is shared", () => {
  const goals = ["stone-es", "treasure", "stone-sw"] as const;
  const down = (found.goals ?? []).map(({ x, y, looked_at_by }) => ({ x, y, looked_at_by }));
  const round = { kind: "round-over", round: 1, winners: "saboteurs", finisher: null, saboteurs: [1], goals } as const;
  const up = after({ ...before, goals: down }, round);
  expect(up.goals?.map(({ face }) => face?.card)).toEqual(goals);
  const shared = { ...now("pick-gold"), goals: down, past: [round] };
  expect(keeps(up, shared).goals?.map(({ face }) => face?.card)).toEqual(goals);
});
