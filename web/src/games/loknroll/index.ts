/** How Lok'n'Roll is drawn and told. */
import { toldBy } from "../../telling/teller.ts";
import { drawing } from "../../contract/drawing.ts";
import type { Choice, Event, View } from "./wire.ts";
import Board from "./Board.svelte";
import { chapters } from "./chapters.ts";
import type { Drawn } from "./Example.svelte";
import { examples } from "./examples.ts";
import Secrets from "./Secrets.svelte";
import { shows, spot } from "./shows.ts";
import { sheet } from "./sheet.ts";
import { sound } from "./sound.ts";
import { decides } from "./deciding.ts";
import sprite from "./sprite.svg?raw";
import { rules } from "./telling.ts";

export const game = drawing<View, Choice, Event, Drawn>({
  Board,
  sprite,
  least: { narrow: 34, low: 17, wide: 28 },
  chapters,
  ...toldBy(rules),
  shows,
  spot,
  sheet,
  Secrets,
  sound,
  decides,
  examples,
});
