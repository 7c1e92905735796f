/** The clock of a new table, from its form fields. */
import type { ClockPlan } from "../../net/wire.ts";

export const KINDS = ["none", "move", "game", "hours", "days", "reserve"] as const;
export type Kind = (typeof KINDS)[number];
export const SLOW: readonly Kind[] = ["hours", "days", "reserve"];

const HOURS_A_DAY = 24;
const SHORTEST = 120; // minutes of a day
const DAY = 1440;

interface Fields {
  readonly kind: Kind;
  readonly amount: number | null; // hours or days, by kind; null: not a number
  readonly increment: number | null;
  readonly hours: ClockPlan["hours"];
  readonly vacation: number | null;
}

/** The default values of a kind. */
export function usual(kind: Kind): { amount: number; increment: number } {
  if (kind === "hours") return { amount: 24, increment: 0 };
  if (kind === "days") return { amount: 2, increment: 0 };
  return { amount: kind === "reserve" ? 14 : 0, increment: kind === "reserve" ? 12 : 0 };
}

export function planOf({ kind, amount, increment, hours, vacation }: Fields): ClockPlan {
  if (kind === "move") return { kind, amount: 60 };
  if (kind === "game") return { kind, amount: 900, increment: 5 };
  if (kind === "none") return { kind };
  const wanted = Math.max(1, Math.round(amount ?? 1));
  return {
    kind,
    amount: kind === "reserve" ? wanted * HOURS_A_DAY : wanted,
    increment: kind === "reserve" ? Math.max(0, Math.round(increment ?? 0)) : 0,
    hours: hours ?? null,
    vacation: Math.max(0, Math.round(vacation ?? 0)),
  };
}

/** Playing hours in local time; null if they are invalid. */
export function hoursOf(opens: string, closes: string): ClockPlan["hours"] {
  const from = minuteOf(opens);
  const to = minuteOf(closes);
  if (from === null || to === null || (to - from + DAY) % DAY < SHORTEST) return null;
  return { opens: from, closes: to, zone: Intl.DateTimeFormat().resolvedOptions().timeZone };
}

function minuteOf(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}

/** A time in the format of playing hours, such as 09:00. */
export function timeOf(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

const SECONDS_A_MINUTE = 60;

/** A clock in a few words, such as "15 min a game, 5 s more a move". */
export function clockInWords(
  clock: ClockPlan,
  say: (key: string, values?: Record<string, string | number>) => string,
): string {
  const { kind = "none", amount = 0, increment = 0 } = clock;
  const minutes = kind === "game" || amount % SECONDS_A_MINUTE === 0;
  return say(`clock-plan-${kind}`, {
    amount:
      kind === "game" || (kind === "move" && minutes)
        ? Math.round(amount / SECONDS_A_MINUTE)
        : kind === "reserve"
          ? Math.round(amount / HOURS_A_DAY)
          : amount,
    unit: minutes ? "minutes" : "seconds",
    increment,
  });
}
