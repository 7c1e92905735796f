/** Whom I do not hear at a table: kept by the server, so on every device of mine. */
import type { ChatLine, MutedHere, TableInfo } from "../net/wire.ts";

export const NOBODY: MutedHere = { seats: [], blocked: [], lines: [], until: 0, anybody: false };

type Line = Pick<ChatLine, "seat" | "number">;

/** Whether a line is of somebody whom I do not hear: from their seat, or as a spectator under any name. */
export function isMuted({ seat, number }: Line, here: MutedHere): boolean {
  return seat === null ? here.lines.includes(number) : here.seats.includes(seat);
}

/** Whether a spectator's line may be of somebody whom I do not hear: the server has to be asked. */
export function isInDoubt({ seat, number }: Line, here: MutedHere): boolean {
  return seat === null && here.anybody && number > here.until;
}

interface Hearing {
  readonly info: TableInfo | null;
  readonly deaf: ReadonlySet<number>; // seats whose claims this page does not show
  readonly muted: MutedHere;
}

/** Whether I hear what is said from a seat. */
export function hears({ info, deaf, muted }: Hearing, seat: number): boolean {
  return !deaf.has(seat) && !muted.seats.includes(seat) && !info?.seats[seat]?.muted;
}
