/** Who plays without a seat is shown beside those who have one. */
import type { SeatInfo, Sheet } from "../../contract/drawing.ts";

const COLOURS = 10;

/** The seats, then the rivals of the sheet as if they sat behind them. */
export function withRivals(seats: readonly SeatInfo[], { rivals = [] }: Sheet): SeatInfo[] {
  return [
    ...seats,
    ...rivals.map(({ name, letter }, index): SeatInfo => {
      const seat = seats.length + index;
      const colour = `var(--seat${(seat % COLOURS) + 1})`;
      return { seat, name, letter, colour, kind: "bot", present: true, level: null, standsIn: false };
    }),
  ];
}
