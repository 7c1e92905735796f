/** How each game is announced. A game that is missing here gets the lantern. */
import saboteur from "../look/posters/saboteur.svg";
import saboteurEmblem from "../look/posters/saboteur-emblem.svg";
import ghosts from "../look/posters/ghosts_galore.svg";
import ghostsEmblem from "../look/posters/ghosts_galore-emblem.svg";
import loknroll from "../look/posters/loknroll.svg";
import loknrollEmblem from "../look/posters/loknroll-emblem.svg";
import halloween from "../look/posters/halloween.svg";
import halloweenEmblem from "../look/posters/halloween-emblem.svg";

export interface Poster {
  readonly picture: string;
  readonly emblem: string;
  readonly accent: string;
  readonly onAccent: string; // text on the accent
  readonly minutes: number;
  readonly company: number; // seats when somebody just wants to play
}

const DARK = "#1d1206";

const POSTERS: Readonly<Record<string, Poster>> = {
  saboteur: { picture: saboteur, emblem: saboteurEmblem, accent: "var(--mine)", onAccent: DARK, minutes: 30, company: 5 },
  ghosts_galore: { picture: ghosts, emblem: ghostsEmblem, accent: "var(--spectral)", onAccent: "#06201d", minutes: 20, company: 3 },
  loknroll: { picture: loknroll, emblem: loknrollEmblem, accent: "var(--rust)", onAccent: "#fff", minutes: 20, company: 3 },
  halloween: { picture: halloween, emblem: halloweenEmblem, accent: "var(--pumpkin)", onAccent: DARK, minutes: 60, company: 3 },
};

const LANTERN: Poster = {
  picture: "/farol.svg",
  emblem: "/farol.svg",
  accent: "var(--lamp)",
  onAccent: DARK,
  minutes: 30,
  company: 3,
};

export const posterOf = (game: string): Poster => POSTERS[game] ?? LANTERN;
