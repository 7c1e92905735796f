/** Events as speech: the lines of the log, each with the seat it concerns. */
import type { Context, EventView, GameDrawing } from "../../contract/drawing.ts";
import type { Step } from "../../net/wire.ts";
import type { Told } from "./voice.svelte.ts";

/** Whether an event is mine, concerns me, or belongs to no seat. */
function isAbout(event: EventView, me: number | null): boolean {
  return event.seat === undefined || event.seat === me || (me !== null && event["target"] === me);
}

/** The announcement of an event; null: none. A scene that holds announces what its line leaves out. */
export function spoken(
  step: Step,
  event: EventView,
  drawing: Pick<GameDrawing, "log" | "heard" | "brief">,
  context: Context,
  holds: boolean,
): Told | null {
  const line = drawing.log(event, context);
  const more = holds ? null : drawing.heard?.(event, context);
  const text = [line?.text, more].filter(Boolean).join(" ");
  if (!text) return null;
  const mine = event.seat === context.me || (context.me !== null && event["target"] === context.me);
  const short = mine ? text : (drawing.brief?.(event, context) ?? (line?.strong ? line.text : null));
  return { text, seat: step.seat, concerns: line?.strong || isAbout(event, context.me), short };
}
