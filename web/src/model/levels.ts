/** Levels of bots: the default, names, and one level for all. */
import type { Say, SeatInfo } from "../contract/drawing.ts";
import type { GameInfo, SeatPlan, ServerInfo } from "../net/wire.ts";

const LADDER: readonly string[] = ["random", "novice", "regular", "expert", "master"];
const LEARNED = "learned"; // bots that play networks
export const BARS = LADDER.length - 1; // the level random lights none

type Ladder = Pick<ServerInfo, "levels" | "usual_level">;
/** The level of a planned or taken seat. */
export type Planned = { readonly kind: string; readonly level?: string | null };

/** The default level. */
export function usualLevel(server: Ladder | null): string {
  return server?.usual_level ?? "regular";
}

/** The levels that bots can have in a game with so many seats: learned ones sit only where a network fits. */
export function levelsFor(
  server: Pick<ServerInfo, "levels"> | null,
  game: Pick<GameInfo, "learned"> | null | undefined,
  seats: number,
): readonly string[] {
  const levels = server?.levels ?? [];
  return game?.learned?.includes(seats) ? [...levels, LEARNED] : levels;
}

/** How many of the bars a level lights; none for a level that is not on the ladder. */
export function barsOf(level: string): number {
  return Math.max(0, LADDER.indexOf(level));
}

/** The level that all bots have: null without bots, "" where they differ. */
export function commonLevel(seats: readonly Planned[]): string | null {
  const levels = new Set(seats.flatMap((seat) => (seat.kind === "bot" ? [seat.level ?? ""] : [])));
  const [only] = levels;
  return only === undefined ? null : levels.size > 1 ? "" : only;
}

/** The level for one bot more: that of all others, else the usual one. */
export function nextLevel(seats: readonly Planned[], server: Ladder | null): string {
  return commonLevel(seats) || usualLevel(server);
}

/** The same seats with all bots at this level. */
export function withLevel(seats: readonly SeatPlan[], level: string): SeatPlan[] {
  return seats.map((seat) => (seat.kind === "bot" ? { ...seat, level } : seat));
}

/** The same seats where bots whose level is not offered have the usual one. */
export function withOffered(seats: readonly SeatPlan[], levels: readonly string[], server: Ladder | null): SeatPlan[] {
  return seats.map((seat) =>
    seat.kind === "bot" && seat.level != null && !levels.includes(seat.level)
      ? { ...seat, level: usualLevel(server) }
      : seat,
  );
}

/** Who decides at a seat, in words: "bot, regular"; nothing for a person. */
export function levelInWords(seat: Partial<SeatInfo>, say: Say): string {
  if (!seat.level) return "";
  return say(seat.standsIn ? "level-stands-in" : "level-bot", { level: say("level", { level: seat.level }) });
}
