/** Log lines, and the part shown by the banner: one line per section, with its result. */
import type { Context, LogLine } from "../../contract/drawing.ts";
import { named } from "../../telling/say.ts";
import { log } from "../../telling/teller.ts";
import type { Change } from "./balance.ts";
import type { Event, View } from "./wire.ts";

const DETAILS: ReadonlySet<Event["kind"]> = new Set([
  "action",
  "rolled",
  "level",
  "disc_back",
  "discs_back",
  "tokens_taken",
  "tokens_given",
  "scare_gained",
  "scare_paid",
  "points",
  "bonus_found",
  "bonus_discarded",
  "bonus_laid",
]);

export function lineOf(event: Event, context: Omit<Context<View>, "together">): LogLine | null {
  const line = log(event, context);
  if (!line) return null;
  if (event.kind === "turn_ended") return { ...line, aside: true };
  if (!DETAILS.has(event.kind)) return line;
  const gain = gainOf(event);
  return { ...line, brings: gain ? named(context.say, `change-${gain.what}`, gain) : "" };
}

function gainOf(event: Event): Change | null {
  switch (event.kind) {
    case "points":
      return { what: "points", amount: event.points };
    case "scare_gained":
      return { what: "scare", amount: event.count };
    case "discs_back":
      return { what: "discs", amount: event.count };
    case "tokens_taken":
      return { what: "token", amount: event.count, colour: event.colour };
    case "bonus_found":
      return { what: "bonus", amount: 1, bonus: event.bonus };
    default:
      return null;
  }
}
