import { expect, test } from "vitest";
import { render } from "vitest-browser-svelte";
import type { EventView, GameDrawing } from "../../contract/drawing.ts";
import type { ClaimInfo, ClaimLine } from "../../net/wire.ts";
import { Moment } from "../../testing/positions.ts";
import LogTurn from "./LogTurn.svelte";

const KINDS: ClaimInfo[] = [{ name: "laugh", parts: [] }];
const said = (...seats: number[]): ClaimLine[] =>
  seats.map((seat, index) => ({ number: index + 1, version: 2, seat, claim: { type: "laugh" }, at: 0 }));

/** The lines of seat 1's turn with so many actions, as badges and texts. */
async function shown(deeds: number, ...speakers: number[]): Promise<{ badges: string[]; more: string | null }> {
  const { drawing, context } = await Moment.of("saboteur", "early");
  const plain: GameDrawing = { ...drawing, log: (event: EventView) => ({ text: `Deed ${String(event["number"])}.` }) };
  const events = Array.from({ length: deeds }, (_, number) => ({ kind: "dug", seat: 1, number }));
  const turn = { key: 2, seat: 1, steps: [{ version: 2, seat: 1, events }] };
  const props = {
    ...{ turn, said: said(...speakers), kinds: KINDS, gone: new Set<number>(), fresh: false, latest: false },
    ...{ context, drawing: plain, onlight: undefined, onpoint: undefined, why: undefined },
  };
  const { container } = await render(LogTurn, { props });
  const badges = [...container.querySelectorAll("p")].map(
    (line) => `${line.querySelector(".badge")?.textContent?.trim() ?? "-"} ${line.querySelector(".text")?.textContent}`,
  );
  return { badges, more: container.querySelector(".more")?.textContent?.trim() ?? null };
}

test("whoever speaks after somebody else has a badge, the turn's own seat too", async () => {
  const { badges, more } = await shown(1, 2, 1, 1);
  expect(badges.map((line) => line[0])).toEqual(["B", "C", "B", "-"]);
  expect(more).toBeNull();
});

test("deeds are folded, words are not", async () => {
  const { badges, more } = await shown(4, 2, 0);
  expect(badges.map((line) => line[0])).toEqual(["B", "C", "A"]);
  expect(badges[0]).toMatch(/^B Deed \d\.$/);
  expect(more).toBe("3 more lines");
});
