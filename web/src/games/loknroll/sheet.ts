/** The score sheet: hand and pile, what the cards were, and how the piles grew. */
import type { Chart, Context, Happening, Say, Sheet, SheetRow } from "../../contract/drawing.ts";
import type { Event, Result, View } from "./wire.ts";
import { cardOf } from "./cards.ts";
import { who } from "./names.ts";
import { countedScore, recordName, storedRecords, type Records } from "./records.ts";

type LokContext = Context<View>;

export function sheet(context: LokContext, history: readonly Happening<Event>[]): Sheet | null {
  const { view, say } = context;
  const result = view.result;
  if (!result) return null;
  return {
    title: title(result, context),
    subtitle: subtitle(result, view, say),
    ...(result.laura ? { rivals: [{ name: say("laura"), letter: "L" }] } : {}),
    totals: [...result.scores, ...(result.laura ? [result.laura.score] : [])],
    places: [...result.places, ...(result.laura ? [lauraPlace(result)] : [])],
    lowest: true,
    rows: rows(result, say),
    counts: counts(result, view, say),
    honours: honours(context, result, history, storedRecords()),
    chart: chart(context, result, history),
  };
}

/** She is first where she won or shares the victory. */
function lauraPlace({ against_laura }: Result): number {
  return against_laura === "won" ? 2 : 1;
}

function title(result: Result, { view, seats, me, say }: LokContext): string {
  if (result.lost) return say("end-derailed");
  if (result.against_laura) {
    if (result.against_laura === "won") return say("end-laura-won");
    return result.against_laura === "lost" ? say("end-laura-lost") : say("end-laura-shared");
  }
  if (view.seats === 1) return say("end-alone", { points: result.scores[0] ?? 0 });
  const names = result.winners.map((seat) => who(seat, seats, say));
  if (names.length > 1) return say("end-shared", { names: names.join(", ") });
  return result.winners[0] === me ? say("end-you") : say("end-one", { name: names[0] ?? "" });
}

function subtitle(result: Result, view: View, say: Say): string {
  if (result.lost) return say("end-derailed-subtitle");
  if (result.laura) return say("end-laura-scores", { mine: result.scores[0] ?? 0, hers: result.laura.score });
  return view.seats === 1 ? say("end-alone-subtitle") : say("end-subtitle");
}

const sheetsOf = ({ sheets, laura }: Result) => (laura ? [...sheets, laura] : sheets);

function rows(result: Result, say: Say): SheetRow[] {
  const sheets = sheetsOf(result);
  return [
    { label: say("end-hand"), icon: "lok-deck", values: sheets.map((one) => one.hand_points) },
    { label: say("end-pile"), icon: "lok-pile", values: sheets.map((one) => one.pile_points) },
  ];
}

function counts(result: Result, view: View, say: Say): SheetRow[] {
  const sheets = sheetsOf(result);
  const derailments = [...view.players, ...(view.laura ? [view.laura] : [])].map((one) => one.derailments);
  const byValue = [4, 3, 2, 1].map((value) => ({
    label: say("end-value", { value }),
    icon: `lok-value-${value}`,
    values: sheets.map((one) => one.by_value[value - 1] ?? 0),
  }));
  return [
    { label: say("end-cards"), icon: "lok-long", values: sheets.map((one) => one.cards) },
    ...byValue,
    { label: say("end-derailments"), icon: "lok-derail", values: derailments },
  ];
}

/** The seat with the most of something, if there is just one and it is anything at all. */
function champion(counts: readonly number[]): number | null {
  const most = Math.max(...counts);
  return most > 0 && counts.filter((count) => count === most).length === 1 ? counts.indexOf(most) : null;
}

const events = (history: readonly Happening<Event>[]): Event[] => history.flatMap((one) => [...one.events]);

function tally(history: readonly Happening<Event>[], seats: number, count: (event: Event) => number): number[] {
  const sums = Array<number>(seats).fill(0);
  for (const event of events(history)) {
    if (typeof event.seat === "number") sums[event.seat] = (sums[event.seat] ?? 0) + count(event);
  }
  return sums;
}

function honours(
  { view, seats, say, practice }: LokContext,
  result: Result,
  history: readonly Happening<Event>[],
  records: Records,
): Sheet["honours"] {
  const found: Sheet["honours"][number][] = [];
  const give = (
    icon: string,
    counts: readonly number[],
    name: (who: string) => string,
    text: (count: number) => string,
  ) => {
    const seat = champion(counts);
    if (seat !== null) found.push({ icon, title: name(who(seat, seats, say)), text: text(counts[seat] ?? 0) });
  };
  if (view.seats === 1) return practice ? [] : recordHonour(view, result, records, say);
  const rides = tally(history, view.seats, (event) => (event.kind === "rode" ? event.to - event.from : 0));
  const pairs = tally(history, view.seats, (event) => (event.kind === "put" && event.combined_with !== null ? 1 : 0));
  give(
    "lok-loco",
    rides,
    (name) => say("honour-driver", { name }),
    (count) => say("honour-driver-text", { count }),
  );
  give(
    "lok-pile",
    pairs,
    (name) => say("honour-pairs", { name }),
    (count) => say("honour-pairs-text", { count }),
  );
  give(
    "lok-derail",
    view.players.map((one) => one.derailments),
    (name) => say("honour-derail", { name }),
    (count) => say("honour-derail-text", { count }),
  );
  return found;
}

function recordHonour(view: View, result: Result, records: Records, say: Say): Sheet["honours"][number][] {
  const scores = records[recordName(view.options.mode, view.options.geometry)] ?? [];
  const best = scores[0];
  const score = countedScore(view);
  const list = scores.join(" · ");
  if (best === undefined) return [];
  if (score !== null && score <= best)
    return [{ icon: "lok-whistle", title: say("record-new"), text: say("record-list", { list }) }];
  return [
    {
      icon: "lok-whistle",
      title: say("record-best", { points: best, missing: (result.scores[0] ?? 0) - best }),
      text: say("record-list", { list }),
    },
  ];
}

/** The sum of each pile after every turn, as everybody could see it, then with the hands. */
export function chart({ view, say }: LokContext, result: Result, history: readonly Happening<Event>[]): Chart | null {
  const laura = result.laura ? view.seats : null; // her line comes behind those of the seats, and counts cards
  const sums = Array<number>(view.seats + (laura === null ? 0 : 1)).fill(0);
  const lines = sums.map((): number[] => [0]);
  const labels = ["0"];
  let turn = 0;
  const note = (name: string) => {
    labels.push(name);
    lines.forEach((line, seat) => line.push(sums[seat] ?? 0));
  };
  for (const event of events(history)) {
    if (event.kind === "drawn" && ++turn > 1) note(String(turn - 1));
    if (event.kind === "put" && event.seat === "laura" && laura !== null) {
      sums[laura] = (sums[laura] ?? 0) + (event.combined_with === null ? 1 : -1);
    }
    if (event.kind === "put" && typeof event.seat === "number") {
      const change = event.combined_with === null ? event.value : -cardOf(event.combined_with).value;
      sums[event.seat] = (sums[event.seat] ?? 0) + change;
    }
  }
  if (turn === 0) return null;
  note(String(turn));
  labels.push(say("chart-end"));
  const ends = [...result.scores, ...(result.laura ? [result.laura.score] : [])];
  lines.forEach((line, seat) => line.push(ends[seat] ?? 0));
  return { title: say("chart-title"), labels, lines: lines.map((values, seat) => ({ seat, values })) };
}
