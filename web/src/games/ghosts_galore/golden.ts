/** The golden game of four seats. */
import { contextsOf, historyOf, sayOf, stepsOf, viewsOf } from "../../testing/golden.ts";
import type { Event, View } from "./wire.ts";

const GAME = "ghosts_galore";

export const STEPS = stepsOf<View, Event>(GAME, 4);
export const VIEWS = viewsOf(STEPS);
export const contextOf = contextsOf<View>(GAME);
export const history = (seat: number) => historyOf(STEPS, seat);
export const sayIn = (language: "en" | "es") => sayOf(GAME, language);
