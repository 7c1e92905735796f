/** The end sheet: points by source, who shone, and how it came about. */
import type { Chart, Happening, Sheet, SheetRow } from "../../contract/drawing.ts";
import { sum } from "./facts.ts";
import type { Event, View } from "./wire.ts";
import { listed, seatName, sourceWords, type Words } from "./words.ts";

const ICONS: Readonly<Record<string, string>> = {
  haunts: "hal-a-haunt",
  cards: "hal-card",
  sharing: "hal-disc",
  bonus: "hal-bonus-point",
  sets: "hal-ghost-token",
};

/** Every source that gave somebody points, the game's own ones first. */
export function sourcesOf(view: View): string[] {
  const own = Object.keys(ICONS);
  const found = new Set(view.players.flatMap(({ sheet }) => Object.keys(sheet)));
  const cards = [...found].filter((source) => !own.includes(source));
  return [
    ...own.filter((source) => found.has(source)),
    ...cards.sort((a, b) => Number(a.slice(5)) - Number(b.slice(5))),
  ];
}

function rows({ view, say }: Words): SheetRow[] {
  return sourcesOf(view).map((source) => ({
    label: sourceWords(source, say),
    icon: ICONS[source] ?? "hal-card",
    values: view.players.map(({ sheet }) => sheet[source] ?? 0),
  }));
}

export function sheet(context: Words, history: readonly Happening<Event>[]): Sheet | null {
  const { view, say } = context;
  if (!view.result) return null;
  const { scores, places: ranking } = view.result;
  const winners = ranking.flatMap((place, seat) => (place === 1 ? [seat] : []));
  const names = listed(
    winners.map((seat) => seatName(context, seat)),
    say,
  );
  const best = Math.max(...scores);
  const level = scores.filter((score) => score === best).length;
  return {
    title: say(winners.length > 1 ? "end-shared" : "end-winner", { names }),
    subtitle: say(level > winners.length ? "end-by-tokens" : "end-rounds", { rounds: view.round, points: best }),
    totals: scores,
    places: ranking,
    rows: rows(context),
    honours: honours(context, history),
    chart: chart(context, history),
  };
}

/** The one seat that has most; nothing where two share it or nobody has any. */
export function champion(values: readonly number[]): number | null {
  const best = Math.max(...values);
  const first = values.indexOf(best);
  return best > 0 && values.lastIndexOf(best) === first ? first : null;
}

function tally(view: View, events: readonly Event[], worth: (event: Event) => number): number[] {
  const totals = view.players.map(() => 0);
  for (const event of events) {
    if (event.seat !== null) totals[event.seat] = (totals[event.seat] ?? 0) + worth(event);
  }
  return totals;
}

function honours(context: Words, history: readonly Happening<Event>[]): Sheet["honours"] {
  const { view, say } = context;
  const events = history.flatMap((happening) => happening.events);
  const given: { icon: string; title: string; text: string }[] = [];
  const give = (key: string, icon: string, values: readonly number[]) => {
    const seat = champion(values);
    if (seat === null) return;
    const name = seatName(context, seat);
    given.push({
      icon,
      title: say(`honour-${key}`, { name }),
      text: say(`honour-${key}.text`, { count: values[seat] ?? 0 }),
    });
  };
  give(
    "fight",
    "hal-a-fight",
    tally(view, events, ({ kind }) => (kind === "fight_won" ? 1 : 0)),
  );
  give(
    "scare",
    "hal-a-scare",
    tally(view, events, (event) => (event.kind === "scare_gained" ? event.count : 0)),
  );
  give(
    "tokens",
    "hal-ghost-token",
    view.players.map(({ tokens }) => sum(tokens)),
  );
  return given;
}

/** Everybody's points after each round, and at the end. */
export function chart({ view, say }: Words, history: readonly Happening<Event>[]): Chart | null {
  const points = view.players.map(() => 0);
  const rounds: number[][] = [];
  let turns = 0;
  for (const event of history.flatMap((happening) => happening.events)) {
    if (event.kind === "points" && event.seat !== null) {
      points[event.seat] = (points[event.seat] ?? 0) + event.points;
    }
    if (event.kind === "turn_ended") {
      turns += 1;
      if (turns % view.seats === 0) rounds.push([...points]);
    }
  }
  if (rounds.length < 2) return null;
  const values = [...rounds, points];
  return {
    title: say("chart-title"),
    labels: values.map((_, index) => (index < rounds.length ? String(index + 1) : say("chart-end"))),
    lines: view.players.map(({ seat }) => ({ seat, values: values.map((scores) => scores[seat] ?? 0) })),
  };
}
