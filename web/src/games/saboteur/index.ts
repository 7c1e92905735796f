import { toldBy } from "../../telling/teller.ts";
import { drawing } from "../../contract/drawing.ts";
import type { Choice, Event, View } from "./wire.ts";
import { claimIcon } from "./claims.ts";
import Board from "./Board.svelte";
import { chapters } from "./chapters.ts";
import { decides, judges, suspects } from "./judging.ts";
import { examples, type Drawn } from "./examples.ts";
import { open } from "./open.ts";
import Secrets from "./Secrets.svelte";
import { after, cleared, covered, keeps, shows, spot } from "./shows.ts";
import { sound } from "./sounds.ts";
import sprite from "./sprite.svg?raw";
import { rules } from "./telling.ts";

export const game = drawing<View, Choice, Event, Drawn>({
  Board,
  sprite,
  least: { narrow: 32, low: 17, wide: 30 },
  chapters,
  ...toldBy(rules),
  shows,
  after,
  keeps,
  cleared,
  covered,
  spot,
  Secrets,
  open,
  sound,
  claimIcon,
  decides,
  judges,
  suspects,
  examples,
});
