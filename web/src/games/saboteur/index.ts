import { drawing } from "../../contract/drawing.ts";
import type { Choice, Event, View } from "./wire.ts";
import { claimIcon } from "./claims.ts";
import Board from "./Board.svelte";
import { chapters } from "./chapters.ts";
import { describe } from "./describe.ts";
import { examples, type Drawn } from "./examples.ts";
import { open } from "./open.ts";
import Secrets from "./Secrets.svelte";
import { sheet } from "./sheet.ts";
import { after, cleared, covered, keeps, shows, spot } from "./shows.ts";
import { sound } from "./sounds.ts";
import sprite from "./sprite.svg?raw";
import { aside, deed, heard, label, log, path, progress, status } from "./words.ts";

export const game = drawing<View, Choice, Event, Drawn>({
  Board,
  sprite,
  least: { narrow: 32, low: 19, wide: 30 },
  chapters,
  progress,
  status,
  label,
  path,
  aside,
  deed,
  log,
  heard,
  shows,
  after,
  keeps,
  cleared,
  covered,
  spot,
  describe,
  sheet,
  Secrets,
  open,
  sound,
  claimIcon,
  examples,
});
