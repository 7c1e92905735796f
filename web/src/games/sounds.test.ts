/** Every gesture of every game is heard. */
import { expect, test } from "vitest";
import type { Context, Showing } from "./contract.ts";
import { contextsOf, goldenGames, historyOf, stepsOf, viewsOf } from "./golden.ts";
import type { Sound } from "../interaction/sound.ts";
import * as ghosts from "./ghosts_galore/shows.ts";
import { sound as ofGhosts } from "./ghosts_galore/sounds.ts";
import * as halloween from "./halloween/shows.ts";
import { sound as ofHalloween } from "./halloween/sound.ts";
import * as loknroll from "./loknroll/shows.ts";
import { sound as ofLoknroll } from "./loknroll/sound.ts";
import * as saboteur from "./saboteur/shows.ts";
import { sound as ofSaboteur } from "./saboteur/sounds.ts";

interface Seated {
  readonly seats: number;
  readonly to_act: number | null;
}

function silent<View extends Seated, Event extends { readonly kind: string }>(
  game: string,
  shows: (event: Event, context: Context<View>, events: readonly Event[]) => Showing | null,
  sound: (event: Event) => Sound | null,
): string[] {
  const contextOf = contextsOf<View>(game);
  const counts = goldenGames().find(([name]) => name === game)?.[1] ?? [];
  const kinds = new Set<string>();
  for (const count of counts) {
    const steps = stepsOf<View, Event>(game, count);
    const context = contextOf(viewsOf(steps).at(-1)!.view, 0);
    for (const event of historyOf(steps, 0).flatMap(({ events }) => events))
      if (shows(event, context, [event]) && !sound(event)) kinds.add(event.kind);
  }
  return [...kinds];
}

test("every gesture is heard", () => {
  expect(silent("ghosts_galore", ghosts.shows, ofGhosts)).toEqual([]);
  expect(silent("halloween", halloween.shows, ofHalloween)).toEqual([]);
  expect(silent("loknroll", loknroll.shows, ofLoknroll)).toEqual([]);
  expect(silent("saboteur", saboteur.shows, ofSaboteur)).toEqual([]);
});
