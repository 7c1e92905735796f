/** Where the track leaves each shape of a card. */
import type { View } from "./wire.ts";

export type Shapes = View["shapes"];
