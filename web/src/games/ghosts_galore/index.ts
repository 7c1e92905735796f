/** The drawing of Ghosts Galore. */
import { toldBy } from "../../telling/teller.ts";
import { drawing, type Context } from "../../contract/drawing.ts";
import type { Choice, Event, View } from "./wire.ts";
import Board from "./Board.svelte";
import { chapters } from "./chapters.ts";
import { examples } from "./examples.ts";
import type { ExhibitDrawn } from "./Exhibit.svelte";
import Secrets from "./Secrets.svelte";
import { after, shows, spot } from "./shows.ts";
import { sound } from "./sounds.ts";
import sprite from "./sprite.svg?raw";
import { rules } from "./telling.ts";

const told = toldBy(rules);

/** The first choice of somebody who has nothing yet but the loss for dragons. */
function beginsBelowZero({ view, me, toAct }: Context<View>): boolean {
  const mine = view.players.find(({ seat }) => seat === me);
  const chooses = view.phase === "claim" && view.stack > 0 && toAct === me;
  return chooses && view.round === 1 && (mine?.score.total ?? 0) < 0;
}

export const game = drawing<View, Choice, Event, ExhibitDrawn>({
  Board,
  sprite,
  least: { narrow: 34, low: 17, wide: 31 },
  chapters,
  ...told,
  status: (context) => (beginsBelowZero(context) ? context.say("status-begin") : told.status(context)),
  shows,
  after,
  spot,
  Secrets,
  sound,
  decides: () => 0, // tiles are worth points only together: the chart tells of the best round
  examples,
});
