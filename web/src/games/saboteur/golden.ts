/** Golden games of three and of seven seats. */
import { contextsOf, sayOf, stepsOf, viewsOf } from "../../testing/golden.ts";
import type { Event, View } from "./wire.ts";

const GAME = "saboteur";

export const GAMES = [3, 7].map((seats) => stepsOf<View, Event>(GAME, seats));
export const VIEWS = GAMES.flatMap(viewsOf);
export const contextOf = contextsOf<View>(GAME);
export const sayIn = (language: "en" | "es") => sayOf(GAME, language);
