/** The end of Saboteur: gold, roles by round, and how the tunnels grew. */
import type { Chart, Context, Happening, Sheet, SheetRow } from "../../contract/drawing.ts";
import type { Event, View } from "./wire.ts";

type Words = Context<View>;

export function sheet({ view, seats, say }: Words, history: readonly Happening<Event>[]): Sheet | null {
  const result = view.result;
  if (!result) return null;
  const winners = result.winners.map((seat) => seats[seat]?.name ?? "");
  const story = view.past.map((round, index) => say("end-round", { round: index + 1, winners: round.winners }));
  const roles: SheetRow[] = view.past.map((round, index) => ({
    label: say("end-role", { round: index + 1 }),
    values: seats.map(({ seat }) => {
      const role = round.saboteurs.includes(seat) ? "saboteur" : "digger";
      return { icon: `sb-${role}`, text: say(`end-role-${role}`) };
    }),
  }));
  const cards: SheetRow = {
    label: say("end-gold-cards"),
    icon: "sb-nugget-3",
    values: seats.map(({ seat }) => result.gold[seat] ?? []),
  };
  return {
    title: say("end-winners", { count: winners.length, names: winners.join(" · ") }),
    subtitle: story.join(" "),
    totals: result.scores,
    places: result.places,
    rows: [...roles, cards],
    honours: honours(history, seats, say),
    chart: chart(history, say),
  };
}

const eventsIn = (history: readonly Happening<Event>[]): Event[] =>
  history.flatMap((happening) => [...happening.events]);

function honours(history: readonly Happening<Event>[], seats: Words["seats"], say: Words["say"]): Sheet["honours"] {
  const kinds = [
    { kind: "laid", key: "digger", icon: "sb-pickaxe" },
    { kind: "broke", key: "breaker", icon: "sb-lamp-broken" },
    { kind: "mended", key: "mender", icon: "sb-repair" },
  ] as const;
  return kinds.flatMap(({ kind, key, icon }) => {
    const counts = seats.map(
      ({ seat }) => eventsIn(history).filter((event) => event.kind === kind && event.seat === seat).length,
    );
    const count = Math.max(...counts);
    const best = seats[counts.indexOf(count)];
    if (!best || count === 0) return [];
    return [{ icon, title: say(`honour-${key}`, { name: best.name }), text: say(`honour-${key}-text`, { count }) }];
  });
}

/** The farthest column a card lay in after each turn; it falls back to the start with every round. */
export function chart(history: readonly Happening<Event>[], say: Words["say"]): Chart | null {
  const values: number[] = [];
  let columns: number[] = [];
  for (const event of eventsIn(history)) {
    if (event.kind === "laid") columns.push(event.x);
    if (event.kind === "collapsed") columns.splice(columns.indexOf(event.x), 1);
    if (["laid", "collapsed", "broke", "mended", "discarded", "looked"].includes(event.kind)) {
      values.push(Math.max(0, ...columns));
    }
    if (event.kind === "round-over") columns = [];
  }
  if (values.length === 0) return null;
  return {
    title: say("end-chart"),
    labels: values.map((_, index) => String(index + 1)),
    lines: [{ seat: null, values }],
  };
}
