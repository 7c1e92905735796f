import "./colours.css";
import type { Poster } from "../catalogue.ts";
import emblem from "./emblem.svg";
import picture from "./poster.svg";

export const poster: Poster = {
  picture,
  emblem,
  accent: "var(--gg-spectral)",
  onAccent: "#06201d",
  minutes: 20,
  company: 3,
};
