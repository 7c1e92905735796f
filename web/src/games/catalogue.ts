/**
 * The poster of each game, from the `poster.ts` in its folder or from its own package. A game without either gets the
 * lantern.
 */
import { packageOf } from "../model/packages.ts";
import type { BrowserInfo } from "../net/wire.ts";
import lantern from "../ui/lantern.svg";

export interface Poster {
  readonly picture: string; // address of a picture, 320 x 300
  readonly emblem: string; // address of a square picture
  readonly accent: string; // a CSS colour
  readonly onAccent: string; // text on the accent
  readonly minutes: number | null; // duration of a game; null: unknown
  readonly company: number; // seats for a quick start
  /** The formatted best result alone with these options; null: none yet. */
  record?(options: Readonly<Record<string, boolean | number | string>>): number | null;
}

const FOUND = import.meta.glob<Poster>("./*/poster.ts", { eager: true, import: "poster" });

const LANTERN: Poster = {
  picture: lantern,
  emblem: "./farol.svg",
  accent: "var(--lamp)",
  onAccent: "#1d1206",
  minutes: null,
  company: 3,
};

export const posterOf = (game: string): Poster => FOUND[`./${game}/poster.ts`] ?? packagedPoster(packageOf(game));

function packagedPoster(info: BrowserInfo | null): Poster {
  if (!info) return LANTERN;
  return {
    picture: info.picture ?? LANTERN.picture,
    emblem: info.emblem ?? LANTERN.emblem,
    accent: info.accent ?? LANTERN.accent,
    onAccent: info.on_accent ?? LANTERN.onAccent,
    minutes: info.minutes ?? LANTERN.minutes,
    company: info.company ?? LANTERN.company,
  };
}
