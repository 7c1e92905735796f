/** Halloween, drawn. */
import { drawing } from "../contract.ts";
import Board from "./Board.svelte";
import { describe } from "./describe.ts";
import { sheet } from "./end.ts";
import { examples } from "./examples.ts";
import { lessonOptions, lessons } from "./lessons.ts";
import { sound } from "./sound.ts";
import sprite from "./sprite.svg?raw";
import en from "./text/en.ftl?raw";
import es from "./text/es.ftl?raw";
import type { View } from "./view.ts";
import { label, log, progress, status } from "./words.ts";

export const game = drawing<View>({
  Board,
  sprite,
  text: { en, es },
  logBeside: false,
  progress,
  status,
  label,
  log,
  describe,
  sheet,
  Secrets: null, // everything lies open (H1.7)
  sound,
  examples,
  lessons,
  coach: { wide: "right", narrow: "top" },
  lessonOptions,
});
