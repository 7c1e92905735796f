/** The score sheet of a finished game, as its `telling.json` declares it. */
import type { Chart, EventView, Happening, Sheet, SheetRow } from "../contract/drawing.ts";
import { framed, framesOf, said, textsOf } from "./frames.ts";
import { filled, look, matches, partsOf, picked, within } from "./scope.ts";
import type { Frame, HonourSpec, Looking, RowSpec, SheetSpec } from "./scope.ts";

type Values = SheetRow["values"];

/** The value of a declared path, with the type of the view's member. */
const found = <Kind>(path: string, frame: Frame): Kind => look(path, frame) as Kind;

/** Points by source, honours, and the course of the game; null before the end. */
export function sheet(context: Looking, history: readonly Happening<object>[]): Sheet | null {
  const events = history.flatMap((happening) => happening.events as readonly EventView[]);
  const frame = framed(Object(context.view), context, events);
  const spec = frame.speaker.rules?.sheet;
  if (!spec || look("result", frame) === null) return null;
  const rivals = textsOf(spec.rivals ?? [], frame).map((name) => ({ name, letter: name.charAt(0) }));
  const totals = found<readonly number[]>(spec.totals ?? "result.scores", frame);
  const places = found<readonly number[]>(spec.places ?? "result.places", frame);
  return {
    title: said(spec.title, frame),
    subtitle: said(spec.subtitle, frame),
    ...(rivals.length > 0 ? { rivals } : {}),
    ...(spec.lowest ? { lowest: true } : {}),
    ...(spec.tie && isTied(totals, places) ? { tie: said(spec.tie, frame) } : {}),
    totals,
    places,
    rows: rowsOf(spec.rows, frame),
    counts: rowsOf(spec.counts ?? [], frame),
    honours: spec.honours.flatMap((one) => honourOf(one, frame)),
    chart: chartOf(spec.chart, frame),
  };
}

/** Whether equal totals have different places. */
function isTied(totals: readonly number[], places: readonly number[]): boolean {
  return totals.some((one, at) => totals.some((other, there) => one === other && places[at] !== places[there]));
}

function rowsOf(specs: readonly RowSpec[], frame: Frame): SheetRow[] {
  return specs.flatMap((spec) =>
    framesOf(spec, frame).map((row) => ({
      label: said(spec.say, row),
      ...(spec.icon ? { icon: picked(spec.icon, row) } : {}),
      values: partsOf(look(spec.columns ?? "view.players", frame)).map((column) => valueOf(spec, within(row, column))),
    })),
  );
}

/** A figure of one column, or a picture with a word; several figures are cards. */
function valueOf({ value }: RowSpec, frame: Frame): Values[number] {
  if (typeof value !== "string") return { icon: picked(value.icon, frame), text: said(value.say, frame) };
  return found<Values[number] | null>(filled(value, frame), frame) ?? 0;
}

/** The single seat with the most; null for a tie, or if nobody has any. */
export function champion(values: readonly number[]): number | null {
  const best = Math.max(...values);
  const first = values.indexOf(best);
  return best > 0 && values.lastIndexOf(best) === first ? first : null;
}

/** The honour for the single seat with the most of something, in events or in a member. */
function honourOf(spec: HonourSpec, frame: Frame): Sheet["honours"] {
  if (!matches(spec.when, frame)) return [];
  const counts = spec.events ? tally(spec, frame) : figures(spec.value ?? "", frame);
  const seat = champion(counts);
  if (seat === null) return [];
  const told = within(frame, { name: frame.context?.seats[seat]?.name ?? "", count: counts[seat] });
  return [{ icon: spec.icon, title: said(spec.say, told), text: said(`${spec.say}.text`, told) }];
}

function tally({ events, add }: HonourSpec, frame: Frame): number[] {
  const counts = Array<number>(found<number>("view.seats", frame)).fill(0);
  for (const event of frame.events) {
    const one = within(frame, event);
    const { seat } = event;
    if (typeof seat === "number" && matches(events, one))
      counts[seat] = (counts[seat] ?? 0) + (add === undefined ? 1 : Number(look(add, one)));
  }
  return counts;
}

const figures = (value: string, frame: Frame): number[] =>
  partsOf(look("view.players", frame)).map((player) => Number(look(value, within(frame, player))));

/** One line per seat, or a common one. */
function chartOf(spec: SheetSpec["chart"], frame: Frame): Chart | null {
  const lines = found<number[][] | null>(spec.lines, frame);
  const from = spec.from ?? 1;
  if (!lines?.[0]) return null;
  const last = lines[0].length - 1;
  return {
    title: said(spec.say, frame),
    labels: lines[0].map((_, place) => (spec.end && place === last ? said("chart-end", frame) : String(place + from))),
    lines: lines.map((values, seat) => ({ seat: spec.all ? null : seat, values })),
  };
}
