/** Halloween, drawn. */
import { drawing } from "../../contract/drawing.ts";
import type { Choice, Event, View } from "./wire.ts";
import Board from "./Board.svelte";
import { chapters } from "./chapters.ts";
import { describe } from "./describe.ts";
import { sheet } from "./end.ts";
import type { Drawn } from "./Example.svelte";
import { examples } from "./examples.ts";
import { after, shows, spot } from "./shows.ts";
import { sound } from "./sound.ts";
import sprite from "./sprite.svg?raw";
import { aside, heard, label, log, path, progress, status } from "./words.ts";

export const game = drawing<View, Choice, Event, Drawn>({
  Board,
  sprite,
  least: { narrow: 44, low: 21, wide: 36 },
  chapters,
  logFrom: 1360, // the town, all cards and everybody's boards need the width below
  progress,
  status,
  label,
  path,
  aside,
  log,
  heard,
  shows,
  after,
  spot,
  describe,
  sheet,
  Secrets: null, // everything lies open (H1.7)
  sound,
  examples,
});
