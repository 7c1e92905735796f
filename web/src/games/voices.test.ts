/** One voice in every game: I hear of my own deeds as "you", and of everybody else's by name. */
import { expect, test } from "vitest";
import type { Context, LogLine } from "./contract.ts";
import { contextsOf, goldenGames, historyOf, stepsOf, viewsOf } from "./golden.ts";
import * as ghosts from "./ghosts_galore/words.ts";
import * as halloween from "./halloween/words.ts";
import * as loknroll from "./loknroll/words.ts";
import * as saboteur from "./saboteur/words.ts";

interface Seated {
  readonly seats: number;
  readonly to_act: number | null;
}

function checkVoice<View extends Seated, Event extends object>(
  game: string,
  log: (event: Event, context: Context<View>) => LogLine | null,
): void {
  const contextOf = contextsOf<View>(game);
  const counts = goldenGames().find(([name]) => name === game)?.[1] ?? [];
  let own = 0;
  for (const count of counts) {
    const steps = stepsOf<View, Event>(game, count);
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

test("Ghosts Galore speaks to whom it tells", () => checkVoice("ghosts_galore", ghosts.log));
test("Halloween speaks to whom it tells", () => checkVoice("halloween", halloween.log));
test("Lok'n'Roll speaks to whom it tells", () => checkVoice("loknroll", loknroll.log));
test("Saboteur speaks to whom it tells", () => checkVoice("saboteur", saboteur.log));
