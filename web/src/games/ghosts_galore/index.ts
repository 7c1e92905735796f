/** The drawing of Ghosts Galore. */
import { toldBy } from "../../telling/teller.ts";
import { drawing } from "../../contract/drawing.ts";
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

export const game = drawing<View, Choice, Event, ExhibitDrawn>({
  Board,
  sprite,
  least: { narrow: 34, low: 17, wide: 31 },
  chapters,
  ...toldBy(rules),
  shows,
  after,
  spot,
  Secrets,
  sound,
  examples,
});
