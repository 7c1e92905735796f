/** Levels of bots: the default, names, and one level for all. */
import type { Say, SeatInfo } from "../contract/drawing.ts";
import type { GameInfo, SeatPlan, ServerInfo } from "../net/wire.ts";

const LADDER: readonly string[] = ["random", "novice", "regular", "expert", "master"];
const LEARNED = "learned"; // bots with networks
export const BARS = LADDER.length - 1; // the level random has none

type Ladder = Pick<ServerInfo, "levels" | "usual_level">;
/** The level of a planned or taken seat. */
export type Planned = { readonly kind: string; readonly level?: string | null };

/** The default level. */
export function usualLevel(server: Ladder | null): string {
  return server?.usual_level ?? "regular";
}

/** The bot levels of a game with so many seats: learned ones only where a network exists. */
export function levelsFor(
  server: Pick<ServerInfo, "levels"> | null,
  game: Pick<GameInfo, "learned"> | null | undefined,
  seats: number,
): readonly string[] {
  const levels = server?.levels ?? [];
  return game?.learned?.includes(seats) ? [...levels, LEARNED] : levels;
}

/** The number of bars of a level; 0 for a level that is not on the ladder. */
export function barsOf(level: string): number {
  return Math.max(0, LADDER.indexOf(level));
}

/** The common level of all bots: null without bots, "" if they differ. */
export function commonLevel(seats: readonly Planned[]): string | null {
  const levels = new Set(seats.flatMap((seat) => (seat.kind === "bot" ? [seat.level ?? ""] : [])));
  const [only] = levels;
  return only === undefined ? null : levels.size > 1 ? "" : only;
}

/** The level for an added bot: the common one of all others, else the default. */
export function nextLevel(seats: readonly Planned[], server: Ladder | null): string {
  return commonLevel(seats) || usualLevel(server);
}

/** The same seats with all bots at this level. */
export function withLevel(seats: readonly SeatPlan[], level: string): SeatPlan[] {
  return seats.map((seat) => (seat.kind === "bot" ? { ...seat, level } : seat));
}

/** The seats with the default level for bots whose level is not available. */
export function withOffered(seats: readonly SeatPlan[], levels: readonly string[], server: Ladder | null): SeatPlan[] {
  return seats.map((seat) =>
    seat.kind === "bot" && seat.level != null && !levels.includes(seat.level)
      ? { ...seat, level: usualLevel(server) }
      : seat,
  );
}

/** The level of a seat's bot in words: "bot, regular"; empty for a person. */
export function levelInWords(seat: Partial<SeatInfo>, say: Say): string {
  if (!seat.level) return "";
  return say(seat.standsIn ? "level-stands-in" : "level-bot", { level: say("level", { level: seat.level }) });
}
