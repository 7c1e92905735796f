import { drawing } from "../contract.ts";
import Board from "./Board.svelte";
import { examples } from "./examples.ts";
import { lessons } from "./lessons.ts";
import { open } from "./open.ts";
import Secrets from "./Secrets.svelte";
import { sheet } from "./sheet.ts";
import { sound } from "./sounds.ts";
import sprite from "./sprite.svg?raw";
import en from "./text/en.ftl?raw";
import es from "./text/es.ftl?raw";
import type { SaboteurView } from "./view.ts";
import { describe, label, log, status } from "./words.ts";

export const game = drawing<SaboteurView>({
  Board,
  sprite,
  text: { en, es },
  logBeside: true,
  progress: ({ view, say }) => say("progress", { round: view.round, rounds: view.rounds }),
  status,
  label,
  log,
  describe,
  sheet,
  Secrets,
  open,
  sound,
  examples,
  lessons,
  lessonOptions: { first_seat: 1 },
});
