/** Every gesture of every game is heard. */
import { expect, test } from "vitest";
import type { Context, Showing } from "../contract/drawing.ts";
import { contextsOf, goldenGames, historyOf, stepsOf, viewsOf } from "../testing/golden.ts";
import type { Sound } from "../interaction/sound.ts";

interface Told {
  readonly kind: string;
}

type Shows = (event: Told, context: Context<Seated>, events: readonly Told[]) => Showing | null;

const SHOWS = import.meta.glob<Shows>("./*/shows.ts", { eager: true, import: "shows" });
const SOUNDS = import.meta.glob<(event: Told) => Sound | null>("./*/{sound,sounds}.ts", {
  eager: true,
  import: "sound",
});
const gameOf = (file: string) => file.split("/")[1]!;

interface Seated {
  readonly seats: number;
  readonly to_act: number | null;
}

function silent(game: string, shows: Shows, sound: (event: Told) => Sound | null): string[] {
  const contextOf = contextsOf<Seated>(game);
  const counts = goldenGames().find(([name]) => name === game)?.[1] ?? [];
  const kinds = new Set<string>();
  for (const count of counts) {
    const steps = stepsOf<Seated, Told>(game, count);
    const context = contextOf(viewsOf(steps).at(-1)!.view, 0);
    for (const event of historyOf(steps, 0).flatMap(({ events }) => events))
      if (shows(event, context, [event]) && !sound(event)) kinds.add(event.kind);
  }
  return [...kinds];
}

test.each(Object.entries(SHOWS))("every gesture of %s is heard", (file, shows) => {
  const game = gameOf(file);
  const sound = Object.entries(SOUNDS).find(([other]) => gameOf(other) === game)?.[1];
  expect(sound).toBeDefined();
  expect(silent(game, shows, sound!)).toEqual([]);
});
