import "./colours.css";
import type { Poster } from "../catalogue.ts";
import emblem from "./emblem.svg";
import picture from "./poster.svg";
import { bestOf, storedRecords } from "./records.ts";

export const poster: Poster = {
  picture,
  emblem,
  accent: "var(--lok-rust)",
  onAccent: "#fff",
  minutes: 20,
  company: 3,
  record: ({ mode }) => bestOf(storedRecords(), typeof mode === "string" ? mode : "standard", "table"),
};
