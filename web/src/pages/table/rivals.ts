/** Players without a seat are shown beside the seats. */
import type { SeatInfo, Sheet } from "../../contract/drawing.ts";

const COLOURS = 10;

/** The seats, followed by the score sheet's rivals. */
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
