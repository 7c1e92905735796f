import "./colours.css";
import type { Poster } from "../catalogue.ts";
import emblem from "./emblem.svg";
import picture from "./poster.svg";

export const poster: Poster = {
  picture,
  emblem,
  accent: "var(--sb-mine)",
  onAccent: "#1d1206",
  minutes: 30,
  company: 5,
};
