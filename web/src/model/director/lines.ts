/** Log lines of steps, each with the place on the board that it refers to. */
import type { Context, EventView, GameDrawing, LogLine } from "../../contract/drawing.ts";
import type { Step } from "../../net/wire.ts";

export interface Line extends LogLine {
  readonly key: string;
  readonly seat: number | null; // the acting seat
  readonly place: string | null; // a selector; null: none
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

/** The line that represents a turn: its turning point, or its first line. */
export function headline(lines: readonly Line[]): Line | undefined {
  return lines.find(({ strong }) => strong) ?? lines[0];
}

const MOST_SENTENCES = 4;

/** Summary of a turn of a seat: its actions and turning points, in order. It is limited; the log has the rest. */
export function gist(lines: readonly Line[], seat: number | null): string {
  const own = lines.filter((line) => line.strong || line.seat === seat);
  const told = own.length > 0 ? own : lines.slice(0, 1);
  const counts = new Map<string, number>();
  for (const { text } of told) counts.set(text, (counts.get(text) ?? 0) + 1);
  const strong = new Set(told.filter((line) => line.strong).map(({ text }) => text));
  const kept = [...counts.keys()].sort((one, other) => Number(strong.has(other)) - Number(strong.has(one)));
  const few = new Set(kept.slice(0, MOST_SENTENCES));
  const sentences = [...counts].filter(([text]) => few.has(text));
  return sentences.map(([text, count]) => (count > 1 ? text.replace(/\.?$/, ` (×${count}).`) : text)).join(" ");
}
