/** One voice in every game: I hear of my own deeds as "you", and of everybody else's by name. */
import { expect, test } from "vitest";
import { contextsOf, goldenGames, historyOf, stepsOf, viewsOf } from "../testing/golden.ts";
import { log } from "../telling/teller.ts";

interface Seated {
  readonly seats: number;
  readonly to_act: number | null;
}

interface Happened {
  readonly kind: string;
  readonly seat?: unknown;
}

function checkVoice(game: string): void {
  const contextOf = contextsOf<Seated>(game);
  const counts = goldenGames().find(([name]) => name === game)?.[1] ?? [];
  let own = 0;
  for (const count of counts) {
    const steps = stepsOf<Seated, Happened>(game, count);
    const view = viewsOf(steps)[0]!.view;
    for (const language of ["en", "es"] as const) {
      const [mine, watching] = [contextOf(view, 0, language), contextOf(view, null, language)];
      for (const event of historyOf(steps, 0).flatMap(({ events }) => events)) {
        if (!("seat" in event) || event.seat !== 0) continue;
        const told = log(event, mine)?.text ?? "";
        expect(told).not.toMatch(/\bAna\b/);
        if (/^You |^Your |with you\.$/.test(told)) own += 1;
      }
      for (const event of historyOf(steps, null).flatMap(({ events }) => events))
        expect(log(event, watching)?.text ?? "").not.toMatch(/\b[Yy]ou(r)?\b/);
    }
  }
  expect(own).toBeGreaterThan(10);
}

test.each(goldenGames())("%s speaks to whom it tells", checkVoice);
