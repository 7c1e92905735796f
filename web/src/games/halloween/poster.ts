import "./colours.css";
import type { Poster } from "../catalogue.ts";
import emblem from "./emblem.svg";
import picture from "./poster.svg";

export const poster: Poster = {
  picture,
  emblem,
  accent: "var(--hal-pumpkin)",
  onAccent: "#1d1206",
  minutes: 60,
  company: 3,
};
