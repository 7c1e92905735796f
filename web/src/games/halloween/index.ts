/** Halloween, drawn. */
import { toldBy } from "../../telling/teller.ts";
import { drawing } from "../../contract/drawing.ts";
import type { Choice, Event, View } from "./wire.ts";
import Board from "./Board.svelte";
import { chapters } from "./chapters.ts";
import { decides } from "./deciding.ts";
import type { Drawn } from "./Example.svelte";
import { examples } from "./examples.ts";
import { lineOf } from "./log.ts";
import { after, shows, spot } from "./shows.ts";
import { sound } from "./sound.ts";
import sprite from "./sprite.svg?raw";
import { rules } from "./telling.ts";

export const game = drawing<View, Choice, Event, Drawn>({
  Board,
  sprite,
  least: { narrow: 44, low: 17, wide: 30 },
  chapters,
  logFrom: 1360, // the town, all cards and everybody's boards need the width below
  ...toldBy(rules),
  log: lineOf,
  shows,
  after,
  spot,
  Secrets: null, // everything lies open (H1.7)
  sound,
  decides,
  examples,
});
