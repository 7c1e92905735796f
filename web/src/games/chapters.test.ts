/** Every chapter of every game has an action of a seat. */
import { expect, test } from "vitest";
import type { Chapters } from "../contract/drawing.ts";
import { goldenGames, historyOf, stepsOf, viewsOf } from "../testing/golden.ts";
import { chapters as ofGhosts } from "./ghosts_galore/chapters.ts";
import { chapters as ofHalloween } from "./halloween/chapters.ts";
import { chapters as ofLoknroll } from "./loknroll/chapters.ts";
import { chapters as ofSaboteur } from "./saboteur/chapters.ts";

interface Seated {
  readonly seats: number;
  readonly to_act: number | null;
}

const DEEDS: ReadonlySet<string> = new Set(["turn_ended", "laid", "passed", "discarded", "keep", "take"]);

function empty<View extends Seated, Event extends { readonly kind: string }>(
  game: string,
  { starts }: Chapters<View, Event>,
): string[] {
  const counts = goldenGames().find(([name]) => name === game)?.[1] ?? [];
  expect(counts.length).toBeGreaterThan(0);
  return counts.flatMap((count) => {
    const steps = stepsOf<View, Event>(game, count);
    const events = historyOf(steps, 0).flatMap((step) => step.events);
    const found = starts(events, viewsOf(steps).at(-1)!.view);
    expect(found.length).toBeGreaterThan(0);
    return found
      .map((start, index) => events.slice(start, found[index + 1]))
      .filter((chapter) => !chapter.some(({ kind }) => DEEDS.has(kind)))
      .map((chapter) => `${count} seats: ${chapter.map(({ kind }) => kind).join()}`);
  });
}

test("no chapter is empty", () => {
  expect(empty("ghosts_galore", ofGhosts)).toEqual([]);
  expect(empty("halloween", ofHalloween)).toEqual([]);
  expect(empty("loknroll", ofLoknroll)).toEqual([]);
  expect(empty("saboteur", ofSaboteur)).toEqual([]);
});
