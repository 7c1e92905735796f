/** Steps in words: the lines of a log, each with the place it speaks of. */
import type { Context, EventView, GameDrawing, LogLine } from "../games/contract.ts";
import type { Step } from "../net/wire.ts";

export interface Line extends LogLine {
  readonly key: string;
  readonly seat: number | null; // who did it
  readonly place: string | null; // a selector; null: nowhere
}

type Told = Pick<GameDrawing, "log" | "spot">;

export function linesOf(step: Step, drawing: Told, context: Context): Line[] {
  return (step.events as EventView[]).flatMap((event, index) => {
    const line = drawing.log(event, context);
    if (!line) return [];
    const seat = typeof event.seat === "number" ? event.seat : null;
    const place = drawing.spot?.(event, context.view) ?? null;
    return [{ ...line, key: `${step.version}.${index}`, seat, place }];
  });
}

/** The line that stands for a turn: its turning point, or what it began with. */
export function headline(lines: readonly Line[]): Line | undefined {
  return lines.find(({ strong }) => strong) ?? lines[0];
}
