/** A game that nobody has drawn yet: the view and the choices as text. */
import {
  drawing,
  type Choice,
  type Context,
  type Json,
  type JsonObject,
  type Say,
  type SeatInfo,
  type Sheet,
  type TextGroup,
} from "../contract.ts";
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

/** Every game's view holds `result` with scores and places once it is over. */
function plainSheet(view: JsonObject, say: Say, seats: readonly SeatInfo[]): Sheet | null {
  const result = view["result"] as { scores: number[]; places: number[] } | undefined;
  if (!result) return null;
  const winners = seats.filter((seat) => result.places[seat.seat] === 1).map((seat) => seat.name);
  return {
    title: say("end-winners", { count: winners.length, names: winners.join(" · ") }),
    subtitle: "",
    totals: result.scores,
    places: result.places,
    rows: [],
    honours: [],
    chart: null,
  };
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
  logBeside: true,
  lessons: [],
  lessonOptions: {},
  sheet: ({ view, say, seats }) => plainSheet(view, say, seats),
});
