/** The log as a tree: chapters of a game, and in them the turns of its seats, oldest first. */
import type { Context, EventView, GameDrawing, JsonObject } from "../../contract/drawing.ts";
import type { Step } from "../../net/wire.ts";
import { undone } from "./recap.ts";

/** Consecutive steps of one seat, with the chance outcomes that followed. */
export interface Turn {
  readonly key: number; // the version of its first step
  readonly seat: number | null; // null: the deal, before anybody acted
  readonly steps: readonly Step[];
}

export interface Chapter {
  readonly key: string;
  readonly title: string | null; // null: the game has no chapters
  readonly turns: readonly Turn[];
}

export interface Folded {
  readonly chapters: readonly Chapter[];
  readonly gone: ReadonlySet<number>; // versions that were undone
}

interface Opening {
  readonly version: number;
  readonly index: number; // of the event in its step
}

/** The beginnings of chapters, ignoring undone steps. */
function openings(steps: readonly Step[], drawing: Chaptered, view: JsonObject, gone: ReadonlySet<number>): Opening[] {
  const events: EventView[] = [];
  const places: Opening[] = [];
  for (const step of steps) {
    if (gone.has(step.version)) continue;
    (step.events as EventView[]).forEach((event, index) => {
      events.push(event);
      places.push({ version: step.version, index });
    });
  }
  return (drawing.chapters?.starts(events, view) ?? []).flatMap((start) => places[start] ?? []);
}

type Chaptered = Pick<GameDrawing, "chapters">;

/** The number of each chapter: from the first one if the log is complete, otherwise back from the present one. */
function numbers(found: number, steps: readonly Step[], now: number | null): number[] {
  const whole = (steps[0]?.version ?? 1) <= 1;
  const last = whole || now === null ? found : Math.max(now, found);
  return Array.from({ length: found }, (_, index) => last - found + 1 + index);
}

/** Chapters with their titles and beginnings. If the log is complete, the first one includes everything before it. */
export function chapterMarks(steps: readonly Step[], drawing: Chaptered, context: Context, gone = undone(steps)) {
  const found = openings(steps, drawing, context.view, gone);
  const counted = numbers(found.length, steps, drawing.chapters?.now(context.view) ?? null);
  return found.map((opening, index) => ({
    ...opening,
    title: drawing.chapters?.title(counted[index] ?? 1, context) ?? "",
    number: counted[index] ?? 1,
  }));
}

/** One step, split where a chapter begins within it. */
function cut(step: Step, marks: readonly Opening[]): Step[] {
  const at = marks.filter(({ index }) => index > 0).map(({ index }) => index);
  const ends = [...at, step.events.length];
  return [0, ...at].map((start, piece) => ({ ...step, events: step.events.slice(start, ends[piece]) }));
}

function turnsOf(steps: readonly Step[]): Turn[] {
  const turns: { key: number; seat: number | null; steps: Step[] }[] = [];
  for (const step of steps) {
    const last = turns.at(-1);
    const goesOn = last && (step.seat === null || last.seat === step.seat) && step.undo_to == null;
    if (goesOn) last.steps.push(step);
    else turns.push({ key: step.version, seat: step.seat, steps: [step] });
  }
  return turns;
}

export function fold(steps: readonly Step[], drawing: Chaptered, context: Context): Folded {
  const gone = undone(steps);
  const marks = chapterMarks(steps, drawing, context, gone);
  if (marks.length === 0) return { chapters: [{ key: "all", title: null, turns: turnsOf(steps) }], gone };
  const titles = new Map(marks.map((mark) => [`${mark.version}.${mark.index}`, mark.title]));
  const chapters: { key: string; title: string | null; steps: Step[] }[] = [];
  for (const step of steps) {
    const inside = marks.filter(({ version }) => version === step.version);
    let index = 0;
    for (const piece of inside.length > 0 ? cut(step, inside) : [step]) {
      const key = `${step.version}.${index}`;
      const title = titles.get(key);
      const last = chapters.at(-1);
      if (title !== undefined || !last) chapters.push({ key, title: title ?? null, steps: [piece] });
      else last.steps.push(piece);
      index += piece.events.length;
    }
  }
  return { chapters: chapters.map(({ key, title, steps: own }) => ({ key, title, turns: turnsOf(own) })), gone };
}

/** The claims of each turn; an undo removes none. */
export function saidIn<L extends { readonly version: number }>(
  { chapters }: Folded,
  lines: readonly L[],
): ReadonlyMap<Turn, readonly L[]> {
  const turns = chapters.flatMap((chapter) => chapter.turns);
  const found = new Map<Turn, L[]>();
  for (const line of lines) {
    const turn = turns.findLast(({ key }) => key <= line.version);
    if (turn) found.set(turn, [...(found.get(turn) ?? []), line]);
  }
  return found;
}
