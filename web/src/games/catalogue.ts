/** How each game is announced, by the `poster.ts` in its folder. A game without one gets the lantern. */
import lantern from "../ui/lantern.svg";

export interface Poster {
  readonly picture: string; // address of a picture, 320 x 300
  readonly emblem: string; // address of a square picture
  readonly accent: string; // a CSS colour
  readonly onAccent: string; // text on the accent
  readonly minutes: number | null; // how long a game takes; null: nobody has said
  readonly company: number; // seats when somebody just wants to play
  /** The best result of somebody alone with these options, as it is told; null: none yet. */
  record?(options: Readonly<Record<string, boolean | number | string>>): number | null;
}

const FOUND = import.meta.glob<Poster>("./*/poster.ts", { eager: true, import: "poster" });

const LANTERN: Poster = {
  picture: lantern,
  emblem: "/farol.svg",
  accent: "var(--lamp)",
  onAccent: "#1d1206",
  minutes: null,
  company: 3,
};

export const posterOf = (game: string): Poster => FOUND[`./${game}/poster.ts`] ?? LANTERN;
