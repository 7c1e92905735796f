/** A game that nobody has drawn yet: the view and the choices as text. */
import { drawing, type Choice, type Context, type Json, type TextGroup } from "../contract.ts";
import Board from "./Board.svelte";

function words(value: Json): string {
  if (value === null) return "–";
  if (Array.isArray(value)) return value.map(words).join(", ") || "–";
  if (typeof value === "object") {
    return Object.entries(value)
      .map(([name, part]) => `${name} ${words(part)}`)
      .join(", ");
  }
  return String(value);
}

function label(choice: Choice): string {
  const { type, ...rest } = choice;
  const details = Object.entries(rest).map(([name, value]) => `${name} ${words(value)}`);
  return [type, ...details].join(" · ");
}

function describe({ view }: Context): TextGroup[] {
  return Object.entries(view).map(([title, value]) => ({ title, lines: [words(value)] }));
}

export const game = drawing({
  Board,
  sprite: "",
  text: { en: "", es: "" },
  progress: () => "",
  status: ({ view }) => words(view["phase"] ?? ""),
  label,
  log: (event) => ({ text: words(event) }),
  describe,
  sheet: () => null,
  points: () => null,
});
