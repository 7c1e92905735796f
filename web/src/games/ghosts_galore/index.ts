/** Ghosts Galore, drawn. */
import { drawing } from "../../contract/drawing.ts";
import type { Choice, Event, View } from "./wire.ts";
import Board from "./Board.svelte";
import { chapters } from "./chapters.ts";
import { describe } from "./describe.ts";
import { sheet } from "./end.ts";
import { examples } from "./examples.ts";
import type { ExhibitDrawn } from "./Exhibit.svelte";
import Secrets from "./Secrets.svelte";
import { after, shows, spot } from "./shows.ts";
import { sound } from "./sounds.ts";
import sprite from "./sprite.svg?raw";
import { heard, label, log, path, progress, status } from "./words.ts";

export const game = drawing<View, Choice, Event, ExhibitDrawn>({
  Board,
  sprite,
  least: { narrow: 34, low: 19, wide: 36 },
  chapters,
  progress,
  status,
  label,
  path,
  log,
  heard,
  shows,
  after,
  spot,
  describe,
  sheet,
  Secrets,
  sound,
  examples,
});
