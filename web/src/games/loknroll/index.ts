/** How Lok'n'Roll is drawn and told. */
import { drawing } from "../contract.ts";
import Board from "./Board.svelte";
import { describe } from "./describe.ts";
import { examples } from "./examples.ts";
import { lessonOptions, lessons } from "./lessons.ts";
import Secrets from "./Secrets.svelte";
import { sheet } from "./sheet.ts";
import { sound } from "./sound.ts";
import sprite from "./sprite.svg?raw";
import en from "./text/en.ftl?raw";
import es from "./text/es.ftl?raw";
import type { LokView } from "./view.ts";
import { label, log, progress, status } from "./words.ts";

export const game = drawing<LokView>({
  Board,
  sprite,
  text: { en, es },
  logBeside: false, // the rail beside the table has everybody's piles and the last lines
  progress,
  status,
  label,
  log,
  describe,
  sheet,
  Secrets,
  sound,
  examples,
  lessons,
  coach: { wide: "rail", narrow: "top" },
  lessonOptions,
});
